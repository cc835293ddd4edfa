#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import TransitionCore
import TransitionUIKit
import UIKit

extension View {
    /// Reports the beginning, the progress and the outcome of each change of screens around this view: in its stack,
    /// its tabs and its presentation.
    ///
    ///     PhotoView(photo: photo)
    ///         .onScreenTransition { event in
    ///             if event == .finished { startVideo() }
    ///         }
    ///
    /// The action is called for changes with an animator of this package, and not for those of the system. It does not
    /// replace other observers, such as `transitions.onEvent`. Of each container, it is called with
    /// `TransitionEvent.began` first, also if the view comes during the change, and then with one end. A change that
    /// replaces another one continues it.
    ///
    /// - Parameter action: Called on the main actor, when a change begins, once a frame while it plays or is held, and at its end.
    public func onScreenTransition(_ action: @escaping TransitionObserver) -> some View {
        background(ListeningRepresentable(hear: action).frame(width: 0, height: 0).accessibilityHidden(true))
    }

    /// Sets `screenTransitionProgress` in the environment of this view's content during each change of screens around
    /// it.
    ///
    ///     PhotoView(photo: photo)
    ///         .tracksScreenTransition()
    public func tracksScreenTransition() -> some View { modifier(ScreenTransitionTracking()) }
}

extension EnvironmentValues {
    /// The progress of a change of screens, from 0 at its start to 1 at its end, also for a pop; nil if nothing
    /// changes, and in views outside of a `tracksScreenTransition()`.
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
                case .began: progress = 0
                case .progress(let fraction): progress = fraction
                case .finished, .cancelled: progress = nil
                }
            }
    }
}

/// Inserts an observing view among SwiftUI's views.
private struct ListeningRepresentable: UIViewRepresentable {
    let hear: TransitionObserver

    func makeUIView(context: Context) -> ListeningView { ListeningView(hear) }

    func updateUIView(_ view: ListeningView, context: Context) {
        view.hear = hear
        view.look()
    }
}
#endif
