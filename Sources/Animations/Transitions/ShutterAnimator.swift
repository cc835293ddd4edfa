import Foundation
import TransitionCore

/// The six blades of a camera's shutter close on the old screen and open on the new one.
public struct ShutterAnimator: TransitionAnimator {
    /// The animator.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "shutter",
            title: "Shutter",
            summary:
                "The six blades of a camera's shutter close on the old screen and open on the new one.",
            tags: ["clip", "polygon", "film", "camera"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Evenly: both halves have a pace of their own.
    public var timing: Timing { .linear }

    /// The way in. The opening turns on as it closes and opens.
    public func choreography(in scene: TransitionScene) -> Choreography {
        // The middles of the hexagon's sides, too, are outside of the container when it is open.
        let reach =
            1.02 * Clip.reach(x: 0.5, y: 0.5, width: scene.width, height: scene.height) / cos(.pi / 6)
        guard reach.isFinite, scene.width >= 1, scene.height >= 1 else {
            return Choreography(foreground: .from(.opacity(0)))
        }
        let unit = SIMD2(reach / scene.width, reach / scene.height)
        func opening(_ size: Double, turn: Double) -> Pose {
            let corners = (0..<6).map { corner in
                let angle = (Double(corner) / 3 + turn) * .pi
                return SIMD2(0.5, 0.5) + SIMD2(sin(angle), -cos(angle)) * unit * size
            }
            return .clip(.polygon(Polygon(corners)))
        }
        // A turning hexagon is no straight line: half of the way takes several keyframes.
        func half(from start: Double, _ size: (Double) -> Double) -> Motion {
            .keyframes(
                (0...6).map { step in
                    let (way, progress) = (Double(step) / 6, start + Double(step) / 12)
                    return .at(progress, opening(size(way), turn: 0.5 * progress))
                })
        }
        return Choreography(
            foreground: [
                half(from: 0.5) { Easing.easeIn($0) },
                .keyframes([.at(0.5, .scale(1.12), easing: .easeOut), .at(1, .rest)]),
            ],
            background: [
                half(from: 0) { 1 - Easing.easeOut($0) },
                .keyframes([.at(0, .rest, easing: .easeIn), .at(0.5, .scale(0.9).shade(0.3))]),
            ],
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == ShutterAnimator {
    /// The six blades of a camera's shutter close on the old screen and open on the new one.
    public static var shutter: ShutterAnimator { ShutterAnimator() }
}
