import Foundation
import TransitionCore
import TransitionUIKit
import UIKit

/// A moment that the app is to open with, from its launch arguments:
///
///     -transition cube -container modal -progress 0.42 -screens photos -rtl -reduce-motion
///
/// Other arguments, such as those of the system and of Xcode, are skipped. ``LaunchBehavior`` reads the rest of the gallery's.
public struct LaunchRequest: Equatable, Sendable {
    /// How the transition is tried: the animator, the container, where a swipe begins, layout direction, Reduce Motion.
    public var trial: TrialSettings
    /// Where it is held, 0 to 1; nil to let it wait at its start.
    public var progress: Double?
    /// The pair of screens, by its name; nil for the usual one.
    public var screens: String?

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
        let given = try LaunchOption.read(arguments).filter { !$0.key.isBehavior }
        return given.isEmpty ? nil : try request(given, in: registry, screens: screens)
    }

    private static func request(
        _ given: [LaunchOption: String], in registry: TransitionRegistry, screens: [String]
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
        request.progress = try LaunchOption.progress.progress(in: given)
        if let text = given[.screens] {
            guard screens.isEmpty || screens.contains(text) else { throw .unknownScreens(text, screens) }
            request.screens = text
        }
        request.trial.isRightToLeft = given[.rightToLeft] != nil
        if given[.reduceMotion] != nil { request.trial.motion = .alwaysReduced }
        return request
    }
}
