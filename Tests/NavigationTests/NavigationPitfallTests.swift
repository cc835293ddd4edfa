import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Known faults of other libraries, by their numbers in the list of pitfalls.
@MainActor
struct NavigationPitfallTests {
    /// A screen whose frame is wrong at first, as one from a nib, and that notes its frame at each layout.
    private final class Ill: UIViewController {
        private(set) var laidOut: [CGRect] = []

        override func loadView() { view = UIView(frame: CGRect(x: 7, y: 9, width: 320, height: 480)) }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            laidOut.append(view.frame)
        }
    }

    @Test(
        "P13, P14, P20: the arriving screen is laid out at its final place before it moves, in a container of any size",
        arguments: [CGSize(width: 390, height: 844), CGSize(width: 507, height: 700)], [true, false])
    func finalFrame(size: CGSize, isPlaced: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.navigationPlacesTheArrivingView = isPlaced
        let fixture = NavigationFixture(size: size, assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.push)
        let ill = Ill()
        var sizeAtStart: CGSize?
        let along = AlongsideDelegate { [weak ill] in sizeAtStart = ill?.laidOut.last?.size }
        fixture.navigation.transitions.delegate = along
        fixture.navigation.pushViewController(ill, animated: true)
        Headless.clock.advance(by: 0.05)
        #expect(sizeAtStart == size, "laid out before anything moves")
        #expect(ill.laidOut.last?.size == size, "before the end, \(ill.laidOut)")
        #expect(Set(ill.laidOut.map(\.width)).subtracting([320]) == [size.width])
        fixture.settle()
        #expect(ill.view.frame == CGRect(origin: .zero, size: size))
    }

    @Test("P15: no frame is set while a transform is, and anchors stay", arguments: BuiltInTransition.chosen)
    func anchors(transition: BuiltInTransition) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(transition.animator)
        let top = fixture.push("a")
        for _ in 0..<8 {
            Headless.clock.advance(by: 0.03)
            for view in [top.view, fixture.root.view] as [UIView] where view.superview != nil {
                #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
                #expect(view.bounds.size == CGSize(width: 390, height: 844))
                #expect(view.center == CGPoint(x: 195, y: 422))
            }
        }
        fixture.settle()
    }

    @Test(
        "P23, P24, P25: helpers live in the container, never in a screen; what fills holds both ends, and goes",
        arguments: BuiltInTransition.chosen)
    func helpers(transition: BuiltInTransition) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(transition.animator)
        let top = fixture.push("a")
        Headless.clock.advance(by: 0.1)
        #expect(top.view.subviews.count == 1 && fixture.root.view.subviews.count == 1)
        #expect(top.view.layer.sublayers?.count == 1 && fixture.root.view.layer.sublayers?.count == 1)
        func animations(_ layer: CALayer) -> [CAAnimation] {
            // Only this package's animations; those of the bar are UIKit's.
            (layer.animationKeys() ?? []).filter { $0.hasPrefix("repertoire") }.compactMap {
                layer.animation(forKey: $0)
            }
                + (layer.sublayers ?? []).flatMap(animations)
        }
        let running = animations(fixture.window.layer)
        #expect(!running.isEmpty)
        #expect(running.allSatisfy { !$0.isRemovedOnCompletion && $0.fillMode == .both })
        let container = top.view.superview?.layer
        #expect(container.map { CATransform3DIsIdentity($0.sublayerTransform) } == true)
        fixture.settle()
        #expect(animations(fixture.window.layer).isEmpty)
        #expect(fixture.root.view.superview == nil || fixture.root.view.layer.sublayers?.count == 1)
    }

    @Test(
        "P26, P48: the system's gestures keep their delegates, and the app's delegate hears all from before and after")
    func delegates() {
        let fixture = NavigationFixture()
        let (first, second) = (AppDelegate(), AppDelegate())
        let own = fixture.navigation.interactivePopGestureRecognizer?.delegate
        fixture.navigation.delegate = first
        fixture.navigation.setNavigationTransition(.slide)
        fixture.pushed("a")
        #expect(first.log.take() == ["willShow a true", "didShow a true"])
        fixture.navigation.transitions.delegate = second
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(first.log.take().isEmpty)
        #expect(second.log.take() == ["willShow root true", "didShow root true"])
        #expect(fixture.navigation.interactivePopGestureRecognizer?.delegate === own)
        fixture.navigation.setNavigationTransition(nil)
        #expect(fixture.navigation.delegate === second)
    }

    @Test("P59: what the delegate is seen to implement follows every change of ours")
    func delegateIsAskedAnew() {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(Screen("a"), transition: .slide)
        fixture.settle()
        // Nothing but the pushed screen has an animator; when it has gone, the system plays its own again.
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        let plain = fixture.push("b")
        Headless.clock.advance(by: 0.1)
        #expect(plain.view.layer.animationKeys()?.contains { $0.hasPrefix("repertoire") } != true)
        fixture.settle()
        fixture.navigation.setNavigationTransition(.slide)
        let ours = fixture.push("c")
        Headless.clock.advance(by: 0.1)
        #expect(ours.view.layer.animationKeys()?.contains { $0.hasPrefix("repertoire") } == true)
        fixture.settle()
    }

    @Test(
        "App code's alongside animations run with the transition, under the finger and back", arguments: [true, false])
    func alongside(finishes: Bool) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        fixture.pushed("a")
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.navigation.view.addSubview(dot)
        let app = AlongsideDelegate { dot.alpha = 0 }
        fixture.navigation.transitions.delegate = app
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in stride(from: 20.0, through: finishes ? 220 : 120, by: 20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 400))
            Headless.clock.turn()
        }
        let half = Double(dot.layer.presentation()?.opacity ?? 1)
        #expect(abs(half - (finishes ? 0.45 : 0.7)) < 0.12, "\(half)")
        Headless.clock.advance(by: 0.5)
        touch.lift()
        fixture.settle()
        #expect(app.cancelled == [!finishes])
        if finishes { #expect(dot.alpha == 0) }
    }
}
