import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

@testable import TransitionInspector

/// What the inspector's records say of a change of the root.
@MainActor @Suite struct RootRecordTests {
    @Test("A record has the animator, the direction, the steps and the frames, and says that no element flies")
    func record() throws {
        let world = RootWorld()
        world.window.rootViewController?.view.transitionID = 1
        let inspector = TransitionInspector(window: world.window)
        defer { inspector.remove() }
        let home = world.screen("home")
        home.loadViewIfNeeded()
        home.view.transitionID = 1
        world.change(to: home, .fold.duration(0.5), RootTransitionOptions(direction: .backward))
        Headless.clock.advance(by: 0.2)
        #expect(inspector.records.isEmpty)
        world.settle()
        let record = try #require(inspector.records.first)
        #expect(inspector.records.count == 1)
        #expect(record.animator.title == CatalogueAnimator.fold.info.title && record.direction == .backward)
        #expect(record.container == .navigation)
        #expect(record.events.map(\.step) == [.began, .finished])
        #expect(record.frames > 10)
        #expect(record.elements == ["no element flies: the whole window moves"])
        #expect(record.leftovers == [])
    }

    @Test("A view that the new root leaves on the window is reported")
    func leftover() throws {
        let world = RootWorld()
        let inspector = TransitionInspector(window: world.window)
        defer { inspector.remove() }
        world.change(to: world.screen("home"), .fold.duration(0.5))
        Headless.clock.advance(by: 0.2)
        world.window.addSubview(UIView())
        world.settle()
        let record = try #require(inspector.records.first)
        #expect(record.leftovers.map(\.name) == ["views on the window"])
    }
}
