import Foundation
import TransitionCore

/// Computes the visible screen at a point: the picture of a choreography without pixels.
///
/// Coverage orders the screens and pieces in depth as the stage does, sends a ray through a point, and returns the
/// elements that the ray meets. The audit uses it to check that only the background is visible at 0, and only the
/// foreground at 1.
public struct Coverage: Sendable {
    /// A screen or piece that is visible at a point.
    public struct Sighting: Equatable, Sendable {
        /// The screen of the sighting.
        public var role: ScreenRole
        /// The x coordinate on that screen, 0 to 1.
        public var x: Double
        /// The y coordinate on that screen, 0 to 1.
        public var y: Double
        /// The share of the picture at the point, 0 to 1, after subtracting the shares of all elements in front.
        public var weight: Double
        /// The opacity of the black shade over it, 0 to 1.
        public var shade: Double
    }

    /// A drawn element: a screen or a piece of a screen.
    struct Element: Sendable {
        var role: ScreenRole
        /// The index of the piece; nil for the screen itself.
        var piece: Int?
        /// Whether it is a white plate, which shows nothing of the screen.
        var isWhite: Bool
        var rect: UnitRect
        var placement: Placement
        var matrix: Matrix4
        var opacity: Double
        var shade: Double
        /// The element's shadow; none if it is clipped.
        var shadow: Pose.Shadow
        var clips: [Clip]
    }

    /// The container's size in points.
    public let size: CGSize
    /// From the back to the front.
    let elements: [Element]
    /// A rectangle around each element, in points of the container, for excluding most elements quickly.
    private let bounds: [Element.Bounds]

    /// Creates the picture at a progress. Both screens fill the container.
    public init(of choreography: Choreography, size: CGSize, progress: Double) {
        self.init(of: DrawList(of: choreography, size: size), size: size, progress: progress)
    }

    /// Creates the picture of a draw list at a progress.
    init(of list: DrawList, size: CGSize, progress: Double) {
        self.size = size
        var behind: [Element] = []
        var front: [Element] = []
        let frontRole = list.front.role(at: progress)
        var instant = DrawList.Instant(at: progress)
        for drawn in list.elements where !drawn.isHidden {
            let appearance = instant.appearance(of: drawn)
            let element = Element(
                role: drawn.role,
                piece: drawn.piece,
                isWhite: drawn.isWhite,
                rect: drawn.part,
                placement: drawn.placement,
                matrix: appearance.matrix(eyeDistance: list.eyeDistance, placement: drawn.placement),
                opacity: appearance.opacity,
                shade: appearance.shade,
                shadow: drawn.shadow == nil ? Pose.Shadow() : appearance.shadow,
                clips: Self.clips(of: drawn, at: progress, radius: appearance.cornerRadius)
            )
            if drawn.role == frontRole { front.append(element) } else { behind.append(element) }
        }
        elements = behind + front
        bounds = elements.map { $0.bounds(in: size) }
    }

    private static func clips(of drawn: DrawList.Element, at progress: Double, radius: Double) -> [Clip] {
        var clips: [Clip] = []
        for clipping in drawn.clips {
            for motion in clipping.motions {
                let clip = motion.pose(at: progress).clip
                if clip != .none { clips.append(clip) }
            }
        }
        if radius > 0 { clips.append(.roundedRect(.full, radius: radius)) }
        return clips
    }

    /// Returns the sightings at a point of the container, from the front to the back. `x` and `y` are in points from
    /// the top leading corner. If the weights add up to less than 1, the backdrop behind both screens is also visible.
    public func sightings(x: Double, y: Double) -> [Sighting] { hits(x: x, y: y).map(\.sighting) }

    /// Returns the same as ``sightings(x:y:)``, with the index of the element of each sighting.
    func hits(x: Double, y: Double) -> [(element: Int, sighting: Sighting)] {
        var remaining = 1.0
        var result: [(element: Int, sighting: Sighting)] = []
        for index in elements.indices.reversed() where bounds[index].contains(x: x, y: y) {
            if remaining <= 1e-6 { break }
            let element = elements[index]
            guard element.opacity > 0, let place = element.place(x: x, y: y, in: size) else { continue }
            let weight = remaining * element.opacity
            remaining -= weight
            let sighting = Sighting(role: element.role, x: place.x, y: place.y, weight: weight, shade: element.shade)
            result.append((index, sighting))
        }
        return result
    }
}

extension Coverage.Element {
    /// A rectangle around an element, in points of the container.
    struct Bounds: Sendable {
        var left = -Double.infinity
        var right = Double.infinity
        var top = -Double.infinity
        var bottom = Double.infinity

        func contains(x: Double, y: Double) -> Bool { x >= left && x <= right && y >= top && y <= bottom }
    }

    /// Returns the place in the container of a point of the element, given in unit coordinates; nil behind the eye.
    func seen(u: Double, v: Double, in container: CGSize) -> (x: Double, y: Double)? {
        let (x, y) = ((u - 0.5) * placement.size.width, (v - 0.5) * placement.size.height)
        return matrix.project(x: x, y: y).map {
            ($0.x + container.width / 2 + placement.center.x, $0.y + container.height / 2 + placement.center.y)
        }
    }

    /// Returns a rectangle around the element; an infinite one if a corner is behind the eye.
    func bounds(in container: CGSize) -> Bounds {
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].compactMap { seen(u: $0, v: $1, in: container) }
        guard corners.count == 4 else { return Bounds() }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        // The margin of a thousandth of a point allows for rounding errors. A bound that is NaN never excludes a point.
        return Bounds(
            left: (xs.min() ?? 0) - 1e-3, right: (xs.max() ?? 0) + 1e-3,
            top: (ys.min() ?? 0) - 1e-3, bottom: (ys.max() ?? 0) + 1e-3)
    }
}

extension Coverage.Element {
    /// Returns the place on the screen hit by a ray through a point of the container, in unit coordinates; nil if the
    /// ray misses.
    func place(x: Double, y: Double, in container: CGSize) -> (x: Double, y: Double)? {
        let centerX = container.width / 2 + placement.center.x
        let centerY = container.height / 2 + placement.center.y
        guard let hit = matrix.unproject(x: x - centerX, y: y - centerY) else { return nil }
        let (width, height) = (Double(placement.size.width), Double(placement.size.height))
        guard width > 0, height > 0 else { return nil }
        let (u, v) = (hit.x / width + 0.5, hit.y / height + 0.5)
        let slack = 1e-7
        guard u >= -slack, u <= 1 + slack, v >= -slack, v <= 1 + slack else { return nil }
        guard clips.allSatisfy({ $0.contains(x: u, y: v, size: placement.size) }) else { return nil }
        return (rect.x + u * rect.width, rect.y + v * rect.height)
    }
}
