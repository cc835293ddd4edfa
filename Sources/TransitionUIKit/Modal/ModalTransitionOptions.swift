#if canImport(UIKit)
import TransitionCore
import UIKit

/// How a screen is presented and dismissed. By default it covers the whole screen, and a swipe down dismisses it.
public struct ModalTransitionOptions: Sendable, Equatable {
    /// How much of the container the presented screen covers.
    public enum Extent: Sendable, Equatable {
        /// All of it.
        case full
        /// A fraction of the height, or of the width if it is attached to a side; 0 to 1.
        case fraction(Double)
        /// A number of points of the height or width, at most the whole.
        case points(Double)
    }

    /// The edge that a swipe towards dismisses, and that a screen of partial extent is attached to.
    public var edge: TransitionEdge
    /// Where a swipe that dismisses may begin.
    public var dismissSwipe: SwipeOrigin
    /// How much of the container the presented screen covers. The rest shows the presenter, dimmed.
    public var extent: Extent
    /// The opacity of the black over the presenter where it stays visible, beside a partial extent or behind an
    /// overlay: 0 to 1.
    public var dimming: Double
    /// Whether a tap outside a screen of partial extent dismisses it.
    public var dismissesOnTapOutside: Bool
    /// When a swipe finishes after its finger was lifted.
    public var release: ReleaseDecision
    /// When a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - edge: The edge that a swipe towards dismisses, and that a screen of partial extent is attached to; the lower
    ///     one by default. `leading` and `trailing` follow the layout direction.
    ///   - dismissSwipe: Where a swipe that dismisses may begin; anywhere by default.
    ///   - extent: How much of the container the presented screen covers; all by default.
    ///   - dimming: The opacity of the black over the presenter where it stays visible, 0 to 1.
    ///   - dismissesOnTapOutside: Whether a tap outside a screen of partial extent dismisses it; true by default.
    ///   - release: When a swipe finishes after its finger was lifted; half-way or with a flick by default.
    ///   - motion: When a cross-fade replaces the animator; by default as the system's settings say.
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
    /// The frame of the presented screen in a container of this size. An extent that is not a number counts as the
    /// whole.
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
