import Foundation
import TransitionCore

/// Checks shadows at both ends. A screen that waits outside the container must not cast a shadow into it, because the
/// shadow would appear and disappear suddenly.
extension Audit.Inspection {
    /// The strength below which a shadow does not count: less than three of a screen's 255 steps from black to white.
    private static let faintShadow = 0.01

    mutating func inspectShadows(_ coverage: Coverage, _ check: Audit.Check, _ rehearsal: Audit.Rehearsal) {
        guard coverage.elements.contains(where: { $0.shadow.opacity * $0.opacity > Self.faintShadow }) else { return }
        let progress = check == .start ? 0.0 : 1
        for (x, y) in Audit.grid(in: rehearsal.size) + Audit.rim(of: rehearsal.size) {
            for (index, darkness) in coverage.shadows(x: x, y: y) where darkness > Self.faintShadow {
                let element = coverage.elements[index]
                let place = rehearsal.place(progress, element.role, piece: element.piece)
                report(
                    check, at: place, kind: "shadow",
                    "At progress \(Int(progress)) the shadow of \(Audit.subject(element.role, piece: element.piece)) is "
                        + "\(check == .start ? "already" : "still") visible, "
                        + "around (\(Audit.text(x)), \(Audit.text(y))).",
                    mend: "Let it appear and disappear on the way, with a separate motion: "
                        + "`.passingShadow(opacity: 0.3, radius: 12)`.")
            }
        }
    }
}

extension Audit {
    /// Returns points at most 1 point inside the sides of a container of this size. These are the first points that a
    /// shadow from outside, or a gap, reaches.
    static func rim(of size: CGSize, steps: Int = 9) -> [(x: Double, y: Double)] {
        let (width, height) = (Double(size.width), Double(size.height))
        let inset = min(1, width / 4, height / 4)
        return (0..<steps).flatMap { step in
            let fraction = (Double(step) + 0.4927) / Double(steps)
            return [
                (inset, fraction * height), (width - inset, fraction * height), (fraction * width, inset),
                (fraction * width, height - inset),
            ]
        }
    }
}

extension Audit {
    /// Returns a point in each corner of a container of this size, half a point from both edges.
    static func corners(of size: CGSize) -> [(x: Double, y: Double)] {
        let (width, height) = (Double(size.width), Double(size.height))
        return [(0.5, 0.5), (width - 0.5, 0.5), (0.5, height - 0.5), (width - 0.5, height - 0.5)]
    }
}

extension Coverage {
    /// Returns the darkness of each element's shadow at a point of the container, 0 to 1. Elements in front of a shadow
    /// cover it.
    func shadows(x: Double, y: Double) -> [(element: Int, darkness: Double)] {
        var remaining = 1.0
        var result: [(element: Int, darkness: Double)] = []
        for index in elements.indices.reversed() where remaining > 1e-3 {
            let element = elements[index]
            if element.place(x: x, y: y, in: size) != nil { remaining *= 1 - element.opacity }
            let darkness = remaining * element.shadowStrength(x: x, y: y, in: size)
            if darkness > 0 { result.append((index, darkness)) }
        }
        return result
    }
}

extension Coverage.Element {
    /// Returns the strength of the element's shadow at a point of the container, 0 to 1. The blur is in the element's
    /// plane, so it tilts with the element. A logistic function approximates a Gaussian blur with the shadow's radius
    /// as the standard deviation.
    fileprivate func shadowStrength(x: Double, y: Double, in container: CGSize) -> Double {
        guard opacity > 0, shadow.opacity > 0 else { return 0 }
        let centerX = container.width / 2 + placement.center.x
        let centerY = container.height / 2 + placement.center.y
        guard let hit = matrix.unproject(x: x - centerX, y: y - centerY) else { return 0 }
        let outsideX = abs(hit.x - shadow.dx) - Double(placement.size.width) / 2
        let outsideY = abs(hit.y - shadow.dy) - Double(placement.size.height) / 2
        func share(_ outside: Double) -> Double {
            shadow.radius > 0 ? 1 / (1 + exp(1.7 * outside / shadow.radius)) : outside < 0 ? 1 : 0
        }
        return opacity * shadow.opacity * share(outsideX) * share(outsideY)
    }
}
