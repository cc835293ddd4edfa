#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Bitmaps of the screens shown in pieces. All pieces of a screen share its bitmap.
///
/// The bitmaps must be taken outside of any explicit transaction, because a transaction would delay the updates that a
/// picture needs (F110).
@MainActor
struct ScreenPictures {
    private var foreground: CGImage?
    private var background: CGImage?

    subscript(role: ScreenRole) -> CGImage? { role == .foreground ? foreground : background }

    /// - Parameters:
    ///   - roles: The screens shown in pieces.
    ///   - screens: The views of the transition, at rest.
    ///   - arriving: The screens that were not on screen before.
    ///   - container: The transition's container view.
    ///   - guest: The layers in front of the screens. A picture leaves out what they show.
    init(
        of roles: [ScreenRole], in screens: Stage.Screens, arriving: [ScreenRole], container: UIView,
        guest: (any StageGuest)? = nil
    ) {
        guard !roles.isEmpty else { return }
        // Taking a picture may display all previous changes (F110), so the arriving screen is hidden for that time.
        let newcomer = arriving == [.foreground] ? screens.foreground : nil
        let hidden =
            screens.background?.superview === container ? newcomer?.layer : newcomer.map { _ in container.layer }
        let zPosition = hidden?.zPosition ?? 0
        hidden?.zPosition = -Stage.depthStep(for: container.bounds.size)
        func picture(_ role: ScreenRole) -> CGImage? {
            guard roles.contains(role), let screen = screens[role] else { return nil }
            return Self.picture(
                of: screen, isArriving: arriving.contains(role), without: guest?.hiddenLayers(of: role) ?? [])
        }
        foreground = picture(.foreground)
        background = picture(.background)
        hidden?.zPosition = zPosition
    }

    /// Returns a picture of a view; nil if the picture would be empty.
    ///
    /// `drawHierarchy(in:afterScreenUpdates:)` cannot draw a screen that was never displayed, because UIKit begins the
    /// transition in the layout pass of a commit, before any update (F110, F111). The layers of such a screen are
    /// rendered instead, without blur and other effects that only the render server draws. Whether the method answers
    /// false then is not known, so its picture of an arriving screen is examined too. Only a picture with transparency
    /// shows that nothing was drawn: an opaque one is black.
    ///
    /// - Parameter hidden: Layers that the picture must not show. Then the layers are rendered, because the method would
    ///   draw what is on screen.
    private static func picture(of view: UIView, isArriving: Bool, without hidden: [CALayer]) -> CGImage? {
        guard view.bounds.width >= 1, view.bounds.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat(for: view.traitCollection)
        format.preferredRange = .standard
        let isOpaque = view.isOpaque && view.backgroundColor?.cgColor.alpha == 1 && view.layer.cornerRadius == 0
        var isDrawn = false
        if hidden.isEmpty {
            format.opaque = isOpaque && !isArriving
            let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
                for afterUpdates in isArriving ? [true] : [false, true] {
                    isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates)
                    if isDrawn { return }
                    context.cgContext.clear(view.bounds)
                }
                view.layer.render(in: context.cgContext)
            }.cgImage
            if let picture, !PictureContent.isEmpty(picture) { return picture }
            guard isDrawn else { return nil }
        }
        format.opaque = isOpaque
        let layers = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            view.layer.render(in: context.cgContext, without: hidden)
        }.cgImage
        return layers.flatMap { PictureContent.isEmpty($0) ? nil : $0 }
    }
}

extension CALayer {
    /// Renders the layer while some layers in it are invisible. Their opacity is set and restored within the call, so
    /// nothing of this is displayed.
    package func render(in context: CGContext, without hidden: [CALayer]) {
        guard !hidden.isEmpty else { return render(in: context) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let opacities = hidden.map(\.opacity)
        for layer in hidden { layer.opacity = 0 }
        render(in: context)
        for (layer, opacity) in zip(hidden, opacities) { layer.opacity = opacity }
        CATransaction.commit()
    }
}
#endif
