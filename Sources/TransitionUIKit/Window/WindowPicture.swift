#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A picture of a whole window.
@MainActor
struct WindowPicture {
    /// The conditions, apart from its views, that determine a window's appearance.
    struct Conditions: Equatable {
        let size: CGSize
        let safeArea: UIEdgeInsets
        let traits: UITraitCollection
        let direction: UIUserInterfaceLayoutDirection
    }

    /// The picture. A kept picture has no superview.
    let view: UIView
    private weak var window: UIWindow?
    private let conditions: Conditions

    init(view: UIView, window: UIWindow, conditions: Conditions) {
        self.view = view
        self.window = window
        self.conditions = conditions
    }

    /// Whether the window still has the appearance of this picture.
    func isValid(in content: WindowContent) -> Bool {
        window === content.window && conditions == content.conditions
    }

    /// Whether the window was freed, or its scene is not on the screen.
    var isOutOfSight: Bool { window?.windowScene.map { $0.activationState == .background } ?? (window == nil) }

    /// The number of the picture's pixels, as a measure of its memory.
    var pixels: Double {
        let scale = max(Double(conditions.traits.displayScale), 1)
        return Double(conditions.size.width * conditions.size.height) * scale * scale
    }
}

/// The pictures of the screens below the top one, each taken when its screen was covered. A swipe back uncovers them.
@MainActor
struct WindowPictures {
    private var kept: [KeptPicture] = []

    /// The number of kept pictures.
    var count: Int { kept.count { $0.picture != nil } }

    /// Keeps the picture of a screen. The oldest pictures of the process give way to it.
    mutating func keep(_ picture: WindowPicture, of screen: UIViewController) {
        kept.removeAll { $0.picture == nil || $0.screen == nil || $0.screen === screen }
        let new = KeptPicture(picture, of: screen)
        kept.append(new)
        PictureBudget.add(new)
    }

    /// Returns the picture of a screen if the window still has that appearance.
    func picture(of screen: UIViewController, in content: WindowContent) -> WindowPicture? {
        kept.first { $0.screen === screen }?.picture.flatMap { $0.isValid(in: content) ? $0 : nil }
    }

    /// Frees the pictures of all other screens.
    mutating func keepOnly(_ screens: some Collection<UIViewController>) {
        kept.removeAll { entry in !screens.contains { $0 === entry.screen } }
    }

    mutating func removeAll() { kept = [] }
}
#endif
