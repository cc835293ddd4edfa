import Foundation
import TransitionCore

/// Checks an animator that a recipe has put together, before it plays. The checks are a small part of those of
/// `TransitionTesting`: registered animators have passed these, and a recipe can only combine them wrongly.
struct RecipeAudit {
    /// The most pieces of a choreography.
    static let mostPieces = 1000
    private static let size = CGSize(width: 390, height: 844)
    /// The share of the picture at a point below which a screen counts as invisible there.
    private static let faint = 0.002

    /// The pieces that may still be checked. A file may have several transitions, and the limit is for all of them.
    private var remaining = 4 * (mostPieces + 2)

    /// Returns the first rule that an animator breaks; nil if it may play.
    static func flaw(of animator: any TransitionAnimator) -> RecipeError.Flaw? {
        var audit = RecipeAudit()
        return audit.flaw(of: animator)
    }

    /// Returns the first rule that an animator breaks; nil if it may play.
    mutating func flaw(of animator: any TransitionAnimator) -> RecipeError.Flaw? {
        let containers = ContainerKind.allCases.filter(animator.info.containers.contains)
        guard let first = containers.first else { return .noContainer }
        var scenes = containers.map { TransitionScene(size: Self.size, container: $0) }
        scenes.append(
            TransitionScene(
                size: Self.size, container: first, sourceRect: CGRect(x: 31, y: 464, width: 98, height: 101),
                targetRect: CGRect(x: 0, y: 84, width: 390, height: 338)))
        for scene in scenes {
            let forward = animator.choreography(in: scene)
            if scene.container == .modal, animator.keepsPresenter != (forward.resting == .overlay) { return .presenter }
            // The other containers show the same, with few exceptions.
            let isClose = scene.container == first
            if let flaw = flaw(of: forward, in: scene.container, isClose: isClose) { return flaw }
            guard let backward = animator.returnChoreography(in: scene) else { continue }
            if let flaw = flaw(of: backward, in: scene.container, isClose: isClose) { return flaw }
        }
        return nil
    }

    /// - Parameter isClose: Whether to look at both ends, and not at the number of pieces and the poses alone.
    private mutating func flaw(
        of choreography: Choreography, in container: ContainerKind, isClose: Bool
    ) -> RecipeError.Flaw? {
        let tracks = [choreography.foreground, choreography.background]
        let pieces = tracks.reduce(0) { $0 + $1.pieces.count }
        if pieces > Self.mostPieces { return .tooManyPieces(pieces, limit: Self.mostPieces) }
        // A look at both ends takes several times as long.
        remaining -= isClose ? pieces + 1 : pieces / 4
        if remaining < 0 { return .tooManyPieces(pieces, limit: Self.mostPieces) }
        for track in tracks {
            if !Self.isFinite(track.motions) || !track.pieces.allSatisfy({ Self.isFinite($0.motions) }) {
                return .notFinite
            }
        }
        guard isClose else { return nil }
        let list = DrawList(of: choreography, size: Self.size)
        let staysBehind = choreography.resting == .overlay && container == .modal
        if !Self.shows(.background, list, progress: 0) { return .start }
        if !Self.shows(.foreground, list, progress: 1, over: staysBehind) { return .end }
        return nil
    }

    private static func isFinite(_ motions: [Motion]) -> Bool {
        motions.allSatisfy { motion in
            [0, 0.25, 0.5, 0.75, 1].allSatisfy { motion.pose(at: $0).isFinite }
        }
    }

    // MARK: Ends

    /// Whether a screen is visible at rest and alone.
    ///
    /// - Parameter staysBehind: Whether the other screen may be visible where this one is not.
    private static func shows(
        _ role: ScreenRole, _ list: DrawList, progress: Double, over staysBehind: Bool = false
    ) -> Bool {
        let elements = visibleElements(of: list, progress: progress)
        var isShown = false
        for (x, y) in points(elements) {
            var remaining = 1.0
            for element in elements where remaining > faint {
                guard let place = element.place(x: x, y: y) else { continue }
                let weight = remaining * element.opacity
                remaining -= weight
                guard weight > faint else { continue }
                if element.role != role {
                    if staysBehind { continue }
                    return false
                }
                if abs(place.x - x) > 0.05 || abs(place.y - y) > 0.05 || element.shade > faint { return false }
                isShown = true
            }
            if remaining > faint, !staysBehind { return false }
        }
        return isShown
    }

    /// An element at one end.
    private struct Element {
        let role: ScreenRole
        let opacity, shade: Double
        let drawn: DrawList.Element
        let matrix: Matrix4
        let clips: [Clip]

        /// Returns the point of the screen, in points, that is visible at a point of the container; nil if the element is
        /// elsewhere.
        func place(x: Double, y: Double) -> (x: Double, y: Double)? {
            let (center, own) = (drawn.placement.center, drawn.placement.size)
            let left = x - size.width / 2 - center.x
            guard own.width > 0, own.height > 0,
                let hit = matrix.unproject(x: left, y: y - size.height / 2 - center.y)
            else { return nil }
            let (u, v) = (hit.x / own.width + 0.5, hit.y / own.height + 0.5)
            let inside = -1e-7...1 + 1e-7
            guard inside.contains(u), inside.contains(v), clips.allSatisfy({ $0.contains(x: u, y: v, size: own) })
            else {
                return nil
            }
            let part = drawn.part
            return ((part.x + u * part.width) * size.width, (part.y + v * part.height) * size.height)
        }
    }

    /// The elements that are not transparent, from the front to the back.
    private static func visibleElements(of list: DrawList, progress: Double) -> [Element] {
        var (front, behind): ([Element], [Element]) = ([], [])
        let frontRole = list.front.role(at: progress)
        var instant = DrawList.Instant(at: progress)
        for drawn in list.elements where !drawn.isHidden {
            let appearance = instant.appearance(of: drawn)
            guard appearance.opacity > 0 else { continue }
            let clips = drawn.clips.flatMap { clipping in clipping.motions.map { $0.pose(at: progress).clip } }
            let element = Element(
                role: drawn.role, opacity: appearance.opacity, shade: appearance.shade, drawn: drawn,
                matrix: appearance.matrix(eyeDistance: list.eyeDistance, placement: drawn.placement),
                clips: clips.filter { $0 != .none })
            if drawn.role == frontRole { front.append(element) } else { behind.append(element) }
        }
        return front.reversed() + behind.reversed()
    }

    /// A grid, and the middles of elements, where a small one would be seen.
    private static func points(_ elements: [Element]) -> [(x: Double, y: Double)] {
        let (width, height) = (Double(size.width), Double(size.height))
        let grid = (0..<20).map { index -> (x: Double, y: Double) in
            let (column, row) = (Double(index % 4), Double(index / 4))
            return ((column + 0.5137) / 4 * width, (row + 0.4853) / 5 * height)
        }
        let middles = elements.prefix(16).compactMap { element -> (x: Double, y: Double)? in
            let center = element.drawn.placement.center
            guard let place = element.matrix.project(x: 0.31, y: 0.37) else { return nil }
            let (x, y) = (place.x + width / 2 + Double(center.x), place.y + height / 2 + Double(center.y))
            return x > 0 && x < width && y > 0 && y < height ? (x, y) : nil
        }
        return grid + middles
    }
}
