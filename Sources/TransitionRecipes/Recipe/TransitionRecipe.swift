import TransitionCore

/// A transition as a value that can be written as JSON and read again: a name, settings, duration, timing, a combination
/// and the way back.
///
///     let recipe = TransitionRecipe(RecipePart("fold", settings: ["strips": 6], duration: 0.8))
///     let json = try recipe.json()
///     let animator = try TransitionRecipe(json: data).animator(in: .standard)
///
/// A recipe contains names and numbers only. The registry that it plays in decides which animators the names mean.
public struct TransitionRecipe: Equatable, Sendable {
    /// The version of the format that this library writes. It reads this version and all before.
    public static let version = 1

    /// The most names in ``part``, and in each of ``otherwise``.
    public static let greatestPartCount = 8

    /// The most transitions in ``otherwise``.
    public static let greatestOtherwiseCount = 4

    /// The transition.
    public var part: RecipePart
    /// What must be there for the recipe to play: keys of the format, and names of registered transitions.
    ///
    /// A library skips keys that it does not know. Name a key here if the transition would be wrong without it.
    public var requires: [String]
    /// The transitions that play instead if ``part`` cannot, in this order.
    public var otherwise: [RecipePart]

    /// Creates a recipe.
    ///
    /// - Parameters:
    ///   - part: The transition.
    ///   - requires: Keys and names that must be there; none by default.
    ///   - otherwise: The transitions that play instead if `part` cannot; none by default.
    public init(_ part: RecipePart, requires: [String] = [], otherwise: [RecipePart] = []) {
        (self.part, self.requires, self.otherwise) = (part, requires, otherwise)
    }

    /// The keys that this version of the library reads.
    public static let knownKeys: Set<String> = [
        "version", "requires", "otherwise", "tokens", "name", "settings", "combine", "forward", "backward", "duration",
        "timing", "mirrored", "reversed", "wholeWindow", "elements",
    ]
}

/// A transition of a recipe: an animator, a combination, or one for each direction, with adjustments.
public struct RecipePart: Equatable, Sendable {
    /// What the adjustments of a part apply to.
    public indirect enum Source: Equatable, Sendable {
        /// The animator with this name, with other values of some of its settings.
        case named(TransitionName, settings: [String: RecipeValue])
        /// Transitions that play at once, as ``/TransitionCore/TransitionAnimator/combined(with:)`` does. The first one
        /// contributes the name, the duration and the timing. At least two.
        case combination([RecipePart])
        /// A transition that plays forward and another one that plays backward, as
        /// ``/TransitionCore/TransitionAnimator/backward(_:)`` does.
        case pair(forward: RecipePart, backward: RecipePart)
    }

    /// What the adjustments apply to.
    public var source: Source
    /// The duration in seconds, 0 to 60; nil for the animator's own.
    public var duration: Double?
    /// The timing; nil for the animator's own.
    public var timing: Timing?
    /// Whether the transition is mirrored left to right.
    public var isMirrored = false
    /// Whether the transition is reversed, with the two screens' roles exchanged.
    public var isReversed = false
    /// Whether the whole window moves; false keeps the animator's own value.
    public var movesWholeWindow = false
    /// Whether views with an id fly; true keeps the animator's own value.
    public var carriesElements = true

    /// Creates a part without adjustments.
    public init(_ source: Source) { self.source = source }

    /// Creates a part with an animator's name.
    ///
    /// - Parameters:
    ///   - name: The name of a registered animator.
    ///   - settings: Other values than the animator's own, by the names of its settings.
    ///   - duration: The duration in seconds; nil for the animator's own.
    ///   - timing: The timing; nil for the animator's own.
    public init(
        _ name: TransitionName, settings: [String: RecipeValue] = [:], duration: Double? = nil, timing: Timing? = nil
    ) {
        source = .named(name, settings: settings)
        (self.duration, self.timing) = (duration, timing)
    }

    /// The number of named transitions in the part.
    var count: Int {
        switch source {
        case .named: 1
        case .combination(let parts): parts.reduce(0) { $0 + $1.count }
        case .pair(let forward, let backward): forward.count + backward.count
        }
    }
}

/// The value of a setting in a recipe. The setting decides what the value means: a text may be an edge, a corner, a choice
/// or a colour.
public enum RecipeValue: Equatable, Sendable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
    /// An edge, a corner or a choice by its name, or a colour as `#RRGGBB`.
    case text(String)
    /// A number or a count.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// A colour.
    case color(Choreography.Backdrop)
    /// A colour that the animator chooses to fit the scene.
    case fittingColor

    /// The value of an animator's setting.
    public init(_ value: AnimatorSetting.Value) {
        switch value {
        case .edge(let edge): self = .text(edge.rawValue)
        case .corner(let corner): self = .text(corner.rawValue)
        case .number(let number): self = .number(number)
        case .count(let count): self = .number(Double(count))
        case .color(let color): self = .color(color)
        case .fittingColor: self = .fittingColor
        case .choice(let name): self = .text(name)
        case .flag(let isOn): self = .flag(isOn)
        }
    }

    /// A text.
    public init(stringLiteral text: String) { self = .text(text) }
    /// A number.
    public init(floatLiteral number: Double) { self = .number(number) }
    /// A number.
    public init(integerLiteral number: Int) { self = .number(Double(number)) }
    /// True or false.
    public init(booleanLiteral isOn: Bool) { self = .flag(isOn) }
}
