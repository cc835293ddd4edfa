/// The values of a layer that motions change.
struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    static let transform = Traits(rawValue: 1)
    static let opacity = Traits(rawValue: 2)
    static let shade = Traits(rawValue: 4)
    static let cornerRadius = Traits(rawValue: 8)
    static let shadow = Traits(rawValue: 16)

    /// What a screen hands on to the pieces that ride on it. Its corners and its shadow are its own.
    static let handedOn: Traits = [.transform, .opacity, .shade]
}

/// All that some motions ever change, found by looking at their extreme poses once.
struct MotionSummary {
    /// Which values change.
    private(set) var traits: Traits = []
    /// Those of them that do not follow the progress along a straight line: what a motion bends, what two motions make
    /// up together.
    private var bentTraits: Traits = []
    /// Whether a pose is turned about its anchor.
    private(set) var turns = false
    /// The strongest shadow of all poses.
    private(set) var shadow = Pose.Shadow()
    /// The widest corner of all poses, in points.
    private(set) var cornerRadius = 0.0

    /// Those that follow a straight line.
    var straightTraits: Traits {
        // What lies over a layer or behind it fades with it.
        let bent = traits.contains(.opacity) ? bentTraits.union([.shade, .shadow]) : bentTraits
        return traits.subtracting(bent)
    }

    /// How a motion clips its element.
    enum Clipping {
        case none
        /// To rectangles and circles.
        case box
        /// To a polygon, at least at times.
        case outline
    }

    /// Adds a motion.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - isHandedOn: Whether it is that of a screen, and the element one of its pieces.
    ///   - start: The lower end of the progresses that matter for what is straight.
    ///   - end: Their upper end.
    /// - Returns: How it clips.
    @discardableResult
    mutating func add(
        _ motion: Motion, isHandedOn: Bool = false, from start: Double = 0, to end: Double = 1
    ) -> Clipping {
        var own: Traits = []
        var clipping = Clipping.none
        motion.forEachExtremePose { pose in
            own.formUnion(Traits(of: pose.body))
            if pose.rotation.angle != 0 { turns = true }
            if pose.shadow.opacity > shadow.opacity, !isHandedOn { shadow = pose.shadow }
            if !isHandedOn { cornerRadius = max(cornerRadius, pose.cornerRadius.tamed(to: 0...10_000, otherwise: 0)) }
            switch pose.clip {
            case .none: break
            case .polygon: clipping = .outline
            case .roundedRect, .circle: if clipping == .none { clipping = .box }
            }
        }
        if isHandedOn { own.formIntersection(.handedOn) }
        bentTraits.formUnion(motion.isStraight(from: start, to: end) ? traits.intersection(own) : own)
        traits.formUnion(own)
        return clipping
    }
}

extension Traits {
    /// What a pose changes.
    init(of pose: Pose.Body) {
        self = []
        if pose.isTransforming { insert(.transform) }
        if pose.opacity != 1 { insert(.opacity) }
        if pose.shade != 0 { insert(.shade) }
        if pose.cornerRadius != 0 { insert(.cornerRadius) }
        if pose.shadow.opacity != 0 { insert(.shadow) }
    }
}
