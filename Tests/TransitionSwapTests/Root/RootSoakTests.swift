import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionSwap
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Many changes of the root, and the usual ways to write one.
@MainActor @Suite struct RootSoakTests {
    /// The screens that exist, and the appearance callbacks that they owe.
    @MainActor
    private final class Census {
        var alive = 0
        /// Screens that have appeared and not disappeared.
        var appeared = 0
        /// Calls that have not followed their counterpart.
        var unbalanced = 0
    }

    private final class Counted: UIViewController {
        private let census: Census
        private var last = ""

        init(_ census: Census, id: AnyHashable? = nil) {
            self.census = census
            super.init(nibName: nil, bundle: nil)
            census.alive += 1
            view.backgroundColor = .white
            let box = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 80))
            box.transitionID = id
            view.addSubview(box)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        deinit {
            let census = census
            MainActor.assumeIsolated { census.alive -= 1 }
        }

        private func note(_ call: String, after before: Set<String>) {
            if !before.contains(last) { census.unbalanced += 1 }
            last = call
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("willAppear", after: ["", "didDisappear", "willDisappear"])
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("didAppear", after: ["willAppear"])
            census.appeared += 1
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if last == "didAppear" { census.appeared -= 1 }
            note("willDisappear", after: ["didAppear", "willAppear"])
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("didDisappear", after: ["willDisappear"])
        }
    }

    private static func window(_ census: Census) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = Counted(census, id: 1)
        window.makeKeyAndVisible()
        Headless.clock.settle()
        return window
    }

    @Test("2,000 changes with presented screens, rotations and elements leave one screen, no view and no memory")
    func soak() {
        for leaves in [true, false] {
            Headless.reset()
            Headless.assumptions.newRootsLeavePresentations = leaves
            let census = Census()
            let window = Self.window(census)
            var random = SeededGenerator(seed: leaves ? 1 : 2)
            var results = 0
            var memory = ResidentMemory()
            let animators: [CatalogueAnimator] = [.slide, .fold, .cube, .fade, .circleReveal]
            for number in 1...1000 {
                if number % 3 == 0, let root = window.rootViewController {
                    let above = Counted(census)
                    above.modalPresentationStyle = number % 2 == 0 ? .fullScreen : .pageSheet
                    if number % 9 == 0 { above.setModalTransition(.cover.duration(0.1)) }
                    root.present(above, animated: number % 4 == 0)
                    if number % 5 != 0 { Headless.clock.settle() } else { Headless.clock.advance(by: 0.05) }
                }
                if number % 11 == 0 { Headless.rotate(window) }
                let animator = animators[Int.random(in: 0..<5, using: &random)].duration(0.1)
                window.setRootViewController(
                    number % 7 == 0
                        ? UINavigationController(rootViewController: Counted(census, id: 1)) : Counted(census, id: 1),
                    transition: number % 13 == 0 ? nil : animator,
                    options: RootTransitionOptions(direction: number % 2 == 0 ? .forward : .backward)
                ) { _ in results += 1 }
                // Every fourth change replaces the one before.
                if number % 4 != 0 { Headless.clock.settle() }
                if number % 50 == 1 {
                    #expect(census.alive == 1 && census.appeared == 1 && window.subviews.count == 1, "\(number)")
                }
                if number % 250 == 0 { memory.note() }
            }
            Headless.clock.settle()
            #expect(results == 1000 && memory.fault == nil, "\(results), \(memory.fault ?? "")")
            #expect(census.alive == 1 && census.appeared == 1 && census.unbalanced == 0)
            #expect(window.subviews.count == 1)
            #expect(Headless.activity.displayLinks == 0 && Headless.activity.animations == 0)
            #expect(Headless.warnings == [])
            window.rootViewController = nil
            Headless.clock.settle()
            #expect(census.alive == 0)
        }
    }

    /// A way to change the root, as apps write it.
    enum Way: CaseIterable {
        case plain, crossDissolve, picture, dismissedBefore, ours
    }

    /// Changes the root in one way, while the old one presents a screen.
    private static func change(_ window: UIWindow, to root: UIViewController, _ way: Way) {
        switch way {
        case .plain:
            window.rootViewController = root
        case .crossDissolve:
            UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
                let before = UIView.areAnimationsEnabled
                UIView.setAnimationsEnabled(false)
                window.rootViewController = root
                UIView.setAnimationsEnabled(before)
            }
        case .picture:
            let picture = window.snapshotView(afterScreenUpdates: true)
            window.rootViewController = root
            guard let picture else { return }
            window.addSubview(picture)
            UIView.animate(withDuration: 0.3) {
                picture.alpha = 0
            } completion: { _ in
                picture.removeFromSuperview()
            }
        case .dismissedBefore:
            window.rootViewController?.dismiss(animated: false)
            window.rootViewController = root
        case .ours:
            window.setRootViewController(root, transition: .fade.duration(0.3))
        }
    }

    @Test(
        "F253, F254: the usual ways leave screens behind that never disappear; ours leaves nothing",
        arguments: Way.allCases)
    func ways(way: Way) {
        for startsLater in [false, true] {
            Headless.reset()
            Headless.assumptions.dismissalsStartNextTurn = startsLater
            let census = Census()
            let window = Self.window(census)
            for _ in 0..<10 {
                let above = Counted(census)
                above.modalPresentationStyle = .fullScreen
                window.rootViewController?.present(above, animated: false)
                Headless.clock.settle()
                Self.change(window, to: Counted(census), way)
                Headless.clock.settle()
            }
            let (screens, views, appeared) = (census.alive, window.subviews.count, census.appeared)
            switch way {
            case .plain, .crossDissolve, .picture:
                // Each of ten old roots is kept with what it presents.
                #expect(screens == 21 && views == 11 && appeared == 11, "\(screens) \(views) \(appeared)")
            case .dismissedBefore:
                // What the dismissal puts back later is left.
                #expect(
                    views == (startsLater ? 11 : 1) && appeared == (startsLater ? 11 : 1),
                    "\(screens) \(views) \(appeared)")
            case .ours:
                #expect(screens == 1 && views == 1 && appeared == 1, "\(screens) \(views) \(appeared)")
            }
            #expect(census.unbalanced == 0)
        }
    }
}
