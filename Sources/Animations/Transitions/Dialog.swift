import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A dialog grows a little as it appears over the old screen, which stays.
    @_alwaysEmitIntoClient
    public static var dialog: Self { dialog(from: 0.9) }

    /// A dialog grows a little as it appears over the old screen, which stays.
    ///
    /// The presented screen is as large as the container. Where its view is clear, the old screen is seen, dimmed by
    /// the options' `dimming`.
    ///
    /// - Parameter size: The size that the dialog grows from, 1 for its full size, 0.5 to 1.2.
    @_alwaysEmitIntoClient
    public static func dialog(from size: Double) -> Self {
        let size = size.isFinite ? min(max(size, 0.5), 1.2) : 0.9
        return Self(
            "dialog", tags: [.app, .modal, .zoom], containers: [.modal], duration: 0.28,
            timing: .spring(response: 0.22), keepsPresenter: true,
            "A small screen grows a little as it appears over the old one, which stays and darkens.",
            settings: [.number("from", size, in: 0.5...1.2, step: 0.05, title: "Starting size") { .dialog(from: $0) }]
        ) { _ in
            Choreography(foreground: [.from(.scale(size)), .from(.opacity(0), until: 0.35)], resting: .overlay)
        }
    }
}
