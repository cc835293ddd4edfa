import TransitionCore
import TransitionSwiftUI
import UIKit

// Performing events.
extension HostWorld {
    func apply(_ event: Event) {
        if event.mayChangeLayout { for screen in tree.screens { screen.freeLayout() } }
        perform(event)
        checkWarnings()
        checkSwitch(after: event)
        for screen in tree.screens {
            screen.checkLayout()
            Glimpse.remember(screen)
        }
    }

    private func perform(_ event: Event) {
        switch event {
        case .wait(let frames):
            Headless.clock.advance(by: Double(frames) / 60)
        case .rest:
            rest()
        case .down, .move, .lift, .cancel, .cancelAll, .tap, .write, .tapBack, .tapTab:
            tabActs += 1
            touch(event)
        case .drive(let index, let drive):
            tabActs += 1
            lead(index, drive)
        case .dismiss(let depth, let animated):
            dismiss(depth, animated: animated)
        case .resize, .fold, .direction, .reduceMotion:
            rearrange(event)
        case .turn(let isOn):
            turn(isOn: isOn)
        case .host(let index, let action):
            perform(action, on: index)
        default:
            break
        }
    }

    func tapTab(_ tab: Int) {
        guard let window, let tabs = tree.topTabs, tabs.isViewLoaded, let place = tabs.place(ofSystemItem: tab) else {
            return
        }
        Headless.tap(at: tabs.tabBar.convert(place, to: window), in: window)
    }

    /// Code of the app dismisses what is at rest.
    private func dismiss(_ depth: Int, animated: Bool) {
        let chain = tree.chain
        guard chain.count > 1, chain.allSatisfy({ $0.transitionCoordinator == nil }) else { return }
        chain[depth % (chain.count - 1)].dismiss(animated: animated)
        // What is on its way to being presented cannot be told from what is at rest.
        ownWarnings = Headless.warnings.count
    }

    func checkWarnings() {
        Checks.warnings(ledger, from: ownWarnings)
    }

    private func perform(_ action: HostAction, on index: Int) {
        switch action {
        case .append, .expect, .shorten, .replace: changePath(action, on: index)
        case .select(let tab):
            guard let tabs else { return }
            stateHasSelected = true
            tabs.selection = tabs.tabs.lineup[tab % tabs.tabs.lineup.count].title ?? "?"
        case .refuse(let bits):
            guard let tabs else { return }
            let titles = tabs.tabs.lineup.enumerated().filter { bits >> $0.offset & 1 == 1 }.map {
                $0.element.title ?? ""
            }
            tabs.refused = Set(titles)
            mayRefuse = mayRefuse || !titles.isEmpty
        case .flag, .style, .renew: changeFlag(action, index % flags.count)
        case .alert: alert()
        case .modify, .identify, .addModifier, .dropModifier, .setDelegate, .rebuild:
            let place = index % (stacks.count + (tabs == nil ? 0 : 1))
            if place < stacks.count { change(stacks[place], action) } else { tabs.map { change($0, action) } }
        }
    }

    private func changePath(_ action: HostAction, on index: Int) {
        guard let stack = ControllerTree.at(index, of: stacks) else { return }
        switch action {
        case .append(let choice):
            count += 1
            guard let choice, let animator = subject.values(choice)?.animator else {
                return stack.path.append("\(count)")
            }
            withScreenTransition(animator) { stack.path.append("\(count)") }
        case .expect(let choice):
            subject.values(choice)?.animator.map { withScreenTransition($0) {} }
        case .shorten(let count):
            stack.path.removeLast(min(count, stack.path.count))
        case .replace(let keeps, let adds):
            var path = Array(stack.path.prefix(keeps))
            for _ in 0..<adds {
                count += 1
                path.append("\(count)")
            }
            stack.path = path
        default:
            break
        }
    }

    private func changeFlag(_ action: HostAction, _ index: Int) {
        let flag = flags[index]
        switch action {
        case .flag(let item):
            flag.set(item == 0 ? nil : item)
        case .style(let choice):
            let values = values(choice)
            if flag.presentation.controller != nil { isRestyled = true }
            (flag.transition, flag.options, styles[index]) = (values.animator, values.modal, choice)
            flag.update()
        default:
            flag.renew(in: place(ofFlag: index))
        }
    }

    private func alert() {
        guard let top = tree.chain.last, tree.chain.count < 4, top.transitionCoordinator == nil,
            top.viewIfLoaded?.window != nil, !flags.contains(where: { tree.chain.contains(where: $0.drops) })
        else { return }
        let alert = FlagHost.Screen()
        alert.modalPresentationStyle = .overFullScreen
        alert.embed(screen("alert", ledger: ledger))
        top.present(alert, animated: true)
    }

    // MARK: Modifiers and containers

    private func change(_ host: StackHost, _ action: HostAction) {
        guard case .rebuild = action else { return change(host, action) { $0.navigation } }
        guard let index = stacks.firstIndex(where: { $0 === host }) else { return }
        listen(to: host)
        let inner = index == stacks.count - 1 ? flags[1] : nil
        inner?.abandon()
        host.rebuild()
        noteContainer(host.navigation)
        inner?.renew(in: place(ofFlag: 1))
        // What ran in the container that has gone is nobody's.
        ledger.forgetTransitions()
    }

    private func change(_ host: TabHost, _ action: HostAction) { change(host, action) { $0.tabs } }

    private func change<Container>(
        _ host: ContainerHost<Container>, _ action: HostAction,
        options: (ModifierValues) -> Container.TransitionOptions
    ) {
        let place: ContainerHost<Container>.Place = hosts.isOutside ? .outside : .inside
        switch action {
        case .modify(let choice):
            let values = values(choice)
            host.requests.first?.request.update(values.animator, options: options(values))
        case .identify(let choice):
            let values = values(choice)
            guard let request = host.requests.first?.request else { return }
            host.replace(request, by: values.animator, options: options(values), place)
        case .addModifier(let choice):
            let values = values(choice)
            if host.requests.count < 3 { host.add(values.animator, options: options(values), place) }
        case .dropModifier:
            if host.requests.count > 1, let last = host.requests.last { host.remove(last.request) }
        case .setDelegate:
            host.setDelegate()
        default:
            break
        }
    }
}
