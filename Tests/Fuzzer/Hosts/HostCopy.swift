import TransitionCore
import UIKit

/// The containers of a world made anew, with the state that it has: at rest the world must look like them.
@MainActor final class HostCopy {
    private let world: HostWorld
    private var stacks: [StackHost] = []
    private var tabs: TabHost?
    private var flags: [FlagHost] = []
    private(set) var window = UIWindow()

    init(of world: HostWorld) {
        self.world = world
        let make: @MainActor (String) -> UIViewController = { [weak world] in
            world?.screen($0) ?? UIViewController()
        }
        stacks = world.stacks.map { StackHost(world.hosts.assumptions, path: $0.path, screen: make) }
        for (stack, copy) in zip(world.stacks, stacks) {
            copy.hosting.title = stack.hosting.title
            for (request, place) in stack.requests { copy.add(request.animator, options: request.options, place) }
        }
        if let original = world.tabs {
            let plain = original.tabs.lineup.dropFirst(stacks.count).map { make($0.title ?? "?") }
            let copy = TabHost(
                world.hosts.assumptions, screens: stacks.map(\.hosting) + plain, selection: original.selection)
            for (request, place) in original.requests { copy.add(request.animator, options: request.options, place) }
            tabs = copy
        }
        for (index, flag) in world.flags.enumerated() {
            let parent = index == 0 ? root : stacks.last?.content ?? root
            let copy = FlagHost(on: parent, transition: flag.transition)
            copy.options = flag.options
            copy.fill = { [weak world, weak copy] screen in
                guard let world, let item = copy?.made.last else { return }
                screen.embed(world.screen("item \(item)"))
            }
            flags.append(copy)
        }
    }

    private var root: UIViewController { tabs?.hosting ?? stacks[0].hosting }

    func show(in other: UIWindow) {
        window = World.window(like: other)
        window.rootViewController = root
        window.isHidden = false
        Headless.clock.settle()
        for (flag, copy) in zip(world.flags, flags) where flag.presentation.controller != nil { copy.set(flag.item) }
        Headless.clock.settle()
    }

    func leave() {
        window.isHidden = true
        window.rootViewController = nil
        (stacks, tabs, flags) = ([], nil, [])
        Headless.clock.settle()
    }
}
