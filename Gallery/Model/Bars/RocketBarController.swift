import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionUIKit
import UIKit

/// The tab bar of a news app, 56 points high: a logo that becomes a rocket, a raised button, a badge, a menu, and a tab for
/// members.
@MainActor public final class RocketBarController: UITabBarController {
    /// What the tabs are for, in their order.
    public enum Place: Int, CaseIterable {
        case news, friends, compose, messages, profile
    }

    /// The list that the logo follows.
    public let feed = DemoFeed()
    /// Whether somebody has signed in: the profile is for members.
    public private(set) var isMember = false

    /// A bar without a signed-in user.
    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [
            tab(feed, "News", "newspaper"),
            tab(DemoScreen("Friends", UIColor(red: 0.93, green: 0.97, blue: 1, alpha: 1)), "Friends", "person.2"),
            composeTab,
            tab(DemoScreen("Messages", UIColor(red: 1, green: 0.97, blue: 0.92, alpha: 1)), "Messages", "envelope"),
            tab(DemoScreen("Profile", UIColor(red: 0.95, green: 0.94, blue: 1, alpha: 1)), "Profile", "person"),
        ]
        setTabItemAnimation(.pop)
        setUpBar()
        setUpItems()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    private var composeTab: UIViewController {
        let screen = UIViewController()
        let item = UITabBarItem(title: nil, image: picture("plus", side: 48), tag: 0)
        item.accessibilityLabel = "New post"
        screen.tabBarItem = item
        return screen
    }

    private func tab(_ screen: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return screen
    }

    private func setUpBar() {
        setAnimatedTabBar(.standard, metrics: AnimatedTabBarMetrics(height: 56))
        let blue = UIColor(red: 0x18 / 255, green: 0xA2 / 255, blue: 1, alpha: 1)
        let news = tabItems[Place.news.rawValue]
        // The planet is the logo, and the rocket leads back to the top.
        news.scrollFace = TabItemScrollFace(
            top: picture("globe.europe.africa.fill"), scrolled: picture("paperplane.fill"), scrollView: feed.list,
            threshold: 456)
        news.layout.disc = blue
        let compose = tabItems[Place.compose.rawValue]
        compose.layout.raise = 30
        compose.layout.iconSize = CGSize(width: 48, height: 48)
        compose.layout.disc = blue
    }

    /// A white symbol for a disc that is so many points wide.
    private func picture(_ symbol: String, side: CGFloat = 42) -> UIImage? {
        let image = UIImage(systemName: symbol)?.withTintColor(.white, renderingMode: .alwaysOriginal)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            image?.draw(in: CGRect(x: side * 0.22, y: side * 0.22, width: side * 0.56, height: side * 0.56))
        }.withRenderingMode(.alwaysOriginal)
    }

    private func setUpItems() {
        tabItems[Place.compose.rawValue].onTap = { [weak self] in .instead { self?.compose() } }
        let messages = tabItems[Place.messages.rawValue]
        messages.badge = .text("919+")
        messages.setLongPressMenu(after: 0.1, haptic: .light) { [weak messages] _ in
            UIMenu(children: [
                UIAction(title: "One more") { _ in messages?.badge = messages?.badge?.adding(1) },
                UIAction(title: "Mark all as read") { _ in messages?.badge = nil },
            ])
        }
        tabItems[Place.profile.rawValue].onTap = { [weak self] in
            guard let self, !isMember else { return .select }
            return .instead { self.askToSignIn() }
        }
    }

    // MARK: What taps lead to

    private func compose() {
        present(DemoScreen("New post", .white, actions: [("Close", { [weak self] in self?.close() })]))
    }

    private func askToSignIn() {
        let screen = DemoScreen(
            "For members", .white,
            actions: [
                ("Sign in", { [weak self] in self?.signIn() }), ("Not now", { [weak self] in self?.close() }),
            ])
        present(screen)
    }

    /// Signs in, and goes where the tap was to lead.
    public func signIn() {
        isMember = true
        close()
        selectedIndex = Place.profile.rawValue
    }

    private func present(_ screen: UIViewController) {
        guard presentedViewController == nil else { return }
        screen.setModalTransition(.cover, options: ModalTransitionOptions(extent: .fraction(0.7)))
        present(screen, animated: true)
    }

    private func close() { dismiss(animated: true) }
}
