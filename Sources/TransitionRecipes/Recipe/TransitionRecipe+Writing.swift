import Foundation
import TransitionCore

extension TransitionRecipe {
    /// The recipe as JSON. Reading it gives an equal recipe, whatever its numbers are.
    ///
    /// - Throws: ``RecipeError`` for a recipe that could not be read: with a number that is not finite or is too large, a
    ///   text that is too long, a combination of one, or too many transitions.
    public func json() throws(RecipeError) -> String {
        var members: [(key: String, value: JSONText)] = [("version", .number(Double(Self.version)))]
        if !requires.isEmpty { members.append(("requires", .list(requires.map(JSONText.text)))) }
        members += try part.members(at: .root)
        let path = JSONPath.key(.root, "otherwise")
        if otherwise.count == 1 {
            members.append(("otherwise", try otherwise[0].written(at: path)))
        } else if otherwise.count > 1 {
            var parts: [JSONText] = []
            for (index, part) in otherwise.enumerated() { parts.append(try part.written(at: .index(path, index))) }
            members.append(("otherwise", .list(parts)))
        }
        let text = JSONText.object(members).written() + "\n"
        // The limits are those of the reader, so it decides.
        _ = try RecipeFile(json: Data(text.utf8))
        return text
    }
}

extension RecipePart {
    /// The part as a name, if it has nothing else, or as an object.
    fileprivate func written(at path: JSONPath) throws(RecipeError) -> JSONText {
        let members = try members(at: path)
        if members.count == 1, members[0].key == "name" { return members[0].value }
        return .object(members)
    }

    fileprivate func members(at path: JSONPath) throws(RecipeError) -> [(key: String, value: JSONText)] {
        var members: [(key: String, value: JSONText)] = []
        switch source {
        case .named(let name, let settings):
            members.append(("name", .text(name.rawValue)))
            var values: [(key: String, value: JSONText)] = []
            for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
                values.append((key, try value.written(at: .key(.key(path, "settings"), key))))
            }
            if !values.isEmpty { members.append(("settings", .object(values))) }
        case .combination(let parts):
            var list: [JSONText] = []
            for (index, part) in parts.enumerated() {
                list.append(try part.written(at: .index(.key(path, "combine"), index)))
            }
            members.append(("combine", .list(list)))
        case .pair(let forward, let backward):
            members.append(("forward", try forward.written(at: .key(path, "forward"))))
            members.append(("backward", try backward.written(at: .key(path, "backward"))))
        }
        if let duration { members.append(("duration", try .finite(duration, at: .key(path, "duration")))) }
        if let timing { members.append(("timing", timing.written)) }
        if isMirrored { members.append(("mirrored", .flag(true))) }
        if isReversed { members.append(("reversed", .flag(true))) }
        if movesWholeWindow { members.append(("wholeWindow", .flag(true))) }
        if !carriesElements { members.append(("elements", .flag(false))) }
        return members
    }
}

extension RecipeValue {
    fileprivate func written(at path: JSONPath) throws(RecipeError) -> JSONText {
        switch self {
        case .text(let text): return .text(text)
        case .number(let number): return try .finite(number, at: path)
        case .flag(let isOn): return .flag(isOn)
        case .fittingColor: return .null
        case .color(let color):
            return .list([
                try .finite(color.red, at: path), try .finite(color.green, at: path), try .finite(color.blue, at: path),
            ])
        }
    }
}

extension Timing {
    fileprivate var written: JSONText {
        switch self {
        case .linear: .text("linear")
        case .easeIn: .text("easeIn")
        case .easeOut: .text("easeOut")
        case .easeInOut: .text("easeInOut")
        case .curve(let curve):
            .object([("curve", .list([curve.x1, curve.y1, curve.x2, curve.y2].map(JSONText.number)))])
        case .spring(let spring):
            .object([
                (
                    "spring",
                    .object([("response", .number(spring.response)), ("dampingRatio", .number(spring.dampingRatio))])
                )
            ])
        }
    }
}

extension JSONText {
    /// A number that JSON can contain.
    fileprivate static func finite(_ number: Double, at path: JSONPath) throws(RecipeError) -> JSONText {
        guard number.isFinite else { throw RecipeError(.outOfRange(number, -1e9...1e9), at: path) }
        return .number(number)
    }
}
