#if canImport(SwiftUI) && canImport(UIKit) && !HEADLESS_UIKIT
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
    /// The flag is set back by every way out: a swipe, a tap outside, VoiceOver's escape gesture, and code. A flag that
    /// turns around while the screen arrives or leaves turns the screen around. While something else is presented, it
    /// waits. The content has the environment of this view; it dismisses itself by `dismissPresentation` of the
    /// environment.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the screen is to be there.
    ///   - transition: The animator; nil presents as the system does.
    ///   - options: Extent, swipe, release, Reduce Motion.
    ///   - onDismiss: Called once when the screen has gone, whoever has dismissed it.
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

    /// Presents a screen with an animator while there is an item. An item of another identity takes the place of the one
    /// before: its screen leaves, and the new one arrives.
    ///
    ///     PhotoGrid(selection: $photo)
    ///         .presentation(item: $photo, transition: .zoom) { photo in
    ///             PhotoView(photo: photo)
    ///         }
    ///
    /// - Parameters:
    ///   - item: What the screen is about; nil for no screen. Every way out sets it back to nil.
    ///   - transition: The animator; nil presents as the system does.
    ///   - options: Extent, swipe, release, Reduce Motion.
    ///   - onDismiss: Called once for each screen when it has gone.
    ///   - content: The screen of an item.
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

/// Puts the controller that presents among SwiftUI's.
private struct PresentationView: UIViewControllerRepresentable {
    /// Which screen; nil for none.
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
        let environment = context.environment
        let dismiss = DismissPresentationAction { reset(id) }
        // What is outside counts first, so that the action is not replaced by that of the environment.
        let root = AnyView(
            content().environment(\.ownDismissPresentation, dismiss).environment(\.self, environment))
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

/// A screen that tells when it has disappeared.
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
