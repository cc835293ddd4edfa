import Testing
import TransitionUIKit
import UIKit

@testable import fuzz

/// The laws of the process's switch find what breaks them, and each round begins and ends with it on.
@Suite(.serialized) @MainActor struct SwitchLawTests {
    /// A subject that minds the switch in the wrong way.
    private final class Stubborn: Subject {
        enum Fault { case none, playsOn, losesWhatIsInstalled }

        let name = "stubborn"
        var isOn = true
        private let fault: Fault

        init(_ fault: Fault) { self.fault = fault }

        func install(_ choice: Choice, on navigation: UINavigationController) {}
        func uninstall(from navigation: UINavigationController) {}
        func setDelegate(_ delegate: (any UINavigationControllerDelegate)?, of navigation: UINavigationController) {
            navigation.delegate = delegate
        }
        func swipesBack(_ navigation: UINavigationController) -> Bool? { nil }

        func plays(on controller: UIViewController) -> Bool {
            fault == .playsOn && controller.transitionCoordinator != nil
        }

        func installation(on controller: UIViewController) -> [String] {
            fault == .losesWhatIsInstalled && !isOn ? [] : ["something"]
        }
    }

    private func violation(_ fault: Stubborn.Fault, isHosted: Bool) -> Violation.Kind? {
        var setup = Setup(root: .navigation(screens: 2))
        setup.choices = [Choice(number: 1)]
        if isHosted { setup.hosts = HostSetup() }
        let change: Event = isHosted ? .host(0, .append(nil)) : .pop(0, animated: true)
        let events: [Event] = [change, .wait(frames: 2), .turn(isOn: false), .wait(frames: 2), .turn(isOn: true)]
        return Round(setup: setup, events: events) { Stubborn(fault) }.run()?.violation.kind
    }

    @Test("U9: what plays while all is off is found, and what is no more installed", arguments: [false, true])
    func laws(isHosted: Bool) {
        #expect(violation(.playsOn, isHosted: isHosted) == .off)
        #expect(violation(.losesWhatIsInstalled, isHosted: isHosted) == .off)
        #expect(violation(.none, isHosted: isHosted) == nil)
    }

    @Test("U9: a round begins with all on and ends so, in whatever way it ends", arguments: [false, true])
    func rounds(isViolated: Bool) {
        var setup = Setup(root: .navigation(screens: 2))
        setup.choices = [Choice(number: 1)]
        let round = Round(setup: setup, events: [.turn(isOn: false), .rest]) { RepertoireSubject() }
        Transitions.isEnabled = false
        defer { Transitions.isEnabled = true }
        var seen: [Bool] = []
        let found = round.run { _, _ in
            seen.append(Transitions.isEnabled)
            if isViolated, seen.count == 2 { Headless.raise("an exception") }
        }
        #expect(seen == [true, false])
        #expect((found != nil) == isViolated)
        #expect(Transitions.isEnabled)
    }

    @Test("U9: the switch is used at every kind of moment")
    func moments() {
        var (inDrags, inChanges, inCallbacks, withHosts) = (0, 0, 0, 0)
        for index in 0..<400 {
            let round = Fuzzer(seed: 12, isHosted: index % 4 == 0).round(index)
            for (event, next) in zip(round.events, round.events.dropFirst()) {
                if case .upon(_, .turn) = next { inCallbacks += 1 }
                guard case .turn = next else { continue }
                if round.setup.hosts != nil { withHosts += 1 }
                switch event {
                case .move, .drive: inDrags += 1
                case .push, .pop, .present, .dismiss, .host, .wait: inChanges += 1
                default: break
                }
            }
        }
        #expect(min(inDrags, inChanges, inCallbacks, withHosts) > 10, "\((inDrags, inChanges, inCallbacks, withHosts))")
    }
}
