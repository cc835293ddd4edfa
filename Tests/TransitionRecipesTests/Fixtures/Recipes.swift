import Foundation
import TransitionAnimations
import TransitionCore
import TransitionRecipes
import TransitionTestSupport

/// Reads a text as a recipe.
func file(_ text: String, tokens: DesignTokens = DesignTokens()) throws(RecipeError) -> RecipeFile {
    try RecipeFile(json: Data(text.utf8), tokens: tokens)
}

/// The error of reading a text as a recipe; nil if it can be read.
func readingError(_ text: String) -> RecipeError? {
    thrown(RecipeError.self) { try file(text) }
}

/// The bytes of a text that an error points at.
func marked(_ error: RecipeError?, in text: String) -> String? {
    error?.range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
}

/// What plays of a text.
func played(_ text: String, in registry: TransitionRegistry = .standard) -> PlayedRecipe {
    PlayedRecipe(json: Data(text.utf8), in: registry)
}

/// Recipes at random: every name of the catalogue, values of settings in their domains, and everything that can be done
/// with them.
struct RandomRecipes {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func part(depth: Int = 3) -> RecipePart {
        var part: RecipePart
        switch depth > 0 ? Int.random(in: 0..<6, using: &random) : 0 {
        case 4:
            part = RecipePart(.combination([self.part(depth: depth - 1), self.part(depth: depth - 1)]))
        case 5:
            part = RecipePart(.pair(forward: self.part(depth: depth - 1), backward: self.part(depth: depth - 1)))
        default:
            let transition = BuiltInTransition.allCases.randomElement(using: &random) ?? .fade
            var settings: [String: RecipeValue] = [:]
            for setting in transition.animator.settings where Bool.random(using: &random) {
                settings[setting.name] = setting.domain.ends.randomElement(using: &random).map { RecipeValue($0) }
            }
            part = RecipePart(TransitionName(transition.rawValue), settings: settings)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { part.duration = Double.random(in: 0.05...60, using: &random) }
        if Int.random(in: 0..<4, using: &random) == 0 { part.timing = timing() }
        part.isMirrored = Int.random(in: 0..<6, using: &random) == 0
        part.isReversed = Int.random(in: 0..<6, using: &random) == 0
        part.movesWholeWindow = Int.random(in: 0..<8, using: &random) == 0
        part.carriesElements = Int.random(in: 0..<6, using: &random) > 0
        return part
    }

    mutating func timing() -> Timing {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return [.linear, .easeIn, .easeOut, .easeInOut].randomElement(using: &random) ?? .linear
        case 1: return .spring(response: number(1e-6...1e6), dampingRatio: number(0...1e6))
        case 2: return .curve(number(0...1), number(-1000...1000), number(0...1), number(-1000...1000))
        default: return .spring(response: number(0.1...2), dampingRatio: number(0.1...1.2))
        }
    }
}
