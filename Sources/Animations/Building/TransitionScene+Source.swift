import Foundation
import TransitionCore

extension TransitionScene {
    /// The source's place in unit coordinates of the container: the part of it that lies within, if there is any.
    var sourceUnitRect: UnitRect? { sourceRect.flatMap(unitRect) }

    /// The target's place in unit coordinates of the container: the part of it that lies within, if there is any.
    var targetUnitRect: UnitRect? { targetRect.flatMap(unitRect) }

    /// The middle of the source in unit coordinates; without a source, the middle of the container.
    var focus: SIMD2<Double> {
        sourceUnitRect?.center ?? SIMD2(0.5, 0.5)
    }

    private func unitRect(of rect: CGRect) -> UnitRect? {
        guard width >= 1, height >= 1 else { return nil }
        let seen = rect.standardized.intersection(CGRect(origin: .zero, size: size))
        // Less than a point is no view that anybody could have touched. Comparisons with no number are false.
        guard seen.width >= 1, seen.height >= 1 else { return nil }
        return UnitRect(
            x: seen.minX / width, y: seen.minY / height, width: seen.width / width,
            height: seen.height / height)
    }
}

extension UnitRect {
    /// Its middle.
    var center: SIMD2<Double> { SIMD2(x + width / 2, y + height / 2) }
}
