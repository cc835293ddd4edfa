#if canImport(UIKit)
import Foundation
import Reference
import Repertoire
import TransitionTabBar
import UIKit

/// Something that happens to a transition. A tool counts its parts one after the other.
enum Scenario: Equatable {
    /// A push from the call to the end of the turn in which it begins; then, of a swipe back, a step and the release.
    case navigation(Picture, isHandWritten: Bool)
    /// The same steps of a finger that nothing follows: what delivering its touches takes.
    case finger
    /// The finger's move that begins a swipe to the next tab.
    case tab(isHandWritten: Bool)
    /// A tap on a tab bar's item that bounces, to the end of the turn that begins it; then ten frames of the bounce.
    case item(isHandWritten: Bool)
    /// The set-up of a push with this many moving pieces.
    case pieces(Int)
    /// A push and the steps of a swipe back with elements, over screens with this many further views. Without elements
    /// the screens are the same and have no ids.
    case elements(Elements, views: Int)

    /// What flies over a cross-fade.
    enum Elements: String {
        /// Twelve images, the same images without ids, and the same by pictures that are made by hand.
        case all, none, hand
    }

    init?(_ name: String) {
        let parts = name.split(separator: "-").map(String.init)
        let isHandWritten = parts.last == "hand"
        if parts.count == 3, parts[0] == "elements", let elements = Elements(rawValue: parts[1]),
            let views = Int(parts[2])
        {
            self = .elements(elements, views: views)
            return
        }
        switch parts.count - (isHandWritten ? 1 : 0) {
        case 1 where parts[0] == "tab":
            self = .tab(isHandWritten: isHandWritten)
        case 1 where parts[0] == "item":
            self = .item(isHandWritten: isHandWritten)
        case 1 where name == "finger":
            self = .finger
        case 1:
            guard let picture = Picture(rawValue: parts[0]) else { return nil }
            self = .navigation(picture, isHandWritten: isHandWritten)
        case 2 where parts[0] == "pieces":
            guard let count = Int(parts[1]), count > 0 else { return nil }
            self = .pieces(count)
        default:
            return nil
        }
    }

    var name: String {
        switch self {
        case .navigation(let picture, let isHandWritten): picture.rawValue + (isHandWritten ? "-hand" : "")
        case .finger: "finger"
        case .tab(let isHandWritten): "tab" + (isHandWritten ? "-hand" : "")
        case .item(let isHandWritten): "item" + (isHandWritten ? "-hand" : "")
        case .pieces(let count): "pieces-\(count)"
        case .elements(let elements, let views): "elements-\(elements.rawValue)-\(views)"
        }
    }

    /// How many parts are counted.
    var parts: Int {
        switch self {
        case .navigation: 3
        case .item: 2
        case .elements(.hand, _), .finger, .tab, .pieces: 1
        case .elements: 3
        }
    }

    /// The modules that have a share in it.
    var modules: [CountedModule] {
        switch self {
        case .navigation(_, isHandWritten: true), .tab(isHandWritten: true), .item(isHandWritten: true), .finger:
            [.benchmarks, .headlessUIKit]
        case .item: [.core, .tabBar, .playback, .benchmarks, .headlessUIKit]
        // The cross-fade is the core's own, and the strips are an animator of this package.
        case .navigation(.fade, _), .pieces: [.core, .playback, .containers, .benchmarks, .headlessUIKit]
        case .elements(.hand, _): [.benchmarks, .headlessUIKit]
        case .elements(.none, _): [.core, .playback, .containers, .benchmarks, .headlessUIKit]
        case .elements(.all, _): [.core, .playback, .containers, .elements, .benchmarks, .headlessUIKit]
        case .navigation, .tab: [.core, .animations, .playback, .containers, .benchmarks, .headlessUIKit]
        }
    }

    /// How many steps of a finger are counted together.
    static let steps = 8

    @MainActor
    func run() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        switch self {
        case .navigation(let picture, let isHandWritten):
            let stack = Stack(in: window, content: picture == .zoom ? .zooming : .plain)
            let delegate = HandWrittenDelegate(picture)
            if isHandWritten { stack.write(by: delegate) } else { stack.install(picture.animator) }
            stack.rehearse(swipes: true)
            stack.countPush()
            stack.countSwipe()
        case .finger:
            let stack = Stack(in: window)
            stack.countIdleSteps()
        case .tab(let isHandWritten):
            let tabs = Tabs(in: window)
            let delegate = HandWrittenDelegate(.slide)
            if isHandWritten {
                tabs.write(by: delegate)
            } else {
                tabs.controller.setTabTransition(.slide, swipe: .fromAnywhere)
            }
            tabs.countBegin()
        case .item(let isHandWritten):
            let tabs = Tabs(in: window)
            let bouncer = HandWrittenBounce()
            tabs.showPictures()
            if isHandWritten {
                tabs.controller.delegate = bouncer
            } else {
                tabs.controller.setTabItemAnimation(.bounce)
            }
            tabs.countBounce()
        case .elements(let elements, let views):
            let stack = Stack(in: window, content: .images(elements, views: views))
            let delegate = HandWrittenElements()
            if elements == .hand { stack.navigation.delegate = delegate } else { stack.install(.fade) }
            stack.rehearse(swipes: elements != .hand)
            stack.countPush()
            if elements != .hand { stack.countSwipe() }
        case .pieces(let count):
            let stack = Stack(in: window)
            stack.install(Strips(count: count))
            stack.rehearse(swipes: false)
            stack.countPush()
        }
    }

    @MainActor
    static func screen() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for row in 0..<12 {
            let view = UIView(frame: CGRect(x: 16, y: 100 + CGFloat(row) * 60, width: 358, height: 52))
            view.backgroundColor = .gray
            controller.view.addSubview(view)
        }
        return controller
    }
}

extension Picture {
    fileprivate var animator: any TransitionAnimator {
        switch self {
        case .fade: .fade
        case .slide: .slide
        case .push: .push
        case .zoom: .zoom
        }
    }
}

/// Runs some work where the tool counts.
@MainActor
private func counted(_ work: @escaping @MainActor () -> Void) {
    /// What is counted, in one object.
    final class Work {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
    let work = Work(work)
    let before = reference_allocations()
    defer { print("\(InstructionCounter.allocationsPrefix)\(reference_allocations() - before)") }
    reference_collect(
        { context in
            guard let context else { return }
            let work = Unmanaged<Work>.fromOpaque(context).takeUnretainedValue()
            MainActor.assumeIsolated { work.body() }
        },
        Unmanaged.passUnretained(work).toOpaque()
    )
}

/// A navigation controller with screens of a dozen views.
@MainActor
private struct Stack {
    let window: UIWindow
    let navigation: UINavigationController
    private let content: Content

    /// What the screens show.
    enum Content {
        case plain
        /// Views between which a zoom moves.
        case zooming
        /// Images. All of them fly, or none.
        case images(Scenario.Elements, views: Int)
    }

    init(in window: UIWindow, content: Content = .plain) {
        self.window = window
        self.content = content
        let root = Scenario.screen()
        if case .images(let elements, let views) = content { Gallery.fill(root, elements, views, isDetail: false) }
        navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
    }

    func install(_ animator: any TransitionAnimator) {
        navigation.setNavigationTransition(animator)
        Headless.clock.settle()
    }

    func write(by delegate: HandWrittenDelegate) {
        navigation.delegate = delegate
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        delegate.install(recognizer, on: navigation.view) { [weak navigation] in
            navigation?.popViewController(animated: true)
        }
        Headless.clock.settle()
    }

    /// Some that run to their end: what happens only once in a process does not belong to a transition.
    func rehearse(swipes: Bool) {
        for round in 0..<3 {
            navigation.pushViewController(next(), animated: true)
            Headless.clock.settle()
            if swipes, round == 1 {
                Headless.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.5, in: window)
            } else {
                navigation.popViewController(animated: true)
            }
            Headless.clock.settle()
        }
        precondition(navigation.viewControllers.count == 1, "the rehearsal did not end where it began")
    }

    /// A screen to push.
    private func next() -> UIViewController {
        let (old, new) = (navigation.topViewController, Scenario.screen())
        if case .images(let elements, let views) = content { Gallery.fill(new, elements, views, isDetail: true) }
        guard case .zooming = content else { return new }
        new.transitionAnchors = TransitionAnchors { [weak old] in
            (old?.viewIfLoaded).map(Picture.source)
        } target: { [weak new] in
            (new?.viewIfLoaded).map(Picture.target)
        }
        return new
    }

    func countPush() {
        let next = next()
        let navigation = navigation
        counted {
            navigation.pushViewController(next, animated: true)
            Headless.clock.turn()
        }
        precondition(navigation.transitionCoordinator != nil, "the push does not run")
        Headless.clock.settle()
        precondition(navigation.topViewController === next, "the push did not arrive")
    }

    /// The same steps, followed by a recogniser that leads nothing.
    func countIdleSteps() {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        navigation.view.addGestureRecognizer(recognizer)
        let touch = beginSwipe()
        precondition(recognizer.state == .changed, "the finger is not followed")
        countSteps(of: touch)
        touch.lift()
    }

    private func beginSwipe() -> Headless.Touch {
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: window)
        for x in stride(from: 12, through: 192, by: 10) { step(touch, to: x) }
        return touch
    }

    private func step(_ touch: Headless.Touch, to x: Int) {
        Headless.clock.advance(by: 1.0 / 60)
        touch.move(to: CGPoint(x: x, y: 400))
    }

    private func countSteps(of touch: Headless.Touch) {
        counted {
            for step in 1...Scenario.steps { self.step(touch, to: 192 + 2 * step) }
        }
    }

    /// A swipe back: some of its steps, and its release.
    func countSwipe() {
        let touch = beginSwipe()
        precondition(navigation.transitionCoordinator?.isInteractive == true, "the swipe does not lead")
        countSteps(of: touch)
        for x in stride(from: 210, through: 320, by: 10) { step(touch, to: x) }
        Headless.clock.turn()
        counted {
            touch.lift()
            Headless.clock.turn()
        }
        precondition(navigation.transitionCoordinator != nil, "the rest of the way does not run")
        Headless.clock.settle()
        precondition(navigation.viewControllers.count == 1, "the swipe did not finish")
    }
}

/// A tab bar controller with screens of a dozen views.
@MainActor
private struct Tabs {
    let window: UIWindow
    let controller: UITabBarController

    init(in window: UIWindow) {
        self.window = window
        controller = UITabBarController()
        controller.viewControllers = (0..<3).map { _ in Scenario.screen() }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Headless.clock.settle()
    }

    func write(by delegate: HandWrittenDelegate) {
        controller.delegate = delegate
        delegate.install(UIPanGestureRecognizer(), on: controller.view) { [weak controller] in
            controller?.selectedIndex += 1
        }
    }

    func countBegin() {
        swipe { $0() }
        controller.selectedIndex = 0
        Headless.clock.settle()
        swipe { counted($0) }
    }

    func showPictures() {
        for (index, screen) in (controller.viewControllers ?? []).enumerated() {
            screen.tabBarItem = UITabBarItem(title: "Item", image: UIImage(systemName: "\(index).circle"), tag: index)
        }
        Headless.clock.settle()
    }

    func countBounce() {
        let rest = Headless.activity
        for index in [1, 0, 2, 0] {
            tap(index)
            Headless.clock.advance(by: 1)
        }
        Headless.clock.turn()
        counted { tap(1) }
        precondition(controller.selectedIndex == 1 && Headless.activity != rest, "nothing bounces")
        counted { Headless.clock.advance(by: 10.0 / 60) }
        precondition(Headless.activity != rest, "it bounces no more")
        Headless.clock.advance(by: 1)
        precondition(Headless.activity == rest, "it bounces on")
    }

    private func tap(_ index: Int) {
        let bar = controller.tabBar
        let x = bar.bounds.width * (CGFloat(index) + 0.5) / CGFloat(controller.viewControllers?.count ?? 1)
        Headless.tap(at: bar.convert(CGPoint(x: x, y: 24), to: nil), in: window)
    }

    private func swipe(_ count: (@escaping @MainActor () -> Void) -> Void) {
        let touch = Headless.touch(at: CGPoint(x: 350, y: 300), in: window)
        for x in stride(from: 347, through: 344, by: -3) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 300))
        }
        precondition(controller.transitionCoordinator == nil, "the swipe began too early")
        Headless.clock.advance(by: 1.0 / 60)
        count {
            touch.move(to: CGPoint(x: 320, y: 300))
            Headless.clock.turn()
        }
        precondition(controller.transitionCoordinator?.isInteractive == true, "the swipe does not lead")
        for x in stride(from: 310, through: 30, by: -20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 300))
        }
        touch.lift()
        Headless.clock.settle()
        precondition(controller.selectedIndex == 1, "the swipe did not finish")
    }
}

/// A push in strips that fall into place one after the other.
private struct Strips: TransitionAnimator {
    let count: Int

    var info: AnimatorInfo {
        AnimatorInfo(name: "strips", title: "Strips", author: "Benchmarks", summary: "Strips fall into place.")
    }

    func choreography(in scene: TransitionScene) -> Choreography {
        let height = 1 / Double(count)
        let pieces = (0..<count).map { index in
            Piece(
                UnitRect(x: 0, y: Double(index) * height, width: 1, height: height),
                .from(.offset(x: 1, dy: Double(index)).opacity(0.5), easing: .easeOut)
            )
        }
        return Choreography(foreground: .init(pieces: pieces), background: .to(.offset(x: -0.3)))
    }
}
#endif
