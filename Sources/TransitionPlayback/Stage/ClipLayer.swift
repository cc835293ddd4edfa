#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A layer in the shape of a motion's clip. Rectangles and circles are plain layers with rounded corners, which move
/// without a path. Polygons are shape layers.
///
/// The layer's coordinates are those of the masked element with the origin at 0, so that clip layers can be nested.
@MainActor
struct ClipLayer {
    let layer: CALayer
    private let shape: CAShapeLayer?
    private let clipping: DrawList.Clipping
    private var motions: [Motion] { clipping.motions }

    init(_ clipping: DrawList.Clipping) {
        self.clipping = clipping
        shape = clipping.isOutline ? CAShapeLayer() : nil
        layer = shape ?? CALayer()
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    }

    /// The values of the layer for a clip of an element of a given size.
    enum Value {
        case box(bounds: CGRect, position: CGPoint, cornerRadius: CGFloat)
        case path(CGPath)
    }

    /// Returns whether the clip changes linearly with the progress between two progresses within 0…1.
    func isStraight(from start: Double, to end: Double) -> Bool { clipping.isStraight(from: start, to: end) }

    /// Returns whether one of these clips, which are samples of a run, changes into the next gradually. Paths with different
    /// numbers of points cannot, nor can the common path of several motions.
    func isContinuous(_ clips: [Clip]) -> Bool {
        guard motions.count == 1, case .polygon(let first) = clips.first else { return false }
        return clips.allSatisfy { if case .polygon(let polygon) = $0 { polygon.count == first.count } else { false } }
    }

    func value(at progress: Double, size: CGSize) -> Value {
        motions.count == 1
            ? value(of: motions[0].pose(at: progress).clip, size: size)
            : value(of: motions.map { $0.pose(at: progress).clip }[...], size: size)
    }

    /// Returns the values for the clips of all motions.
    func value(of clips: ArraySlice<Clip>, size: CGSize) -> Value {
        clips.count == 1
            ? value(of: clips[clips.startIndex], size: size) : .path(Self.common(of: clips.map(\.tamed), size: size))
    }

    private func value(of clip: Clip, size: CGSize) -> Value {
        switch clip.tamed {
        case .polygon(let polygon):
            return .path(CGMutablePath.through([polygon.points.map { $0.point(in: size) }]))
        case .none:
            return box(CGRect(origin: .zero, size: size), cornerRadius: 0)
        case .roundedRect(let unit, let radius):
            let rect = unit.rect(in: CGRect(origin: .zero, size: size))
            return box(rect, cornerRadius: max(min(CGFloat(radius), rect.width / 2, rect.height / 2), 0))
        case .circle(let x, let y, let fraction):
            let reach = Clip.reach(x: x, y: y, width: Double(size.width), height: Double(size.height))
            let radius = CGFloat(max(fraction, 0) * reach)
            let center = SIMD2(x, y).point(in: size)
            let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            return shape == nil ? box(rect, cornerRadius: radius) : .path(CGPath(ellipseIn: rect, transform: nil))
        }
    }

    private func box(_ rect: CGRect, cornerRadius: CGFloat) -> Value {
        if shape != nil {
            return .path(
                CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
        }
        return .box(bounds: rect, position: CGPoint(x: rect.midX, y: rect.midY), cornerRadius: cornerRadius)
    }

    /// Returns the path of the intersection of several clips.
    private static func common(of clips: [Clip], size: CGSize) -> CGPath {
        var area = Area(Clip.none.outline)
        for clip in clips where clip != .none { area = area.intersection(clip.outline) }
        return CGMutablePath.through(area.outlines.map { $0.map { $0.point(in: size) } })
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

/// The clips of a layer: one mask with a layer for each motion that clips, each inside the previous one.
///
/// Core Animation does not support a mask on a mask (F121). Instead, each rectangle or circle clips the layers inside
/// it. All polygons are combined into one path, which is innermost.
@MainActor
struct ClipStack {
    /// The mask, which draws nothing and is never animated. Its position is the origin of the masked layer's bounds; in
    /// a scroll view this origin is the content offset (F121).
    let mask = CALayer()
    package let clips: [ClipLayer]
    private let masked: CALayer

    /// - Parameter clippings: The clips, at least one, from the outermost to the innermost.
    init(_ clippings: [DrawList.Clipping], masking layer: CALayer) {
        masked = layer
        clips = clippings.map(ClipLayer.init)
        var outer = mask
        for clip in clips {
            outer.addSublayer(clip.layer)
            clip.layer.masksToBounds = true
            outer = clip.layer
        }
        if clippings.last?.isOutline != true { outer.backgroundColor = UIColor.black.cgColor }
        // The layer of a polygon has no size. Clipping to its bounds would cut off the path.
        outer.masksToBounds = false
        follow()
        layer.mask = mask
    }

    /// Moves the mask to the current origin of the masked layer's bounds. Must run with implicit actions off.
    func follow() {
        if mask.position != masked.bounds.origin { mask.position = masked.bounds.origin }
    }
}

extension Clip {
    /// The corners of the clip, in unit coordinates. A rectangle loses its rounded corners; a circle becomes a polygon
    /// with many corners.
    fileprivate var outline: [SIMD2<Double>] {
        switch self {
        case .none: UnitRect.full.corners
        case .roundedRect(let rect, _): rect.corners
        case .polygon(let polygon): polygon.points
        case .circle(let x, let y, let radius):
            UnitRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius).corners
        }
    }
}

extension UnitRect {
    fileprivate var corners: [SIMD2<Double>] {
        [SIMD2(x, y), SIMD2(x + width, y), SIMD2(x + width, y + height), SIMD2(x, y + height)]
    }
}

extension Polygon {
    fileprivate var points: [SIMD2<Double>] { (0..<count).map { self[$0] } }
}

extension SIMD2<Double> {
    fileprivate func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * Double(size.width), y: y * Double(size.height))
    }
}

extension CGMutablePath {
    fileprivate static func through(_ outlines: [[CGPoint]]) -> CGPath {
        let path = CGMutablePath()
        for outline in outlines {
            for (index, point) in outline.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
        return path
    }
}
#endif
