import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

@MainActor @Suite struct ChildRefusalTests {
    /// Makes a change that is refused while another one plays, and expects that the other one plays on.
    private func expectRefusal(
        _ refusal: ChildTransitionOutcome.Refusal, in world: ChildFixture,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ ask: (_ note: @escaping @MainActor (ChildTransitionOutcome) -> Void) -> Void
    ) {
        world.change(to: world.b)
        world.advance(0.1)
        ask { world.note($0) }
        #expect(world.transitions.isPlaying, sourceLocation: sourceLocation)
        world.expectRest("b", sourceLocation: sourceLocation)
        #expect(world.outcomes == [.refused(refusal), .finished], sourceLocation: sourceLocation)
    }

    @Test("A child of another container stays there")
    func otherParent() {
        let world = ChildFixture()
        let other = UIViewController()
        other.addChild(world.c)
        world.c.didMove(toParent: other)
        expectRefusal(.hasParent, in: world) {
            world.container.transition(to: world.c, in: world.stage, transition: .cube, completion: $0)
        }
        #expect(world.c.parent === other)
    }

    @Test("A controller that is presented stays presented")
    func presented() {
        let world = ChildFixture()
        world.c.modalPresentationStyle = .pageSheet
        world.container.present(world.c, animated: false)
        Headless.clock.settle()
        world.container.transition(to: world.c, in: world.stage, transition: .cube) { world.note($0) }
        Headless.clock.settle()
        #expect(world.outcomes == [.refused(.isPresented)])
        #expect(world.c.presentingViewController != nil)
        #expect(world.children == "a")
    }

    @Test("The root of another window stays there")
    func root() {
        let world = ChildFixture()
        let other = UIWindow(frame: world.window.bounds)
        other.rootViewController = world.c
        other.isHidden = false
        expectRefusal(.isRoot, in: world) {
            world.container.transition(to: world.c, in: world.stage, transition: .cube, completion: $0)
        }
    }

    @Test("A container cannot show itself or a controller that contains it")
    func itself() {
        let outer = UIViewController()
        let world = ChildFixture(wrapped: {
            outer.addChild($0)
            outer.view.addSubview($0.view)
            $0.view.frame = outer.view.bounds
            $0.didMove(toParent: outer)
            return outer
        })
        expectRefusal(.containsContainer, in: world) {
            world.container.transition(to: outer, in: world.stage, transition: .cube, completion: $0)
        }
        let own = ChildFixture()
        expectRefusal(.containsContainer, in: own) {
            own.container.transition(to: own.container, in: own.stage, transition: .cube, completion: $0)
        }
    }

    @Test("A view outside of the container, or of one of its children, shows no child")
    func outside() {
        let world = ChildFixture()
        expectRefusal(.viewIsOutside, in: world) {
            world.container.transition(to: world.c, in: UIView(), transition: .cube, completion: $0)
        }
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        world.b.view.addSubview(inner)
        world.container.transition(to: world.c, in: inner, transition: .cube) { world.note($0) }
        Headless.clock.settle()
        #expect(world.outcomes.last == .refused(.viewIsOutside))
        #expect(!world.c.isViewLoaded)
    }

    @Test("A child with its view in another view stays there")
    func shownElsewhere() {
        let world = ChildFixture()
        world.container.view.addSubview(world.c.view)
        expectRefusal(.isShownElsewhere, in: world) {
            world.container.transition(to: world.c, in: world.stage, transition: .cube, completion: $0)
        }
        #expect(world.c.view.superview === world.container.view)
    }

    @Test("UIKit's containers change their children themselves")
    func systemContainers() {
        let world = ChildFixture()
        let navigation = UINavigationController(rootViewController: UIViewController())
        for container in [navigation, UITabBarController()] {
            container.transition(to: world.c, transition: .cube) { world.note($0) }
            container.setChildren([world.c], transition: .cube)
        }
        Headless.clock.settle()
        #expect(world.outcomes == [.refused(.isSystemContainer), .refused(.isSystemContainer)])
        #expect(navigation.children.count == 1)
        #expect(world.c.parent == nil)
    }

    @Test("The child that is shown already stays, and nothing is called")
    func same() {
        let world = ChildFixture()
        world.change(to: world.a)
        #expect(!world.transitions.isPlaying)
        #expect(world.outcomes == [], "a completion comes in a later turn")
        world.expectRest("a")
        #expect(world.log.take() == [])
        #expect(world.outcomes == [.finished])
        #expect(world.events.isEmpty)
    }

    @Test("The child that is on its way already goes on, and both requests are answered")
    func onItsWay() {
        let world = ChildFixture()
        world.change(to: world.b)
        world.advance(0.2)
        let progress = world.transitions.control.progress
        world.change(to: world.b)
        #expect(world.transitions.control.progress == progress)
        world.expectRest("b")
        #expect(world.outcomes == [.finished, .finished])
        #expect(world.ends == [.finished])
    }

    @Test("Without a window or a size, and with animations or transitions off, the child changes at once")
    func atOnce() {
        let world = ChildFixture()
        let other = OwnContainer()
        let (x, y) = (UIViewController(), UIViewController())
        // Loads the container's view.
        other.transition(to: x, transition: .cube)
        other.transition(to: y, transition: .cube)
        #expect(other.children == [y])
        #expect(y.view.superview === other.view)
        UIView.setAnimationsEnabled(false)
        world.change(to: world.b)
        UIView.setAnimationsEnabled(true)
        #expect(!world.transitions.isPlaying)
        world.expectRest("b")
        Transitions.isEnabled = false
        world.change(to: world.c)
        Transitions.isEnabled = true
        #expect(!world.transitions.isPlaying)
        world.expectRest("c")
        world.change(to: world.d, .slide.duration(0))
        world.expectRest("d")
        world.stage.bounds = .zero
        world.change(to: world.a)
        #expect(!world.transitions.isPlaying)
        #expect(Headless.clock.settle())
        #expect(world.children == "a")
        #expect(world.outcomes == [.finished, .finished, .finished, .finished])
        #expect(world.ends == [.finished, .finished, .finished], "none while all is switched off")
        world.expectBalance(world.log.take())
    }
}
