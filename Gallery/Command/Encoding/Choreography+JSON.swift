import TransitionCore

/// Choreographies as the page computes with them: `Gallery/Site/Motion` reads what is written here. A value at rest, and
/// whatever else is usual, is left out.
extension Choreography {
    /// The choreography as JSON; nil if a function gives one of its motions, which no data can say.
    var json: JSON? {
        guard let foreground = foreground.json, let background = background.json else { return nil }
        return .members([
            "foreground": foreground, "background": background, "front": front?.json,
            "backdrop": backdrop.map { .numbers([$0.red, $0.green, $0.blue]) },
            "overlay": resting == .overlay ? .number(1) : nil, "eye": eyeDistance.map(JSON.number),
            "cuts": cuts.isEmpty ? nil : .numbers(cuts),
        ])
    }
}

extension Choreography.Front {
    var json: JSON {
        .members([
            "first": .string(first.rawValue), "switches": switches.isEmpty ? nil : .numbers(switches),
        ])
    }
}

extension Choreography.Track {
    fileprivate var json: JSON? {
        let pieces = pieces.compactMap(\.json)
        guard let motions = motions.json, pieces.count == self.pieces.count else { return nil }
        return .members([
            "motions": self.motions.isEmpty ? nil : motions, "pieces": pieces.isEmpty ? nil : .array(pieces),
            "screen": showsScreen == pieces.isEmpty ? nil : .number(showsScreen ? 1 : 0),
            "follows": followsFinger ? .number(1) : nil,
        ])
    }
}

extension Piece {
    fileprivate var json: JSON? {
        motions.json.map { motions in
            .members([
                "rect": .numbers([rect.x, rect.y, rect.width, rect.height]), "motions": motions,
                "follows": followsFinger ? .number(1) : nil, "white": isWhite ? .number(1) : nil,
            ])
        }
    }
}

extension [Motion] {
    fileprivate var json: JSON? {
        let lists = compactMap { motion -> JSON? in
            guard case .keyframes(let keyframes) = motion.form else { return nil }
            return .array(keyframes.map(\.json))
        }
        return lists.count == count ? .array(lists) : nil
    }
}

extension Motion.Keyframe {
    var json: JSON {
        .members(["at": .number(progress), "pose": pose.json, "ease": easing.json])
    }
}

extension Easing {
    /// nil for a constant speed.
    fileprivate var json: JSON? {
        switch self {
        case .linear: nil
        case .curve(let curve): .numbers([curve.x1, curve.y1, curve.x2, curve.y2])
        case .hold: .string("hold")
        case .jump: .string("jump")
        }
    }
}

extension Pose {
    fileprivate var json: JSON {
        // Few decimals, so that the degrees that an author wrote are those that are read.
        let degrees = (rotation.angle * 180 / .pi * 1e9).rounded() / 1e9
        return .members([
            "offset": offset == Offset()
                ? nil : .numbers([offset.x, offset.y, offset.dx, offset.dy, offset.depth]),
            "scale": scale == Scale() ? nil : .numbers([scale.x, scale.y]),
            "rotation": rotation == Rotation()
                ? nil : .numbers([degrees, rotation.axis.x, rotation.axis.y, rotation.axis.z]),
            "anchor": anchor == Anchor() ? nil : .numbers([anchor.x, anchor.y, anchor.depth]),
            "opacity": opacity == 1 ? nil : .number(opacity), "radius": cornerRadius == 0 ? nil : .number(cornerRadius),
            "shade": shade == 0 ? nil : .number(shade),
            "shadow": shadow == Shadow()
                ? nil : .numbers([shadow.opacity, shadow.radius, shadow.dx, shadow.dy]),
            "clip": clip.json,
        ])
    }
}

extension Clip {
    /// nil for no clip.
    var json: JSON? {
        switch self {
        case .none: nil
        case .roundedRect(let rect, let radius):
            .members(["rect": .numbers([rect.x, rect.y, rect.width, rect.height, radius])])
        case .circle(let x, let y, let radius): .members(["circle": .numbers([x, y, radius])])
        case .polygon(let polygon):
            .members([
                "polygon": .array((0..<polygon.count).map { .numbers([polygon[$0].x, polygon[$0].y]) })
            ])
        }
    }
}
