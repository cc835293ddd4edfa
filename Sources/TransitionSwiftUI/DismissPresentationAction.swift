#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT
import SwiftUI
import TransitionCore
import UIKit

/// Dismisses the screen that `presentation(isPresented:transition:options:onDismiss:content:)` has
/// presented. Get it from the environment and call it like a function.
///
///     @Environment(\.dismissPresentation) private var dismiss
public struct DismissPresentationAction: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    /// Sets the state back that has asked for the screen, which then leaves.
    @MainActor
    public func callAsFunction() { action() }
}

private struct DismissPresentationKey: EnvironmentKey {
    static let defaultValue: DismissPresentationAction? = nil
}

extension EnvironmentValues {
    /// Dismisses the screen that this package has presented around the view. Where it has presented none, it does what
    /// the system's `dismiss` does, so that a view can be used in sheets and stacks too.
    ///
    /// The system's own `dismiss` cannot be set by an app or a package. Within a screen of this package's it is what it
    /// is at the view that presents.
    public var dismissPresentation: DismissPresentationAction {
        if let own = self[DismissPresentationKey.self] { return own }
        let system = dismiss
        return DismissPresentationAction { system() }
    }

    /// The value that is handed to a screen that is presented.
    var ownDismissPresentation: DismissPresentationAction? {
        get { self[DismissPresentationKey.self] }
        set { self[DismissPresentationKey.self] = newValue }
    }
}
#endif
