import Testing
import TransitionAnimations
import TransitionCore
import TransitionRest
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// A window of a phone's size with a root, in a fresh world.
@MainActor
final class RootWorld {
    /// What the old root is doing when the window gets another one.
    enum State: CaseIterable {
        case resting, fullScreen, sheet, custom, alertOverSheet, inChild, keyboard, presentedKeyboard
        case presenting, presentingSheet, presentingCustom, dismissing, dismissingCustom, pushing, systemPush, swiping
        case changingTabs, pushingWholeWindow
    }

    let window: UIWindow
    let log = Log()
    /// The results that the completions have had, by the title of the root.
    private(set) var results: [String] = []
    private var field: UITextField?
    /// What keeps a finger down.
    private var finger: Headless.Touch?

    init(size: CGSize = CGSize(width: 390, height: 844), assumptions: Headless.Assumptions = .init()) {
        Headless.reset()
        Headless.assumptions = assumptions
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = screen("first")
        window.makeKeyAndVisible()
        settle()
        _ = log.take()
    }

    func screen(_ label: String) -> Screen { Screen(label, log: log) }

    func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
    }

    /// Changes the root, and notes the result.
    func change(
        to root: UIViewController, _ transition: (any TransitionAnimator)? = .slide.duration(0.5),
        _ options: RootTransitionOptions = RootTransitionOptions()
    ) {
        window.setRootViewController(root, transition: transition, options: options) { [weak self, weak root] in
            self?.results.append("\(root?.title ?? "?") \($0)")
        }
    }

    /// Gives the window a root in some state.
    func begin(_ state: State) throws {
        window.rootViewController = nil
        window.rootViewController = try root(in: state)
    }

    private func root(in state: State) throws -> UIViewController? {
        let old = screen("old")
        switch state {
        case .changingTabs:
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [old, screen("other")]
            tabs.setTabTransition(.slide.duration(0.6))
            show(tabs)
            tabs.selectedIndex = 1
            Headless.clock.advance(by: 0.2)
        case .pushing, .systemPush, .swiping, .pushingWholeWindow:
            let navigation = UINavigationController(rootViewController: old)
            if state != .systemPush {
                let slide = CatalogueAnimator.slide.duration(0.6)
                if state == .pushingWholeWindow {
                    navigation.setNavigationTransition(slide.wholeWindow)
                } else {
                    navigation.setNavigationTransition(slide)
                }
            }
            show(navigation)
            navigation.pushViewController(screen("pushed"), animated: state != .swiping)
            if state == .swiping {
                settle()
                let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: window)
                touch.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 150, y: 400), seconds: 0.3)
                finger = touch
                try #require(navigation.transitions.isPlaying)
            } else {
                Headless.clock.advance(by: 0.2)
            }
        default:
            show(old)
            try present(state, on: old)
        }
        return window.rootViewController
    }

    private func show(_ root: UIViewController) {
        window.rootViewController = root
        settle()
    }

    private func present(_ state: State, on old: Screen) throws {
        let above = screen("above")
        switch state {
        case .resting: return
        case .keyboard, .presentedKeyboard:
            if state == .presentedKeyboard {
                old.present(above, animated: false)
                settle()
            }
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            (state == .keyboard ? old : above).view.addSubview(field)
            self.field = field
            #expect(field.becomeFirstResponder())
            return settle()
        case .inChild:
            let child = screen("child")
            child.definesPresentationContext = true
            old.addChild(child)
            old.view.addSubview(child.view)
            child.didMove(toParent: old)
            settle()
            above.modalPresentationStyle = .overCurrentContext
            child.present(above, animated: false)
        case .fullScreen, .presenting, .dismissing:
            above.modalPresentationStyle = .fullScreen
            old.present(above, animated: state == .presenting)
        case .custom, .presentingCustom, .dismissingCustom:
            above.setModalTransition(.cover.duration(0.6))
            old.present(above, animated: state == .presentingCustom)
        default:
            above.modalPresentationStyle = .pageSheet
            old.present(above, animated: state == .presentingSheet)
        }
        if state == .presenting || state == .presentingSheet || state == .presentingCustom {
            return Headless.clock.advance(by: 0.15)
        }
        settle()
        if state == .alertOverSheet {
            let alert = screen("alert")
            alert.modalPresentationStyle = .overFullScreen
            above.present(alert, animated: false)
            settle()
        }
        if state == .dismissing || state == .dismissingCustom {
            above.dismiss(animated: true)
            Headless.clock.advance(by: 0.15)
        }
    }

    /// Brings the app back from the background.
    func enterForeground() {
        window.windowScene.map { Headless.setActivationState(.foregroundActive, of: $0) }
    }

    func lift() {
        finger?.lift()
        finger = nil
    }

    /// The faults of the window at rest, and of the calls that its screens have had.
    func faults() -> [String] {
        var faults = window.controllers.compactMap(Rest.running) + Rest.activity() + Headless.warnings
        if window.subviews != [window.rootViewController?.view] {
            faults.append("\(window.subviews.count) views lie in the window")
        }
        if let view = window.rootViewController?.viewIfLoaded, let residue = Rest.residue(of: view) {
            faults.append("the root has \(residue)")
        }
        if field?.isFirstResponder == true { faults.append("the old field is first responder") }
        return faults + callFaults()
    }

    /// F34: each `did` follows its `will`, and the last call of each screen agrees with what is seen.
    private func callFaults() -> [String] {
        var calls: [String: [String]] = [:]
        for line in log.lines {
            let words = line.split(separator: " ").map(String.init)
            calls[words[0], default: []].append(words[1])
        }
        var faults: [String] = []
        for (label, calls) in calls {
            for (before, call) in zip([""] + calls, calls) where call.hasPrefix("did") {
                // A screen that leaves before it has appeared disappears all the same (F132).
                if before != "will" + call.dropFirst(3) { faults.append("\(label): \(calls)") }
            }
            let isSeen = window.controllers.contains { $0.title == label && $0.viewIfLoaded?.window === window }
            if let last = calls.last, last != (isSeen ? "didAppear" : "didDisappear") {
                faults.append("\(label) \(isSeen ? "is" : "is not") seen, and its last call is \(last)")
            }
        }
        return faults
    }

    func expectRest(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
        settle(sourceLocation: sourceLocation)
        #expect(window.rootViewController?.title == label, sourceLocation: sourceLocation)
        #expect(faults() == [], sourceLocation: sourceLocation)
    }
}
