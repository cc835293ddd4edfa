import Foundation
import TransitionCore

/// The old screen cracks like a pane of glass, and the shards fall out.
public struct ShatterAnimator: TransitionAnimator {
    /// The number of cracks that run from the point of impact to the border.
    public let cracks: Int

    /// A pane with 5 to 14 cracks.
    public init(cracks: Int = 9) { self.cracks = min(max(cracks, 5), 14) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "shatter",
            title: "Shatter",
            summary: "The old screen cracks like a pane of glass, and the shards fall out.",
            tags: ["3D", "pieces", "polygon", "dramatic"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.85 }
    /// Evenly: the shards themselves gather speed.
    public var timing: Timing { .linear }

    /// The way in. The pane is hit at the source, or else a little above the middle.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let impact = scene.sourceUnitRect == nil ? SIMD2(0.46, 0.38) : scene.focus
        let shards = outlines(around: impact, in: scene).enumerated().compactMap { index, outline in
            piece(index, outline: outline, impact: impact, in: scene)
        }
        return Choreography(
            foreground: .from(.scale(0.94).shade(0.5), easing: .easeOut),
            background: .init(pieces: shards),
            front: .background,
            backdrop: .black
        )
    }

    /// The shards' outlines in points: rings of cracks around the point of impact. Neighbours share their corners.
    private func outlines(around impact: SIMD2<Double>, in scene: TransitionScene) -> [[SIMD2<
        Double
    >]] {
        let size = SIMD2(scene.width, scene.height)
        let center = impact * size
        let reach = Clip.reach(x: impact.x, y: impact.y, width: size.x, height: size.y)
        let rings = [0, 0.13, 0.3, 0.56, 1.7]
        func corner(_ ring: Int, _ crack: Int) -> SIMD2<Double> {
            let crack = crack % cracks
            let key = ring * 31 + crack
            let bend = ring == 0 ? 0 : 0.32 * Scatter.signed(key, salt: 7)
            let angle =
                (Double(crack) + 0.28 * Scatter.signed(crack, salt: 8) + bend) * 2 * .pi / Double(cracks)
            let isRim = ring == rings.count - 1
            let radius = reach * rings[ring] * (isRim ? 1 : 1 + 0.28 * Scatter.signed(key, salt: 9))
            return center + SIMD2(cos(angle), sin(angle)) * radius
        }
        return (0..<rings.count - 1).reversed().flatMap { ring in
            (0..<cracks).map { crack in
                let inner = ring == 0 ? [center] : [corner(ring, crack + 1), corner(ring, crack)]
                return [corner(ring + 1, crack), corner(ring + 1, crack + 1)] + inner
            }
        }
    }

    private func piece(
        _ index: Int, outline: [SIMD2<Double>], impact: SIMD2<Double>, in scene: TransitionScene
    ) -> Piece? {
        let size = SIMD2(scene.width, scene.height)
        guard size.x >= 1, size.y >= 1 else { return nil }
        func within(_ point: SIMD2<Double>) -> SIMD2<Double> {
            point.clamped(lowerBound: .zero, upperBound: size)
        }
        var (low, high) = (within(outline[0]), within(outline[0]))
        for point in outline.dropFirst() {
            low = pointwiseMin(low, within(point))
            high = pointwiseMax(high, within(point))
        }
        low = within((low - 1).rounded(.down))
        high = within((high + 1).rounded(.up))
        let extent = high - low
        guard extent.x > 1.5, extent.y > 1.5 else { return nil }
        // A little larger than it is, so that no crack shows before the pane breaks.
        let middle = outline.reduce(.zero, +) / Double(outline.count)
        let corners = outline.map { point in
            let out = point - middle
            let length = max((out * out).sum().squareRoot(), 1e-6)
            return (point + out / length * 4 - low) / extent
        }
        let center = (low + extent / 2) / size
        let away = center - impact
        let start =
            0.08 + 0.3 * min((away * away).sum().squareRoot(), 1) + 0.08
            * Scatter.fraction(index, salt: 1)
        let drift = away.x * 0.25 + 0.08 * Scatter.signed(index, salt: 2)
        let turn = (index % 2 == 0 ? 1 : -1) * (35 + 85 * Scatter.fraction(index, salt: 3))
        let axis = Pose.Axis(
            x: Scatter.signed(index, salt: 4), y: Scatter.signed(index, salt: 5), z: 0.5)
        let fall = 1.05 - low.y / size.y + extent.y / size.y * 0.4
        let near = (0.05 + 0.2 * Scatter.fraction(index, salt: 6)) * max(size.x, size.y)
        let clip = Pose.clip(.polygon(Polygon(corners)))
        return Piece(
            UnitRect(
                x: low.x / size.x, y: low.y / size.y, width: extent.x / size.x, height: extent.y / size.y),
            .curve { progress in
                let way = max((progress - start) / (1 - start), 0)
                return
                    clip
                    .rotation(degrees: turn * way, axis: axis)
                    .offset(x: drift * way, y: fall * way * way, depth: near * way)
                    .shade(min(0.35 * way, 1))
                    .opacity(1 - min(max((way - 0.75) * 4, 0), 1))
            }
        )
    }
}

extension TransitionAnimator where Self == ShatterAnimator {
    /// The old screen cracks like a pane of glass, and the shards fall out.
    public static var shatter: ShatterAnimator { ShatterAnimator() }

    /// The old screen cracks along so many lines, and the shards fall out.
    public static func shatter(cracks: Int) -> ShatterAnimator { ShatterAnimator(cracks: cracks) }
}
