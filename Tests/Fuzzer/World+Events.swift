import UIKit

// Performing events.
extension World {
    /// Performs an event, and then checks the conditions that must always hold.
    func apply(_ event: Event) {
        perform(event)
        Checks.atAnyMoment(self)
        checkSwitch(after: event)
        for screen in tree.screens {
            screen.checkLayout()
            screen.checkRun()
            Glimpse.remember(screen)
        }
        law?.look(at: window, ledger)
    }

    /// Performs an event.
    func perform(_ event: Event) {
        if event.mayChangeLayout { for screen in tree.screens { screen.freeLayout() } }
        switch event {
        case .wait(let frames):
            Headless.clock.advance(by: Double(frames) / 60)
            if frames > 5 { checkInterrupted() }
        case .rest:
            rest()
        case .down, .move, .lift, .cancel, .cancelAll, .tap, .write, .tapBack, .tapTab:
            touch(event)
        case .item(let index, let action):
            act(index, action)
        case .element(let index, let action):
            ControllerTree.at(index, of: tree.screens).map { $0.elements?.act(action) }
        case .child(let index, let action):
            act(index, action)
        case .drive(let index, let drive):
            lead(index, drive)
        case .push, .pushWith, .pop, .popTo, .popToRoot, .setStack, .hideBar:
            navigate(event)
        case .upon(let occasion, let event):
            arm(occasion, event)
        case .alter(let depth, let choice):
            alter(depth: depth, choice)
        case .offer(let index, let shape, let choice):
            offer(index, shape, choice)
        case .withdraw(let index):
            ControllerTree.at(index, of: tree.screens).map {
                $0.offers = false
                subject.offer(Choice(number: 0), on: $0, make: nil)
            }
        case .select(let index, let tab):
            guard let tabs = ControllerTree.at(index, of: tree.tabs) else { break }
            let all = tabs.lineup
            guard !all.isEmpty else { break }
            // A selection within More is a push.
            if all.count > 5, isBusy(tabs.moreNavigationController) { break }
            let delegate = delegate(of: tabs)
            delegate?.questions = 0
            let (new, old) = (all[tab % all.count], tabs.selectedViewController)
            let isWithinMore = tabs.listsInMore(new, old)
            delegate?.programSelects(new, insteadOf: old, isWithinMore: isWithinMore)
            selections[ObjectIdentifier(tabs)] = nil
            tabs.select(tab % all.count)
            if let delegate, delegate.questions > 0 {
                ledger.report(.delegate, "shouldSelect was asked although the program selects")
            }
        case .dropTab(let index, let tab):
            guard let tabs = ControllerTree.at(index, of: tree.tabs), !isBusy(tabs) else { break }
            var all = tabs.lineup
            // The headless UIKit's own swipe back does not end in a tab that is dropped under the finger. What UIKit does
            // with a change within More, when tabs leave More meanwhile, nobody has written down.
            guard all.count > 2, !Self.isSwipedBySystem(all[tab % all.count]),
                all.count < 6 || tabs.moreNavigationController.transitionCoordinator == nil
            else { break }
            all.remove(at: tab % all.count)
            selections[ObjectIdentifier(tabs)] = nil
            tabs.give(all, asTabs: setup.usesTabs)
        case .addTab(let index, let shape):
            guard let tabs = ControllerTree.at(index, of: tree.tabs), !isBusy(tabs) else { break }
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
            window.map { PlainSubject.setRoot(make(shape), of: $0) }
            ledger.forgetTransitions()
        case .swapRoot(let shape, let choice):
            window.map { subject.swapRoot(of: $0, for: make(shape), choice) }
            ledger.forgetTransitions()
        case .resize, .fold:
            interrupted.append(Interrupted(in: tree) { rearrange(event) })
            // F152: with more or fewer items UIKit itself goes from More to a tab, and back.
            if case .fold = event { selections = [:] }
        case .direction, .reduceMotion:
            rearrange(event)
        case .turn(let isOn):
            turn(isOn: isOn)
        case .install(let index, let choice):
            switch ControllerTree.at(index, of: tree.containers) {
            case let navigation as UINavigationController: subject.install(choice, on: navigation)
            case let tabs as UITabBarController: subject.install(choice, on: tabs)
            default: break
            }
        case .uninstall(let index):
            switch ControllerTree.at(index, of: tree.containers) {
            case let navigation as UINavigationController: subject.uninstall(from: navigation)
            case let tabs as UITabBarController:
                // An adapter that is uninstalled during a swipe does not tell the app's delegate of the result.
                selections[ObjectIdentifier(tabs)] = nil
                subject.uninstall(from: tabs)
            default: break
            }
        case .swapDelegate(let index, let directly):
            switch ControllerTree.at(index, of: tree.containers) {
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
        case .proveChildSwipe:
            proveChildSwipe()
        case .host:
            break
        }
    }

    private func checkInterrupted() {
        let tree = tree
        if interrupted.contains(where: { $0.goesOn(in: tree) }) {
            ledger.report(.running, "a change goes on although its container has another size")
        }
        interrupted = []
    }

    private static func isSwipedBySystem(_ controller: UIViewController) -> Bool {
        if let frame = controller as? FramingController { return isSwipedBySystem(frame.child) }
        guard let navigation = controller as? UINavigationController, navigation.isViewLoaded else { return false }
        let swipes = [navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer]
        return swipes.contains { $0?.state == .began || $0?.state == .changed }
    }
}
