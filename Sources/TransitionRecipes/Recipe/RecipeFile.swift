import Foundation
import TransitionCore

/// A recipe that was read from JSON, with all that was skipped.
///
/// Reading checks the format. Whether the names mean something is up to the registry, so ``animator(in:)`` checks it.
/// ``PlayedRecipe`` does both, and never fails.
public struct RecipeFile: Sendable {
    /// The recipe.
    public let recipe: TransitionRecipe
    /// What was skipped.
    public let notices: [RecipeNotice]
    private let ranges: [String: Range<Int>]

    /// Reads a file of up to 64 KiB.
    ///
    /// - Parameters:
    ///   - json: The file.
    ///   - tokens: Design tokens that the file may refer to, as in `{motion.fast}`. The file may bring more, under
    ///     `tokens`.
    /// - Throws: ``RecipeError`` for a file that is not JSON, exceeds a limit, or is not a recipe of a known version. This
    ///   includes the transitions of ``TransitionRecipe/otherwise``.
    public init(json: Data, tokens: DesignTokens = DesignTokens()) throws(RecipeError) {
        let read = try RecipeReader.read(try JSONReader.root(of: json, limits: .recipe), tokens: tokens)
        var recipe = TransitionRecipe(try read.main.part.get(), requires: read.requires)
        for candidate in read.otherwise { recipe.otherwise.append(try candidate.part.get()) }
        (self.recipe, notices, ranges) = (recipe, read.notices, read.ranges)
    }

    /// Returns the animator that the recipe describes. See ``TransitionRecipe/animator(in:)``.
    ///
    /// - Throws: ``RecipeError``, with the place in the file.
    public func animator(in registry: TransitionRegistry) throws(RecipeError) -> any TransitionAnimator {
        do throws(RecipeError) {
            return try recipe.animator(in: registry)
        } catch {
            throw error.placed(in: ranges)
        }
    }
}

extension RecipeError {
    /// The error with the bytes of its value in a file.
    func placed(in ranges: [String: Range<Int>]) -> RecipeError {
        RecipeError(problem, path: path, range: range ?? ranges[path])
    }
}

extension TransitionRecipe {
    /// Reads a recipe from JSON. ``RecipeFile`` also says what was skipped.
    ///
    /// - Throws: ``RecipeError`` for a file that is not JSON, exceeds a limit, or is not a recipe of a known version.
    public init(json: Data, tokens: DesignTokens = DesignTokens()) throws(RecipeError) {
        self = try RecipeFile(json: json, tokens: tokens).recipe
    }
}
