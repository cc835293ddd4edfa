import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The badge bounces above the icon.
    @_alwaysEmitIntoClient
    public static var badgeBounce: Self { badgeBounce(height: 6, seconds: 0.6) }

    /// The badge bounces above the icon.
    ///
    /// - Parameters:
    ///   - height: The height of the first bounce, in points.
    ///   - seconds: The duration of the bounces, in seconds.
    @_alwaysEmitIntoClient
    public static func badgeBounce(height: Double, seconds: Double) -> Self {
        Self(
            "badgeBounce", tags: [.bounce, .vertical], duration: seconds,
            "The badge bounces above the icon."
        ) { _ in
            TabItemChoreography(
                badge: [.curve { .offset(dy: $0 < 1 ? -height * (1 - $0) * abs(sin($0 * 3 * .pi)) : 0) }])
        }
    }
}
