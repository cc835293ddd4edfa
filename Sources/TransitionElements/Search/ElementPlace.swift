#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import UIKit

/// The place of an element on its screen, in the container's coordinates.
struct ElementPlace {
    /// The view's frame.
    let frame: CGRect
    /// The part of the frame that clipping views and bars leave visible.
    let visible: CGRect
    /// The radius of the corners, in points.
    let cornerRadius: Double
    let maskedCorners: CACornerMask
    let cornerCurve: CALayerCornerCurve

    var visibleArea: CGFloat { visible.width * visible.height }

    /// The parts of the frame that are not visible, as fractions of its size.
    var hidden: HiddenParts {
        HiddenParts(
            left: Double((visible.minX - frame.minX) / frame.width),
            top: Double((visible.minY - frame.minY) / frame.height),
            right: Double((frame.maxX - visible.maxX) / frame.width),
            bottom: Double((frame.maxY - visible.maxY) / frame.height))
    }

    /// Returns the place of a view of a screen with this frame.
    @MainActor
    static func of(
        _ view: UIView, in setting: StageSetting, _ role: ScreenRole, screen: CGRect
    ) -> Result<ElementPlace, ElementRefusal> {
        let root = setting[role].view
        guard view !== root else { return .failure(.wholeScreen) }
        let bounds = view.bounds
        // Into the root first, because the screen itself may be posed.
        let (origin, across) = (
            view.convert(bounds.origin, to: root), view.convert(CGPoint(x: bounds.maxX, y: bounds.minY), to: root)
        )
        let frame = view.convert(bounds, to: root)
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite, frame.width >= 1,
            frame.height >= 1, bounds.width > 0
        else { return .failure(.outOfSight) }
        let isUpright =
            abs(origin.y - across.y) < 0.01 && abs(origin.x - frame.minX) < 0.01 && abs(origin.y - frame.minY) < 0.01
        guard isUpright else { return .failure(.turned) }
        let scale = frame.width / bounds.width
        var corner = (
            radius: view.layer.cornerRadius * scale, masked: view.layer.maskedCorners, curve: view.layer.cornerCurve
        )
        var visible = frame
        var child = view
        while child !== root, let around = child.superview {
            if around.isHidden || around.alpha < 0.01 { return .failure(.outOfSight) }
            if around !== root, around.clipsToBounds {
                let clip = around.convert(around.bounds, to: root)
                visible = visible.intersection(clip)
                // A clipping view of the same frame rounds the corners.
                if around.layer.cornerRadius > 0, clip.isAlmost(frame) {
                    let radius = around.layer.cornerRadius * clip.width / around.bounds.width
                    if radius > corner.radius {
                        corner = (radius, around.layer.maskedCorners, around.layer.cornerCurve)
                    }
                }
            }
            child = around
        }
        let (dx, dy) = (screen.minX - root.bounds.minX, screen.minY - root.bounds.minY)
        visible = visible.offsetBy(dx: dx, dy: dy).intersection(screen).intersection(setting.container.bounds)
        if setting.isBackgroundInPlace, role == .background {
            for bar in bars(around: view) { visible = visible.without(bar.convert(bar.bounds, to: setting.container)) }
        }
        guard !visible.isNull, visible.width > 0.5, visible.height > 0.5 else { return .failure(.outOfSight) }
        guard !view.containsEffect else { return .failure(.effectView) }
        return .success(
            ElementPlace(
                frame: frame.offsetBy(dx: dx, dy: dy), visible: visible, cornerRadius: max(Double(corner.radius), 0),
                maskedCorners: corner.masked, cornerCurve: corner.curve))
    }

    /// Returns the bars over a view of a presenter. In other changes the bars are above the container.
    @MainActor
    private static func bars(around view: UIView) -> [UIView] {
        var bars: [UIView] = []
        var responder: UIResponder? = view.next
        while let current = responder {
            if let navigation = current as? UINavigationController, !navigation.isNavigationBarHidden {
                bars.append(navigation.navigationBar)
            } else if let tabs = current as? UITabBarController {
                bars.append(tabs.tabBar)
            }
            responder = current.next
        }
        return bars.filter { !$0.isHidden && $0.alpha > 0.01 && $0.window != nil && !view.isDescendant(of: $0) }
    }
}

/// The parts of a frame that are not visible at its sides, as fractions of its size.
struct HiddenParts: Equatable, Sendable {
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0

    /// Whether nothing is hidden, but for rounding.
    var isNone: Bool { max(left, top, right, bottom) < 1e-4 }
}

extension UIView {
    /// Whether the view or a view in it draws an effect such as blur or glass.
    fileprivate var containsEffect: Bool { self is UIVisualEffectView || subviews.contains { $0.containsEffect } }
}

extension CGRect {
    fileprivate func isAlmost(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(maxX - other.maxX) < 0.5
            && abs(maxY - other.maxY) < 0.5
    }

    /// Returns the part of the rectangle beside another one that crosses all of its width or height.
    fileprivate func without(_ bar: CGRect) -> CGRect {
        let common = intersection(bar)
        guard !common.isNull, !common.isEmpty else { return self }
        var rest = self
        if common.width >= width - 0.5 {
            if common.minY <= minY { rest.origin.y = common.maxY }
            rest.size.height -= common.height
        } else if common.height >= height - 0.5 {
            if common.minX <= minX { rest.origin.x = common.maxX }
            rest.size.width -= common.width
        }
        return rest.width > 0 && rest.height > 0 ? rest : .null
    }
}
#endif
