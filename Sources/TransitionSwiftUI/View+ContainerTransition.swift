#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT
import SwiftUI
import TransitionCore
import TransitionUIKit
import UIKit

extension View {
    /// Plays an animator for every push of the navigation stack, and backwards for every pop, swipes included.
    ///
    ///     NavigationStack(path: $path) {
    ///         PhotoList()
    ///             .stackTransition(.cube)
    ///     }
    ///
    /// Put it on the first view within the stack, or on the stack itself. On a destination it comes too late for the push
    /// that brings that destination; ``withScreenTransition(_:_:)`` is for single pushes. The path stays true: it is
    /// shortened when a pop has finished, not when it was called off, and when a finger turns a push back. A pop that
    /// began in code or by a tap on Back can be held by a finger, but not turned back.
    ///
    /// - Parameters:
    ///   - transition: The animator; nil leaves the stack to the system.
    ///   - options: Swipe back, release, Reduce Motion.
    public func stackTransition(
        _ transition: (any TransitionAnimator)?, options: NavigationTransitionOptions = NavigationTransitionOptions()
    ) -> some View {
        background(TransitionRequestView<UINavigationController>(animator: transition, options: options).hiddenAway)
    }

    /// Plays an animator for every change of tabs, by a tap or in code. ``tabTransition(_:swipe:)`` lets fingers swipe
    /// between tabs too.
    ///
    ///     TabView(selection: $tab) {
    ///         …
    ///     }
    ///     .tabTransition(.slide)
    ///
    /// Put it on the tab view, or on what is in one of its tabs. The selection stays true: it changes when a swipe has
    /// finished, and changes back when a finger turns a change back.
    ///
    /// - Parameters:
    ///   - transition: The animator; nil leaves the tabs to the system.
    ///   - options: Taps, swipes, release, Reduce Motion; no swipes by default.
    public func tabTransition(
        _ transition: (any TransitionAnimator)?, options: TabTransitionOptions = TabTransitionOptions()
    ) -> some View {
        background(TransitionRequestView<UITabBarController>(animator: transition, options: options).hiddenAway)
    }

    /// Plays an animator for every change of tabs, by a tap, in code or by a swipe.
    ///
    ///     TabView(selection: $tab) {
    ///         …
    ///     }
    ///     .tabTransition(.slide, swipe: .fromAnywhere)
    ///
    /// - Parameters:
    ///   - transition: The animator; nil leaves the tabs to the system.
    ///   - swipe: Where a swipe may begin; `TabTransitionOptions` has more about swipes.
    public func tabTransition(_ transition: (any TransitionAnimator)?, swipe: SwipeOrigin) -> some View {
        tabTransition(transition, options: TabTransitionOptions(swipe: swipe))
    }
}

/// Puts a request's finder among SwiftUI's controllers.
private struct TransitionRequestView<Container: StateDrivenContainer>: UIViewControllerRepresentable {
    let animator: (any TransitionAnimator)?
    let options: Container.TransitionOptions

    var hiddenAway: some View { frame(width: 0, height: 0).accessibilityHidden(true) }

    func makeCoordinator() -> TransitionRequest<Container> { TransitionRequest(animator, options: options) }

    func makeUIViewController(context: Context) -> ContainerFinder { context.coordinator.finder }

    func updateUIViewController(_ finder: ContainerFinder, context: Context) {
        context.coordinator.update(animator, options: options)
    }

    static func dismantleUIViewController(_ finder: ContainerFinder, coordinator: TransitionRequest<Container>) {
        coordinator.withdraw()
    }
}
#endif
