#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT
import SwiftUI
import TransitionCore
import TransitionUIKit
import UIKit

extension View {
    /// Tells the progress and the outcome of each change of screens around this view: in the stack, the tabs and the
    /// presentation that it is in.
    ///
    ///     PhotoView(photo: photo)
    ///         .onScreenTransition { event in
    ///             if event == .finished { startVideo() }
    ///         }
    ///
    /// It hears of changes with an animator of this package's, not of the system's own. What else listens, as an
    /// adapter's `onTransition`, goes on listening.
    ///
    /// - Parameter action: Called on the main actor, once a frame while something plays.
    public func onScreenTransition(_ action: @escaping TransitionObserver) -> some View {
        background(ListeningRepresentable(hear: action).frame(width: 0, height: 0).accessibilityHidden(true))
    }

    /// Puts the progress of each change of screens around this view into the environment of what is in it, as
    /// `screenTransitionProgress`.
    ///
    ///     PhotoView(photo: photo)
    ///         .tracksScreenTransition()
    public func tracksScreenTransition() -> some View { modifier(ScreenTransitionTracking()) }
}

extension EnvironmentValues {
    /// The fraction of a change of screens that is done, 0 to 1; nil while nothing changes, and where no view around has
    /// `tracksScreenTransition()`. A pop, too, goes from 0 to 1.
    public internal(set) var screenTransitionProgress: Double? {
        get { self[ScreenTransitionProgressKey.self] }
        set { self[ScreenTransitionProgressKey.self] = newValue }
    }
}

private struct ScreenTransitionProgressKey: EnvironmentKey {
    static let defaultValue: Double? = nil
}

private struct ScreenTransitionTracking: ViewModifier {
    @State private var progress: Double?

    func body(content: Content) -> some View {
        content
            .environment(\.screenTransitionProgress, progress)
            .onScreenTransition { event in
                switch event {
                case .progress(let fraction): progress = fraction
                case .finished, .cancelled: progress = nil
                }
            }
    }
}

/// Puts a view that listens among SwiftUI's.
private struct ListeningRepresentable: UIViewRepresentable {
    let hear: TransitionObserver

    func makeUIView(context: Context) -> ListeningView { ListeningView(hear) }

    func updateUIView(_ view: ListeningView, context: Context) {
        view.hear = hear
        view.look()
    }
}
#endif
