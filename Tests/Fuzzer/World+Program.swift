import UIKit

// Actions of the app.
extension World {
    func navigate(_ event: Event) {
        let navigations = tree.navigations
        func target(_ index: Int) -> UINavigationController? {
            guard let navigation = ControllerTree.at(index, of: navigations) else { return nil }
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
            for number in 0..<count { stack.append(screen(Look(number: keeps + number))) }
            navigation.setViewControllers(stack, animated: animated)
        case .hideBar(let index, let hidden, let animated):
            // Possible at any moment, because apps hide bars when screens appear and disappear.
            ControllerTree.at(index, of: navigations)?.setNavigationBarHidden(hidden, animated: animated)
        default:
            break
        }
    }

    /// Whether a transition of the container runs, as far as an app can find out.
    func isBusy(_ container: UIViewController) -> Bool {
        guard let own = container.transitionCoordinator else { return false }
        guard let inherited = container.parent?.transitionCoordinator else { return true }
        return own as AnyObject !== inherited as AnyObject
    }

    func present(_ shape: Shape, style: PresentationStyle, _ choice: Choice, animated: Bool) {
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
            presented[ObjectIdentifier(new)] = [choice]
            subject.install(choice, onPresented: new)
        }
        top.present(new, animated: animated)
    }

    /// Changes the transition of a presented controller, at any moment.
    func alter(depth: Int, _ choice: Choice?) {
        let chain = tree.chain.dropFirst()
        guard !chain.isEmpty else { return }
        let controller = chain[chain.startIndex + depth % chain.count]
        guard presented[ObjectIdentifier(controller)] != nil else { return }
        subject.alter(choice, onPresented: controller)
        presented[ObjectIdentifier(controller)]?.append(choice)
    }

    /// Lets a swipe on a screen present another one.
    func offer(_ index: Int, _ shape: Shape, _ choice: Choice) {
        guard let screen = ControllerTree.at(index, of: tree.screens), screen.isViewLoaded else { return }
        screen.offers = true
        subject.offer(choice, on: screen) { [weak self] in
            guard let self, self.tree.chain.count < 4 else { return nil }
            let new = self.make(shape)
            self.presented[ObjectIdentifier(new)] = [choice]
            self.subject.install(choice, onPresented: new)
            return new
        }
    }
}
