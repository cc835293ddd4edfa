import Foundation

/// The kinds of curves of time.
public enum UITimingCurveType: Int, Sendable {
    case builtin
    case cubic
    case spring
}

/// A curve of time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of curve.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve, if it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve of time.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
    UITimingCurveProvider
{
    /// The curve by its name, or the default one.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first inner control point.
    open private(set) var controlPoint1: CGPoint
    /// The second inner control point.
    open private(set) var controlPoint2: CGPoint
    private let isNamed: Bool

    /// Slow at both ends.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// A curve by its name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isNamed = true
        guard case .bezier(let bezier) = TimingCurve(curve) else { preconditionFailure("named curves are Béziers") }
        controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
        controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
    }

    /// A curve by its inner control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isNamed = false
        controlPoint1 = point1
        controlPoint2 = point2
    }

    /// Slow at both ends; nothing is read from the coder.
    public required convenience init?(coder: NSCoder) {
        self.init(animationCurve: .easeInOut)
    }

    /// Archives nothing.
    open func encode(with coder: NSCoder) {}

    /// The same: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as a curve of time.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
    UITimingCurveProvider
{
    enum Kind {
        /// Damping ratio; the duration is the animator's.
        case ratio(Double)
        /// All constants are given, and the duration follows from them.
        case physical(SpringCurve)
    }

    let kind: Kind
    /// The velocity at the start, as a fraction of the whole distance per second.
    open private(set) var initialVelocity: CGVector

    /// The spring of the system's own animations.
    public override init() {
        kind = .physical(SpringCurve(mass: 3, stiffness: 1000, damping: 500, velocity: 0))
        initialVelocity = .zero
    }

    /// A spring by its damping ratio; 1 does not swing.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring by its damping ratio and speed at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(Double(ratio))
        initialVelocity = velocity
    }

    /// A spring by its constants; the animator's duration is ignored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(
            SpringCurve(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                velocity: UISpringTimingParameters.speed(velocity)))
        initialVelocity = velocity
    }

    /// A spring by its perceived duration and bounce; the animator's duration is ignored.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        var spring = animation.spring
        spring.velocity = UISpringTimingParameters.speed(velocity)
        kind = .physical(spring)
        initialVelocity = velocity
    }

    /// A spring by its perceived duration and bounce; the animator's duration is ignored.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// The spring of the system's own animations; nothing is read from the coder.
    public required convenience init?(coder: NSCoder) {
        self.init()
    }

    /// Archives nothing.
    open func encode(with coder: NSCoder) {}

    /// The same: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// All values of an animator share one progress here, so only the larger component of the vector counts.
    nonisolated static func speed(_ velocity: CGVector) -> Double {
        Double(abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy)
    }
}

extension UITimingCurveProvider {
    /// The curve, and its own duration if it has one.
    func timing(for duration: CFTimeInterval) -> (curve: TimingCurve, duration: CFTimeInterval) {
        if let spring = springTimingParameters {
            switch spring.kind {
            case .physical(let curve): return (.spring(curve), curve.settlingTime)
            case .ratio(let ratio):
                let velocity = UISpringTimingParameters.speed(spring.initialVelocity)
                return (.spring(SpringCurve(ratio: ratio, settlingIn: duration, velocity: velocity)), duration)
            }
        }
        guard let cubic = cubicTimingParameters else { return (TimingCurve(.easeInOut), duration) }
        let (one, two) = (cubic.controlPoint1, cubic.controlPoint2)
        return (.bezier(BezierCurve(Double(one.x), Double(one.y), Double(two.x), Double(two.y))), duration)
    }
}
