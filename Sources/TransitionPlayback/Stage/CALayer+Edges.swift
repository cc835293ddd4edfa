#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension CALayer {
    /// The layer's frame without its transform.
    var frameAtRest: CGRect {
        let (position, anchor, size) = (position, anchorPoint, bounds.size)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Enables antialiasing for those edges of a piece that are edges of its screen. Between two pieces, two
    /// antialiased edges side by side would let the background shine through.
    ///
    /// - Parameter part: The piece's frame in its screen, in unit coordinates.
    func smoothOuterEdges(of part: UnitRect) {
        let slack = 1e-6
        var edges: CAEdgeAntialiasingMask = []
        if part.x <= slack { edges.insert(.layerLeftEdge) }
        if part.x + part.width >= 1 - slack { edges.insert(.layerRightEdge) }
        // The names of the mask assume an upward y axis: "bottom" is the edge with the least y.
        if part.y <= slack { edges.insert(.layerBottomEdge) }
        if part.y + part.height >= 1 - slack { edges.insert(.layerTopEdge) }
        edgeAntialiasingMask = edges
        allowsEdgeAntialiasing = !edges.isEmpty
    }
}
#endif
