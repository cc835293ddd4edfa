import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

@testable import GalleryModel

/// What stands in the drawer of a transition's page.
@MainActor
struct TrialSettingsTests {
    private let registry = TransitionRegistry.standard

    @Test("As registered, it is the animator, and the line its name")
    func plain() throws {
        for transition in BuiltInTransition.allCases {
            let trial = TrialSettings(transition.animator)
            let line = try trial.line(in: registry)
            #expect(line.swift == ".\(transition.rawValue)")
            #expect(type(of: line.animator) == type(of: transition.animator))
            #expect(transition.animator.info.containers.contains(trial.container))
            #expect(try trial.animator(in: registry).duration == transition.animator.duration)
        }
    }

    @Test("Settings, timing, duration and speed are played; the speed is not written")
    func played() throws {
        var trial = TrialSettings(name: "fold")
        trial.set("strips", to: .count(6))
        trial.timing = .curve(x1: 0.3, y1: 0, x2: 0.2, y2: 1)
        trial.duration = 0.8
        trial.speed = 0.25
        let played = try trial.animator(in: registry)
        #expect(played.setting("strips")?.value == .count(6) && played.timing == .curve(0.3, 0, 0.2, 1))
        #expect(played.duration == 3.2)
        let line = try trial.line(in: registry)
        #expect(line.swift == ".fold(strips: 6).timing(.curve(0.3, 0, 0.2, 1)).duration(0.8)")
        #expect(line.animator.duration == 0.8)
        trial.set("strips", to: nil)
        #expect(try trial.line(in: registry).swift == ".fold.timing(.curve(0.3, 0, 0.2, 1)).duration(0.8)")
    }

    @Test("A spring takes its own time, unless another is asked for")
    func spring() throws {
        var trial = TrialSettings(name: "cube")
        trial.timing = .spring(response: 0.3, dampingRatio: 0.9)
        let own = try trial.animator(in: registry)
        let natural = Timing.spring(response: 0.3, dampingRatio: 0.9).naturalDuration()
        #expect(abs(own.duration - natural) <= 0.005)
        trial.duration = 1.5
        #expect(try trial.line(in: registry).swift.hasSuffix(".duration(1.5)"))
        #expect(try trial.animator(in: registry).duration == 1.5)
    }

    @Test("What is set to what it is by default is not written, and what it cannot take neither")
    func defaults() throws {
        var trial = TrialSettings(name: "push")
        trial.set("from", to: .edge(.trailing))
        trial.set("parallax", to: .number(0.30000000000000004))
        trial.set("strips", to: .count(3))
        trial.duration = CatalogueAnimator.push.duration
        #expect(try trial.line(in: registry).swift == ".push" || trial.duration != CatalogueAnimator.push.duration)
        trial.duration = nil
        #expect(try trial.line(in: registry).swift == ".push")
        trial.set("from", to: .count(3))
        trial.set("parallax", to: .number(9))
        #expect(try trial.line(in: registry).swift == ".push(parallax: 1)")
    }

    @Test("A plugin's animator is written by the last part of its name")
    func plugin() throws {
        let registry = try GalleryGridTests.registry(GalleryGridTests.Newcomer())
        let trial = TrialSettings(name: "acme.glow")
        #expect(try trial.line(in: registry).swift == ".glow")
        #expect(throws: AnimatorRegistryError.self) { try trial.line(in: TransitionRegistry()) }
    }

    @Test("Numbers are brought within their ranges")
    func numbers() {
        var trial = TrialSettings(name: "cube")
        let cases: [(Double, Double?, Double)] = [
            (.nan, nil, 1), (.infinity, 5, 2), (-.infinity, 0.1, 0.05), (0, 0.1, 0.05), (0.40000000000000002, 0.4, 0.4),
            (1e300, 5, 2),
        ]
        for (given, duration, speed) in cases {
            (trial.duration, trial.speed) = (given, given)
            #expect(trial.duration == duration && trial.speed == speed, "\(given)")
        }
        trial.timing = .curve(x1: -3, y1: .nan, x2: .infinity, y2: -9)
        #expect(trial.timing == .curve(x1: 0, y1: 0, x2: 1, y2: -1))
        trial.timing = .spring(response: 0, dampingRatio: .nan)
        #expect(trial.timing == .spring(response: 0.05, dampingRatio: 1))
        trial.set("parallax", to: .number(.nan))
        #expect(trial.values.isEmpty)
    }

    @Test("Controls start from the animator's own timing")
    func ownTiming() {
        #expect(TimingChoice(.easeInOut) == .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
        #expect(TimingChoice(.spring(response: 0.36)) == .spring(response: 0.36, dampingRatio: 1))
        #expect(TimingChoice.own.timing == nil && TimingChoice(.linear).timing == .linear)
    }

    @Test("What was stored comes back")
    func stored() throws {
        var trial = TrialSettings(name: "push")
        let values: [AnimatorSetting.Value] = [
            .edge(.top), .corner(.bottomLeading), .number(0.7), .count(3), .color(.init(red: 0.5, green: 0, blue: 1)),
            .fittingColor, .choice("wild"), .flag(false),
        ]
        for (index, value) in values.enumerated() { trial.set("setting\(index)", to: value) }
        #expect(trial.values.count == values.count)
        (trial.duration, trial.timing) = (0.7, .spring(response: 0.4, dampingRatio: 0.7))
        (trial.container, trial.isRightToLeft, trial.motion) = (.modal, true, .neverReduced)
        (trial.swipe, trial.dismissEdge, trial.speed, trial.size) = (.fromEdge, .trailing, 0.5, .duoInner)
        let data = try JSONEncoder().encode(trial)
        #expect(try JSONDecoder().decode(TrialSettings.self, from: data) == trial)
    }

    @Test(
        "Of what was stored by another version, or by anybody, what can be read is read",
        arguments: [
            #"{"name":"cube","speed":1e9,"size":"wall","duration":-4,"timing":{"spring":{"response":0,"dampingRatio":50}}}"#,
            #"{"name":"cube","speed":2,"duration":0.1,"timing":{"spring":{"response":0.05,"dampingRatio":2}},"#
                + #""container":"window","swipe":7,"motion":["x"],"values":{"from":"top"},"isRightToLeft":"yes"}"#,
        ])
    func hostile(json: String) throws {
        let trial = try JSONDecoder().decode(TrialSettings.self, from: Data(json.utf8))
        var expected = TrialSettings(name: "cube")
        (expected.speed, expected.duration) = (2, 0.1)
        expected.timing = .spring(response: 0.05, dampingRatio: 2)
        #expect(trial == expected)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(TrialSettings.self, from: Data(#"{"speed":1}"#.utf8))
        }
    }

    @Test("The call says what differs from each container's defaults, and its options do the same")
    func calls() throws {
        var trial = TrialSettings(name: "cube")
        #expect(try trial.code(in: registry) == "navigationController.setNavigationTransition(.cube)")
        #expect(trial.navigationOptions == NavigationTransitionOptions())
        #expect(trial.tabOptions == TabTransitionOptions() && trial.modalOptions == ModalTransitionOptions())
        (trial.swipe, trial.motion, trial.dismissEdge) = (.fromAnywhere, .neverReduced, .trailing)
        let expected: [(ContainerKind, String)] = [
            (.navigation, "Transition(\n    .cube, options: .init(swipe: .fromAnywhere, motion: .neverReduced))"),
            (.tab, "Transition(\n    .cube, options: .init(swipe: .fromAnywhere, motion: .neverReduced))"),
            (.modal, "detail.setModalTransition(.cube, options: .init(edge: .trailing, motion: .neverReduced))"),
        ]
        for (container, code) in expected {
            trial.container = container
            #expect(try trial.code(in: registry).hasSuffix(code))
        }
        #expect(trial.navigationOptions == .init(swipe: .fromAnywhere, motion: .neverReduced))
        #expect(trial.tabOptions == .init(swipe: .fromAnywhere, motion: .neverReduced))
        #expect(trial.modalOptions == .init(edge: .trailing, motion: .neverReduced))
    }
}
