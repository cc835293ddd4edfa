import Animations
import Testing
import UIKit

/// A screen of one colour that notes what it hears.
@MainActor
final class Screen: UIViewController {
    let label: String
    let log: Log?
    /// Called before the screen appears.
    var onWillAppear: (() -> Void)?
    /// Called before the screen disappears.
    var onWillDisappear: (() -> Void)?

    init(_ label: String, log: Log? = nil) {
        self.label = label
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = label
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let inner = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
        inner.backgroundColor = .red
        view.addSubview(inner)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear?()
        log?.note("\(label) willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log?.note("\(label) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onWillDisappear?()
        log?.note("\(label) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log?.note("\(label) didDisappear")
    }
}

/// What was heard, in order.
@MainActor
final class Log {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// An app's own delegate that hears everything and answers nothing about animation.
@MainActor
final class AppDelegate: NSObject, UINavigationControllerDelegate {
    let log = Log()

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.note("willShow \(viewController.title ?? "?") \(animated)")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.note("didShow \(viewController.title ?? "?") \(animated)")
    }
}

/// An app's own delegate that animates something along with each change.
@MainActor
final class AlongsideDelegate: NSObject, UINavigationControllerDelegate {
    let change: @MainActor () -> Void
    /// For each change that is over, whether it was cancelled.
    private(set) var cancelled: [Bool] = []

    init(_ change: @escaping @MainActor () -> Void) { self.change = change }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.transitionCoordinator?.animate(
            alongsideTransition: { [change] _ in change() },
            completion: { [weak self] in self?.cancelled.append($0.isCancelled) }
        )
    }
}

/// A navigation controller in a window of a phone's size, in a fresh world.
@MainActor
struct NavigationFixture {
    let window: UIWindow
    let navigation: UINavigationController
    let root: Screen
    let log = Log()

    init(size: CGSize = CGSize(width: 390, height: 844), assumptions: Headless.Assumptions = .init()) {
        Headless.reset()
        Headless.assumptions = assumptions
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        root = Screen("root", log: log)
        navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        _ = log.take()
    }

    @discardableResult
    func push(_ label: String, animated: Bool = true) -> Screen {
        let screen = Screen(label, log: log)
        navigation.pushViewController(screen, animated: animated)
        return screen
    }

    /// Pushes and waits until it is done.
    @discardableResult
    func pushed(_ label: String, animated: Bool = true) -> Screen {
        let screen = push(label, animated: animated)
        settle()
        return screen
    }

    func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
        #expect(navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
    }

    /// A swipe from the leading edge: to a fraction of the width, in some time, lifted at rest or in motion.
    func swipeBack(to fraction: Double, seconds: Double = 0.5, rests: Bool = true, isRightToLeft: Bool = false) {
        let width = Double(window.bounds.width)
        func point(_ x: Double) -> CGPoint { CGPoint(x: isRightToLeft ? width - x : x, y: 400) }
        let touch = Headless.touch(at: point(2), in: window)
        let steps = max(Int(seconds * 60), 3)
        for step in 1...steps {
            Headless.clock.advance(by: seconds / Double(steps))
            touch.move(to: point(2 + fraction * width * Double(step) / Double(steps)))
        }
        if rests {
            Headless.clock.advance(by: 0.3)
            touch.move(to: point(2 + fraction * width + 0.5))
            Headless.clock.advance(by: 0.3)
            touch.move(to: point(2 + fraction * width))
        }
        touch.lift()
    }

    /// Everything of the window that a transition might leave behind, as text.
    func residue() -> String { window.residue() }
}
