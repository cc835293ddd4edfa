#if canImport(UIKit)
import UIKit

/// A mask layer that shows a ``Clip``. Rectangles and circles are plain layers with rounded corners, so that moving
/// them needs no path; polygons are shape layers.
@MainActor
struct ClipLayer {
    let layer: CALayer
    private let shape: CAShapeLayer?

    init(for motion: Motion) {
        let isPolygon = motion.telltalePoses.contains { if case .polygon = $0.clip { true } else { false } }
        shape = isPolygon ? CAShapeLayer() : nil
        layer = shape ?? CALayer()
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        if shape == nil { layer.backgroundColor = UIColor.black.cgColor }
    }

    /// The values that show a clip of an element of some size.
    enum Value {
        case box(bounds: CGRect, position: CGPoint, cornerRadius: CGFloat)
        case path(CGPath)
    }

    func value(of clip: Clip, size: CGSize) -> Value {
        // What is not a number cannot be drawn.
        switch clip.isFinite ? clip : .none {
        case .polygon(let polygon):
            return .path(polygon.path(in: size))
        case .none:
            return shape == nil
                ? .box(
                    bounds: CGRect(origin: .zero, size: size),
                    position: CGPoint(x: size.width / 2, y: size.height / 2),
                    cornerRadius: 0
                )
                : .path(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil))
        case .roundedRect(let unit, let radius):
            let rect = unit.rect(in: CGRect(origin: .zero, size: size))
            let corner = max(min(CGFloat(radius), rect.width / 2, rect.height / 2), 0)
            return shape == nil
                ? .box(
                    bounds: CGRect(origin: .zero, size: rect.size),
                    position: CGPoint(x: rect.midX, y: rect.midY),
                    cornerRadius: corner
                )
                : .path(CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil))
        case .circle(let x, let y, let fraction):
            let reach = Clip.reach(x: x, y: y, width: Double(size.width), height: Double(size.height))
            let radius = CGFloat(max(fraction, 0) * reach)
            let center = CGPoint(x: x * Double(size.width), y: y * Double(size.height))
            let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            return shape == nil
                ? .box(bounds: CGRect(origin: .zero, size: box.size), position: center, cornerRadius: radius)
                : .path(CGPath(ellipseIn: box, transform: nil))
        }
    }

    func show(_ value: Value) {
        switch value {
        case .box(let bounds, let position, let cornerRadius):
            layer.bounds = bounds
            layer.position = position
            layer.cornerRadius = cornerRadius
        case .path(let path):
            shape?.path = path
        }
    }
}

extension Polygon {
    fileprivate func path(in size: CGSize) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<count {
            let point = CGPoint(x: self[index].x * Double(size.width), y: self[index].y * Double(size.height))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
#endif
