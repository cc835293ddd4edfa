import Foundation
import TransitionCore
import TransitionUIKit

/// Why launch arguments cannot be followed, and what to write instead.
public enum LaunchError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// There is no such option, but a similar one.
    case unknownOption(String, nearest: String)
    /// An option stands there twice.
    case repeatedOption(String)
    /// An option stands there without its value.
    case missingValue(String)
    /// There are options, but no transition to use them on.
    case noTransition
    /// No transition has the name.
    case unknownTransition(AnimatorRegistryError)
    /// There is no such kind of container.
    case unknownContainer(String)
    /// The transition is made for other containers only.
    case otherContainer(String, [ContainerKind])
    /// A swipe cannot begin there.
    case unknownSwipe(String)
    /// The text behind an option is not a progress.
    case noProgress(String, option: String)
    /// There are no screens of the name; these are there.
    case unknownScreens(String, [String])

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .unknownOption(let word, let nearest): "There is no option \(Self.cut(word)). Write \(nearest)."
        case .repeatedOption(let word): "\(word) stands there twice. Write it once."
        case .missingValue(let word): "\(word) needs a value behind it, as in \(Self.example(word))."
        case .noTransition: "Say which transition to open: -transition cube."
        case .unknownTransition(let error): error.description
        case .unknownContainer(let text):
            "There is no container \(Self.cut(text)). Write -container with one of "
                + "\(Self.list(ContainerKind.allCases.map(\.rawValue)))."
        case .otherContainer(let name, let kinds):
            "\(Self.cut(name)) is made for other containers. Write -container with \(Self.list(kinds.map(\.rawValue)))."
        case .unknownSwipe(let text):
            "No swipe begins \(Self.cut(text)). Write -swipe with one of "
                + "\(Self.list(SwipeOrigin.allCases.map(\.rawValue)))."
        case .noProgress(let text, let option):
            "\(Self.cut(text)) is no progress. Write a number from 0 to 1: \(Self.example(option))."
        case .unknownScreens(let text, let names):
            "There are no screens \(Self.cut(text)). Write -screens with one of \(Self.list(names))."
        }
    }

    /// The same text, for those who show errors by their `localizedDescription`.
    public var errorDescription: String? { description }

    /// Text from outside may be of any length.
    private static func cut(_ text: String) -> String { "“\(text.prefix(40))”" }

    private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

    private static func example(_ option: String) -> String {
        switch option {
        case "-container": "-container modal"
        case "-swipe": "-swipe fromAnywhere"
        case "-progress": "-progress 0.42"
        case "-screens": "-screens photos"
        case "-grab": "-grab 0.4"
        case "-turn": "-turn 0.2"
        default: "-transition cube"
        }
    }
}
