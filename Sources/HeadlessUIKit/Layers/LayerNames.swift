import Foundation

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named circular.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The value named continuous.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture fills its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named center.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The value named top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The value named bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The value named left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The value named right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The value named topLeft.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The value named topRight.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The value named bottomLeft.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The value named bottomRight.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// The value named resize.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The value named resizeAspect.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The value named resizeAspectFill.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named nearest.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// The value named linear.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named removed.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The value named forwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The value named backwards.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The value named both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The curves that have names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named linear.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// The value named easeIn.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// The value named easeOut.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// The value named easeInEaseOut.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The value named default.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named linear.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// The value named discrete.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// The value named paced.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// The value named cubic.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// The value named cubicPaced.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The named transitions of a layer's content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named fade.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The value named push.
    public static let push = CATransitionType(rawValue: "push")
    /// The value named reveal.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named axial.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The value named radial.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The value named conic.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// How the inside of a shape is found.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named non-zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The value named even-odd.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the end of an open line is drawn.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named butt.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The value named round.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The value named square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value named miter.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// The value named round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
}
