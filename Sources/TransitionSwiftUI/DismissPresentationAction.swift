#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import TransitionCore
import UIKit

/// Dismisses the screen presented by `presentation(isPresented:transition:options:onDismiss:content:)`. Get it from the
/// environment and call it like a function.
///
///     @Environment(\.dismissPresentation) private var dismiss
public struct DismissPresentationAction: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    /// Resets the state that presents the screen, which dismisses it.
    @MainActor
    public func callAsFunction() { action() }
}

private struct DismissPresentationKey: EnvironmentKey {
    static let defaultValue: DismissPresentationAction? = nil
}

extension EnvironmentValues {
    /// Dismisses the screen that this package has presented and that contains the view. In a view outside of such a
    /// screen, for example in a sheet or a stack, the action calls the system's `dismiss`.
    ///
    /// Use it in place of the system's `dismiss`, because an app or a package cannot set that value. Inside a screen of
    /// this package, the system's `dismiss` refers to the presenting view.
    public var dismissPresentation: DismissPresentationAction {
        if let own = self[DismissPresentationKey.self] { return own }
        let system = dismiss
        return DismissPresentationAction { system() }
    }

    /// The action passed to a presented screen.
    var ownDismissPresentation: DismissPresentationAction? {
        get { self[DismissPresentationKey.self] }
        set { self[DismissPresentationKey.self] = newValue }
    }
}
#endif
