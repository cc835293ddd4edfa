import Foundation
import TransitionCore

/// The old screen is turned over like a page that bends, and the new one is the next page.
public struct PageAnimator: TransitionAnimator {
    /// The number of strips that draw the bent page.
    public let strips: Int

    /// A page drawn with the given number of strips, 2 to 40.
    public init(strips: Int = 13) { self.strips = min(max(strips, 2), 40) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "page", title: "Page", tags: [.paper, .pieces, .threeD],
            summary: "The old screen is turned like a page, its free edge first, and the new one is the page beneath.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("strips", strips, in: 2...40) { Self(strips: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The page bends along an arc, which is strongest half-way, and stands on edge at the end.
        let width = scene.width
        let page = Bend(isAcross: true, strips: strips).pieces(in: scene) { progress, along in
            let start = 0.5 * .pi * progress * progress
            let bend = 0.5 * .pi * sin(.pi * progress)
            return Bend.Place(along: along, onArcFrom: start, curvature: width > 0 ? bend / width : 0)
        } look: { progress, _, degrees, pose in
            // A flat strip is light and an upright one is dark; a strip that has turned over shows its dark back.
            pose.shade(0.5 * min(max(degrees, 0), 100) / 100 * min(8 * progress, 1))
        }
        return Choreography(
            foreground: .from(.shade(0.6)), background: .pieces(page),
            front: .background, eyeDistance: 2 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == PageAnimator {
    /// The old screen is turned like a page, its free edge first, and the new one is the page beneath.
    public static var page: Self { Self() }
    /// The old screen is turned like a page drawn with the given number of strips.
    public static func page(strips: Int) -> Self { Self(strips: strips) }
}
