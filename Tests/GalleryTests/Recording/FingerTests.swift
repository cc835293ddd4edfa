import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

@testable import GalleryCommand

/// The pictures under a finger, in right-to-left layout and with Reduce Motion, compared with those that the page
/// derives.
@Suite(.inRelease, .serialized) @MainActor struct FingerTests {
    /// Keeps the last fraction that an observer received.
    private final class Ear {
        var fraction = -1.0
        var isOver = false

        func hear(_ event: TransitionEvent) {
            switch event {
            case .began: break
            case .progress(let progress): fraction = progress
            case .finished, .cancelled: isOver = true
            }
        }
    }

    /// A finger's path: its start, and its distance for the whole change.
    private func path(of name: String, in kind: ContainerKind, isBackward: Bool) -> (start: CGPoint, span: CGSize)? {
        let size = Recorder.phone
        // A menu goes back over its own width.
        if name == "sideMenu", isBackward {
            return (CGPoint(x: 290, y: 400), CGSize(width: -0.78 * size.width, height: 0))
        }
        switch (kind, isBackward) {
        case (.navigation, true): return (CGPoint(x: 2, y: 400), CGSize(width: size.width, height: 0))
        case (.tab, false): return (CGPoint(x: size.width - 10, y: 400), CGSize(width: -size.width, height: 0))
        case (.tab, true): return (CGPoint(x: 10, y: 400), CGSize(width: size.width, height: 0))
        case (.modal, true): return (CGPoint(x: 195, y: 20), CGSize(width: 0, height: size.height))
        case (.navigation, false), (.modal, false): return nil
        }
    }

    private func listen(_ ear: Ear, to demo: any DemoContainer) {
        (demo as? NavigationDemoContainer)?.navigation.transitions.onEvent = { ear.hear($0) }
        (demo as? TabDemoContainer)?.tabs.transitions.onEvent = { ear.hear($0) }
        (demo as? ModalDemoContainer)?.detail.modalTransitions.onEvent = { ear.hear($0) }
    }

    @Test("A finger shows the recorded picture of every progress, in each container, forward and backward in one drag")
    func finger() throws {
        for entry in try GalleryEntries.all() {
            let animator = try TransitionRegistry.standard.animator(named: TransitionName(entry.card.name))
            // A whole window is another picture under a finger than after a tap, made of the same.
            for (kind, recorded) in entry.recording.containers where !animator.movesWholeWindow {
                for isBackward in [false, true] {
                    guard let path = path(of: entry.card.name, in: kind, isBackward: isBackward) else { continue }
                    let name = "\(entry.card.name), \(kind), backward \(isBackward)"
                    try Recorder().perform(animator, in: kind) { demo, window in
                        // The recorder taps; a finger has to be asked for.
                        (demo as? TabDemoContainer)?.tabs.setTabTransition(animator, swipe: .fromAnywhere)
                        if isBackward {
                            demo.goForward()
                            Headless.clock.turn()
                            Headless.clock.settle()
                        }
                        let ear = Ear()
                        listen(ear, to: demo)
                        let touch = Headless.touch(at: path.start, in: window)
                        @MainActor func move(to place: Double) {
                            Headless.clock.advance(by: 0.05)
                            let (x, y) = (path.span.width * place, path.span.height * place)
                            touch.move(to: CGPoint(x: path.start.x + x, y: path.start.y + y))
                            Headless.clock.turn()
                        }
                        move(to: 0.04)
                        move(to: 0.08)
                        // The part of the path before the pan was recognised.
                        let lost = 0.08 - ear.fraction
                        for step in [6, 14, 28, 45, 35, 20, 9] {
                            let fraction = Recording.places[step] / Recording.places[Recording.places.count - 1]
                            move(to: fraction + lost)
                            #expect(abs(ear.fraction - fraction) < 1e-6, "\(name), \(fraction)")
                            let shown = try #require(
                                Drawing.draw(Headless.picture(of: window.layer, fading: demo.movingScreens)))
                            let kept =
                                isBackward
                                ? recorded.backward[recorded.backward.count - 1 - step] : recorded.forward[step]
                            let difference = kept.screens.difference(from: shown.screens, within: 0.3)
                            // These stay under the finger instead, which `FingerDriftTests` asks.
                            let follows =
                                isBackward && ["containerTransform", "flyingView", "zoom"].contains(entry.card.name)
                            #expect(difference == nil || follows, "\(name), \(fraction)")
                        }
                        touch.lift()
                        Headless.clock.settle()
                        #expect(ear.isOver && !demo.isChanging, "\(name)")
                    }
                }
            }
        }
    }

    @Test(
        "Right-to-left layout is the mirror image of left-to-right, words excepted, in each container, in both directions"
    )
    func rightToLeft() throws {
        for animator in GalleryEntries.animators {
            for kind in animator.info.containers {
                let places = (0...4).map(Double.init)
                let plain = try Recorder(places: places).containerRecording(of: animator, in: kind)
                let turned = try Recorder(places: places, isRightToLeft: true)
                    .containerRecording(of: animator, in: kind)
                for (run, other) in [(plain.forward, turned.forward), (plain.backward, turned.backward)] {
                    for step in run.indices {
                        let mirrored = run[step].mirrored(width: Recorder.phone.width).bare
                        let difference = mirrored.difference(from: other[step].bare)
                        #expect(difference == nil, "\(animator.info.name), \(kind), step \(step)")
                        let isOther = step == 0 || step == 4 || mirrored.looks(like: run[step].bare) == false
                        #expect(isOther, "\(animator.info.name), \(kind), step \(step): the mirror shows nothing")
                    }
                }
            }
        }
    }

    @Test("With Reduce Motion on, what is not calm is the shared cross-fade, in each container, in its time")
    func reducedMotion() throws {
        let reduced = try Recorder().recordReduced()
        #expect(Set(reduced.containers.keys) == Set(ContainerKind.allCases))
        for animator in GalleryEntries.animators where !animator.info.isReduceMotionSafe {
            for kind in animator.info.containers {
                var recorder = Recorder()
                recorder.reducesMotion = true
                try recorder.perform(animator, in: kind) { demo, window in
                    demo.goForward()
                    Headless.clock.turn()
                    for fraction in reduced.pace.dropLast() {
                        let shown = try #require(
                            Drawing.draw(Headless.picture(of: window.layer, fading: demo.movingScreens)))
                        let kept = try #require(reduced.containers[kind]).picture(at: fraction, isBackward: false)
                        if animator.info.name == "dialog" {
                            // It presents a screen with other words, which the shared recording does not have.
                            #expect(shown.opacity(of: "Three days by the sea") == nil)
                        } else if kind == .modal, animator.keepsPresenter {
                            // Its presenter is in the window and not in the container, so the layers are others.
                            let words = "Three days by the sea"
                            let (faded, wanted) = (shown.opacity(of: words) ?? -1, kept.opacity(of: words) ?? -1)
                            #expect(abs(faded - wanted) < 0.02, "\(animator.info.name), \(fraction)")
                        } else {
                            let difference = kept.screens.difference(from: shown.screens, within: 0.5)
                            #expect(difference == nil, "\(animator.info.name), \(kind), \(fraction)")
                        }
                        #expect(demo.isChanging, "\(animator.info.name), \(kind), \(fraction)")
                        Headless.clock.advance(by: 1 / Recording.framesPerSecond)
                    }
                    Headless.clock.turn()
                    #expect(!demo.isChanging, "\(animator.info.name), \(kind)")
                }
            }
        }
    }
}
