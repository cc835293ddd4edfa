import Animations
import Foundation
import Testing
import TransitionCore
import UIKit

@testable import gallery

/// What a finger leads through, and what right-to-left layout and Reduce Motion show, against what the page derives.
@Suite(.serialized) @MainActor struct FingerTests {
    /// What was told of a transition last.
    private final class Ear {
        var fraction = -1.0
        var isOver = false

        func hear(_ event: TransitionEvent) {
            switch event {
            case .progress(let progress): fraction = progress
            case .finished, .cancelled: isOver = true
            }
        }
    }

    /// A finger's way: from where, and how far it goes for the whole of the change.
    private func way(in kind: ContainerKind, back: Bool) -> (start: CGPoint, span: CGSize)? {
        let size = Recorder.phone
        switch (kind, back) {
        case (.navigation, true): return (CGPoint(x: 2, y: 400), CGSize(width: size.width, height: 0))
        case (.tab, false): return (CGPoint(x: size.width - 10, y: 400), CGSize(width: -size.width, height: 0))
        case (.tab, true): return (CGPoint(x: 10, y: 400), CGSize(width: size.width, height: 0))
        case (.modal, true): return (CGPoint(x: 195, y: 20), CGSize(width: 0, height: size.height))
        case (.navigation, false), (.modal, false): return nil
        }
    }

    private func listen(_ ear: Ear, to venue: any Venue) {
        (venue as? NavigationVenue)?.navigation.navigationTransitionAdapter?.onTransition = { ear.hear($0) }
        (venue as? TabVenue)?.tabs.tabTransitionAdapter?.onTransition = { ear.hear($0) }
        (venue as? ModalVenue)?.detail.modalTransitionAdapter?.onTransition = { ear.hear($0) }
    }

    @Test("A finger shows the recorded picture of every progress, in each container, forth and back in one drag")
    func finger() throws {
        for exhibit in try Exhibits.all() {
            let animator = try TransitionRegistry.standard.animator(named: TransitionName(exhibit.card.name))
            // A whole window is another picture under a finger than after a tap, made of the same.
            for (kind, take) in exhibit.recording.takes where !animator.movesWholeWindow {
                for isBack in [false, true] {
                    guard let way = way(in: kind, back: isBack) else { continue }
                    let name = "\(exhibit.card.name), \(kind), back \(isBack)"
                    try Recorder().perform(animator, in: kind) { venue, window in
                        if isBack {
                            venue.goForth()
                            Headless.clock.turn()
                            Headless.clock.settle()
                        }
                        let ear = Ear()
                        listen(ear, to: venue)
                        let touch = Headless.touch(at: way.start, in: window)
                        @MainActor func move(to place: Double) {
                            Headless.clock.advance(by: 0.05)
                            let (x, y) = (way.span.width * place, way.span.height * place)
                            touch.move(to: CGPoint(x: way.start.x + x, y: way.start.y + y))
                            Headless.clock.turn()
                        }
                        move(to: 0.04)
                        move(to: 0.08)
                        // What of its way the recogniser kept for itself.
                        let lost = 0.08 - ear.fraction
                        for step in [6, 14, 28, 45, 35, 20, 9] {
                            let fraction = Recording.places[step] / Recording.places[Recording.places.count - 1]
                            move(to: fraction + lost)
                            #expect(abs(ear.fraction - fraction) < 1e-6, "\(name), \(fraction)")
                            let shown = try #require(Drawing.draw(Headless.picture(of: window.layer)))
                            let kept = isBack ? take.back[take.back.count - 1 - step] : take.forth[step]
                            let difference = kept.screens.difference(from: shown.screens, within: 0.3)
                            #expect(difference == nil, "\(name), \(fraction)")
                        }
                        touch.lift()
                        Headless.clock.settle()
                        #expect(ear.isOver && !venue.isChanging, "\(name)")
                    }
                }
            }
        }
    }

    @Test("Right-to-left layout is the mirror image of left-to-right, words excepted, in each container, both ways")
    func rightToLeft() throws {
        for animator in Exhibits.animators {
            for kind in animator.info.containers {
                let places = (0...4).map(Double.init)
                let plain = try Recorder(places: places).take(of: animator, in: kind)
                let turned = try Recorder(places: places, isRightToLeft: true).take(of: animator, in: kind)
                for (run, other) in [(plain.forth, turned.forth), (plain.back, turned.back)] {
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
        #expect(Set(reduced.takes.keys) == Set(ContainerKind.allCases))
        for animator in Exhibits.animators where !animator.info.isCalm {
            for kind in animator.info.containers {
                var recorder = Recorder()
                recorder.reducesMotion = true
                try recorder.perform(animator, in: kind) { venue, window in
                    venue.goForth()
                    Headless.clock.turn()
                    for fraction in reduced.pace.dropLast() {
                        let shown = try #require(Drawing.draw(Headless.picture(of: window.layer)))
                        let kept = try #require(reduced.takes[kind]).picture(at: fraction, isBack: false)
                        let difference = kept.screens.difference(from: shown.screens, within: 0.5)
                        #expect(difference == nil, "\(animator.info.name), \(kind), \(fraction)")
                        #expect(venue.isChanging, "\(animator.info.name), \(kind), \(fraction)")
                        Headless.clock.advance(by: 1 / Recording.framesPerSecond)
                    }
                    Headless.clock.turn()
                    #expect(!venue.isChanging, "\(animator.info.name), \(kind)")
                }
            }
        }
    }
}
