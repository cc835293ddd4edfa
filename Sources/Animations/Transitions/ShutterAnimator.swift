import Foundation
import TransitionCore

/// The old screen is the six blades of a camera's shutter, which open upon the new one.
public struct ShutterAnimator: TransitionAnimator {
    /// A shutter of six blades.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "shutter", title: "Shutter", tags: [.clip, .film],
            summary: "The old screen is the six blades of a camera's shutter, which turn and open upon the new one.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        guard let hexagon = RegularPolygon(around: [0.5, 0.5], corners: 6, in: scene) else {
            return FadeAnimator().choreography(in: scene)
        }
        // A blade is what lies beyond one side of the opening, up to the next side drawn on. It takes its part of the
        // picture along, a third as far as it goes itself.
        let blades = (0..<6).map { blade in
            Piece(
                .full,
                .curve { progress in
                    let (size, turned) = (1.02 * progress, 0.4 * .pi * progress)
                    func corner(_ index: Int, _ size: Double) -> Polygon.Point {
                        hexagon.corner(index, size: size, turned: turned)
                    }
                    func beyond(_ index: Int) -> Polygon.Point {
                        corner(index, size) + (corner(index, 1) - corner(index - 1, 1)) * 4
                    }
                    let light = 0.5 - 0.5 * cos(Double(blade) * .pi / 3 + turned)
                    let side = (corner(blade, size) + corner(blade + 1, size)) / 2
                    let way = (side - SIMD2(0.5, 0.5)) / 3
                    let outline = [
                        corner(blade, size), corner(blade + 1, size), beyond(blade + 1), beyond(blade),
                    ]
                    return .clip(.polygon(Polygon(outline.map { $0 - way }))).offset(x: way.x, y: way.y)
                        .shade(min(5 * progress, 1) * (0.06 + 0.46 * light))
                })
        }
        return Choreography(
            foreground: [.from(.scale(1.12)), .from(.shade(0.4), until: 0.5)], background: .pieces(blades),
            front: .background)
    }
}

extension TransitionAnimator where Self == ShutterAnimator {
    /// The old screen is the six blades of a camera's shutter, which open upon the new one.
    public static var shutter: Self { Self() }
}
