import UIKit

/// An app with a subject installed on its containers. Events happen to it.
@MainActor final class World: PlayedWorld {
    let ledger = Ledger()
    let subject: any Subject
    let setup: Setup
    /// Compares this world with one without ids; nil without elements.
    let law: ElementLaw?
    var window: UIWindow?
    var fingers: [Int: Finger] = [:]
    var delegates: [ObjectIdentifier: NavigationDelegate] = [:]
    var tabDelegates: [ObjectIdentifier: TabDelegate] = [:]
    /// The choices of each controller that the subject presented: the first one, and those that replaced it; nil stands
    /// for none.
    var presented: [ObjectIdentifier: [Choice?]] = [:]
    /// The changes that were under way when the window got another size, and must be over after the next pause.
    var interrupted: [Interrupted] = []
    /// The app's action for the next callback of each kind.
    private var armed: [Occasion: Event] = [:]
    /// The tabs selected at the last rest, for containers in which only the user has changed them since.
    var selections: [ObjectIdentifier: ObjectIdentifier] = [:]
    /// What the app has given the items of its tabs.
    let wardrobe = Wardrobe()
    /// Weak references to all controllers that were made.
    var made: [WeakController] = []

    struct WeakController {
        weak var controller: UIViewController?
        let isContainer: Bool
    }

    /// Makes a world in which nothing moves.
    init(_ setup: Setup, subject: any Subject, law: ElementLaw? = nil) {
        self.setup = setup
        self.law = law
        self.subject = subject
        Headless.reset()
        Headless.assumptions = setup.assumptions
        Headless.exceptionHandler = { [ledger] in ledger.report(.exception, $0) }
        if setup.isReckless { ledger.ignored = [.warning, .appearance, .delegate, .tree, .bars, .layout] }
        ledger.onCancel = { [weak self] in self?.delegates.values.forEach { $0.transitionWasCancelled() } }
        ledger.onLeave = { [weak self] screen in self?.delegates.values.forEach { $0.screenLeaves(screen) } }
        ledger.onOccasion = { [weak self] in self?.occurs($0) }
        subject.tell { [ledger] in ledger.onOccasion($0) }
        let window = Self.window(of: Setup.sizes[setup.size], posture: setup.posture)
        self.window = window
        law?.watch(window)
        window.rootViewController = make(setup.root)
        window.makeKeyAndVisible()
        Headless.clock.settle()
    }

    static func window(of size: CGSize, posture: Headless.Posture?) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
        if let posture { Headless.setPosture(posture, of: window) }
        return window
    }

    /// A window on the same device.
    static func window(like other: UIWindow) -> UIWindow {
        window(of: other.bounds.size, posture: Headless.posture(of: other))
    }

    var tree: ControllerTree { ControllerTree(of: window) }

    // MARK: Making

    func screen(_ look: Look) -> AppScreen {
        let screen = AppScreen(
            look, ledger: ledger, animatesAlong: setup.animatesAlong, elementIDs: law.map { $0.hasIDs })
        made.append(WeakController(controller: screen, isContainer: false))
        return screen
    }

    func make(_ shape: Shape) -> UIViewController {
        switch shape {
        case .screen:
            return screen(Look(number: 0))
        case .navigation(let screens):
            let navigation = UINavigationController(rootViewController: screen(Look(number: 0)))
            for number in 1..<max(screens, 1) {
                navigation.pushViewController(screen(Look(number: number)), animated: false)
            }
            // When a bar follows an item that is that of another root by now, nobody has written down.
            navigation.tabBarItem = UITabBarItem()
            made.append(WeakController(controller: navigation, isContainer: true))
            if setup.blursBars { navigation.blurBar() }
            prepare(navigation)
            return navigation
        case .framed(let shape):
            let frame = FramingController(make(shape))
            made.append(WeakController(controller: frame, isContainer: true))
            return frame
        case .row(let shapes):
            return makeRow(shapes)
        case .tabs(let shapes):
            let tabs = UITabBarController()
            if setup.usesSidebars { tabs.mode = .tabSidebar }
            tabs.give(shapes.map { make($0) }, asTabs: setup.usesTabs)
            made.append(WeakController(controller: tabs, isContainer: true))
            if setup.blursBars { tabs.blurBar() }
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

    private func prepare(install: (Choice) -> Void, setDelegate: () -> Void) {
        let choice = setup.choices[made.count % setup.choices.count]
        // One container in eight is left to UIKit.
        let installs = choice.number % 8 != 0
        if installs, !setup.setsDelegatesFirst { install(choice) }
        setDelegate()
        if installs, setup.setsDelegatesFirst { install(choice) }
    }

    func setDelegate(of navigation: UINavigationController, directly: Bool) {
        let delegate = NavigationDelegate(ledger: ledger)
        delegates[ObjectIdentifier(navigation)] = delegate
        if directly {
            navigation.delegate = delegate
        } else {
            subject.setDelegate(delegate, of: navigation)
        }
    }

    func setDelegate(of tabs: UITabBarController, directly: Bool) {
        let choice = setup.choices[made.count % setup.choices.count]
        let delegate = TabDelegate(ledger: ledger, refusal: choice.number % 3 == 0 ? 3 : 0)
        tabDelegates[ObjectIdentifier(tabs)] = delegate
        selections[ObjectIdentifier(tabs)] = nil
        if directly { tabs.delegate = delegate } else { subject.setDelegate(delegate, of: tabs) }
    }

    func delegate(of tabs: UITabBarController) -> TabDelegate? { tabDelegates[ObjectIdentifier(tabs)] }

    func delegate(of navigation: UINavigationController) -> NavigationDelegate? {
        delegates[ObjectIdentifier(navigation)]
    }

    // MARK: Callbacks

    /// Whether the app acts in a callback.
    private(set) var isCalled = false

    /// Notes an action of the app for the next callback of this kind.
    func arm(_ occasion: Occasion, _ event: Event) { armed[occasion] = event }

    func disarm() { armed = [:] }

    var isArmed: Bool { !armed.isEmpty }

    private func occurs(_ occasion: Occasion) {
        guard let event = armed.removeValue(forKey: occasion) else { return }
        let was = isCalled
        isCalled = true
        perform(event)
        isCalled = was
    }
}
