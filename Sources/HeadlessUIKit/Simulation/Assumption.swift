extension Headless {
    /// What a property of ``Assumptions`` declares.
    public struct Assumption: Sendable {
        /// The way to find out which value is right.
        public enum Means: Sendable, Equatable {
            /// A measurement in the process of an app.
            case inProcess
            /// A finger on a screen, which UI tests lead.
            case byFinger
            /// It cannot be measured, for the reason given.
            case impossible(String)
        }

        /// The property's name.
        public let name: String
        /// The values besides the default, as text.
        public let alternatives: [String]
        /// The way to find out which value is right.
        public let means: Means
    }

    /// Declares a property of ``Assumptions``: its default, its other values, and how the right one is found out.
    @propertyWrapper
    public struct Assumed<Value: Equatable & Sendable>: Equatable, Sendable {
        public var wrappedValue: Value

        /// An assumption with several values.
        public init(
            wrappedValue: Value, or first: Value, _ more: Value..., measured means: Assumption.Means = .inProcess
        ) {
            self.wrappedValue = Draft.value(wrappedValue, or: [first] + more, means)
        }

        /// An assumption that is true or false.
        public init(wrappedValue: Value, measured means: Assumption.Means = .inProcess) where Value == Bool {
            self.wrappedValue = Draft.value(wrappedValue, or: [!wrappedValue], means)
        }
    }

    /// Collects the declarations while an ``Assumptions`` is made, and chooses among the values.
    fileprivate final class Draft: @unchecked Sendable {
        // Unchecked because a draft never leaves the function that makes it.
        @TaskLocal static var current: Draft?

        let choices: [Int: Int]
        var declarations: [(alternatives: [String], means: Assumption.Means)] = []

        init(choosing choices: [Int: Int]) { self.choices = choices }

        func make() -> Assumptions { Self.$current.withValue(self) { Assumptions() } }

        static func value<Value>(_ standard: Value, or others: [Value], _ means: Assumption.Means) -> Value {
            guard let current else { return standard }
            let choice = current.choices[current.declarations.count]
            current.declarations.append((others.map { "\($0)" }, means))
            return choice.map { others[$0] } ?? standard
        }
    }
}

extension Headless.Assumptions {
    /// All assumptions, in the order of their declarations.
    public static let all: [Headless.Assumption] = {
        let draft = Headless.Draft(choosing: [:])
        // A property wrapper is stored under the property's name with an underscore before it.
        let names = Mirror(reflecting: draft.make()).children.compactMap { $0.label?.dropFirst() }
        return zip(names, draft.declarations).map {
            Headless.Assumption(name: String($0), alternatives: $1.alternatives, means: $1.means)
        }
    }()

    /// The defaults, except for some assumptions.
    ///
    /// - Parameter choices: By the index of an assumption in ``all``, the index of its value among its alternatives.
    public init(choosing choices: [Int: Int]) {
        self = Headless.Draft(choosing: choices).make()
    }
}
