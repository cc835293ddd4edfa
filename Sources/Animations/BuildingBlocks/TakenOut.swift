import Foundation
import TransitionCore

/// A view cut out of a screen's picture, so that it can fly without a second copy of it in the screen.
@usableFromInline struct TakenOut {
    /// The rectangle of the view, on whole points. The background would shine through at an edge between two pixels.
    @usableFromInline let rect: UnitRect
    @usableFromInline let scene: TransitionScene

    /// Cuts out a view, given in unit coordinates. The scene must not be empty.
    @_alwaysEmitIntoClient
    init(_ view: UnitRect, in scene: TransitionScene) {
        let (left, top) = ((view.x * scene.width).rounded(.down), (view.y * scene.height).rounded(.down))
        let right = min(((view.x + view.width) * scene.width - 1e-6).rounded(.up), scene.width)
        let bottom = min(((view.y + view.height) * scene.height - 1e-6).rounded(.up), scene.height)
        rect = UnitRect(
            x: left / scene.width, y: top / scene.height, width: (right - left) / scene.width,
            height: (bottom - top) / scene.height)
        self.scene = scene
    }

    /// The parts of the screen above, below and on both sides of the view.
    @_alwaysEmitIntoClient
    var surroundings: [UnitRect] {
        let (end, foot) = (rect.x + rect.width, rect.y + rect.height)
        return [
            UnitRect(x: 0, y: 0, width: 1, height: rect.y), UnitRect(x: 0, y: foot, width: 1, height: 1 - foot),
            UnitRect(x: 0, y: rect.y, width: rect.x, height: rect.height),
            UnitRect(x: end, y: rect.y, width: 1 - end, height: rect.height),
        ].filter { $0.width * scene.width > 0.1 && $0.height * scene.height > 0.1 }
    }

    /// Returns a patch that covers the place of the view with the background beside it. The patch is empty if there is
    /// no room for a strip on any side of the view.
    @_alwaysEmitIntoClient
    func patch(_ motions: Motion...) -> [Piece] { Ground.pieces(of: strips, over: rect, motions) }

    /// Strips of 10 points beside the view. They begin 4 points away from it, because the view's shadow may be nearer.
    @_alwaysEmitIntoClient
    var strips: [UnitRect] {
        let (thin, away) = (SIMD2(10 / scene.width, 10 / scene.height), SIMD2(14 / scene.width, 14 / scene.height))
        let (end, foot) = (rect.x + rect.width, rect.y + rect.height)
        let beside = [rect.x - away.x, end + away.x - thin.x].filter { $0 >= 0 && $0 + thin.x <= 1 }
            .map { UnitRect(x: $0, y: rect.y, width: thin.x, height: rect.height) }
        guard beside.isEmpty else { return beside }
        return [rect.y - away.y, foot + away.y - thin.y].filter { $0 >= 0 && $0 + thin.y <= 1 }
            .map { UnitRect(x: rect.x, y: $0, width: rect.width, height: thin.y) }
    }
}
