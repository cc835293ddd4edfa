#if canImport(UIKit)
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

    /// The number of the picture's pixels, as a measure of its memory.
    var pixels: Double {
        let scale = max(Double(conditions.traits.displayScale), 1)
        return Double(conditions.size.width * conditions.size.height) * scale * scale
    }
}

/// The pictures of the screens below the top one, each taken when its screen was covered. A swipe back uncovers them.
@MainActor
struct WindowPictures {
    /// The greatest number of pixels kept: 64 megabytes at four bytes each, which is five screens of a large phone.
    static let budget = 16_000_000.0

    /// The kept pictures, the oldest first.
    private var kept: [(screen: Weak<UIViewController>, picture: WindowPicture)] = []

    var count: Int { kept.count }

    /// Keeps the picture of a screen, and drops the oldest pictures beyond the budget.
    mutating func keep(_ picture: WindowPicture, of screen: UIViewController) {
        kept.removeAll { $0.screen.object == nil || $0.screen.object === screen }
        kept.append((Weak(screen), picture))
        var pixels = kept.reduce(0) { $0 + $1.picture.pixels }
        while kept.count > 1, pixels > Self.budget { pixels -= kept.removeFirst().picture.pixels }
    }

    /// Returns the picture of a screen if the window still has that appearance.
    func picture(of screen: UIViewController, in content: WindowContent) -> WindowPicture? {
        kept.first { $0.screen.object === screen && $0.picture.isValid(in: content) }?.picture
    }

    /// Frees the pictures of all other screens.
    mutating func keepOnly(_ screens: some Collection<UIViewController>) {
        kept.removeAll { entry in !screens.contains { $0 === entry.screen.object } }
    }

    mutating func removeAll() { kept = [] }
}
#endif
