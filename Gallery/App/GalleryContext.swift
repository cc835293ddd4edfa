import Repertoire

/// What the screens of the app share, handed from one to the next.
@MainActor
struct GalleryContext {
    /// All animators by name, those of plugins included.
    let registry: TransitionRegistry
    /// The same, in the gallery's order.
    let grid: GalleryGrid
    /// What the user keeps.
    let library: GalleryLibrary
    /// What the app does by itself, for UI tests.
    let behavior: LaunchBehavior
    /// Where to go. It owns the screens, not they it.
    weak var router: (any GalleryRouter)?
}

/// The favourites and what was seen last, one copy for all screens.
@MainActor
final class GalleryLibrary {
    var remembered: RememberedTransitions

    init(storage: any GalleryStorage) {
        remembered = RememberedTransitions(storage: storage)
    }
}

/// Opens the app's screens.
@MainActor
protocol GalleryRouter: AnyObject {
    /// Opens the page of a transition.
    func open(_ name: TransitionName)
    /// Plays one after another, for those who just want to look.
    func openSlideShow()
    /// Puts two transitions side by side; those that are not named may be chosen there.
    func openComparison(_ names: [TransitionName])
    /// Opens the animations of tab bar items.
    func openItems()
    /// Opens the grid of prints. Their pictures fly to a detail screen.
    func openElements()
    /// Opens a container with children that change by any transition.
    func openChildren()
    /// Changes the root of the window to a login, and back.
    func openLogin()
    /// Shows the same transitions in an app that is written in SwiftUI.
    func openSwiftUIDemo()
    /// Explains how to try one in an app of one's own.
    func openExplanation()
}
