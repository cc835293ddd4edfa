#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import UIKit

extension View {
    /// Plays an animation on the tab bar item of the tab that contains this view, when the tab is selected.
    ///
    ///     TabView {
    ///         HomeView()
    ///             .tabItem { Label("Home", systemImage: "house") }
    ///             .tabItemAnimation(.bounce)
    ///     }
    ///
    /// Apply the modifier to the content of a tab. The bar stays the system bar, as with
    /// `UITabBarController.setTabItemAnimation(_:motion:)`. SwiftUI creates the content of a tab when the tab is first
    /// selected, so the animation plays from the second selection on if no other tab contains this modifier. If one tab
    /// has several animations, the latest one wins.
    ///
    /// - Parameter animation: The animation; nil plays none.
    public func tabItemAnimation(_ animation: (any TabItemAnimator)?) -> some View {
        background(
            TabItemRequestView(animation: animation).frame(width: 0, height: 0).accessibilityHidden(true))
    }
}

/// Inserts a request among SwiftUI's controllers.
private struct TabItemRequestView: UIViewControllerRepresentable {
    let animation: (any TabItemAnimator)?

    func makeUIViewController(context: Context) -> TabItemRequest { TabItemRequest() }

    func updateUIViewController(_ request: TabItemRequest, context: Context) { request.update(animation) }

    static func dismantleUIViewController(_ request: TabItemRequest, coordinator: ()) { request.withdraw() }
}
#endif
