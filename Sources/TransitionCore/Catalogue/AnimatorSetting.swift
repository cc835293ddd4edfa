import Foundation

/// One thing that an animator can be asked to do in another way, as a value: enough for an app to show a control for it,
/// to play the animator with another value, and to write the Swift that asks for it.
///
///     public var settings: [AnimatorSetting] {
///         [.edge("from", edge) { Self(from: $0, strips: strips) },
///          .count("strips", strips, in: 2...24) { Self(from: edge, strips: $0) }]
///     }
public struct AnimatorSetting: Sendable {
    /// What tells it from the animator's other settings: the label of the argument, in most cases.
    public let name: String
    /// The name for people, such as “Strips”.
    public let title: String
    /// The argument's label in the animator's static function; nil where the argument has none.
    public let label: String?
    /// The value that the animator has now.
    public let value: Value
    /// The values that it may have.
    public let domain: Domain
    private let make: @Sendable (Value) -> (any TransitionAnimator)?

    init(
        _ name: String, title: String?, label: String?, value: Value, domain: Domain,
        make: @escaping @Sendable (Value) -> (any TransitionAnimator)?
    ) {
        self.name = name
        self.title = title ?? name.asTitle
        self.label = label
        self.domain = domain.tamed
        self.value = self.domain.value(for: value) ?? self.domain.ends[0]
        self.make = make
    }

    /// The same animator with another value here.
    ///
    /// - Parameter value: The value; a number beyond the domain is brought to the domain's end.
    /// - Returns: The animator; nil for a value of another kind, one that is not among those to choose from, and for a
    ///   number that is none.
    public func changed(to value: Value) -> (any TransitionAnimator)? {
        domain.value(for: value).flatMap(make)
    }

    /// The same setting of an animator that `wrap` makes of this setting's own.
    func passedOn(by wrap: @escaping @Sendable (any TransitionAnimator) -> any TransitionAnimator) -> AnimatorSetting {
        AnimatorSetting(name, title: title, label: label, value: value, domain: domain) { [make] in make($0).map(wrap) }
    }

    /// The same setting, told from another of the same name by a number.
    fileprivate func numbered(_ number: Int) -> AnimatorSetting {
        AnimatorSetting(
            "\(name)\(number)", title: "\(title) \(number)", label: label, value: value, domain: domain, make: make)
    }
}

extension [AnimatorSetting] {
    /// These and those of a second animator. Names that are taken get a number, so that each is there once.
    func joined(with others: [AnimatorSetting]) -> [AnimatorSetting] {
        others.reduce(into: self) { settings, other in
            let names = Set(settings.map(\.name))
            let isTaken = names.contains(other.name)
            let free = isTaken ? (2...).first { !names.contains("\(other.name)\($0)") } : nil
            settings.append(free.map(other.numbered) ?? other)
        }
    }
}

extension String {
    /// “firstStrip” becomes “First strip”.
    fileprivate var asTitle: String {
        let words = reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
