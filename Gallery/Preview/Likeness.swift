import Foundation

extension DrawnLayer {
    /// Whether the two draw the same picture, up to the last digit that is kept. Which layers of the app they come from
    /// does not matter, nor do layers that draw nothing.
    func looks(like other: DrawnLayer) -> Bool {
        guard content == other.content, Attribute.allCases.allSatisfy({ agrees(with: other, on: $0) }) else {
            return false
        }
        switch (picture, other.picture) {
        case (nil, nil): break
        case (let mine?, let theirs?):
            guard mine.width == theirs.width, mine.height == theirs.height, mine.root.looks(like: theirs.root) else {
                return false
            }
        default: return false
        }
        let mine = children.filter(\.drawsSomething)
        let theirs = other.children.filter(\.drawsSomething)
        return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.looks(like: $1) }
    }

    /// Whether there is anything to see of it or of what is in it.
    var drawsSomething: Bool {
        guard isVisible, self[.opacity] != [0] else { return false }
        let hasColour = self[.colour]?[3] != 0 || self[.border]?[0] != 0 || self[.shadow]?[6] != 0
        return hasColour || picture != nil || content.contains { $0.key != "q" }
            || children.contains(where: \.drawsSomething)
    }

    private func agrees(with other: DrawnLayer, on attribute: Attribute) -> Bool {
        guard attribute != .order else { return true }
        guard attribute != .matrix else { return drawsCorners(like: other) }
        guard let mine = self[attribute], let theirs = other[attribute] else {
            return self[attribute] == other[attribute]
        }
        guard mine.count == theirs.count else { return false }
        return zip(mine, theirs).enumerated().allSatisfy { index, pair in
            abs(pair.0 - pair.1) <= 2.1 * pow(10, -Double(attribute.decimals(at: index)))
        }
    }

    /// Whether the matrices put the corners in the same places, to a tenth of a point. Their numbers may differ: a
    /// matrix and its double draw the same.
    private func drawsCorners(like other: DrawnLayer) -> Bool {
        guard self[.matrix] != other[.matrix] else { return true }
        guard let mine = self[.matrix].map(Matrix.init), let theirs = other[.matrix].map(Matrix.init),
            let box = self[.box]
        else { return false }
        let origin = self[.origin] ?? [box[2] / 2, box[3] / 2]
        return [(0, 0), (box[2], 0), (box[2], box[3]), (0, box[3])].allSatisfy { x, y in
            let a = mine.project(x - origin[0], y - origin[1])
            let b = theirs.project(x - origin[0], y - origin[1])
            return abs(a.x - b.x) <= 0.1 && abs(a.y - b.y) <= 0.1
        }
    }
}
