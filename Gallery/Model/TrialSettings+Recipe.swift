import Foundation
import TransitionCore
import TransitionRecipes
import TransitionUIKit
import UIKit

/// Why a page cannot show a recipe.
public enum RecipeRefusal: Error, Equatable, CustomStringConvertible {
    /// The recipe cannot be read, or cannot play.
    case unusable(RecipeError)
    /// It is a recipe of another transition.
    case another(TransitionName)
    /// It combines, turns or otherwise adjusts transitions, and the page has no control for that.
    case noControl

    /// What to do.
    public var description: String {
        switch self {
        case .unusable(let error): "\(error)"
        case .another(let name): "This is a recipe of \(name). Paste it on the page of that transition."
        case .noControl: "This page shows a name with settings, a duration and a timing, and the recipe has more."
        }
    }
}

extension TrialSettings {
    /// The recipe of what is tried here, as JSON: what ``line(in:)`` says in Swift.
    ///
    /// - Throws: `AnimatorRegistryError` when no animator has the name, and `RecipeError` for an animator that no recipe
    ///   can describe.
    public func recipe(in registry: TransitionRegistry) throws -> String {
        try TransitionRecipe(of: line(in: registry).animator, in: registry).json()
    }

    /// Takes the settings, the duration and the timing of a recipe. What else is set stays.
    ///
    /// - Throws: ``RecipeRefusal``. The settings then stay as they are.
    public mutating func take(recipe json: String, in registry: TransitionRegistry) throws(RecipeRefusal) {
        let (part, animator): (RecipePart, any TransitionAnimator)
        do throws(RecipeError) {
            let file = try RecipeFile(json: Data(json.utf8))
            (part, animator) = (file.recipe.part, try file.animator(in: registry))
        } catch {
            throw .unusable(error)
        }
        guard case .named(let wanted, let changes) = part.source,
            part == RecipePart(wanted, settings: changes, duration: part.duration, timing: part.timing)
        else { throw .noControl }
        // The recipe may have a former name.
        guard animator.info.name == name else { throw .another(animator.info.name) }
        values = [:]
        for setting in animator.settings where changes[setting.name] != nil { set(setting.name, to: setting.value) }
        // A recipe without a duration keeps that of the animator. Here a spring would take the time that it needs.
        duration = part.duration
        if part.duration == nil, case .spring = part.timing { duration = animator.duration }
        timing = part.timing.map(TimingChoice.init) ?? .own
    }
}
