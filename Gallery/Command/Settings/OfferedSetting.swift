import Foundation
import TransitionCore

/// A setting of an animator with the values that the page offers for it.
struct OfferedSetting {
    let setting: AnimatorSetting
    let values: [AnimatorSetting.Value]

    /// Where the animator's own value is among them.
    var own: Int { values.firstIndex(of: setting.value) ?? 0 }

    /// What `settings.js` makes a control of: for each value what the address calls it, what people call it, and the
    /// argument as it stands in Swift.
    var json: JSON {
        let label = setting.label.map { "\($0): " } ?? ""
        return .members([
            "name": .string(setting.name), "title": .string(setting.title), "kind": .string(kind),
            "own": .number(Double(own)), "beyond": beyond.map(JSON.string),
            "values": .array(
                values.map { value in
                    .members([
                        "id": .string(Self.id(of: value)), "words": .string(words(for: value)),
                        "swift": .string(label + value.swift), "colour": colour(of: value).map(JSON.string),
                    ])
                }),
        ])
    }

    /// How far the library goes where the page stops sooner, in words: each value of a count is a recording of so many
    /// parts.
    private var beyond: String? {
        guard case .count(let range, _) = setting.domain, case .count(let last)? = values.last, last < range.upperBound
        else { return nil }
        return words(for: .count(range.upperBound))
    }

    private var kind: String {
        switch setting.domain {
        case .edge, .corner, .choice, .flag: "choice"
        case .number, .count: "range"
        case .color: "colour"
        }
    }

    /// What an address calls a value.
    static func id(of value: AnimatorSetting.Value) -> String {
        switch value {
        case .edge(let edge): edge.rawValue
        case .corner(let corner): corner.rawValue
        case .choice(let name): name
        case .color(let color): NamedColor.all.first { $0.color == color }?.name ?? "own"
        case .fittingColor: "fitting"
        case .number, .count, .flag: value.swift
        }
    }

    private func words(for value: AnimatorSetting.Value) -> String {
        switch value {
        case .number(let number):
            guard case .number(_, _, let unit) = setting.domain else { return value.swift }
            return OfferedSetting.words(number, in: unit)
        case .count(let count): return "\(count)"
        case .flag(let isOn): return isOn ? "Yes" : "No"
        case .edge, .corner, .choice, .color, .fittingColor:
            let words = Self.id(of: value).reduce(into: "") {
                $0 += $1.isUppercase ? " \($1.lowercased())" : String($1)
            }
            return words.prefix(1).uppercased() + words.dropFirst()
        }
    }

    private static func words(_ number: Double, in unit: AnimatorSetting.Unit) -> String {
        let short = AnimatorSetting.Value.number(number.rounded(to: 2)).swift
        return switch unit {
        case .fraction: "\(Int((number * 100).rounded())) %"
        case .degrees: "\(short)°"
        case .points: "\(short) pt"
        case .turns: number == 1 ? "1 turn" : "\(short) turns"
        }
    }

    /// The colour as in a style sheet.
    private func colour(of value: AnimatorSetting.Value) -> String? {
        guard case .color(let color) = value else { return nil }
        let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
        return "rgb(\(parts.joined(separator: " ")))"
    }
}
