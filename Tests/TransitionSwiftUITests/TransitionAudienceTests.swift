import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit

/// S6: views that hear of the changes around them.
@MainActor
struct TransitionAudienceTests {
    @MainActor
    private final class Ear {
        private(set) var events: [TransitionEvent] = []
        lazy var view = ListeningView { [weak self] in self?.events.append($0) }

        func take() -> [TransitionEvent] {
            defer { events = [] }
            return events
        }
    }

    private let ear = Ear()

    /// The fractions between the first event and the last.
    private func fractions(_ events: [TransitionEvent]) -> [Double] {
        events.compactMap { event in
            if case .progress(let fraction) = event { fraction } else { nil }
        }
    }

    private func expectWhole(_ events: [TransitionEvent], sourceLocation: SourceLocation = #_sourceLocation) {
        let all = fractions(events)
        #expect(all.count > 10 && all == all.sorted(), sourceLocation: sourceLocation)
        #expect(events.first == .began && events.last == .finished, sourceLocation: sourceLocation)
        #expect(events.count == all.count + 2, sourceLocation: sourceLocation)
    }

    @Test("S6: a push and a pop, from the root and beside the app's own onEvent")
    func stack() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        var own: [TransitionEvent] = []
        fixture.navigation.transitions.onEvent = { own.append($0) }
        fixture.root.view.addSubview(ear.view)
        fixture.navigation.pushViewController(UIViewController(), animated: true)
        fixture.settle()
        expectWhole(ear.take())
        expectWhole(own)
        fixture.swipeBack(to: 0.2)
        fixture.settle()
        #expect(ear.take().last == .cancelled && own.last == .cancelled)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(ear.take().last == .finished)
    }

    @Test("S6: the screen that is pushed hears of its own push and its own pop")
    func arriving() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let detail = UIViewController()
        fixture.navigation.pushViewController(detail, animated: true)
        Headless.clock.advance(by: 0.05)
        detail.view.addSubview(ear.view)
        fixture.settle()
        expectWhole(ear.take())
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        expectWhole(ear.take())
    }

    @Test("S6: tabs")
    func tabs() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide)
        fixture.screens[0].view.addSubview(ear.view)
        fixture.tap(1)
        fixture.settle()
        expectWhole(ear.take())
    }

    @Test("S6: a presentation, from within it")
    func presentation() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        fixture.detail.view.addSubview(ear.view)
        fixture.presented()
        expectWhole(ear.take())
        fixture.swipeDown(by: 0.2)
        fixture.settle()
        #expect(ear.take().last == .cancelled)
        fixture.dismissed()
        expectWhole(ear.take())
    }

    @Test("S6: a change of the whole window is told once")
    func window() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide.wholeWindow)
        fixture.root.view.addSubview(ear.view)
        fixture.navigation.pushViewController(UIViewController(), animated: true)
        fixture.settle()
        expectWhole(ear.take())
    }

    @Test("S6: one display link serves all, and none runs while code holds the change or at rest")
    func oneTicker() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let rest = Headless.activity.displayLinks
        let transitions = fixture.navigation.transitions
        transitions.onEvent = { _ in }
        let other = Ear()
        for view in [ear.view, other.view] { fixture.root.view.addSubview(view) }
        fixture.navigation.pushViewController(UIViewController(), animated: true)
        Headless.clock.advance(by: 0.05)
        #expect(Headless.activity.displayLinks == rest + 1)
        #expect(transitions.control.hold())
        #expect(Headless.activity.displayLinks == rest)
        transitions.control.finish()
        #expect(Headless.activity.displayLinks == rest + 1)
        fixture.settle()
        #expect(Headless.activity.displayLinks == rest)
        expectWhole(ear.take())
        #expect(!other.take().isEmpty)
    }

    @Test("S6: a view that comes while code holds the change is notified of the progress")
    func whileHeld() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let control = fixture.navigation.transitions.control
        fixture.navigation.pushViewController(UIViewController(), animated: true)
        Headless.clock.advance(by: 0.05)
        #expect(control.hold())
        control.scrub(to: 0.4)
        fixture.root.view.addSubview(ear.view)
        #expect(ear.take().isEmpty)
        Headless.clock.turn()
        #expect(ear.take() == [.began, .progress(0.4)])
        control.cancel()
        fixture.settle()
        #expect(ear.take().last == .cancelled)
    }

    @Test("S6: who has gone hears nothing, and nothing runs for it")
    func gone() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        weak var gone: ListeningView?
        do {
            let view = ListeningView { _ in Issue.record("heard") }
            gone = view
            fixture.root.view.addSubview(view)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        fixture.navigation.pushViewController(UIViewController(), animated: true)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
    }
}
