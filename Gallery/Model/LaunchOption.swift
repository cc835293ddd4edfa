import Foundation
import TransitionCore

/// The words among the launch arguments that mean the gallery.
enum LaunchOption: String, CaseIterable {
    case transition = "-transition"
    case container = "-container"
    case swipe = "-swipe"
    case progress = "-progress"
    case screens = "-screens"
    case rightToLeft = "-rtl"
    case reduceMotion = "-reduce-motion"
    case still = "-still"
    case grab = "-grab"
    case turn = "-turn"

    /// Whether it stands alone, without a value behind it.
    private var isSwitch: Bool { [.rightToLeft, .reduceMotion, .still].contains(self) }

    /// Whether it says how the app behaves, and not what it opens.
    var isBehavior: Bool { [.still, .grab, .turn].contains(self) }

    /// Reads launch arguments: the options that are given, with their values.
    static func read(_ arguments: [String]) throws(LaunchError) -> [LaunchOption: String] {
        var given: [LaunchOption: String] = [:]
        var index = 0
        while index < arguments.count {
            let word = arguments[index]
            index += 1
            guard let option = LaunchOption(rawValue: word) else {
                if let meant = nearest(to: word) { throw .unknownOption(word, nearest: meant.rawValue) }
                continue
            }
            guard given[option] == nil else { throw .repeatedOption(word) }
            if option.isSwitch {
                given[option] = ""
                continue
            }
            // A minus with a digit behind it is a number.
            guard index < arguments.count,
                !arguments[index].hasPrefix("-") || Double(arguments[index]) != nil
            else { throw .missingValue(word) }
            given[option] = arguments[index]
            index += 1
        }
        return given
    }

    /// The value of this option as a progress, 0 to 1; nil if it is not given.
    func progress(in given: [LaunchOption: String]) throws(LaunchError) -> Double? {
        guard let text = given[self] else { return nil }
        guard let progress = Double(text), (0...1).contains(progress) else {
            throw .noProgress(text, option: rawValue)
        }
        return progress
    }

    /// The option that a misspelt one is likely to mean; nil for a word that is not like any.
    private static func nearest(to word: String) -> LaunchOption? {
        guard word.hasPrefix("-") else { return nil }
        let name = TransitionName(word)
        return allCases.first { $0.rawValue.count > 5 && TransitionName($0.rawValue).distance(to: name) <= 2 }
    }
}
