import Foundation
import TransitionCore

/// The badge bounces above the icon.
public struct BadgeBounceItemAnimator: TabItemAnimator {
    /// The height of the first bounce, in points.
    public var height: Double
    /// The duration of the bounces, in seconds.
    public var seconds: Double

    /// Creates a bounce of this height in points and this duration in seconds.
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
    /// The badge bounces with this height in points and this duration in seconds.
    public static func badgeBounce(height: Double, seconds: Double) -> Self { Self(height: height, seconds: seconds) }
}
