import Foundation
import TransitionCore

/// Choreographies as data for the page: keyframes as they are, and a motion that a function gives as its poses at the
/// moments of a recording, each number over all moments as a track.
struct SampledMotions {
    /// The moments; the last number is progress 1.
    let places: [Double]
    /// The tracks that the choreographies refer to, as text.
    private(set) var tracks: [String] = []
    /// Whether the data say all of the choreographies: a circle or an outline that is missing at times is not said.
    private(set) var isComplete = true
    private var indices: [String: Int] = [:]
    /// The decimals of keyframes.
    private static let decimals = 6

    init(places: [Double]) { self.places = places }

    /// The choreography as `choreography.js` reads it, but for what only a finger or the end of a change needs.
    mutating func json(of choreography: Choreography) -> JSON {
        .members([
            "foreground": json(of: choreography.foreground), "background": json(of: choreography.background),
            "front": choreography.front?.json,
            "backdrop": choreography.backdrop.map { .numbers([$0.red, $0.green, $0.blue]) },
            "eye": choreography.eyeDistance.map(JSON.number),
        ])
    }

    private mutating func json(of track: Choreography.Track) -> JSON {
        var pieces: [JSON] = []
        for piece in track.pieces {
            let rect = JSON.numbers([piece.rect.x, piece.rect.y, piece.rect.width, piece.rect.height])
            pieces.append(
                .members([
                    "rect": rect.rounded(8), "motions": json(of: piece.motions),
                    "white": piece.isWhite ? .number(1) : nil,
                ]))
        }
        return .members([
            "motions": track.motions.isEmpty ? nil : json(of: track.motions),
            "pieces": pieces.isEmpty ? nil : .array(pieces),
            "screen": track.showsScreen == pieces.isEmpty ? nil : .number(track.showsScreen ? 1 : 0),
        ])
    }

    private mutating func json(of motions: [Motion]) -> JSON {
        var list: [JSON] = []
        for motion in motions { list.append(json(of: motion)) }
        return .array(list)
    }

    private mutating func json(of motion: Motion) -> JSON {
        if case .keyframes(let keyframes) = motion.form {
            return .array(keyframes.map { $0.json.rounded(SampledMotions.decimals) })
        }
        let last = places.last ?? 1
        let poses = places.map { motion.pose(at: $0 / last) }
        let numbers = poses.map(\.numbers)
        var pose: [JSON.Member] = []
        var moving: [JSON] = []
        for field in Pose.fields {
            var rows = numbers.map { $0[field.key] ?? field.usual }
            guard let first = rows.first, rows.contains(where: { $0 != field.usual }) else { continue }
            guard rows.allSatisfy({ $0.count == first.count }) else {
                isComplete = false
                continue
            }
            // What does not count at a moment need not change for it.
            if let start = field.inessential, let used = poses.firstIndex(where: { $0.uses(field.key) }) {
                var last = rows[used]
                for index in rows.indices {
                    if poses[index].uses(field.key) { last = rows[index] }
                    rows[index].replaceSubrange(start..., with: last[start...])
                }
            }
            pose.append(.init(key: field.key, value: JSON.numbers(rows[0]).rounded(SampledMotions.decimals)))
            for index in first.indices where rows.contains(where: { $0[index] != rows[0][index] }) {
                let text = TrackText.encode(rows.map { $0[index] }, decimals: field.decimals(index), isExact: false)
                moving.append(
                    .array([.string(field.key), .number(Double(index)), .number(Double(self.index(of: text)))]))
            }
        }
        return .members(["pose": .object(pose), "x": moving.isEmpty ? nil : .array(moving)])
    }

    private mutating func index(of track: String) -> Int {
        if let index = indices[track] { return index }
        tracks.append(track)
        indices[track] = tracks.count - 1
        return tracks.count - 1
    }
}

extension Pose {
    /// One value of a pose.
    fileprivate struct Field {
        /// What it is called in the data.
        let key: String
        /// Its numbers at rest.
        let usual: [Double]
        /// The decimals of its numbers; those of the last one are those of all that follow.
        let all: [Int]
        /// The first of the numbers that count only where ``Pose/uses(_:)`` says so; nil if all always do.
        var inessential: Int?

        func decimals(_ index: Int) -> Int { all[min(index, all.count - 1)] }
    }

    fileprivate static let fields = [
        Field(key: "offset", usual: [0, 0, 0, 0, 0], all: [5, 5, 2]),
        Field(key: "scale", usual: [1, 1], all: [5]),
        Field(key: "rotation", usual: [0, 0, 0, 1], all: [4, 5], inessential: 1),
        Field(key: "anchor", usual: [0.5, 0.5, 0], all: [5, 5, 2], inessential: 0),
        Field(key: "opacity", usual: [1], all: [4]), Field(key: "radius", usual: [0], all: [2]),
        Field(key: "shade", usual: [0], all: [4]),
        Field(key: "shadow", usual: [0, 0, 0, 0], all: [4, 2], inessential: 1),
        Field(key: "rect", usual: [0, 0, 1, 1, 0], all: [5, 5, 5, 5, 2]), Field(key: "circle", usual: [], all: [5]),
        Field(key: "polygon", usual: [], all: [5]),
    ]

    /// Whether the pose needs what a field says beside an amount: the axis of a turn, an anchor, the size of a shadow.
    fileprivate func uses(_ key: String) -> Bool {
        switch key {
        case "rotation": rotation.angle != 0
        case "anchor": rotation.angle != 0 || scale != Scale()
        case "shadow": shadow.opacity != 0
        default: true
        }
    }

    /// The numbers of the fields that the pose has.
    fileprivate var numbers: [String: [Double]] {
        var numbers: [String: [Double]] = [
            "offset": [offset.x, offset.y, offset.dx, offset.dy, offset.depth], "scale": [scale.x, scale.y],
            "rotation": [rotation.angle * 180 / .pi, rotation.axis.x, rotation.axis.y, rotation.axis.z],
            "anchor": [anchor.x, anchor.y, anchor.depth], "opacity": [opacity], "radius": [cornerRadius],
            "shade": [shade],
            "shadow": [shadow.opacity, shadow.radius, shadow.dx, shadow.dy],
        ]
        switch clip {
        case .none: break
        case .roundedRect(let rect, let radius): numbers["rect"] = [rect.x, rect.y, rect.width, rect.height, radius]
        case .circle(let x, let y, let radius): numbers["circle"] = [x, y, radius]
        case .polygon(let polygon): numbers["polygon"] = (0..<polygon.count).flatMap { [polygon[$0].x, polygon[$0].y] }
        }
        return numbers
    }
}
