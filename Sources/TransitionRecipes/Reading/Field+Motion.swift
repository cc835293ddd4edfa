import Foundation
import TransitionCore

/// Durations and timings, as recipes and design tokens write them.
extension Field {
    private static let durations =
        "a number of seconds, a text such as “300ms” or “0.3s”, or {\"value\": 300, \"unit\": \"ms\"}"
    private static let curves = "a list of four numbers, such as [0.25, 0.1, 0.25, 1]"
    private static let timings =
        "linear, easeIn, easeOut, easeInOut, {\"curve\": [0.25, 0.1, 0.25, 1]}, or {\"spring\": {\"response\": 0.5, "
        + "\"dampingRatio\": 1}}"

    /// The name in braces, as in `{motion.fast}`; nil for another value.
    var alias: String? {
        guard case .text(let text) = node.content, text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else {
            return nil
        }
        return String(text.dropFirst().dropLast())
    }

    /// The seconds of a duration in a recipe, 0 to 60.
    func duration(_ tokens: DesignTokens) throws(RecipeError) -> Double {
        if case .number(let seconds) = node.content { return try checked(seconds, in: 0...60) }
        if let alias {
            guard let seconds = tokens.durations[alias] else { throw error(.unknownToken(alias)) }
            return try checked(seconds, in: 0...60)
        }
        if let value = try tokenValue("duration") { return try value.duration(tokens) }
        return try checked(tokenDuration(), in: 0...60)
    }

    /// The seconds of a duration without aliases.
    func tokenDuration() throws(RecipeError) -> Double {
        switch node.content {
        case .text(let text):
            let isMilliseconds = text.hasSuffix("ms")
            guard isMilliseconds || text.hasSuffix("s"), let number = Double(text.dropLast(isMilliseconds ? 2 : 1)),
                number.isFinite
            else { throw error(.wrongKind(expected: Self.durations, found: text.quoted)) }
            return try checked(number / (isMilliseconds ? 1000 : 1), in: 0...1e9)
        case .object:
            let number = try required("value").number(in: 0...1e9)
            let unit = try required("unit")
            switch try unit.text() {
            case "ms": return number / 1000
            case "s": return number
            case let other: throw unit.error(.wrongKind(expected: "“ms” or “s”", found: other.quoted))
            }
        default: throw error(expecting: Self.durations)
        }
    }

    /// A timing in a recipe.
    func timing(_ tokens: DesignTokens) throws(RecipeError) -> Timing {
        if let alias {
            guard let curve = tokens.curves[alias] else { throw error(.unknownToken(alias)) }
            return .curve(curve)
        }
        switch node.content {
        case .text(let name):
            switch name {
            case "linear": return .linear
            case "easeIn": return .easeIn
            case "easeOut": return .easeOut
            case "easeInOut": return .easeInOut
            default: throw error(.wrongKind(expected: Self.timings, found: name.quoted))
            }
        case .list: return .curve(try tokenCurve())
        case .object:
            if let value = try tokenValue("cubicBezier") { return try value.timing(tokens) }
            if let curve = self["curve"] {
                if self["spring"] != nil { throw error(.contradictingKeys(["curve", "spring"])) }
                return .curve(try curve.tokenCurve())
            }
            if let spring = self["spring"] { return .spring(try spring.spring()) }
            fallthrough
        default: throw error(expecting: Self.timings)
        }
    }

    /// The curve of four numbers.
    func tokenCurve() throws(RecipeError) -> CubicBezier {
        let fields = try elements(Self.curves)
        guard fields.count == 4 else {
            throw error(.wrongKind(expected: Self.curves, found: "a list of \(fields.count)"))
        }
        let (horizontal, vertical) = (0.0...1, -1000.0...1000)
        return CubicBezier(
            try fields[0].number(in: horizontal), try fields[1].number(in: vertical),
            try fields[2].number(in: horizontal), try fields[3].number(in: vertical))
    }

    /// A spring by its response and damping ratio, or by its duration and bounce.
    private func spring() throws(RecipeError) -> SpringTiming {
        _ = try members("{\"response\": 0.5, \"dampingRatio\": 1}")
        if let bounce = self["bounce"] {
            let duration = try required("duration").number(in: 1e-6...1e6)
            return SpringTiming(response: duration, dampingRatio: 1 - (try bounce.number(in: 0...1)))
        }
        let response = try required("response").number(in: 1e-6...1e6)
        return SpringTiming(response: response, dampingRatio: try required("dampingRatio").number(in: 0...1e6))
    }

    /// The value of a design token that stands where a value is expected; nil if there is no token.
    private func tokenValue(_ type: String) throws(RecipeError) -> Field? {
        guard let value = self["$value"] else { return nil }
        if let field = self["$type"] {
            let found = try field.text()
            guard found == type else { throw field.error(.wrongKind(expected: type.quoted, found: found.quoted)) }
        }
        // A token within a token would be read without end.
        guard value["$value"] == nil else { throw value.error(expecting: "the value of a token") }
        return value
    }
}
