import Repertoire
import UIKit

/// The screens of a transition's page. A tap on the first goes on to the second, as in an app.
@MainActor
final class TrialScene {
    /// Called when the first screen is tapped.
    var onTap: () -> Void = {}
    /// The first screen that was made last, and the view on it that a zoom grows out of.
    private weak var first: UIViewController?
    private weak var tapped: UIView?

    /// Makes the screens anew for each container.
    var screens: TrialScreens {
        TrialScreens(
            first: { [weak self] in self?.makeFirst() ?? JourneysScreen() },
            second: { [weak self] in self?.makeSecond() ?? PlaceScreen() },
            others: { [Self.tab(ListeningScreen(), "Listening", "music.note")] })
    }

    private func makeFirst() -> UIViewController {
        let screen = Self.tab(JourneysScreen(), "Journeys", "map")
        screen.view.accessibilityIdentifier = AccessibilityIdentifier.firstScreen
        screen.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
        first = screen
        return screen
    }

    private func makeSecond() -> UIViewController {
        let screen = Self.tab(PlaceScreen(), "Faro", "sun.max")
        screen.view.accessibilityIdentifier = AccessibilityIdentifier.secondScreen
        screen.transitionAnchors = TransitionAnchors { [weak self] in self?.source }
        return screen
    }

    /// What was tapped, or the first tile of the list where nothing was.
    private var source: UIView? {
        if let tapped { return tapped }
        guard let view = first?.viewIfLoaded else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return view.hitTest(CGPoint(x: isMirrored ? view.bounds.width - 97 : 97, y: 300), with: nil)
    }

    @objc private func tap(_ tap: UITapGestureRecognizer) {
        guard let view = tap.view else { return }
        let hit = view.hitTest(tap.location(in: view), with: nil)
        tapped = hit === view ? nil : hit
        onTap()
    }

    private static func tab(_ screen: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return screen
    }
}
