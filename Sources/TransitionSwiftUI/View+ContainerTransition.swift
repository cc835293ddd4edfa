#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import TransitionCore
import TransitionUIKit
import UIKit

extension View {
    /// Plays an animator for every push of the navigation stack, and in reverse for every pop, including swipes.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     NavigationStack(path: $path) {
    ///         PhotoList()
    ///             .stackTransition(.cube)
    ///     }
    ///
    /// Apply the modifier to the first view inside the stack, or to the stack itself. On a destination it takes effect
    /// too late for the push of that destination; for a single push, use the environment's `screenTransition`, which
    /// this modifier provides (``ScreenTransitionAction``). The path stays
    /// in sync: it gets shorter when a pop finishes or a finger reverses a push, and does not change when a pop is
    /// cancelled. A finger can hold a pop that began in code or with the Back button, but cannot reverse the pop.
    ///
    /// - Parameters:
    ///   - transition: The animator; nil leaves the stack to the system.
    ///   - options: The swipe back, the release and the Reduce Motion behaviour.
    public func stackTransition(
        _ transition: (any TransitionAnimator)?, options: NavigationTransitionOptions = NavigationTransitionOptions()
    ) -> some View {
        modifier(StackTransition(animator: transition, options: options))
    }

    /// Plays an animator for every change of tabs, by a tap or in code. ``tabTransition(_:swipe:)`` also lets fingers
    /// swipe between tabs.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     TabView(selection: $tab) {
    ///         …
    ///     }
    ///     .tabTransition(.slide)
    ///
    /// Apply the modifier to the tab view, or to the content of one of its tabs. The selection stays in sync: it
    /// changes when a swipe finishes, and returns to the earlier tab when a finger reverses a change.
    ///
    /// - Parameters:
    ///   - transition: The animator; nil leaves the tabs to the system.
    ///   - options: The behaviour of taps, swipes, releases and Reduce Motion; no swipes by default.
    public func tabTransition(
        _ transition: (any TransitionAnimator)?, options: TabTransitionOptions = TabTransitionOptions()
    ) -> some View {
        background(TransitionRequestView<UITabBarController>(animator: transition, options: options).hiddenAway)
    }

    /// Plays an animator for every change of tabs, by a tap, in code or by a swipe.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     TabView(selection: $tab) {
    ///         …
    ///     }
    ///     .tabTransition(.slide, swipe: .fromAnywhere)
    ///
    /// - Parameters:
    ///   - transition: The animator; nil leaves the tabs to the system.
    ///   - swipe: Where a swipe may begin; `TabTransitionOptions` has more settings for swipes.
    public func tabTransition(_ transition: (any TransitionAnimator)?, swipe: SwipeOrigin) -> some View {
        tabTransition(transition, options: TabTransitionOptions(swipe: swipe))
    }
}

extension EnvironmentValues {
    /// Plays an animator for one push of the stack around the view.
    public internal(set) var screenTransition: ScreenTransitionAction {
        get { self[ScreenTransitionKey.self] }
        set { self[ScreenTransitionKey.self] = newValue }
    }
}

private struct ScreenTransitionKey: EnvironmentKey {
    static let defaultValue = ScreenTransitionAction()
}

/// Requests the transitions of a stack, and lets the views within find that stack.
private struct StackTransition: ViewModifier {
    let animator: (any TransitionAnimator)?
    let options: NavigationTransitionOptions
    @State private var stack = FoundStack()

    func body(content: Content) -> some View {
        content
            .background(
                TransitionRequestView<UINavigationController>(animator: animator, options: options) { [stack] in
                    stack.request = $0
                }.hiddenAway
            )
            .environment(\.screenTransition, ScreenTransitionAction(stack))
    }
}

/// Inserts a request's finder among SwiftUI's controllers.
private struct TransitionRequestView<Container: StateDrivenContainer>: UIViewControllerRepresentable {
    let animator: (any TransitionAnimator)?
    let options: Container.TransitionOptions
    /// Called with the request when SwiftUI makes the finder.
    var onMake: @MainActor (TransitionRequest<Container>) -> Void = { _ in }

    var hiddenAway: some View { frame(width: 0, height: 0).accessibilityHidden(true) }

    func makeCoordinator() -> TransitionRequest<Container> { TransitionRequest(animator, options: options) }

    func makeUIViewController(context: Context) -> ContainerFinder {
        onMake(context.coordinator)
        return context.coordinator.finder
    }

    func updateUIViewController(_ finder: ContainerFinder, context: Context) {
        context.coordinator.update(animator, options: options)
    }

    static func dismantleUIViewController(_ finder: ContainerFinder, coordinator: TransitionRequest<Container>) {
        coordinator.withdraw()
    }
}
#endif
