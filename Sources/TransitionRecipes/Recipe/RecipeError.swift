import Foundation
import TransitionCore

/// The reason why a recipe or a file of design tokens cannot be read, written or played.
public struct RecipeError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Equatable, Sendable {
        /// The file has more bytes than the limit.
        case tooLarge(bytes: Int, limit: Int)
        /// Lists, objects or references are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The file has more values and keys than the limit.
        case tooManyValues(limit: Int)
        /// A key, a text or a number has more bytes than the limit.
        case tooLong(limit: Int)
        /// The bytes are not JSON. `expected` says what would be.
        case syntax(expected: String)
        /// An object has a key twice.
        case repeatedKey(String)
        /// A value is of another kind than its key requires.
        case wrongKind(expected: String, found: String)
        /// A key is missing.
        case missingKey(String)
        /// Of these keys an object may have only one.
        case contradictingKeys([String])
        /// A number is outside its range.
        case outOfRange(Double, ClosedRange<Double>)
        /// The recipe has more transitions than the limit.
        case tooManyParts(limit: Int)
        /// The recipe is of a version that this library does not know.
        case unknownVersion(Double)
        /// The recipe requires a key that this library does not know, or a transition that is not registered.
        case unmetRequirement(String)
        /// No animator has the name. `closest` contains the most similar names.
        case unknownName(TransitionName, closest: [TransitionName])
        /// UIKit draws the transition, so nothing can be written or combined.
        case drawnBySystem(TransitionName)
        /// The setting of a transition cannot have the value. `expected` says what it can have.
        case unusableSetting(String, expected: String)
        /// No design token has the name.
        case unknownToken(String)
        /// These design tokens refer to each other in a circle.
        case circularTokens([String])
        /// The choreography breaks a rule.
        case illegalChoreography(Flaw)
        /// No recipe plays the same as the animator.
        case inexpressible(TransitionName)
    }

    /// The rule that a choreography breaks.
    public enum Flaw: Equatable, Sendable {
        /// No container supports all parts of the transition.
        case noContainer
        /// A number is not finite.
        case notFinite
        /// The choreography moves more pieces than the limit.
        case tooManyPieces(Int, limit: Int)
        /// The presenter stays visible or is gone in one part only.
        case presenter
        /// At the start more than the old screen is visible, or less.
        case start
        /// At the end more than the new screen is visible, or less.
        case end
    }

    /// What is wrong.
    public var problem: Problem
    /// The path to the value that is wrong, such as `$.combine[1].settings.strips`. `$` is the whole recipe.
    public var path: String
    /// The bytes of the value in the file; nil if the recipe does not come from a file.
    public var range: Range<Int>?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - problem: What is wrong.
    ///   - path: The path to the value that is wrong; the whole recipe by default.
    ///   - range: The bytes of the value in the file.
    public init(_ problem: Problem, path: String = "$", range: Range<Int>? = nil) {
        (self.problem, self.path, self.range) = (problem, path, range)
    }

    init(_ problem: Problem, at path: JSONPath, _ range: Range<Int>? = nil) {
        self.init(problem, path: path.text, range: range)
    }

    /// What is wrong, where, and how to fix it.
    public var description: String {
        let place = range.map { " (bytes \($0.lowerBound) to \($0.upperBound))" } ?? ""
        return "\(path)\(place): \(problem.text)"
    }

    /// The same text as ``description``, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }
}

extension RecipeError.Problem {
    fileprivate var text: String {
        switch self {
        case .tooLarge(let bytes, let limit):
            "The file has \(bytes) bytes; the limit is \(limit). Send a smaller file."
        case .tooDeep(let limit):
            "Lists, objects or references are nested more than \(limit) deep. Use fewer levels."
        case .tooManyValues(let limit):
            "The file has more than \(limit) values. Leave out what the recipe does not need."
        case .tooLong(let limit):
            "The text or the number has more than \(limit) bytes. Write a shorter one."
        case .syntax(let expected):
            "This is not JSON. Write \(expected) here."
        case .repeatedKey(let key):
            "The key \(key.quoted) is there twice. Remove one of the two."
        case .wrongKind(let expected, let found):
            "This is \(found). Write \(expected)."
        case .missingKey(let key):
            "The key \(key.quoted) is missing. Add it."
        case .contradictingKeys(let keys):
            "Only one of these keys may be there: \(keys.map(\.quoted).joined(separator: ", ")). Remove the others."
        case .outOfRange(let number, let range):
            "\(number) is out of range. Write a number from \(range.lowerBound) to \(range.upperBound)."
        case .tooManyParts(let limit):
            "The recipe has more than \(limit) transitions. Combine fewer."
        case .unknownVersion(let version):
            "This library reads version \(TransitionRecipe.version), and the recipe has version \(version). Update the "
                + "library, or send the older version too."
        case .unmetRequirement(let name):
            "The recipe requires \(name.quoted), which this app has not. Update the library, or register the transition."
        case .unknownName(let name, let closest):
            AnimatorRegistryError.unknownName(name, closest: closest).description
        case .drawnBySystem(let name):
            "UIKit draws \(name.rawValue.quoted), and a recipe cannot contain it. Install it by its name instead."
        case .unusableSetting(let name, let expected):
            "The setting \(name.quoted) cannot have this value. Write \(expected)."
        case .unknownToken(let name):
            "There is no duration and no curve named \(name.quoted) among the design tokens. Add it, or correct the name."
        case .circularTokens(let names):
            "These design tokens refer to each other in a circle: \(names.map(\.quoted).joined(separator: ", ")). Give one "
                + "of them a value."
        case .illegalChoreography(let flaw): flaw.text
        case .inexpressible(let name):
            "No recipe plays the same as \(name.rawValue.quoted). Register the animator under a name that is not taken, and "
                + "write the recipe with the same registry."
        }
    }
}

extension RecipeError.Flaw {
    fileprivate var text: String {
        switch self {
        case .noContainer:
            "No container supports all of these transitions. Combine transitions that share a container."
        case .notFinite:
            "The choreography contains a number that is not finite. Correct the animator."
        case .tooManyPieces(let count, let limit):
            "The choreography moves \(count) pieces; the limit is \(limit). Combine fewer transitions, or use fewer pieces."
        case .presenter:
            "The presenter stays visible in one of these transitions and not in the other. Combine transitions that agree."
        case .start:
            "At the start not only the old screen is visible, so the picture would jump. Combine other transitions."
        case .end:
            "At the end not only the new screen is visible, so the picture would jump. Combine other transitions."
        }
    }
}

extension String {
    /// The beginning of the text in quotation marks, for a message.
    var quoted: String { "“\(harmless)”" }
}
