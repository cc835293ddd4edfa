import Foundation
import TransitionCore

extension TransitionRecipe {
    /// Describes an animator: the name, the settings that differ from those of the registered animator, and everything that
    /// ``/TransitionCore/TransitionAnimator/duration(_:)``, ``/TransitionCore/TransitionAnimator/combined(with:)`` and the
    /// other methods of animators have changed.
    ///
    ///     let recipe = try TransitionRecipe(of: .fold(strips: 6).duration(0.8), in: .standard)
    ///
    /// - Parameters:
    ///   - animator: The animator.
    ///   - registry: The registry that the recipe will play with.
    /// - Throws: ``RecipeError`` for a name that is not registered, a transition that UIKit draws, and an animator that
    ///   plays differently from every recipe, such as one with a closure that the app has written.
    public init(of animator: any TransitionAnimator, in registry: TransitionRegistry) throws(RecipeError) {
        let part = try RecipeDescription(registry: registry).part(of: animator)
        guard part.count <= Self.greatestPartCount else {
            throw RecipeError(.tooManyParts(limit: Self.greatestPartCount))
        }
        self.init(part)
    }
}

/// Finds the recipe of an animator.
struct RecipeDescription {
    let registry: TransitionRegistry

    func part(of animator: any TransitionAnimator) throws(RecipeError) -> RecipePart {
        if let composed = try composed(animator) { return composed }
        return try named(animator)
    }

    // MARK: Parts of animators

    /// The part of an animator that consists of others; nil if it does not.
    private func composed(_ animator: any TransitionAnimator) throws(RecipeError) -> RecipePart? {
        guard let (animators, isPair, isMirrored, isReversed) = parts(of: animator) else { return nil }
        let base = animators[0]
        if isPair {
            return try registeredOr(animator) { () throws(RecipeError) in
                RecipePart(.pair(forward: try part(of: base), backward: try part(of: animators[1])))
            }
        }
        if animators.count == 2 {
            return try registeredOr(animator) { () throws(RecipeError) in
                // `a.combined(with: b).combined(with: c)` is one list.
                var list = [try part(of: base)]
                if case .combination(let earlier) = list[0].source, list[0] == RecipePart(.combination(earlier)) {
                    list = earlier
                }
                return RecipePart(.combination(list + [try part(of: animators[1])]))
            }
        }
        guard parts(of: base) != nil else { return nil }
        return try registeredOr(animator) { () throws(RecipeError) in
            var part = try part(of: base)
            part.isMirrored = isMirrored
            part.isReversed = isReversed
            try part.adjust(from: base, to: animator)
            return try checked(part, animator)
        }
    }

    /// Returns the composed part, or the registered animator if no composed part plays the same.
    private func registeredOr(
        _ animator: any TransitionAnimator, _ compose: () throws(RecipeError) -> RecipePart
    ) throws(RecipeError) -> RecipePart {
        do throws(RecipeError) {
            return try compose()
        } catch {
            if let part = try? named(animator) { return part }
            throw error
        }
    }

    /// The part of a registered animator.
    private func named(_ animator: any TransitionAnimator) throws(RecipeError) -> RecipePart {
        let name = animator.info.name
        var resolver = RecipeResolver(registry: registry)
        let registered = try resolver.animator(of: RecipePart(name), at: .root)
        var (candidate, settings) = (registered, [String: RecipeValue]())
        for setting in animator.settings {
            guard let own = candidate.setting(setting.name), own.value != setting.value,
                let changed = candidate.changing(setting.name, to: setting.value)
            else { continue }
            candidate = changed
            settings[setting.name] = RecipeValue(setting.value)
        }
        var part = RecipePart(name, settings: settings)
        // The registered animator may be mirrored itself.
        let (before, after) = (registered.turns, animator.turns)
        part.isMirrored = before.isMirrored != after.isMirrored
        part.isReversed = before.isReversed != after.isReversed
        try part.adjust(from: candidate, to: animator)
        return try checked(part, animator)
    }

    /// Returns a part that plays the same as an animator.
    private func checked(_ part: RecipePart, _ animator: any TransitionAnimator) throws(RecipeError) -> RecipePart {
        var resolver = RecipeResolver(registry: registry)
        guard try resolver.animator(of: part, at: .root).playsSame(as: animator) else {
            throw RecipeError(.inexpressible(animator.info.name))
        }
        return part
    }
}

extension TransitionAnimator {
    /// Whether the animator is mirrored or reversed.
    fileprivate var turns: (isMirrored: Bool, isReversed: Bool) {
        parts(of: self).map { ($0.isMirrored, $0.isReversed) } ?? (false, false)
    }
}

extension RecipePart {
    /// Adds what differs between two animators.
    fileprivate mutating func adjust(
        from base: any TransitionAnimator, to animator: any TransitionAnimator
    ) throws(RecipeError) {
        if animator.duration != base.duration {
            guard (0...60).contains(animator.duration) else {
                throw RecipeError(.outOfRange(animator.duration, 0...60), path: "$.duration")
            }
            duration = animator.duration
        }
        if animator.timing != base.timing { timing = animator.timing }
        // A combination may move the whole window without being limited to the container that can.
        if animator.movesWholeWindow, !base.movesWholeWindow || animator.info.containers != base.info.containers {
            movesWholeWindow = true
        }
        if !animator.carriesElements, base.carriesElements { carriesElements = false }
    }
}
