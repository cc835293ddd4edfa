import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct ControllersLifecycleTests {
    @Test("The view is loaded once, on first use")
    func loading() {
        Headless.reset()
        let log = CallLog()
        let controller = LoggedController("a", log: log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.view.bounds.size == UIScreen.main.bounds.size)
        _ = controller.view
        #expect(log.take() == ["a loadView", "a viewDidLoad"])
    }

    @Test("F38: a window's root appears: will, is appearing with its size and window, did")
    func root() {
        final class Sized: LoggedController {
            var sizes: [CGSize] = []
            var windows: [UIWindow?] = []
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                sizes.append(view.bounds.size)
                windows.append(view.window)
            }
        }
        Headless.reset()
        let log = CallLog()
        let controller = Sized("a", log: log)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.rootViewController = controller
        #expect(log.take().isEmpty)
        window.makeKeyAndVisible()
        Headless.clock.settle()
        #expect(
            log.take() == ["a loadView", "a viewDidLoad", "a willAppear", "a isAppearing", "a didAppear"])
        #expect(controller.sizes == [CGSize(width: 200, height: 300)])
        #expect(controller.windows == [window])
        window.isHidden = true
        #expect(log.take() == ["a willDisappear", "a didDisappear"])
        window.isHidden = false
        Headless.clock.settle()
        #expect(log.take() == ["a willAppear", "a isAppearing", "a didAppear"])
    }

    @Test("A new root takes the old one's place, and the old one is freed")
    func newRoot() {
        Headless.reset()
        let log = CallLog()
        let window = UIWindow(frame: UIScreen.main.bounds)
        weak var old: UIViewController?
        do {
            let controller = LoggedController("a", log: log)
            old = controller
            window.rootViewController = controller
        }
        window.makeKeyAndVisible()
        Headless.clock.settle()
        _ = log.take()
        window.rootViewController = LoggedController("b", log: log)
        Headless.clock.settle()
        #expect(log.take().filter { $0.hasPrefix("a") } == ["a willDisappear", "a didDisappear"])
        #expect(window.rootViewController?.view.window === window)
        #expect(old == nil)
    }

    @Test("A child whose view joins one on screen appears, and disappears with it")
    func child() {
        let stage = Stage()
        let child = LoggedController("child", log: stage.log)
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        Headless.clock.settle()
        #expect(
            stage.log.take() == [
                "child willMove in", "child loadView", "child viewDidLoad", "child willAppear moving",
                "child didMove in", "child isAppearing", "child didAppear moving",
            ])
        #expect(child.navigationController === stage.navigation)
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        #expect(
            stage.appearances().filter { $0.hasPrefix("child") } == ["child willDisappear", "child didDisappear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(stage.log.take() == ["child willMove out", "child didMove out"])
        #expect(stage.root.children.isEmpty)
    }

    @Test("F132: a child that comes and goes in one turn hears of both, or of neither")
    func comesAndGoes() {
        let stage = Stage()
        let child = LoggedController("child", log: stage.log)
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        Headless.clock.settle()
        #expect(stage.appearances() == ["child willAppear", "child willDisappear", "child didDisappear"])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F132: a child that appears as its container leaves hears of both")
    func containerLeaves() {
        final class Leaver: LoggedController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let container = parent
                container?.willMove(toParent: nil)
                container?.view.removeFromSuperview()
                container?.removeFromParent()
            }
        }
        let stage = Stage()
        let container = UIViewController()
        stage.root.addChild(container)
        stage.root.view.addSubview(container.view)
        container.didMove(toParent: stage.root)
        Headless.clock.settle()
        let child = Leaver("child", log: stage.log)
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        Headless.clock.settle()
        #expect(stage.appearances() == ["child willAppear", "child willDisappear", "child didDisappear"])
        #expect(child.view.window == nil && Headless.warnings.isEmpty)
    }

    @Test("F132: a child whose container leaves and comes back as the child leaves hears of both")
    func containerComesBack() {
        final class Returner: LoggedController {
            private var isDone = false

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                guard !isDone, let view = parent?.view, let around = view.superview else { return }
                isDone = true
                view.removeFromSuperview()
                around.addSubview(view)
            }
        }
        let stage = Stage()
        let (container, child) = (UIViewController(), Returner("child", log: stage.log))
        stage.root.addChild(container)
        stage.root.view.addSubview(container.view)
        container.didMove(toParent: stage.root)
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        Headless.clock.settle()
        _ = stage.log.take()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        Headless.clock.settle()
        #expect(
            stage.appearances() == [
                "child willDisappear", "child didDisappear", "child willAppear", "child willDisappear",
                "child didDisappear",
            ])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F132: an appearance that is begun before the view is loaded reaches the child's own children")
    func reachesGrandchildren() {
        final class Outer: LoggedController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let stage = Stage()
        let outer = Outer("outer", log: stage.log)
        stage.navigation.pushViewController(outer, animated: false)
        Headless.clock.settle()
        _ = stage.log.take()
        let middle = UINavigationController(rootViewController: LoggedController("inner", log: stage.log))
        outer.addChild(middle)
        middle.beginAppearanceTransition(true, animated: true)
        outer.view.addSubview(middle.view)
        middle.endAppearanceTransition()
        Headless.clock.settle()
        #expect(stage.appearances() == ["inner willAppear", "inner didAppear"])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F41: a container that does not forward tells its children itself, also that it changed its mind")
    func ownContainer() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        Headless.reset()
        let log = CallLog()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let container = Container()
        let child = LoggedController("child", log: log)
        window.rootViewController = container
        window.makeKeyAndVisible()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        Headless.clock.settle()
        #expect(!log.take().contains("child willAppear moving"))
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(
            log.take() == ["child willAppear moving", "child willDisappear", "child didDisappear"])
        #expect(Headless.warnings.isEmpty)
        child.endAppearanceTransition()
        #expect(Headless.warnings == ["Unbalanced calls to begin/end appearance transitions for LoggedController"])
    }

    @Test("Layout of the view is reported before and after, and the size change to the children")
    func layout() {
        final class Counting: UIViewController {
            var calls: [String] = []
            override func viewWillLayoutSubviews() { calls.append("will") }
            override func viewDidLayoutSubviews() { calls.append("did") }
        }
        Headless.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = Counting()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Headless.clock.settle()
        controller.calls = []
        controller.view.setNeedsLayout()
        #expect(controller.calls.isEmpty)
        controller.view.layoutIfNeeded()
        #expect(controller.calls == ["will", "did"])
    }

    @Test("The status bar is the top controller's affair only where no bar has a style of its own")
    func statusBar() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = Stage()
        stage.navigation.pushViewController(Light(), animated: false)
        #expect(Headless.statusBarStyle(in: stage.window) == .default)
        #expect(Headless.isStatusBarHidden(in: stage.window))
        stage.navigation.isNavigationBarHidden = true
        #expect(Headless.statusBarStyle(in: stage.window) == .lightContent)
        #expect(Headless.supportedInterfaceOrientations(in: stage.window) == .allButUpsideDown)
    }

    @Test("A controller follows its view in the responder chain")
    func responders() {
        let stage = Stage()
        #expect(stage.root.view.next === stage.root)
        #expect(stage.root.next === stage.root.view.superview)
        #expect(stage.navigation.next === stage.window)
    }
}
