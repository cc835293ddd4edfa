#if canImport(UIKit) && !PARTIAL_UIKIT
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
        let layer = view.layer
        let size = layer.bounds.size
        // A view that a screen has returned may be hidden.
        guard size.width > 0, size.height > 0, !view.isHidden, view.alpha >= 0.01 else {
            return .failure(.outOfSight)
        }
        var corner = ElementCorner(of: view)
        // From the view outward to the root. The own pose of the root does not count. Both are in the space of `space`.
        var (frame, visible, space) = (layer.bounds, layer.bounds, view)
        while space !== root {
            guard let around = space.superview else { return .failure(.outOfSight) }
            guard let map = OutwardMap(of: space.layer) else { return .failure(.turned) }
            (frame, visible) = (map.place(frame), map.place(visible))
            corner.radius *= map.scale.x
            space = around
            guard around !== root else { break }
            if around.isHidden || around.alpha < 0.01 { return .failure(.outOfSight) }
            let clip = around.layer
            guard clip.masksToBounds else { continue }
            visible = visible.intersection(clip.bounds)
            // A clipping view of the same frame rounds the corners.
            guard clip.bounds.isAlmost(frame) else { continue }
            let lent = ElementCorner(of: around)
            if lent.radius > corner.radius { corner = lent }
        }
        let (dx, dy) = (screen.minX - root.bounds.minX, screen.minY - root.bounds.minY)
        (frame, visible) = (frame.offsetBy(dx: dx, dy: dy), visible.offsetBy(dx: dx, dy: dy))
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite, frame.width >= 1,
            frame.height >= 1
        else { return .failure(.outOfSight) }
        visible = visible.intersection(screen).intersection(setting.container.bounds)
        if setting.isBackgroundInPlace, role == .background {
            for bar in bars(around: view) { visible = visible.without(bar.convert(bar.bounds, to: setting.container)) }
        }
        guard !visible.isNull, visible.width > 0.5, visible.height > 0.5 else { return .failure(.outOfSight) }
        guard !view.containsEffect else { return .failure(.effectView) }
        return .success(
            ElementPlace(
                frame: frame, visible: visible, cornerRadius: max(Double(corner.radius), 0),
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

/// The map from a layer's space to that of its superlayer, if it only moves and scales.
struct OutwardMap {
    private(set) var scale = CGPoint(x: 1, y: 1)
    private let offset: CGPoint

    /// - Returns: nil if the layer is rotated, flipped, or drawn in perspective.
    init?(of layer: CALayer) {
        let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
        let pivot = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        let t = layer.transform
        guard !CATransform3DIsIdentity(t) else {
            offset = CGPoint(x: position.x - pivot.x, y: position.y - pivot.y)
            return
        }
        guard t.m12 == 0, t.m21 == 0, t.m14 == 0, t.m24 == 0, t.m11 > 0, t.m22 > 0, t.m44 == 1 else { return nil }
        scale = CGPoint(x: t.m11, y: t.m22)
        offset = CGPoint(x: position.x + t.m41 - pivot.x * t.m11, y: position.y + t.m42 - pivot.y * t.m22)
    }

    func place(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX * scale.x + offset.x, y: rect.minY * scale.y + offset.y, width: rect.width * scale.x,
            height: rect.height * scale.y)
    }
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
