import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The installation is changed or removed while a finger holds the transition.
@MainActor
struct ModalRemovalTests {
    /// What the app does to the transition.
    enum Act: CaseIterable {
        case removed, replaced, switchedOff, reinstalled

        @MainActor
        func callAsFunction(on controller: UIViewController) {
            switch self {
            case .removed: controller.setModalTransition(nil)
            case .replaced: controller.setModalTransition(.cube, options: .init(edge: .bottom))
            case .switchedOff: controller.setModalTransition(.cube, options: .init(swipe: .off))
            case .reinstalled:
                controller.setModalTransition(nil)
                controller.setModalTransition(.cube)
            }
        }
    }

    /// What the finger does.
    enum Lead: CaseIterable {
        case swipesItAway, holdsItsArrival, holdsItsDismissal, drawsItIn
    }

    /// When the app does it.
    enum Moment: CaseIterable {
        case later, onProgress, onRelease, inViewWillDisappear, inViewWillAppear
    }

    /// A controller that acts in its appearance callbacks.
    final class Acting: UIViewController {
        var willAppear: (() -> Void)?
        var willDisappear: (() -> Void)?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let act = willAppear
            willAppear = nil
            act?()
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            let act = willDisappear
            willDisappear = nil
            act?()
        }
    }

    /// A finger that leads as asked, still down after the app has acted; and the controller that presents.
    private func lead(
        _ lead: Lead, on fixture: ModalFixture, _ detail: Acting, act: @escaping () -> Void, at moment: Moment
    ) -> Headless.Touch {
        let root = fixture.root
        let options = ModalTransitionOptions(edge: lead == .drawsItIn ? .trailing : .bottom)
        func install() {
            detail.setModalTransition(.slide.duration(1), options: options)
            switch moment {
            case .later, .onRelease: break
            case .onProgress:
                var isDone = false
                detail.modalTransitions.onEvent = {
                    // Acts only while the finger holds the transition.
                    guard case .progress = $0, root.transitionCoordinator?.isInteractive == true, !isDone else {
                        return
                    }
                    isDone = true
                    act()
                }
            case .inViewWillDisappear: detail.willDisappear = act
            case .inViewWillAppear: detail.willAppear = act
            }
        }
        var way = CGSize(width: 0, height: 80)
        switch lead {
        case .swipesItAway, .holdsItsDismissal:
            detail.setModalTransition(.slide.duration(1), options: options)
            root.present(detail, animated: false)
            fixture.settle()
            install()
            if lead == .holdsItsDismissal {
                detail.dismiss(animated: true)
                Headless.clock.advance(by: 0.2)
            }
        case .holdsItsArrival:
            install()
            root.present(detail, animated: true)
            Headless.clock.advance(by: 0.3)
        case .drawsItIn:
            root.setInteractivePresentation(from: .trailing, anywhere: true) { [weak detail] in
                install()
                return detail
            }
            way = CGSize(width: -80, height: 0)
        }
        let touch = fixture.drag(from: CGPoint(x: 190, y: 300), by: way, lifts: false)
        if moment == .onRelease, let coordinator = root.transitionCoordinator {
            coordinator.notifyWhenInteractionChanges { _ in act() }
        }
        if moment == .later { act() }
        return touch
    }

    @Test("Nothing is stuck, and nothing left behind", arguments: Lead.allCases, Act.allCases)
    func notStuck(how: Lead, act: Act) {
        for moment in Moment.allCases {
            for sendsCancelled in [true, false] {
                var assumptions = Headless.Assumptions()
                assumptions.removingRecognizerSendsCancelled = sendsCancelled
                let fixture = ModalFixture(assumptions: assumptions)
                let note = "\(moment), removed recognisers \(sendsCancelled ? "tell" : "are silent")"
                let before = fixture.residue()
                let detail = Acting(nibName: nil, bundle: nil)
                let touch = lead(how, on: fixture, detail, act: { act(on: detail) }, at: moment)
                touch.move(to: how == .drawsItIn ? CGPoint(x: 90, y: 300) : CGPoint(x: 190, y: 400))
                touch.lift()
                fixture.settle()
                #expect(detail.transitionCoordinator == nil, "\(note)")
                #expect(Headless.warnings.isEmpty, "\(note)")
                if fixture.root.presentedViewController != nil {
                    #expect(detail.view.window === fixture.window, "\(note)")
                    let container = detail.view.superview
                    #expect(container?.gestureRecognizers ?? [] == [], "\(note)")
                    detail.dismiss(animated: true)
                    fixture.settle()
                }
                #expect(fixture.root.presentedViewController == nil, "\(note)")
                #expect(fixture.residue() == before, "\(note)")
                // Everything works again.
                (detail.willAppear, detail.willDisappear) = (nil, nil)
                detail.setModalTransition(.cover)
                fixture.root.present(detail, animated: true)
                fixture.settle()
                #expect(fixture.root.presentedViewController === detail, "\(note)")
                fixture.swipeDown(by: 0.8)
                fixture.settle()
                #expect(fixture.root.presentedViewController == nil, "\(note)")
            }
        }
    }

    @Test("The swipe that draws a screen in is taken away", arguments: [true, false], [true, false])
    func presentingSwipe(isReplaced: Bool, sendsCancelled: Bool) {
        enum When: CaseIterable { case later, onProgress, whileMaking, onRelease, inViewWillDisappear }
        for when in When.allCases {
            var assumptions = Headless.Assumptions()
            assumptions.removingRecognizerSendsCancelled = sendsCancelled
            let fixture = ModalFixture(assumptions: assumptions)
            let (root, detail) = (Acting(nibName: nil, bundle: nil), fixture.detail)
            fixture.window.rootViewController = root
            fixture.settle()
            let before = fixture.residue()
            func act() {
                if isReplaced {
                    root.setInteractivePresentation(from: .leading) { nil }
                } else {
                    root.setInteractivePresentation(from: .trailing, nil)
                }
            }
            root.setInteractivePresentation(from: .trailing, anywhere: true) {
                detail.setModalTransition(.slide, options: .init(edge: .trailing))
                detail.modalTransitions.onEvent = { _ in if when == .onProgress { act() } }
                if when == .whileMaking { act() }
                return detail
            }
            if when == .inViewWillDisappear { root.willDisappear = act }
            let touch = fixture.drag(
                from: CGPoint(x: 380, y: 300), by: CGSize(width: -200, height: 0), lifts: false)
            if when == .later { act() }
            if when == .onRelease { root.transitionCoordinator?.notifyWhenInteractionChanges { _ in act() } }
            touch.move(to: CGPoint(x: 80, y: 300))
            touch.lift()
            Headless.clock.settle()
            #expect(root.transitionCoordinator == nil, "\(when)")
            #expect(Headless.warnings.isEmpty, "\(when)")
            // A presentation whose finger was lifted before the swipe was removed finishes; all others go back.
            #expect((root.presentedViewController != nil) == (when == .onRelease), "\(when)")
            if when == .whileMaking { #expect(!fixture.log.take().contains("detail willAppear")) }
            if root.presentedViewController != nil { detail.dismiss(animated: true) }
            Headless.clock.settle()
            #expect(fixture.residue() == before, "\(when)")
            detail.setModalTransition(.cover)
            root.present(detail, animated: true)
            Headless.clock.settle()
            #expect(root.presentedViewController === detail, "\(when)")
        }
    }

    @Test("Chosen anew with the same swipe, a dismissal under a finger goes on", arguments: [true, false])
    func sameSwipe(inViewWillDisappear: Bool) {
        let fixture = ModalFixture()
        let detail = Acting(nibName: nil, bundle: nil)
        detail.setModalTransition(.slide(from: .bottom))
        fixture.root.present(detail, animated: true)
        fixture.settle()
        let recognizer = detail.modalTransitions.swipeGestureRecognizers.first
        func choose() { detail.setModalTransition(.cube, options: .init(dimming: 0.1)) }
        if inViewWillDisappear { detail.willDisappear = choose }
        let touch = fixture.drag(
            from: CGPoint(x: 190, y: 100), by: CGSize(width: 0, height: 400), lifts: false)
        if !inViewWillDisappear { choose() }
        #expect(detail.modalTransitions.swipeGestureRecognizers.first === recognizer)
        touch.move(to: CGPoint(x: 190, y: 700))
        #expect(detail.view.layer.transform.m42 > 550)
        touch.lift()
        fixture.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("A new closure for the same swipe leaves the finger alone")
    func sameInteractivePresentation() {
        let fixture = ModalFixture()
        let (root, detail) = (fixture.root, fixture.detail)
        func install() {
            root.setInteractivePresentation(from: .trailing, anywhere: true) {
                detail.setModalTransition(.slide, options: .init(edge: .trailing))
                return detail
            }
        }
        install()
        let recognizer = root.interactivePresentationGestureRecognizer
        let touch = fixture.drag(from: CGPoint(x: 380, y: 300), by: CGSize(width: -200, height: 0), lifts: false)
        install()
        #expect(root.interactivePresentationGestureRecognizer === recognizer)
        touch.move(to: CGPoint(x: 80, y: 300))
        touch.lift()
        fixture.settle()
        #expect(fixture.isPresented)
    }
}
