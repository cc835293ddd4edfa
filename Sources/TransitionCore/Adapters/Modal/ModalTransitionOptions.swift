#if canImport(UIKit)
import UIKit

/// How a screen is presented and dismissed; the defaults cover the whole screen and let a swipe down take it away.
public struct ModalTransitionOptions: Sendable, Equatable {
    /// How much of the screen the presented one takes.
    public enum Extent: Sendable, Equatable {
        /// All of it.
        case full
        /// A fraction of the height, or of the width if it is attached to a side; 0 to 1.
        case fraction(Double)
        /// So many points of the height or width; no more than there are.
        case points(Double)
    }

    /// The edge that a swipe towards dismisses, and that a screen of partial extent is attached to.
    public var edge: TransitionEdge
    /// Where a swipe that dismisses may begin.
    public var dismissSwipe: SwipeOrigin
    /// How much of the screen the presented one takes. The rest shows the presenter, dimmed.
    public var extent: Extent
    /// How dark the presenter gets beside a partial extent, or behind a transition that leaves it in sight: 0 to 1.
    public var dimming: Double
    /// Whether a tap beside a partial extent dismisses.
    public var dismissesOnTapOutside: Bool
    /// When a swipe that is let go of finishes.
    public var release: ReleaseDecision
    /// When a cross-fade takes the animator's place.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - edge: The edge that a swipe towards dismisses, and that a screen of partial extent is attached to; the lower
    ///     one by default. `leading` and `trailing` follow the layout direction.
    ///   - dismissSwipe: Where a swipe that dismisses may begin; anywhere by default.
    ///   - extent: How much of the screen the presented one takes; all by default.
    ///   - dimming: How dark the presenter gets where it stays in sight, 0 to 1.
    ///   - dismissesOnTapOutside: Whether a tap beside a partial extent dismisses; true by default.
    ///   - release: When a swipe that is let go of finishes; half-way or a flick by default.
    ///   - motion: When a cross-fade takes the animator's place; as the system's settings say by default.
    public init(
        edge: TransitionEdge = .bottom,
        dismissSwipe: SwipeOrigin = .fromAnywhere,
        extent: Extent = .full,
        dimming: Double = 0.4,
        dismissesOnTapOutside: Bool = true,
        release: ReleaseDecision = ReleaseDecision(),
        motion: MotionPolicy = .system
    ) {
        self.edge = edge
        self.dismissSwipe = dismissSwipe
        self.extent = extent
        self.dimming = dimming
        self.dismissesOnTapOutside = dismissesOnTapOutside
        self.release = release
        self.motion = motion
    }
}

extension ModalTransitionOptions {
    /// Where the presented screen is in a container of this size. An extent that is no number is all of it.
    func frame(in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
        let edge = edge.onScreen(isRightToLeft: isRightToLeft)
        let all = edge.isHorizontal ? bounds.width : bounds.height
        let wanted: CGFloat
        switch extent {
        case .full: wanted = all
        case .fraction(let fraction): wanted = fraction.isFinite ? all * CGFloat(fraction) : all
        case .points(let points): wanted = points.isFinite ? CGFloat(points) : all
        }
        let length = min(max(wanted, 0), all)
        switch edge {
        case .left: return CGRect(x: bounds.minX, y: bounds.minY, width: length, height: bounds.height)
        case .right: return CGRect(x: bounds.maxX - length, y: bounds.minY, width: length, height: bounds.height)
        case .top: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: length)
        case .bottom: return CGRect(x: bounds.minX, y: bounds.maxY - length, width: bounds.width, height: length)
        }
    }
}
#endif
