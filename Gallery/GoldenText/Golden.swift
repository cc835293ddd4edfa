import Foundation
import TransitionCore

/// The behaviour of an animator as text that can be read in a diff: its poses at five progresses in a phone-size
/// container.
package struct Golden {
    private let animator: any TransitionAnimator

    static let size = CGSize(width: 390, height: 844)
    static let progresses = [0, 0.25, 0.5, 0.75, 1]

    package init(animator: any TransitionAnimator) { self.animator = animator }

    private static let bare = TransitionScene(size: size)
    /// A thumbnail that grows into a picture across the top.
    private static let withRects = TransitionScene(
        size: size,
        sourceRect: CGRect(x: 24, y: 480, width: 96, height: 96),
        targetRect: CGRect(x: 0, y: 100, width: 390, height: 300)
    )

    package var text: String {
        let info = animator.info
        let containers = ContainerKind.allCases.filter(info.containers.contains).map(\.rawValue)
        var lines = [
            "\(info.title) (\(info.name))", info.summary,
            "\(Golden.text(animator.duration)) s, \(Golden.text(animator.timing))",
            "for \(containers.joined(separator: ", "))" + (info.isReduceMotionSafe ? ", calm" : "")
                + (animator.movesWholeWindow ? ", moving the whole window" : "")
                + (animator.allowsOvershoot ? ", overshooting" : ""),
        ]
        let forward = Golden.lines(animator.choreography(in: Golden.bare))
        lines += ["", "way in"] + forward
        let aimed = Golden.lines(animator.choreography(in: Golden.withRects))
        if aimed != forward { lines += ["", "way in, from a source to a target"] + aimed }
        if let backward = animator.returnChoreography(in: Golden.bare) {
            lines += ["", "way back, played from 1 to 0"] + Golden.lines(backward)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ choreography: Choreography) -> [String] {
        var stage = ["front \((choreography.front ?? .foreground).first.rawValue)"]
        stage += (choreography.front?.switches ?? []).map { "switching at \(text($0))" }
        if let c = choreography.backdrop { stage.append("backdrop \(text([c.red, c.green, c.blue]))") }
        if choreography.resting == .overlay { stage.append("overlay") }
        if let distance = choreography.eyeDistance { stage.append("eye \(text(distance))") }
        if !choreography.cuts.isEmpty { stage.append("cuts \(text(choreography.cuts))") }
        return ["  " + stage.joined(separator: ", ")]
            + progresses.flatMap { progress in
                ["  \(text(progress))"]
                    + [ScreenRole.foreground, .background].flatMap { role in
                        lines(choreography[role], role, at: progress).map { "    " + $0 }
                    }
            }
    }

    /// A screen and the first, the middle and the last of its pieces, and a checksum of the others.
    private static func lines(_ track: Choreography.Track, _ role: ScreenRole, at progress: Double) -> [String] {
        var lines: [String] = []
        if track.showsScreen || !track.motions.isEmpty {
            lines.append("\(role.rawValue): \(text(track.motions, at: progress))")
        }
        guard !track.pieces.isEmpty else { return lines }
        let pieces = track.pieces.map { piece in
            let rect = [piece.rect.x, piece.rect.y, piece.rect.width, piece.rect.height]
            return "[\(text(rect))]: \(text(piece.motions, at: progress))"
        }
        let shown = Set([0, (pieces.count - 1) / 2, pieces.count - 1]).sorted()
        lines += shown.map { "\(role.rawValue) piece \($0) \(pieces[$0])" }
        if shown.count < pieces.count {
            lines.append("\(role.rawValue), all \(pieces.count) pieces: \(checksum(pieces))")
        }
        return lines
    }

    static func text(_ motions: [Motion], at progress: Double) -> String {
        let poses = motions.map { text($0.pose(at: progress)) }
        return poses.isEmpty ? "rest" : poses.joined(separator: "; then ")
    }

    /// FNV-1a, 32 bits: the same on every machine.
    private static func checksum(_ lines: [String]) -> String {
        let hash = lines.joined(separator: "\n").utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(hash, radix: 16)
    }
}

extension Golden {
    /// The components that are not at rest, in alphabetical order.
    package static func text(_ pose: Pose) -> String {
        var parts: [String] = []
        let (scale, rotation, offset) = (pose.scale, pose.rotation, pose.offset)
        if text(rotation.angle) != "0" || text([scale.x, scale.y]) != "1 1" {
            let depth = pose.anchor.depth == 0 ? "" : " \(text(pose.anchor.depth)) pt"
            if pose.anchor != Pose.Anchor() { parts.append("anchor \(text([pose.anchor.x, pose.anchor.y]))\(depth)") }
        }
        if let clip = text(pose.clip) { parts.append(clip) }
        if pose.cornerRadius != 0 { parts.append("corner \(text(pose.cornerRadius)) pt") }
        let moves = [
            text([offset.x, offset.y]), text([offset.dx, offset.dy]) + " pt", text(offset.depth) + " pt towards you",
        ]
        for (move, none) in zip(moves, ["0 0", "0 0 pt", "0 pt towards you"]) where move != none {
            parts.append("offset \(move)")
        }
        if text(pose.opacity) != "1" { parts.append("opacity \(text(pose.opacity))") }
        if text(rotation.angle) != "0" {
            let axis = [rotation.axis.x, rotation.axis.y, rotation.axis.z]
            parts.append("rotation \(text(rotation.angle * 180 / .pi))° about \(text(axis))")
        }
        if text([scale.x, scale.y]) != "1 1" { parts.append("scale \(text([scale.x, scale.y]))") }
        if text(pose.shade) != "0" { parts.append("shade \(text(pose.shade))") }
        let shadow = pose.shadow
        if text(shadow.opacity) != "0" {
            parts.append("shadow \(text(shadow.opacity)) of \(text([shadow.radius, shadow.dx, shadow.dy])) pt")
        }
        return parts.isEmpty ? "rest" : parts.joined(separator: ", ")
    }

    private static func text(_ clip: Clip) -> String? {
        switch clip {
        case .none: nil
        case .roundedRect(let r, let radius):
            "clip rectangle \(text([r.x, r.y, r.width, r.height])) corner \(text(radius)) pt"
        case .circle(let x, let y, let radius): "clip circle \(text([x, y, radius]))"
        case .polygon(let polygon):
            "clip polygon \((0..<polygon.count).map { text([polygon[$0].x, polygon[$0].y]) }.joined(separator: ", "))"
        }
    }

    static func text(_ timing: Timing) -> String {
        switch timing {
        case .curve(let curve): "curve \(text([curve.x1, curve.y1, curve.x2, curve.y2]))"
        case .spring(let spring):
            "spring of response \(text(spring.response)), damping ratio \(text(spring.dampingRatio))"
        }
    }

    private static func text(_ numbers: [Double]) -> String { numbers.map(text).joined(separator: " ") }

    /// Three digits after the point at most.
    package static func text(_ number: Double) -> String {
        // Numbers half-way between two roundings are common; a nudge keeps the last digit of a sine from deciding.
        let thousandths = (number * 1000 + 1e-6).rounded()
        guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(number)" }
        let (whole, rest) = Int(thousandths).magnitude.quotientAndRemainder(dividingBy: 1000)
        var digits = rest == 0 ? "" : "." + String(String(1000 + rest).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        return (thousandths < 0 ? "-" : "") + "\(whole)\(digits)"
    }
}
