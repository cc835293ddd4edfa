#if canImport(UIKit) && !PARTIAL_UIKIT
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
        /// The height that the screen asks for with `preferredContentSize`; the width if it is attached to a side. It is
        /// half of the container while the screen asks for none. A later `preferredContentSize` moves the edge of the
        /// screen in an animation.
        case preferred
    }

    /// What a docked keyboard does to a screen of partial extent. UIKit moves no screen of a custom presentation
    /// (F197). A keyboard that floats or is undocked moves none, and no keyboard moves a screen of full extent.
    public enum Keyboard: Sendable, Equatable, CaseIterable {
        /// A screen at the bottom edge moves up until it is above the keyboard. Where the top safe area leaves too
        /// little room, the screen gets lower by the rest. A screen at another edge stays.
        case lift
        /// The screen gets the frame that it would have in a container that ends at the upper edge of the keyboard.
        case resize
        /// The keyboard covers the screen, as it covers one of full extent.
        case ignore
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
    /// The radius of the corners of a screen of partial extent that are not at the edge of the container, in points.
    /// Their shape is continuous, as that of the system's sheets.
    public var cornerRadius: Double
    /// What a docked keyboard does to a screen of partial extent.
    public var keyboard: Keyboard
    /// Whether a screen of partial extent decides about the status bar, instead of its presenter. If false, the value
    /// of the screen's own `modalPresentationCapturesStatusBarAppearance` counts. A screen of full extent always
    /// decides.
    public var capturesStatusBar: Bool
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
    ///   - cornerRadius: The radius of the corners of a screen of partial extent that are not at the edge of the
    ///     container, in points; 0 by default.
    ///   - keyboard: What a docked keyboard does to a screen of partial extent; by default one at the bottom edge moves
    ///     up.
    ///   - capturesStatusBar: Whether a screen of partial extent decides about the status bar; false by default, as for
    ///     every custom presentation of UIKit.
    ///   - release: Decides whether a released swipe finishes; by default from half-way on, or after a flick.
    ///   - motion: Decides when a cross-fade replaces the animator; by default according to the system's settings.
    public init(
        edge: TransitionEdge = .bottom,
        swipe: SwipeOrigin = .fromAnywhere,
        extent: Extent = .full,
        dimming: Double = 0.4,
        dismissesOnTapOutside: Bool = true,
        cornerRadius: Double = 0,
        keyboard: Keyboard = .lift,
        capturesStatusBar: Bool = false,
        release: ReleaseRule = ReleaseRule(),
        motion: MotionPolicy = .system
    ) {
        self.edge = edge
        self.swipe = swipe
        self.extent = extent
        self.dimming = dimming
        self.dismissesOnTapOutside = dismissesOnTapOutside
        self.cornerRadius = cornerRadius
        self.keyboard = keyboard
        self.capturesStatusBar = capturesStatusBar
        self.release = release
        self.motion = motion
    }
}

#endif
