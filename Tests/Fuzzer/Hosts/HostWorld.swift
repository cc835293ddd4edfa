import TransitionCore
import UIKit

/// An app in SwiftUI: a path, a selection, and flags, on containers that SwiftUI keeps, with the package's modifiers.
@MainActor final class HostWorld: PlayedWorld {
    let ledger = Ledger()
    let subject: any Subject
    let setup: Setup
    let hosts: HostSetup
    var window: UIWindow?
    var fingers: [Int: Finger] = [:]
    /// Stacks, tabs and flags; empty when the world has been torn down.
    var stacks: [StackHost] = []
    var tabs: TabHost?
    var flags: [FlagHost] = []
    /// The choice that each flag was given last.
    var styles: [Choice] = []
    /// The delegates that listen to the stacks.
    var delegates: [NavigationDelegate] = []
    /// Weak references to all screens and containers that were made.
    var made: [World.WeakController] = []
    /// The number of elements that were put on paths.
    var count = 0
    /// How much the user and code have done with tabs since the last rest, and whether the state has changed then.
    var tabActs = 0
    var stateHasSelected = false
    var selectionAtRest: String?
    /// Whether the app's binding has refused a tab since the last rest, or does so now.
    var mayRefuse = false
    /// The number of UIKit's warnings about what code of the app has done.
    var ownWarnings = 0
    /// Whether a screen that is presented has got another look since.
    var isRestyled = false

    init(_ setup: Setup, hosts: HostSetup, subject: any Subject) {
        (self.setup, self.hosts, self.subject) = (setup, hosts, subject)
        Headless.reset()
        Headless.assumptions = setup.assumptions
        Headless.exceptionHandler = { [ledger] in ledger.report(.exception, $0) }
        // What comes of a stack that changes during a change of it is UIKit's own affair, but for what is true in the end.
        if !hosts.assumptions.waitsForChanges {
            ledger.ignored = [.warning, .appearance, .delegate, .tree, .bars]
        }
        ledger.onCancel = { [weak self] in self?.delegates.forEach { $0.transitionWasCancelled() } }
        ledger.onLeave = { [weak self] screen in self?.delegates.forEach { $0.screenLeaves(screen) } }
        build()
        let window = World.window(of: Setup.sizes[setup.size], posture: setup.posture)
        self.window = window
        window.rootViewController = root
        window.makeKeyAndVisible()
        Headless.clock.settle()
        selectionAtRest = tabs?.selection
    }

    var tree: ControllerTree { ControllerTree(of: window) }

    var root: UIViewController { tabs?.hosting ?? stacks[0].hosting }

    /// What a modifier asks for; nil leaves its container to the system.
    func values(_ choice: Choice) -> ModifierValues {
        subject.values(choice) ?? ModifierValues()
    }

    // MARK: Making

    func screen(_ title: String, ledger: Ledger? = nil) -> AppScreen {
        let number = title.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 997 }
        // Screens of SwiftUI hide bars by modifiers of their own, which nothing here has.
        let look = (number..<number + 5).map { Look(number: $0) }
            .first { !$0.hidesBottomBar && !$0.staysBelowBars && !$0.isScrollView && $0.side == .plain }
        let screen = AppScreen(
            look ?? Look(number: 0), ledger: ledger, animatesAlong: ledger != nil && setup.animatesAlong)
        screen.title = title
        if ledger != nil { made.append(World.WeakController(controller: screen, isContainer: false)) }
        return screen
    }

    private func build() {
        let make: @MainActor (String) -> UIViewController = { [weak self] in
            guard let self else { return UIViewController() }
            return screen($0, ledger: ledger)
        }
        let count = hosts.shape == .stack ? 1 : hosts.shape == .stacksInTabs ? 2 : 0
        stacks = (0..<count).map { _ in StackHost(hosts.assumptions, screen: make) }
        for (index, stack) in stacks.enumerated() { stack.hosting.title = ["a", "b"][index] }
        if hosts.shape != .stack {
            let plain = ["a", "b", "c", "d"].dropFirst(count).map { make($0) }
            tabs = TabHost(hosts.assumptions, screens: stacks.map(\.hosting) + plain)
        }
        for (index, stack) in stacks.enumerated() {
            noteContainer(stack.navigation)
            listen(to: stack)
            let values = values(choice(index))
            stack.add(values.animator, options: values.navigation, hosts.isOutside ? .outside : .inside)
        }
        if let tabs {
            noteContainer(tabs.tabs)
            let values = values(choice(2))
            tabs.add(values.animator, options: values.tabs, hosts.isOutside ? .outside : .inside)
        }
        for index in 0..<2 { addFlag(index) }
    }

    private func choice(_ index: Int) -> Choice { setup.choices[index % setup.choices.count] }

    func noteContainer(_ controller: UIViewController) {
        made.append(World.WeakController(controller: controller, isContainer: true))
    }

    /// A delegate like SwiftUI's hears each stack, and checks what it hears.
    func listen(to stack: StackHost) {
        let delegate = NavigationDelegate(ledger: ledger)
        delegates.append(delegate)
        stack.listener = delegate
    }

    /// The first flag stands beside the containers, the second within a stack, if there is one.
    func place(ofFlag index: Int) -> UIViewController { index == 0 ? root : stacks.last?.content ?? root }

    private func addFlag(_ index: Int) {
        let choice = choice(3 + index)
        let values = values(choice)
        let flag = FlagHost(on: place(ofFlag: index), transition: values.animator)
        flag.options = values.modal
        flag.fill = { [weak self, weak flag] screen in
            guard let self, let item = flag?.made.last else { return }
            screen.embed(self.screen("item \(item)", ledger: ledger))
        }
        flags.append(flag)
        styles.append(choice)
    }
}
