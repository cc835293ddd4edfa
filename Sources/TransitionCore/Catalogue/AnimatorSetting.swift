import Foundation

/// An adjustable parameter of an animator. An app can show a control for it, play the animator with another value, and
/// generate the matching Swift code.
///
///     public var settings: [AnimatorSetting] {
///         [.edge("from", edge) { Self(from: $0, strips: strips) },
///          .count("strips", strips, in: 2...24) { Self(from: edge, strips: $0) }]
///     }
public struct AnimatorSetting: Sendable {
    /// The name, unique among the animator's settings; usually the label of the argument.
    public let name: String
    /// The title to display, such as “Strips”.
    public let title: String
    /// The label of the argument in the animator's static function; nil if the argument has no label.
    public let label: String?
    /// The animator's current value.
    public let value: Value
    /// The valid values.
    public let domain: Domain
    /// Whether the animator's own value is in the domain. If not, ``value`` is the nearest valid one.
    package let isValueInDomain: Bool
    @usableFromInline let make: @Sendable (Value) -> (any TransitionAnimator)?

    @usableFromInline
    init(
        _ name: String, title: String?, label: String?, value: Value, domain: Domain,
        make: @escaping @Sendable (Value) -> (any TransitionAnimator)?
    ) {
        self.name = name
        self.title = title ?? name.asTitle
        self.label = label
        self.domain = domain.tamed
        let valid = self.domain.value(for: value)
        self.value = valid ?? self.domain.ends[0]
        isValueInDomain = valid == value
        self.make = make
    }

    /// Returns the same animator with another value of this setting.
    ///
    /// - Parameter value: The value; a number outside the domain is clamped.
    /// - Returns: The animator; nil for a value of another kind, an invalid choice, or NaN.
    public func changed(to value: Value) -> (any TransitionAnimator)? {
        domain.value(for: value).flatMap(make)
    }

    /// Returns the same setting of the animator that `wrap` makes of this setting's animator.
    @_alwaysEmitIntoClient @inline(never)
    func passedOn(by wrap: @escaping @Sendable (any TransitionAnimator) -> any TransitionAnimator) -> AnimatorSetting {
        AnimatorSetting(name, title: title, label: label, value: value, domain: domain) { [make] in make($0).map(wrap) }
    }

    /// Returns the same setting with a number, to distinguish it from another one of the same name.
    @_alwaysEmitIntoClient
    func numbered(_ number: Int) -> AnimatorSetting {
        AnimatorSetting(
            "\(name)\(number)", title: "\(title) \(number)", label: label, value: value, domain: domain, make: make)
    }
}

extension [AnimatorSetting] {
    /// Returns these settings followed by those of a second animator. If a name occurs twice, the second setting gets a
    /// number, so each name is unique.
    @_alwaysEmitIntoClient @inline(never)
    func joined(with others: [AnimatorSetting]) -> [AnimatorSetting] {
        var settings = self
        for other in others {
            var (free, number) = (other, 1)
            while settings.contains(where: { $0.name == free.name }) {
                number += 1
                free = other.numbered(number)
            }
            settings.append(free)
        }
        return settings
    }
}

extension String {
    /// “First strip” from “firstStrip”.
    var asTitle: String {
        unicodeScalars.reduce(into: "") { title, letter in
            if title.isEmpty {
                title += letter.properties.titlecaseMapping
            } else if letter.properties.isUppercase {
                title += " " + letter.properties.lowercaseMapping
            } else {
                title.unicodeScalars.append(letter)
            }
        }
    }
}
