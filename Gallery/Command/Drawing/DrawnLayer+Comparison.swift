import Foundation

extension DrawnLayer {
    /// Whether the two draw the same picture, up to the last digit that is kept and up to `points` for where the corners
    /// are; a point counts as much as a twenty-fifth part of opacity. Which layers of the app they come from does not
    /// matter, nor do layers that draw nothing, or next to it.
    func looks(like other: DrawnLayer, within points: Double = 0.1) -> Bool {
        difference(from: other, within: points) == nil
    }

    /// The difference between the two pictures, in words for the reader of a test's report; nil if they are alike.
    func difference(from other: DrawnLayer, within points: Double = 0.1) -> String? {
        let contents = [self, other].map { $0.content.filter { $0.key != Role.key } }
        if contents[0] != contents[1] { return "content" }
        for attribute in Attribute.allCases where !agrees(with: other, on: attribute, within: points) {
            return "\(attribute): \(self[attribute] ?? []) and \(other[attribute] ?? [])"
        }
        switch (picture, other.picture) {
        case (nil, nil): break
        case (let mine?, let theirs?):
            if mine.width != theirs.width || mine.height != theirs.height { return "size of a picture" }
            if let inside = mine.root.difference(from: theirs.root, within: points) { return "in a picture: \(inside)" }
        default: return "a picture"
        }
        return differenceOfChildren(from: other, within: points)
    }

    /// Children are compared pair by pair; those that can hardly be seen need no partner.
    private func differenceOfChildren(from other: DrawnLayer, within points: Double) -> String? {
        var (mine, theirs) = (children[...], other.children[...])
        while let a = mine.first, let b = theirs.first {
            let inside = a.difference(from: b, within: points)
            if inside == nil {
                mine.removeFirst()
                theirs.removeFirst()
            } else if a.isFaint(within: points) {
                mine.removeFirst()
            } else if b.isFaint(within: points) {
                theirs.removeFirst()
            } else {
                return inside
            }
        }
        return (mine + theirs).allSatisfy { $0.isFaint(within: points) } ? nil : "a layer more or less"
    }

    /// Whether the layer is nearly invisible.
    private func isFaint(within points: Double) -> Bool {
        !drawsSomething || (self[.opacity]?[0] ?? 1) <= max(0.01, points * 0.04)
    }

    /// Whether there is anything to see of it or of what is in it.
    var drawsSomething: Bool {
        guard isVisible, self[.opacity] != [0] else { return false }
        let hasColour = self[.colour]?[3] != 0 || self[.border]?[0] != 0 || self[.shadow]?[6] != 0
        return hasColour || picture != nil || content.contains { $0.key != "q" && $0.key != Role.key }
            || children.contains(where: \.drawsSomething)
    }

    private func agrees(with other: DrawnLayer, on attribute: Attribute, within points: Double) -> Bool {
        // The point that a matrix turns about counts with the matrix.
        guard attribute != .order, attribute != .origin else { return true }
        guard attribute != .matrix else { return drawsCorners(like: other, within: points) }
        guard let mine = self[attribute], let theirs = other[attribute] else {
            return self[attribute] == other[attribute]
        }
        guard mine.count == theirs.count else { return false }
        // What shape a shadow has that can hardly be seen does not matter.
        if attribute == .shadow, mine[6] <= 0.01, theirs[6] <= 0.01 { return true }
        let isPlace = attribute == .mask || attribute == .radii
        return zip(mine, theirs).enumerated().allSatisfy { index, pair in
            let kept = 2.1 * pow(10, -Double(attribute.decimals(at: index)))
            let isAlpha = attribute == .opacity || attribute == .shadow && index == 6
            let allowed = isPlace ? points : isAlpha ? points * 0.04 : 0
            return abs(pair.0 - pair.1) <= max(allowed, kept)
        }
    }

    /// Whether the matrices put the corners in the same places, up to `points`. Their numbers may differ: a matrix and
    /// its double draw the same.
    private func drawsCorners(like other: DrawnLayer, within points: Double) -> Bool {
        guard self[.matrix] != other[.matrix] || self[.origin] != other[.origin] else { return true }
        guard let mine = self[.matrix].map(Matrix.init), let theirs = other[.matrix].map(Matrix.init),
            let box = self[.box]
        else { return false }
        let center = [box[2] / 2, box[3] / 2]
        let (origin, theirOrigin) = (self[.origin] ?? center, other[.origin] ?? center)
        return [(0, 0), (box[2], 0), (box[2], box[3]), (0, box[3])].allSatisfy { x, y in
            let a = mine.project(x - origin[0], y - origin[1])
            let b = theirs.project(x - theirOrigin[0], y - theirOrigin[1])
            let (dx, dy) = (a.x + origin[0] - b.x - theirOrigin[0], a.y + origin[1] - b.y - theirOrigin[1])
            return abs(dx) <= points && abs(dy) <= points
        }
    }
}
