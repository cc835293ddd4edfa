import Foundation

/// The reason for a registry's refusal.
public enum AnimatorRegistryError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// No animator has the name. `closest` contains the most similar names, the closest first.
    case unknownName(TransitionName, closest: [TransitionName])
    /// The name is taken. The animator registered first keeps it.
    case duplicateName(TransitionName)
    /// The name is malformed.
    case malformedName(TransitionName)
    /// The duration is not positive, or longer than the registry allows.
    case unusableDuration(TransitionName, seconds: TimeInterval, longest: TimeInterval)

    /// What happened and how to fix it.
    public var description: String {
        switch self {
        case .unknownName(let name, let closest) where closest.isEmpty:
            "No animator is named \(name.quoted). `names` lists the registered ones."
        case .unknownName(let name, let closest):
            "No animator is named \(name.quoted). Did you mean \(closest.map(\.quoted).joined(separator: ", "))?"
        case .duplicateName(let name):
            "An animator named \(name.quoted) is already registered. Give the new one another name."
        case .malformedName(let name):
            "\(name.quoted) cannot name an animator. Use letters and digits beginning with a lower-case letter, such as "
                + "“slide”, and dots between parts, such as “acme.whoosh”; 64 characters at most."
        case .unusableDuration(let name, let seconds, let longest):
            "The animator \(name.quoted) has a duration of \(seconds) seconds. Use a duration above 0 and up "
                + "to \(Int(longest)) seconds."
        }
    }

    /// The same text as ``description``, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }

    /// Compares cases and names. Two durations of NaN are equal.
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.unknownName(let n, let c), .unknownName(let m, let d)): n == m && c == d
        case (.duplicateName(let n), .duplicateName(let m)): n == m
        case (.malformedName(let n), .malformedName(let m)): n == m
        case (.unusableDuration(let n, let s, let k), .unusableDuration(let m, let t, let l)):
            n == m && (s == t || s.isNaN && t.isNaN) && k == l
        default: false
        }
    }
}
