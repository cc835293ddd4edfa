import Foundation
import TransitionCore
import TransitionUIKit
import UIKit

/// A moment that the app is to open with, from its launch arguments:
///
///     -transition cube -container modal -progress 0.42 -screens photos -rtl -reduce-motion
///
/// What the system or Xcode passes besides is not looked at.
public struct LaunchRequest: Equatable, Sendable {
    /// How the transition is tried: the animator, the container, where a swipe begins, layout direction, Reduce Motion.
    public var trial: TrialSettings
    /// Where it is held, 0 to 1; nil to let it wait at its start.
    public var progress: Double?
    /// The pair of screens, by its name; nil for the usual one.
    public var screens: String?

    private enum Option: String, CaseIterable {
        case transition = "-transition"
        case container = "-container"
        case swipe = "-swipe"
        case progress = "-progress"
        case screens = "-screens"
        case rightToLeft = "-rtl"
        case reduceMotion = "-reduce-motion"
    }

    /// Reads launch arguments.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, with or without the program's path before them.
    ///   - registry: Where the transition is looked up.
    ///   - screens: The names of the pairs of screens that there are; empty lets any name pass.
    /// - Returns: The request; nil when none of the arguments is meant for the gallery.
    /// - Throws: ``LaunchError``, which says what to do.
    public static func read(
        _ arguments: [String], in registry: TransitionRegistry, screens: [String] = []
    ) throws(LaunchError) -> LaunchRequest? {
        var given: [Option: String] = [:]
        var index = 0
        while index < arguments.count {
            let word = arguments[index]
            index += 1
            guard let option = Option(rawValue: word) else {
                if let meant = nearest(to: word) { throw .unknownOption(word, nearest: meant.rawValue) }
                continue
            }
            guard given[option] == nil else { throw .repeatedOption(word) }
            if option == .rightToLeft || option == .reduceMotion {
                given[option] = ""
                continue
            }
            // A minus with a digit behind it is a number.
            guard index < arguments.count,
                !arguments[index].hasPrefix("-") || Double(arguments[index]) != nil
            else { throw .missingValue(word) }
            given[option] = arguments[index]
            index += 1
        }
        return given.isEmpty ? nil : try request(given, in: registry, screens: screens)
    }

    private static func request(
        _ given: [Option: String], in registry: TransitionRegistry, screens: [String]
    ) throws(LaunchError) -> LaunchRequest {
        guard let name = given[.transition] else { throw .noTransition }
        let animator: any TransitionAnimator
        do {
            animator = try registry.animator(named: TransitionName(name))
        } catch {
            throw .unknownTransition(error)
        }
        var request = LaunchRequest(trial: TrialSettings(animator))
        if let text = given[.container] {
            guard let container = ContainerKind(rawValue: text) else { throw .unknownContainer(text) }
            let containers = animator.info.containers
            guard containers.contains(container) else {
                throw .otherContainer(name, ContainerKind.allCases.filter(containers.contains))
            }
            request.trial.container = container
        }
        if let text = given[.swipe] {
            guard let origin = SwipeOrigin(rawValue: text) else { throw .unknownSwipe(text) }
            request.trial.swipe = origin
        }
        if let text = given[.progress] {
            guard let progress = Double(text), (0...1).contains(progress) else { throw .noProgress(text) }
            request.progress = progress
        }
        if let text = given[.screens] {
            guard screens.isEmpty || screens.contains(text) else { throw .unknownScreens(text, screens) }
            request.screens = text
        }
        request.trial.isRightToLeft = given[.rightToLeft] != nil
        if given[.reduceMotion] != nil { request.trial.motion = .alwaysReduced }
        return request
    }

    /// The option that a misspelt one is likely to mean; nil for a word that is not like any.
    private static func nearest(to word: String) -> Option? {
        guard word.hasPrefix("-") else { return nil }
        let name = TransitionName(word)
        return Option.allCases.first { $0.rawValue.count > 5 && TransitionName($0.rawValue).distance(to: name) <= 2 }
    }
}
