import Foundation
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import UIKit

/// Launch arguments open any moment, or say what to write instead.
struct LaunchRequestTests {
    private func read(_ line: String, screens: [String] = []) throws -> LaunchRequest? {
        let registry = try GalleryGridTests.registry()
        return try LaunchRequest.read(line.split(separator: " ").map(String.init), in: registry, screens: screens)
    }

    @Test("A moment of a transition in a container, with its screens, direction and Reduce Motion")
    func moment() throws {
        let words =
            "/path/Gallery -NSDocumentRevisionsDebugMode YES -transition cube -container modal -progress 0.42 "
            + "-screens photos -swipe fromAnywhere -rtl -reduce-motion"
        let request = try #require(try read(words, screens: ["photos"]))
        #expect(request.trial.name == "cube" && request.trial.container == .modal && request.progress == 0.42)
        #expect(request.trial.swipe == .fromAnywhere)
        #expect(request.screens == "photos" && request.trial.isRightToLeft && request.trial.motion == .alwaysReduced)
    }

    @Test("A name is enough: the container is the first that it is made for, and nothing is held")
    func plain() throws {
        let request = try #require(try read("-transition tiltUnder"))
        #expect(request.trial == TrialSettings(CatalogueAnimator.tiltUnder) && request.trial.container == .modal)
        #expect(request.progress == nil && request.screens == nil && !request.trial.isRightToLeft)
        #expect(try read("/path/Gallery -AppleLanguages (de) YES") == nil, "nothing for the gallery")
        #expect(try read("") == nil)
    }

    @Test("What the app does by itself opens nothing, and goes with a moment")
    func behavior() throws {
        let words = "/path/Gallery -still -grab 0.4 -turn 0.2".split(separator: " ").map(String.init)
        let behavior = LaunchBehavior(isStill: true, grab: 0.4, turn: 0.2)
        #expect(try LaunchBehavior(arguments: words) == behavior)
        #expect(try read("-still -grab 0.4 -turn 0.2") == nil)
        #expect(try read("-still -grab 0.4 -transition cube")?.trial.name == "cube")
        #expect(try LaunchBehavior(arguments: ["-transition", "cube"]) == LaunchBehavior())
        let error = thrown(LaunchError.self) { try LaunchBehavior(arguments: ["-grab", "2"]) }
        #expect(error?.description == "“2” is no progress. Write a number from 0 to 1: -grab 0.4.")
    }

    @Test(
        "What cannot be followed is told, with what to write",
        arguments: [
            ("-transition", "-transition needs a value behind it, as in -transition cube."),
            ("-transition -rtl", "-transition needs a value behind it, as in -transition cube."),
            ("-transition cube -transition fold", "-transition stands there twice. Write it once."),
            ("-container modal", "Say which transition to open: -transition cube."),
            ("-transition cubbe", "No animator is named “cubbe”. Did you mean “cube”?"),
            (
                "-transition cube -container sheet",
                "There is no container “sheet”. Write -container with one of navigation, tab, modal."
            ),
            (
                "-transition snapshotPush -container tab",
                "“snapshotPush” is made for other containers. Write -container with navigation."
            ),
            (
                "-transition cube -progress 42",
                "“42” is no progress. Write a number from 0 to 1: -progress 0.42."
            ),
            ("-transition cube -progress -1", "“-1” is no progress. Write a number from 0 to 1: -progress 0.42."),
            ("-transition cube -turn", "-turn needs a value behind it, as in -turn 0.2."),
            ("-transition cube -stil", "There is no option “-stil”. Write -still."),
            ("-transition cube -progress nan", "“nan” is no progress. Write a number from 0 to 1: -progress 0.42."),
            (
                "-transition cube -screens nowhere",
                "There are no screens “nowhere”. Write -screens with one of photos, mail."
            ),
            (
                "-transition cube -swipe here",
                "No swipe begins “here”. Write -swipe with one of off, fromEdge, fromAnywhere."
            ),
            ("-transition cube -swipe", "-swipe needs a value behind it, as in -swipe fromAnywhere."),
            ("-transitoin cube", "There is no option “-transitoin”. Write -transition."),
            ("-transition cube -reducemotion", "There is no option “-reducemotion”. Write -reduce-motion."),
        ])
    func refused(line: String, words: String) {
        let error = thrown(LaunchError.self) { try read(line, screens: ["photos", "mail"]) }
        if line.contains("cubbe") {
            #expect(error?.description.hasPrefix("No animator is named “cubbe”. Did you mean “cube”") == true)
        } else {
            #expect(error?.description == words && error?.localizedDescription == words)
        }
    }
}
