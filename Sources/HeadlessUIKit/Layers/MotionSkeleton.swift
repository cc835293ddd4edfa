import Foundation

// The shape of block animation, until it is here: changes take effect at once, completions run when the time has come.

extension UIView {
    /// How an animation eases.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
    }

    /// How a block animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set by its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    /// Whether block animations animate.
    public class var areAnimationsEnabled: Bool { true }

    /// Makes changes animated.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        AlongsideAnimations.join(carrier: .block)
        guard let completion else { return }
        Headless.clock.schedule(after: duration + delay) { completion(true) }
    }

    /// Makes changes without animating them.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}

/// What can be paused, turned and stopped.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The part that has run, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Whether it runs backwards.
    var isReversed: Bool { get set }
    /// Starts.
    func startAnimation()
    /// Pauses.
    func pauseAnimation()
}

/// An animation that takes more blocks.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Goes on after a pause.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// A curve of time.
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A Bézier curve of time.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// One of the standard curves.
    public init(animationCurve curve: UIView.AnimationCurve) {}
    /// The first control point.
    open var controlPoint1: CGPoint { .zero }
    /// The second control point.
    open var controlPoint2: CGPoint { CGPoint(x: 1, y: 1) }
}

/// An animation under control.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The part that has run, 0…1.
    open var fractionComplete: CGFloat = 0
    /// Whether it runs backwards.
    open var isReversed = false
    /// An animator that does not run yet.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)?) {}
    /// Starts.
    open func startAnimation() {}
    /// Pauses.
    open func pauseAnimation() {}
    /// Goes on after a pause.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}

/// A picture.
open class UIImage: NSObject {}

/// A typeface in a size.
open class UIFont: NSObject {
    enum Weight { case semibold, regular }
    static func systemFont(ofSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

/// A line of text.
@MainActor open class UILabel: UIView {
    enum Alignment { case center }
    var text: String?
    var font: UIFont!
    var textColor: UIColor!
    var textAlignment = Alignment.center
}

/// A view of a picture.
@MainActor open class UIImageView: UIView {
    /// A view of a picture.
    public init(image: UIImage?) { super.init(frame: .zero) }
    /// Nothing is read from the coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension CALayer {
    func removeAllAnimations() {}
    func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
}

extension CAShapeLayer {
    var path: CGPath? {
        get { nil }
        set {}
    }
    var fillColor: CGColor? {
        get { nil }
        set {}
    }
    var strokeColor: CGColor? {
        get { nil }
        set {}
    }
    var lineWidth: CGFloat {
        get { 1 }
        set {}
    }
}
