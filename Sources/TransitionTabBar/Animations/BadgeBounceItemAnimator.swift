import Foundation
import TransitionCore

/// The badge bounces above the icon.
public struct BadgeBounceItemAnimator: TabItemAnimator {
    /// How high it bounces at first, in points.
    public var height: Double
    /// How long it bounces, in seconds.
    public var seconds: Double

    /// A bounce of so many points that lasts so many seconds.
    public init(height: Double = 20, seconds: Double = 2) {
        self.height = height
        self.seconds = seconds
    }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "badgeBounce", title: "Badge bounce", tags: [.bounce, .vertical],
            summary: "The badge bounces above the icon.", containers: [.tab])
    }
    public var duration: Double { seconds }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            badge: [.curve { .offset(dy: $0 < 1 ? -height * (1 - $0) * abs(sin($0 * 4 * .pi)) : 0) }])
    }
}

extension TabItemAnimator where Self == BadgeBounceItemAnimator {
    /// The badge bounces above the icon.
    public static var badgeBounce: Self { Self() }
    /// The badge bounces so high, for so long.
    public static func badgeBounce(height: Double, seconds: Double) -> Self { Self(height: height, seconds: seconds) }
}
