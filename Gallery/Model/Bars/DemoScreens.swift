import TransitionCore
import UIKit

/// A plain screen of a demo app: a colour, a heading, and buttons below it.
@MainActor public class DemoScreen: UIViewController {
    private let heading = UILabel()
    private let buttons: [UIButton]

    /// - Parameters:
    ///   - title: The heading.
    ///   - color: The background.
    ///   - actions: What the buttons say, and what they do.
    init(_ title: String, _ color: UIColor, actions: [(title: String, act: @MainActor () -> Void)] = []) {
        buttons = actions.map { action in
            let button = UIButton(type: .system, primaryAction: UIAction { _ in action.act() })
            button.setTitle(action.title, for: .normal)
            return button
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title
        heading.text = title
        heading.font = .systemFont(ofSize: 28, weight: .bold)
        heading.textAlignment = .center
        // All backgrounds are light.
        heading.textColor = .black
        view.backgroundColor = color
        for part in [heading] + buttons { view.addSubview(part) }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    /// Places the heading and the buttons below one another.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let top = view.safeAreaInsets.top + 40
        heading.frame = CGRect(x: 16, y: top, width: width - 32, height: 40)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 16, y: top + 64 + CGFloat(index) * 52, width: width - 32, height: 44)
        }
    }
}

/// A long list of posts.
@MainActor public final class DemoFeed: DemoScreen {
    /// The list.
    public let list = UIScrollView()
    private let posts = (0..<30).map { _ in UIView() }

    init() {
        super.init("News", .white)
        list.backgroundColor = .white
        view.addSubview(list)
        for (index, post) in posts.enumerated() {
            post.backgroundColor = UIColor(white: index.isMultiple(of: 2) ? 0.93 : 0.88, alpha: 1)
            post.layer.cornerRadius = 16
            list.addSubview(post)
        }
    }

    /// Places the posts below one another.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        list.frame = view.bounds
        for (index, post) in posts.enumerated() {
            post.frame = CGRect(x: 16, y: 16 + CGFloat(index) * 176, width: size.width - 32, height: 160)
        }
        list.contentSize = CGSize(width: size.width, height: CGFloat(posts.count) * 176 + 16)
    }
}
