#if canImport(UIKit)
import UIKit

/// Bitmaps of the screens that come in pieces; each is shared by its screen's pieces.
///
/// Must be taken outside of any explicit transaction, which would hold back what a picture is to show (F110).
@MainActor
struct ScreenPictures {
    private var pictures: [ScreenRole: CGImage] = [:]

    subscript(role: ScreenRole) -> CGImage? { pictures[role] }

    /// - Parameters:
    ///   - roles: The screens that come in pieces.
    ///   - screens: The views of the transition, at rest.
    ///   - arriving: The screens that were not on screen before.
    ///   - container: The transition's container view.
    init(of roles: [ScreenRole], in screens: Stage.Screens, arriving: Set<ScreenRole>, container: UIView) {
        guard !roles.isEmpty else { return }
        // Taking a picture may show all that has been changed so far (F110): the arriving screen is not to be seen yet.
        let newcomer = arriving == [.foreground] ? screens.foreground : nil
        let hidden =
            screens.background?.superview === container ? newcomer?.layer : newcomer.map { _ in container.layer }
        let zPosition = hidden?.zPosition ?? 0
        hidden?.zPosition = -Stage.depthStep(for: container.bounds.size)
        for role in roles {
            pictures[role] = screens[role].flatMap { Self.picture(of: $0, isArriving: arriving.contains(role)) }
        }
        hidden?.zPosition = zPosition
    }

    /// What a view shows; nil where that is nothing.
    ///
    /// A screen that was never displayed cannot be drawn as it is displayed, and no update comes in time when UIKit
    /// begins the transition in the layout pass of a commit (F110, F111). Its layers can be drawn then, without blur and
    /// what else only the display knows.
    private static func picture(of view: UIView, isArriving: Bool) -> CGImage? {
        guard view.bounds.width >= 1, view.bounds.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat(for: view.traitCollection)
        format.preferredRange = .standard
        format.opaque = view.isOpaque && view.backgroundColor?.cgColor.alpha == 1 && view.layer.cornerRadius == 0
        let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            for afterUpdates in isArriving ? [true] : [false, true] {
                if view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates) { return }
                context.cgContext.clear(view.bounds)
            }
            view.layer.render(in: context.cgContext)
        }.cgImage
        return picture.flatMap { PictureContent.isEmpty($0) ? nil : $0 }
    }
}
#endif
