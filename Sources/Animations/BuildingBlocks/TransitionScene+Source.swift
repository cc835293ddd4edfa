import Foundation
import TransitionCore

extension TransitionScene {
    /// The part of the source inside the container, in unit coordinates of the container; nil if it does not exist.
    @_alwaysEmitIntoClient
    var sourceUnitRect: UnitRect? { sourceRect.flatMap(unitRect) }

    /// The part of the target inside the container, in unit coordinates of the container; nil if it does not exist.
    @_alwaysEmitIntoClient
    var targetUnitRect: UnitRect? { targetRect.flatMap(unitRect) }

    /// The centre of the source in unit coordinates; without a source, the centre of the container.
    @_alwaysEmitIntoClient
    var focus: SIMD2<Double> {
        sourceUnitRect?.center ?? SIMD2(0.5, 0.5)
    }

    @_alwaysEmitIntoClient
    func unitRect(of rect: CGRect) -> UnitRect? {
        guard width >= 1, height >= 1 else { return nil }
        let seen = rect.standardized.intersection(CGRect(origin: .zero, size: size))
        // A view smaller than a point cannot have been touched. The comparison also excludes NaN.
        guard seen.width >= 1, seen.height >= 1 else { return nil }
        return UnitRect(
            x: seen.minX / width, y: seen.minY / height, width: seen.width / width,
            height: seen.height / height)
    }
}

extension UnitRect {
    /// The centre of the rectangle.
    @_alwaysEmitIntoClient
    var center: SIMD2<Double> { SIMD2(x + width / 2, y + height / 2) }
}
