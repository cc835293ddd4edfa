import UIKit

/// An app with a subject installed on its containers, to which events happen.
@MainActor final class FuzzWorld {
    let ledger = FuzzLedger()
    let subject: any FuzzSubject
    let setup: FuzzSetup
    private(set) var window: UIWindow?
    private var fingers: [Int: FuzzFinger] = [:]
    private var delegates: [ObjectIdentifier: FuzzNavigationDelegate] = [:]
    private var tabDelegates: [ObjectIdentifier: FuzzTabDelegate] = [:]
    /// The choices of those that the subject presented.
    private(set) var presented: [ObjectIdentifier: FuzzChoice] = [:]
    /// The tabs selected at the last rest, for those containers where only the user has changed them since.
    private var selections: [ObjectIdentifier: ObjectIdentifier] = [:]
    /// Every controller ever made, as long as it lives.
    private var made: [WeakController] = []

    private struct WeakController {
        weak var controller: UIViewController?
        let isContainer: Bool
    }

    /// A fresh world at rest.
    init(_ setup: FuzzSetup, subject: any FuzzSubject) {
        self.setup = setup
        self.subject = subject
        Headless.reset()
        Headless.assumptions = setup.assumptions
        Headless.exceptionHandler = { [ledger] in ledger.report(.exception, $0) }
        if setup.isReckless { ledger.ignored = [.warning, .appearance, .delegate, .tree, .bars] }
        ledger.onCancel = { [weak self] in self?.delegates.values.forEach { $0.transitionWasCancelled() } }
        ledger.onLeave = { [weak self] screen in self?.delegates.values.forEach { $0.screenLeaves(screen) } }
        let window = Self.window(of: FuzzSetup.sizes[setup.size])
        self.window = window
        window.rootViewController = make(setup.root)
        window.makeKeyAndVisible()
        Headless.clock.settle()
    }

    static func window(of size: CGSize) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
        return window
    }

    var tree: FuzzTree { FuzzTree(of: window) }

    // MARK: Making

    private func screen(_ look: FuzzLook) -> FuzzScreen {
        let screen = FuzzScreen(look, ledger: ledger, animatesAlong: setup.animatesAlong)
        made.append(WeakController(controller: screen, isContainer: false))
        return screen
    }

    private func make(_ shape: FuzzShape) -> UIViewController {
        switch shape {
        case .screen:
            return screen(FuzzLook(number: 0))
        case .navigation(let screens):
            let navigation = UINavigationController(rootViewController: screen(FuzzLook(number: 0)))
            for number in 1..<max(screens, 1) {
                navigation.pushViewController(screen(FuzzLook(number: number)), animated: false)
            }
            made.append(WeakController(controller: navigation, isContainer: true))
            prepare(navigation)
            return navigation
        case .tabs(let shapes):
            let tabs = UITabBarController()
            tabs.give(shapes.map { make($0) }, asTabs: setup.usesTabs)
            made.append(WeakController(controller: tabs, isContainer: true))
            prepare(tabs)
            return tabs
        }
    }

    private func prepare(_ navigation: UINavigationController) {
        prepare(install: { subject.install($0, on: navigation) }) { setDelegate(of: navigation, directly: false) }
    }

    private func prepare(_ tabs: UITabBarController) {
        prepare(install: { subject.install($0, on: tabs) }) { setDelegate(of: tabs, directly: false) }
    }

    private func prepare(install: (FuzzChoice) -> Void, setDelegate: () -> Void) {
        let choice = setup.choices[made.count % setup.choices.count]
        // One in eight is left to UIKit.
        let installs = choice.number % 8 != 0
        if installs, !setup.setsDelegatesFirst { install(choice) }
        setDelegate()
        if installs, setup.setsDelegatesFirst { install(choice) }
    }

    private func setDelegate(of navigation: UINavigationController, directly: Bool) {
        let delegate = FuzzNavigationDelegate(ledger: ledger)
        delegates[ObjectIdentifier(navigation)] = delegate
        if directly {
            navigation.delegate = delegate
        } else {
            subject.setDelegate(delegate, of: navigation)
        }
    }

    private func setDelegate(of tabs: UITabBarController, directly: Bool) {
        let choice = setup.choices[made.count % setup.choices.count]
        let delegate = FuzzTabDelegate(ledger: ledger, refusal: choice.number % 3 == 0 ? 3 : 0)
        tabDelegates[ObjectIdentifier(tabs)] = delegate
        selections[ObjectIdentifier(tabs)] = nil
        if directly { tabs.delegate = delegate } else { subject.setDelegate(delegate, of: tabs) }
    }

    func delegate(of tabs: UITabBarController) -> FuzzTabDelegate? { tabDelegates[ObjectIdentifier(tabs)] }

    func delegate(of navigation: UINavigationController) -> FuzzNavigationDelegate? {
        delegates[ObjectIdentifier(navigation)]
    }

    // MARK: Events

    /// Lets an event happen, and looks whether anything is wrong at once.
    func apply(_ event: FuzzEvent) {
        switch event {
        case .wait(let frames):
            Headless.clock.advance(by: Double(frames) / 60)
        case .rest:
            rest()
        case .down, .move, .lift, .cancel, .cancelAll, .tap, .write, .tapBack, .tapTab:
            touch(event)
        case .push, .pushWith, .pop, .popTo, .popToRoot, .setStack, .hideBar:
            navigate(event)
        case .select(let index, let tab):
            guard let tabs = FuzzTree.at(index, of: tree.tabs) else { break }
            let all = tabs.lineup
            guard !all.isEmpty else { break }
            // A selection within More is a push.
            if all.count > 5, isBusy(tabs.moreNavigationController) { break }
            let delegate = delegate(of: tabs)
            delegate?.questions = 0
            delegate?.programSelects(all[tab % all.count], insteadOf: tabs.selectedViewController)
            selections[ObjectIdentifier(tabs)] = nil
            tabs.select(tab % all.count)
            if let delegate, delegate.questions > 0 {
                ledger.report(.delegate, "shouldSelect was asked although the program selects")
            }
        case .dropTab(let index, let tab):
            guard let tabs = FuzzTree.at(index, of: tree.tabs), !isBusy(tabs) else { break }
            var all = tabs.lineup
            // The headless UIKit's own swipe back does not end in a tab that is dropped under the finger.
            guard all.count > 2, !Self.isSwipedBySystem(all[tab % all.count]),
                all.count < 6 || !Self.isSwipedBySystem(tabs.moreNavigationController)
            else { break }
            all.remove(at: tab % all.count)
            selections[ObjectIdentifier(tabs)] = nil
            tabs.give(all, asTabs: setup.usesTabs)
        case .addTab(let index, let shape):
            guard let tabs = FuzzTree.at(index, of: tree.tabs), !isBusy(tabs) else { break }
            let all = tabs.lineup
            guard all.count < 5 else { break }
            tabs.give(all + [make(shape)], asTabs: setup.usesTabs)
        case .present(let shape, let style, let choice, let animated):
            present(shape, style: style, choice, animated: animated)
        case .dismiss(let depth, let animated):
            let chain = tree.chain
            guard chain.count > 1 else { break }
            chain[depth % (chain.count - 1)].dismiss(animated: animated)
        case .replaceRoot(let shape):
            fingers.values.forEach { $0.cancel() }
            window?.rootViewController = make(shape)
            ledger.forgetTransitions()
        case .resize(let size):
            window.map { Headless.resize($0, to: FuzzSetup.sizes[size % FuzzSetup.sizes.count]) }
        case .direction(let isRightToLeft):
            let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            guard Headless.layoutDirection != direction else { break }
            Headless.layoutDirection = direction
            window.map { Self.layOutAnew($0) }
            for controller in tree.containers + tree.screens { controller.viewIfLoaded.map(Self.layOutAnew) }
        case .reduceMotion(let isOn):
            Headless.isReduceMotionEnabled = isOn
        case .install(let index, let choice):
            switch FuzzTree.at(index, of: tree.containers) {
            case let navigation as UINavigationController: subject.install(choice, on: navigation)
            case let tabs as UITabBarController: subject.install(choice, on: tabs)
            default: break
            }
        case .uninstall(let index):
            switch FuzzTree.at(index, of: tree.containers) {
            case let navigation as UINavigationController: subject.uninstall(from: navigation)
            case let tabs as UITabBarController:
                // Who is uninstalled in the middle of a swipe tells of it no more.
                selections[ObjectIdentifier(tabs)] = nil
                subject.uninstall(from: tabs)
            default: break
            }
        case .swapDelegate(let index, let directly):
            switch FuzzTree.at(index, of: tree.containers) {
            case let navigation as UINavigationController: setDelegate(of: navigation, directly: directly)
            case let tabs as UITabBarController: setDelegate(of: tabs, directly: directly)
            default: break
            }
        case .proveSwipeBack:
            proveSwipeBack()
        case .proveTabSwipe:
            proveTabSwipe()
        case .proveDismissal:
            proveDismissal()
        case .proveScroll:
            proveScroll()
        case .proveTap:
            proveTap()
        }
        FuzzChecks.atAnyMoment(self)
    }

    private static func isSwipedBySystem(_ controller: UIViewController) -> Bool {
        guard let navigation = controller as? UINavigationController, navigation.isViewLoaded else { return false }
        let swipes = [navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer]
        return swipes.contains { $0?.state == .began || $0?.state == .changed }
    }

    private static func layOutAnew(_ view: UIView) {
        view.setNeedsLayout()
        for child in view.subviews { layOutAnew(child) }
    }

    // MARK: Fingers

    private func touch(_ event: FuzzEvent) {
        guard let window else { return }
        switch event {
        case .down(let finger, let place):
            fingers.removeValue(forKey: finger)?.lift()
            let point = place.point(in: window)
            fingers[finger] =
                finger == FuzzEvent.trackpad
                ? .scroll(Headless.scroll(at: point, in: window), point)
                : .touch(Headless.touch(at: point, in: window))
        case .move(let finger, let place):
            fingers[finger]?.move(to: place.point(in: window))
        case .lift(let finger):
            fingers.removeValue(forKey: finger)?.lift()
        case .cancel(let finger):
            fingers.removeValue(forKey: finger)?.cancel()
        case .cancelAll:
            Headless.cancelTouches(in: window)
            fingers = [:]
        case .tap(let place):
            Headless.tap(at: place.point(in: window), in: window)
        case .write(let begins):
            if !begins { window.endEditing(true) }
            guard begins, let screen = tree.visible.last(where: { $0.phase == .here }) else { return }
            screen.field?.becomeFirstResponder()
        case .tapBack:
            guard let navigation = tree.topNavigation, navigation.isViewLoaded else { return }
            let bar = navigation.navigationBar
            let x = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? bar.bounds.width - 30 : 30
            Headless.tap(at: bar.convert(CGPoint(x: x, y: bar.bounds.midY), to: window), in: window)
        case .tapTab(let tab):
            guard let tabs = tree.topTabs, tabs.isViewLoaded, let count = tabs.tabBar.items?.count, count > 0 else {
                return
            }
            let bar = tabs.tabBar
            let x = bar.bounds.width * (CGFloat(tab % count) + 0.5) / CGFloat(count)
            let delegate = delegate(of: tabs)
            delegate?.questions = 0
            delegate?.isTapped = true
            Headless.tap(at: bar.convert(CGPoint(x: x, y: 20), to: window), in: window)
            delegate?.isTapped = false
        default:
            break
        }
    }

    private func liftAll() {
        for finger in fingers.keys.sorted() { fingers.removeValue(forKey: finger)?.lift() }
    }

    // MARK: The program

    private func navigate(_ event: FuzzEvent) {
        let navigations = tree.navigations
        func target(_ index: Int) -> UINavigationController? {
            guard let navigation = FuzzTree.at(index, of: navigations) else { return nil }
            return setup.isReckless || !isBusy(navigation) ? navigation : nil
        }
        switch event {
        case .push(let index, let look, let animated):
            target(index)?.pushViewController(screen(look), animated: animated)
        case .pushWith(let index, let look, let choice):
            guard let navigation = target(index) else { return }
            subject.push(screen(look), with: choice, on: navigation)
        case .pop(let index, let animated):
            target(index)?.popViewController(animated: animated)
        case .popTo(let index, let depth, let animated):
            guard let navigation = target(index) else { return }
            let stack = navigation.viewControllers
            navigation.popToViewController(stack[depth % stack.count], animated: animated)
        case .popToRoot(let index, let animated):
            target(index)?.popToRootViewController(animated: animated)
        case .setStack(let index, let keeps, let adds, let turns, let animated):
            guard let navigation = target(index) else { return }
            var stack = navigation.viewControllers.enumerated().filter { keeps >> $0.offset & 1 == 1 }.map(\.element)
            if turns { stack.reverse() }
            let count = stack.isEmpty ? max(adds, 1) : adds
            for number in 0..<count { stack.append(screen(FuzzLook(number: keeps + number))) }
            navigation.setViewControllers(stack, animated: animated)
        case .hideBar(let index, let hidden, let animated):
            target(index)?.setNavigationBarHidden(hidden, animated: animated)
        default:
            break
        }
    }

    /// Whether a container's own transition runs, as an app finds out.
    private func isBusy(_ container: UIViewController) -> Bool {
        guard let own = container.transitionCoordinator else { return false }
        guard let inherited = container.parent?.transitionCoordinator else { return true }
        return own as AnyObject !== inherited as AnyObject
    }

    private func present(_ shape: FuzzShape, style: FuzzStyle, _ choice: FuzzChoice, animated: Bool) {
        let chain = tree.chain
        guard let top = chain.last, chain.count < 4, top.transitionCoordinator == nil, top.viewIfLoaded?.window != nil
        else { return }
        let new = make(shape)
        presented[ObjectIdentifier(new)] = nil
        switch style {
        case .fullScreen: new.modalPresentationStyle = .fullScreen
        case .overFullScreen: new.modalPresentationStyle = .overFullScreen
        case .pageSheet: new.modalPresentationStyle = .pageSheet
        case .subject:
            presented[ObjectIdentifier(new)] = choice
            // A swipe needs the view, which only an animated presentation is sure to load in time.
            if !animated { new.loadViewIfNeeded() }
            subject.install(choice, onPresented: new)
        }
        top.present(new, animated: animated)
    }

    // MARK: Rest

    func rest() {
        liftAll()
        if !Headless.clock.settle() { ledger.report(.restless, "something never comes to rest") }
        FuzzChecks.atRest(self)
        checkSelections()
    }

    /// A tab that the user has changed to was announced to the app.
    private func checkSelections() {
        for tabs in tree.tabs {
            let id = ObjectIdentifier(tabs)
            let delegate = delegate(of: tabs)
            delegate?.rest()
            if let promised = delegate?.promised, tabs.lineup.contains(promised) {
                ledger.report(.delegate, "didSelect never came for a tab that was tapped and allowed")
            }
            // More is none of the `tabs`, and nobody is told of it.
            if let selected = tabs.selectedViewController, tabs.tabs.isEmpty || tabs.place != nil {
                if let before = selections[id], before != ObjectIdentifier(selected), let delegate,
                    delegate.lastSelected !== selected
                {
                    ledger.report(.delegate, "the user changed the tab and didSelect was not told")
                }
                selections[id] = ObjectIdentifier(selected)
            }
        }
    }

    /// Takes everything away: what is left then is a leak.
    func tearDown() {
        rest()
        guard ledger.violation == nil else { return }
        window?.rootViewController = nil
        window = nil
        (delegates, tabDelegates) = ([:], [:])
        Headless.clock.settle()
        reportUnfreed(except: [])
    }

    /// Controllers that nobody needs and that are still there.
    func reportUnfreed(except needed: [UIViewController]) {
        made.removeAll { $0.controller == nil }
        guard made.count != needed.count else { return }
        let known = Set(needed.map(ObjectIdentifier.init))
        for entry in made {
            guard let controller = entry.controller, !known.contains(ObjectIdentifier(controller)) else { continue }
            ledger.report(
                .freed,
                "\(entry.isContainer ? "a container" : "a screen") that nobody needs is not freed: \(type(of: controller))"
            )
        }
        let alive = Set(needed.map(ObjectIdentifier.init))
        delegates = delegates.filter { alive.contains($0.key) }
        tabDelegates = tabDelegates.filter { alive.contains($0.key) }
        presented = presented.filter { alive.contains($0.key) }
    }
}
