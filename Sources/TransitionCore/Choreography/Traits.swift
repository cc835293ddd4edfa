/// The values of a layer that motions change.
package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let transform = Traits(rawValue: 1)
    package static let opacity = Traits(rawValue: 2)
    package static let shade = Traits(rawValue: 4)
    package static let cornerRadius = Traits(rawValue: 8)
    package static let shadow = Traits(rawValue: 16)

    /// The values that fade together with their layer: the shade over it and the shadow behind it.
    package static var fading: Traits { Traits(rawValue: 4 + 16) }

    /// The values that are single numbers.
    static let numbers: Traits = [.opacity, .shade, .cornerRadius, .shadow]

    /// The values that a screen passes on to its pieces. The corners and the shadow of a screen do not apply to its
    /// pieces.
    static let handedOn: Traits = [.transform, .opacity, .shade]
}

/// The values that a list of motions changes at any progress, determined once from their extreme poses.
struct MotionSummary {
    /// The values that change.
    package private(set) var traits: Traits = []
    /// The subset of ``traits`` that does not change linearly with the progress, because a motion is not linear or
    /// because several motions multiply.
    private var bentTraits: Traits = []
    /// The values that a function changes.
    private(set) var curvedTraits: Traits = []
    /// The subset of ``curvedTraits`` that no other motion changes.
    private(set) var soleCurveTraits: Traits = []
    /// Whether any pose is turned about its anchor.
    package private(set) var turns = false
    /// The strongest shadow of all poses.
    package private(set) var shadow = Pose.Shadow()
    /// The largest corner radius of all poses, in points.
    package private(set) var cornerRadius = 0.0

    /// The subset of ``traits`` that changes linearly with the progress.
    package var straightTraits: Traits {
        // The opacity of an element also applies to its shade and its shadow, so these do not change linearly.
        let bent = traits.contains(.opacity) ? bentTraits.union(.fading) : bentTraits
        return traits.subtracting(bent)
    }

    /// The shape to which a motion clips its element.
    package enum Clipping {
        case none
        /// Rectangles and circles.
        case box
        /// A polygon, at least at some progress.
        case outline
    }

    /// Adds a motion.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - isHandedOn: Whether the motion belongs to the screen that carries the element.
    ///   - start: The lower end of the range for the linearity.
    ///   - end: The upper end of that range.
    /// - Returns: The shape to which the motion clips the element.
    // Not inlined, because an element adds motions in four loops.
    @inline(never)
    @discardableResult
    mutating func add(
        _ motion: Motion, isHandedOn: Bool = false, from start: Double = 0, to end: Double = 1
    ) -> Clipping {
        var own: Traits = []
        var clipping = Clipping.none
        motion.forEachExtremePose { note($0, isHandedOn: isHandedOn, in: &own, clipping: &clipping) }
        if isHandedOn { own.formIntersection(.handedOn) }
        soleCurveTraits.subtract(own)
        if motion.isCurved {
            soleCurveTraits.formUnion(own.subtracting(traits))
            curvedTraits.formUnion(own)
        }
        bentTraits.formUnion(motion.isStraight(from: start, to: end) ? traits.intersection(own) : own)
        traits.formUnion(own)
        return clipping
    }

    // Not inlined, because the caller has a loop for keyframes and another for functions, with this in both.
    @inline(never)
    private mutating func note(_ pose: Pose, isHandedOn: Bool, in own: inout Traits, clipping: inout Clipping) {
        own.formUnion(Traits(of: pose.body))
        if pose.rotation.angle != 0 { turns = true }
        if !isHandedOn {
            if pose.shadow.opacity > shadow.opacity { shadow = pose.shadow }
            cornerRadius = max(cornerRadius, pose.cornerRadius.tamed(to: 0...10_000, otherwise: 0))
        }
        switch pose.clip {
        case .none: break
        case .polygon: clipping = .outline
        case .roundedRect, .circle: if clipping == .none { clipping = .box }
        }
    }
}

extension Traits {
    /// The values that a pose changes.
    init(of pose: Pose.Body) {
        self = []
        if pose.isTransforming { insert(.transform) }
        if pose.opacity != 1 { insert(.opacity) }
        if pose.shade != 0 { insert(.shade) }
        if pose.cornerRadius != 0 { insert(.cornerRadius) }
        if pose.shadow.opacity != 0 { insert(.shadow) }
    }
}
