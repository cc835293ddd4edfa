#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import TransitionCore
import UIKit

/// Shows the content for a value, and changes it by a transition when the value changes.
///
/// > Experimental: Names and behaviour may change with a minor version.
///
///     WindowGroup {
///         TransitionSwitch(session.isLoggedIn, transition: .fold) { isLoggedIn in
///             if isLoggedIn { HomeView() } else { LoginView() }
///         }
///     }
///
/// Both contents are live while they move, and views with the same id fly. The value stays true: a finger can hold a change,
/// but not turn it round, and a value that changes again changes the content at once.
///
/// The content for a value lives as `if` and `else` let views live: it has its own state while it is shown and until it has
/// left. A value that comes back later has a new content, with its `@State` as at first. The content has the environment of
/// this view. What it prefers, such as a navigation title or a preferred colour scheme, does not reach the views around
/// this one.
public struct TransitionSwitch<Value: Hashable, Content: View>: View {
    private let value: Value
    private let rule: @MainActor (_ from: Value, _ to: Value) -> (any TransitionAnimator)?
    private let content: (Value) -> Content

    /// Changes the content by the same animator each time.
    ///
    /// - Parameters:
    ///   - value: The value that decides what is shown.
    ///   - transition: The animator, which plays as between tabs; nil changes the content without animation.
    ///   - content: Returns the content for a value.
    public init(
        _ value: Value, transition: (any TransitionAnimator)?, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        (self.value, self.content) = (value, content)
        rule = { _, _ in transition }
    }

    /// Changes the content by the animator for two values.
    ///
    ///     TransitionSwitch(session.isLoggedIn) { wasLoggedIn, _ in
    ///         wasLoggedIn ? CatalogueAnimator.fade : .fold
    ///     } content: { isLoggedIn in
    ///         if isLoggedIn { HomeView() } else { LoginView() }
    ///     }
    ///
    /// - Parameters:
    ///   - value: The value that decides what is shown.
    ///   - transition: Returns the animator for a change from one value to another; nil changes without animation.
    ///   - content: Returns the content for a value.
    public init(
        _ value: Value, transition: @escaping @MainActor (_ from: Value, _ to: Value) -> (any TransitionAnimator)?,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        (self.value, self.content, rule) = (value, content, transition)
    }

    public var body: some View {
        // The content has its own safe area, because it fills this view.
        SwitchView(value: value, rule: rule, content: content).ignoresSafeArea()
    }
}

/// Inserts the container among SwiftUI's controllers.
private struct SwitchView<Value: Hashable, Content: View>: UIViewControllerRepresentable {
    let value: Value
    let rule: @MainActor (_ from: Value, _ to: Value) -> (any TransitionAnimator)?
    let content: (Value) -> Content

    func makeUIViewController(context: Context) -> SwitchContainer { SwitchContainer() }

    func updateUIViewController(_ container: SwitchContainer, context: Context) {
        let root = AnyView(content(value).environment(\.self, context.environment))
        let isAnimated = !context.transaction.disablesAnimations
        container.show(
            value,
            transition: { old in isAnimated ? (old.base as? Value).flatMap { rule($0, value) } : nil },
            make: { UIHostingController(rootView: root) },
            refresh: { ($0 as? UIHostingController<AnyView>)?.rootView = root })
    }
}
#endif
