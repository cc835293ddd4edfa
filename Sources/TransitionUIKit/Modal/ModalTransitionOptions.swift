#if canImport(UIKit)
import TransitionCore
import UIKit

/// The behaviour of a screen's presentation and dismissal. By default the screen covers the whole container, and a
/// swipe down dismisses it.
public struct ModalTransitionOptions: Sendable, Equatable {
    /// The part of the container that the presented screen covers.
    public enum Extent: Sendable, Equatable {
        /// The whole container.
        case full
        /// A fraction of the container's height, from 0 to 1; of its width if the screen is attached to a side.
        case fraction(Double)
        /// A height in points, at most the container's height; a width if the screen is attached to a side. At a side
        /// with a strip of upright bars, as on iPhone Duo, the width includes the strip, and the screen's safe area
        /// excludes it.
        case points(Double)
    }

    /// The edge towards which a swipe dismisses, and to which a screen of partial extent is attached.
    public var edge: TransitionEdge
    /// Where a swipe that dismisses may begin.
    public var swipe: SwipeOrigin
    /// The part of the container that the presented screen covers. The remaining part shows the presenter, dimmed.
    public var extent: Extent
    /// The opacity of the black layer over a visible presenter, beside a partial extent or behind an overlay: 0 to 1.
    public var dimming: Double
    /// Whether a tap outside a screen of partial extent dismisses it.
    public var dismissesOnTapOutside: Bool
    /// Decides whether a released swipe finishes.
    public var release: ReleaseRule
    /// Decides when a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - edge: The edge towards which a swipe dismisses, and to which a screen of partial extent is attached; the
    ///     bottom edge by default. `leading` and `trailing` follow the layout direction.
    ///   - swipe: Where a swipe that dismisses may begin; anywhere by default.
    ///   - extent: The part of the container that the presented screen covers; the whole container by default.
    ///   - dimming: The opacity of the black layer over a visible presenter, 0 to 1.
    ///   - dismissesOnTapOutside: Whether a tap outside a screen of partial extent dismisses it; true by default.
    ///   - release: Decides whether a released swipe finishes; by default from half-way on, or after a flick.
    ///   - motion: Decides when a cross-fade replaces the animator; by default according to the system's settings.
    public init(
        edge: TransitionEdge = .bottom,
        swipe: SwipeOrigin = .fromAnywhere,
        extent: Extent = .full,
        dimming: Double = 0.4,
        dismissesOnTapOutside: Bool = true,
        release: ReleaseRule = ReleaseRule(),
        motion: MotionPolicy = .system
    ) {
        self.edge = edge
        self.swipe = swipe
        self.extent = extent
        self.dimming = dimming
        self.dismissesOnTapOutside = dismissesOnTapOutside
        self.release = release
        self.motion = motion
    }
}

extension ModalTransitionOptions {
    /// Returns the frame of the presented screen in a container of this size. An extent of NaN counts as the whole
    /// container.
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
