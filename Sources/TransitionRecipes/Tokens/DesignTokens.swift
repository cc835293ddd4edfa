import Foundation
import TransitionCore

/// The durations and curves of a file of design tokens, in the format of the W3C Design Tokens Community Group.
///
///     let tokens = try DesignTokens(json: data)
///     try tokens.duration(named: "motion.fast")           // 0.2
///     try tokens.curve(named: "motion.standard")
///
/// Tokens of other types are skipped. A duration is `{"value": 300, "unit": "ms"}` or a text such as `300ms`, and a curve
/// (`cubicBezier`) is a list of four numbers. A token inherits `$type` from its groups, and may refer to another one as
/// `{group.token}`.
public struct DesignTokens: Equatable, Sendable {
    /// The durations in seconds, by the names of the tokens.
    public internal(set) var durations: [String: Double] = [:]
    /// The curves, by the names of the tokens.
    public internal(set) var curves: [String: CubicBezier] = [:]

    /// No tokens.
    public init() {}

    /// Reads a file of up to a mebibyte.
    ///
    /// - Throws: ``RecipeError`` for a file that is not JSON or exceeds a limit, for a duration or a curve that cannot be
    ///   read, and for tokens that refer to each other in a circle.
    public init(json: Data) throws(RecipeError) {
        let root = try JSONReader.root(of: json, limits: .tokens)
        try self.init(Field(node: root, path: .root), over: DesignTokens())
    }

    /// Returns a duration in seconds.
    ///
    /// - Throws: ``RecipeError/Problem/unknownToken(_:)`` if there is no duration with this name.
    public func duration(named name: String) throws(RecipeError) -> Double {
        if let seconds = durations[name] { return seconds }
        throw RecipeError(.unknownToken(name))
    }

    /// Returns a curve.
    ///
    /// - Throws: ``RecipeError/Problem/unknownToken(_:)`` if there is no curve with this name.
    public func curve(named name: String) throws(RecipeError) -> CubicBezier {
        if let curve = curves[name] { return curve }
        throw RecipeError(.unknownToken(name))
    }
}
