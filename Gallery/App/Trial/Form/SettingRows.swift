import Repertoire
import UIKit

/// Makes a control for each setting that an animator has.
@MainActor
enum SettingRows {
    /// - Parameters:
    ///   - settings: The animator's settings, as it is registered.
    ///   - values: Those that were changed already.
    ///   - changed: Called with the name of a setting and the value that the user comes to.
    static func make(
        _ settings: [AnimatorSetting], values: [String: AnimatorSetting.Value],
        changed: @escaping (String, AnimatorSetting.Value) -> Void
    ) -> [UIView] {
        settings.map { setting in
            let value = values[setting.name].flatMap(setting.domain.value) ?? setting.value
            return row(setting, value) { changed(setting.name, $0) }
        }
    }

    private static func row(
        _ setting: AnimatorSetting, _ value: AnimatorSetting.Value, _ changed: @escaping (AnimatorSetting.Value) -> Void
    ) -> UIView {
        let identifier = AccessibilityIdentifier.setting(setting.name)
        switch (setting.domain, value) {
        case (.number(let range, let step, let unit), .number(let number)):
            return SliderRow(
                setting.title, identifier: identifier, value: number, in: range, step: step,
                words: { words($0, in: unit) }, changed: { changed(.number($0)) })
        case (.count(let range, let step), .count(let count)):
            return SliderRow(
                setting.title, identifier: identifier, value: Double(count),
                in: Double(range.lowerBound)...Double(range.upperBound), step: Double(step),
                words: { "\(Int($0.rounded()))" }, changed: { changed(.count(Int($0.rounded()))) })
        case (.flag, .flag(let isOn)):
            return SwitchRow(setting.title, identifier: identifier, isOn: isOn) { changed(.flag($0)) }
        case (.color, .color(let color)):
            return ColorRow(setting.title, identifier: identifier, color: UIColor(color)) {
                changed(.color(Choreography.Backdrop($0)))
            }
        case (.color, .fittingColor):
            return ColorRow(setting.title, identifier: identifier, color: .systemBackground) {
                changed(.color(Choreography.Backdrop($0)))
            }
        default:
            // Edges, corners and names: one of several.
            return ChoiceRow(
                setting.title, identifier: identifier, value: value,
                options: setting.domain.choices.map { (name($0), $0) }, changed: changed)
        }
    }

    private static func words(_ number: Double, in unit: AnimatorSetting.Unit) -> String {
        func text(_ digits: Int, _ number: Double) -> String {
            String(format: "%.\(digits)f", locale: .current, number)
        }
        return switch unit {
        case .fraction: "\(text(0, number * 100)) %"
        case .degrees: "\(text(0, number))°"
        case .points: "\(text(0, number)) pt"
        case .turns: String(localized: "\(text(2, number)) turns")
        }
    }

    /// A case's name as words: “topLeading” becomes “Top leading”.
    private static func name(_ value: AnimatorSetting.Value) -> String {
        let name =
            switch value {
            case .edge(let edge): edge.rawValue
            case .corner(let corner): corner.rawValue
            case .choice(let name): name
            default: value.swift
            }
        let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension UIColor {
    /// An animator's colour.
    convenience init(_ color: Choreography.Backdrop) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
}

extension Choreography.Backdrop {
    /// A colour as an animator has it: opaque, in the usual colour space.
    init(_ color: UIColor) {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        self.init(red: red, green: green, blue: blue)
    }
}

extension AnimatorSetting.Domain {
    /// All values of an unordered domain.
    fileprivate var choices: [AnimatorSetting.Value] {
        switch self {
        case .edge(let edges): edges.map(AnimatorSetting.Value.edge)
        case .corner(let corners): corners.map(AnimatorSetting.Value.corner)
        case .choice(let names): names.map(AnimatorSetting.Value.choice)
        case .number, .count, .color, .flag: []
        }
    }
}
