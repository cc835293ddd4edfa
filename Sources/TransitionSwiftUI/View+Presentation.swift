#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT && !PARTIAL_UIKIT
import SwiftUI
import TransitionCore
import TransitionUIKit
import UIKit

extension View {
    /// Presents a screen with an animator while a flag is true.
    ///
    ///     Button("Filter") { isFiltering = true }
    ///         .presentation(isPresented: $isFiltering, transition: .cover, options: .init(extent: .fraction(0.6))) {
    ///             FilterView()
    ///         }
    ///
    /// Every dismissal resets the flag: a swipe, a tap outside, VoiceOver's escape gesture, and code. If the flag
    /// changes during the presentation or the dismissal, the transition reverses. While another screen is presented,
    /// the presentation waits. The content has the environment of this view, with the size classes, the display scale,
    /// the scene phase and the bold text of the presented screen. Colour scheme, text size and layout direction are the
    /// screen's, too, unless this view's environment has other values than the window. It dismisses itself with the environment's
    /// `dismissPresentation`.
    ///
    /// The modifier makes an invisible controller for the view that it is on. In a list, put it on the list and not on
    /// its rows.
    ///
    /// - Parameters:
    ///   - isPresented: Whether to present the screen.
    ///   - transition: The animator; nil presents as the system does.
    ///   - options: The extent, the swipe, the release and the Reduce Motion behaviour.
    ///   - onDismiss: Called once when the screen has gone, whatever dismissed it.
    ///   - content: The screen.
    public func presentation<Content: View>(
        isPresented: Binding<Bool>,
        transition: (any TransitionAnimator)?,
        options: ModalTransitionOptions = ModalTransitionOptions(),
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        background(
            PresentationView(
                id: isPresented.wrappedValue ? AnyHashable(true) : nil,
                transition: transition,
                options: options,
                reset: { _ in isPresented.wrappedValue = false },
                onDismiss: onDismiss,
                content: { AnyView(content()) }
            ).hiddenAway)
    }

    /// Presents a screen with an animator while an item exists. If an item of another identity replaces the item, its
    /// screen is dismissed, and then the new screen is presented.
    ///
    ///     PhotoGrid(selection: $photo)
    ///         .presentation(item: $photo, transition: .zoom) { photo in
    ///             PhotoView(photo: photo)
    ///         }
    ///
    /// - Parameters:
    ///   - item: The item that the screen shows; nil presents no screen. Every dismissal resets it to nil.
    ///   - transition: The animator; nil presents as the system does.
    ///   - options: The extent, the swipe, the release and the Reduce Motion behaviour.
    ///   - onDismiss: Called once for each screen, when it has gone.
    ///   - content: Returns the screen for an item.
    public func presentation<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        transition: (any TransitionAnimator)?,
        options: ModalTransitionOptions = ModalTransitionOptions(),
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return background(
            PresentationView(
                id: shown.map { AnyHashable($0.id) },
                transition: transition,
                options: options,
                reset: { id in if item.wrappedValue.map({ AnyHashable($0.id) }) == id { item.wrappedValue = nil } },
                onDismiss: onDismiss,
                content: { AnyView(shown.map(content)) }
            ).hiddenAway)
    }
}

/// Inserts the presenting controller among SwiftUI's controllers.
private struct PresentationView: UIViewControllerRepresentable {
    /// The identity of the screen; nil presents none.
    let id: AnyHashable?
    let transition: (any TransitionAnimator)?
    let options: ModalTransitionOptions
    let reset: @MainActor (AnyHashable) -> Void
    let onDismiss: (() -> Void)?
    let content: @MainActor () -> AnyView

    var hiddenAway: some View { frame(width: 0, height: 0).accessibilityHidden(true) }

    func makeUIViewController(context: Context) -> PresentationAnchor { PresentationAnchor() }

    func updateUIViewController(_ anchor: PresentationAnchor, context: Context) {
        let presentation = anchor.presentation
        presentation.reset = reset
        presentation.didEnd = { onDismiss?() }
        guard let id else { return presentation.update(to: nil) }
        let root = AnyView(
            PresentedContent(
                content: content(), presenter: context.environment,
                window: anchor.viewIfLoaded?.window?.traitCollection, dismiss: DismissPresentationAction { reset(id) }))
        presentation.update(
            to: BoundPresentation.Wish(
                id: id,
                transition: transition,
                options: options,
                isAnimated: !context.transaction.disablesAnimations,
                make: { HostedScreen(root, didDisappear: $0) },
                refresh: { ($0 as? HostedScreen)?.rootView = root }
            ))
    }

    static func dismantleUIViewController(_ anchor: PresentationAnchor, coordinator: Void) {
        anchor.presentation.abandon()
    }
}

/// A screen that calls a closure when it has disappeared.
private final class HostedScreen: UIHostingController<AnyView> {
    private let didDisappear: @MainActor () -> Void

    init(_ root: AnyView, didDisappear: @escaping @MainActor () -> Void) {
        self.didDisappear = didDisappear
        super.init(rootView: root)
    }

    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) { nil }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didDisappear()
    }
}
#endif
