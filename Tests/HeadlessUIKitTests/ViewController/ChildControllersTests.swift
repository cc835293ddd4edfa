import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct ChildControllersTests {
    /// A stage with a child on its root that has appeared.
    private func stage() -> (stage: Stage, child: LoggedController, other: LoggedController) {
        let stage = Stage()
        let child = LoggedController("child", log: stage.log)
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        Headless.clock.settle()
        _ = stage.log.take()
        return (stage, child, LoggedController("other", log: stage.log))
    }

    @Test("F243: UIKit's own change of children calls both at the start and at the end, each once")
    func change() {
        let (stage, child, other) = stage()
        stage.root.addChild(other)
        stage.root.transition(
            from: child, to: other, duration: 0.3, animations: { other.view.alpha = 0.5 }
        ) { _ in }
        Headless.clock.advance(by: 0.1)
        #expect(stage.appearances() == ["child willDisappear", "other willAppear"])
        Headless.clock.settle()
        #expect(stage.appearances() == ["child didDisappear", "other didAppear"])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F243: UIKit's own change of children raises for a controller that is no child")
    func raises() {
        let (stage, child, other) = stage()
        var reasons: [String] = []
        Headless.exceptionHandler = { reasons.append($0) }
        stage.root.transition(from: child, to: other, duration: 0.3, animations: nil)
        #expect(reasons == ["Children view controllers must have a common parent view controller"])
        #expect(child.view.superview === stage.root.view)
        Headless.exceptionHandler = nil
    }

    @Test("F244: an appearance that was begun by hand does not end with the view's way into the window")
    func byHand() {
        let (stage, child, _) = stage()
        child.beginAppearanceTransition(false, animated: true)
        child.view.removeFromSuperview()
        Headless.clock.settle()
        #expect(stage.appearances() == ["child willDisappear"])
        child.endAppearanceTransition()
        #expect(stage.appearances() == ["child didDisappear"])
        child.beginAppearanceTransition(true, animated: true)
        stage.root.view.addSubview(child.view)
        Headless.clock.settle()
        #expect(stage.appearances().contains("child didAppear") == false)
        child.endAppearanceTransition()
        #expect(stage.appearances() == ["child didAppear"])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F34: a child that is removed while its container disappears disappears at once")
    func removedMeanwhile() {
        let (stage, child, _) = stage()
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(stage.appearances().contains("child willDisappear"))
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(stage.appearances() == ["child didDisappear"])
        Headless.clock.settle()
        #expect(Headless.warnings.isEmpty)
    }
}
