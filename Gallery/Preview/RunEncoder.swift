import Foundation

/// Turns the frames of one run into the data that the page plays.
struct RunEncoder {
    private var tracks: [String] = []
    private var trackIndices: [String: Int] = [:]

    /// Lists of nodes longer than this many characters are worth sharing.
    private static let worthSharing = 160

    /// The data of a run; `frames` must have one at least. What other runs may have too goes to `shared`.
    static func encode(_ frames: [DrawnLayer], shared: inout SharedPictures) -> JSON {
        var encoder = RunEncoder()
        let timeline = Timeline(frames)
        let root = encoder.encode(timeline.root, parent: timeline.root, shared: &shared).json
        return .members([
            "frames": .number(Double(frames.count)),
            "tracks": .array(encoder.tracks.map(JSON.string)),
            "root": root,
        ])
    }

    /// A node's data, and whether nothing in it moves: whenever its parent is there, so is it.
    private mutating func encode(
        _ node: Timeline.Node, parent: Timeline.Node, shared: inout SharedPictures
    ) -> (json: JSON, isStill: Bool) {
        var members: [JSON.Member] = []
        var moving: [JSON] = []
        let series = RunEncoder.series(of: node, in: parent)
        for attribute in Attribute.allCases {
            guard let values = series[attribute], let first = values.first else { continue }
            var changes: [JSON] = []
            for index in first.indices {
                let track = values.map { $0[index] }
                guard track.contains(where: { $0 != track[0] }) else { continue }
                let text = TrackText.encode(track, decimals: attribute.decimals(at: index))
                changes.append(
                    .array([
                        .string(attribute.rawValue), .number(Double(index)), .number(Double(self.index(of: text))),
                    ]))
            }
            if changes.isEmpty, first == attribute.usual { continue }
            members.append(.init(key: attribute.rawValue, value: .numbers(first)))
            moving += changes
        }
        members += node.content
        if let picture = node.picture {
            members.append(.init(key: "i", value: RunEncoder.json(of: picture, shared: &shared)))
        }

        let children = node.children.map { encode($0, parent: node, shared: &shared) }
        let areStill = children.allSatisfy(\.isStill)
        let list = JSON.array(children.map(\.json))
        if areStill, list.text.utf8.count > RunEncoder.worthSharing {
            members.append(.init(key: "u", value: .string(shared.key(of: list))))
        } else if !children.isEmpty {
            members.append(.init(key: "n", value: list))
        }
        if !moving.isEmpty { members.append(.init(key: "x", value: .array(moving))) }
        return (.object(members), moving.isEmpty && areStill)
    }

    private mutating func index(of track: String) -> Int {
        if let index = trackIndices[track] { return index }
        tracks.append(track)
        trackIndices[track] = tracks.count - 1
        return tracks.count - 1
    }

    /// The numbers of each attribute in every frame. Where the layer is not there it keeps what it had before, or will
    /// have, and is not visible; where its parent is not there either, that says enough.
    private static func series(of node: Timeline.Node, in parent: Timeline.Node) -> [Attribute: [[Double]]] {
        guard var last = node.frames.lazy.compactMap({ $0 }).first else { return [:] }
        var series: [Attribute: [[Double]]] = [:]
        for (frame, around) in zip(node.frames, parent.frames) {
            if let frame { last = frame }
            for attribute in Attribute.allCases {
                guard var values = last[attribute] ?? attribute.usual else { continue }
                if attribute == .visible, frame == nil, around != nil { values = [0] }
                series[attribute, default: []].append(values)
            }
        }
        // An attribute without a usual value that only some frames have: the others have what the first has.
        for (attribute, values) in series where values.count < node.frames.count {
            let missing = node.frames.count - values.count
            series[attribute] = Array(repeating: values[0], count: missing) + values
        }
        return series
    }

    /// A picture of a moment: nothing in it moves, so its inside is shared with the screen it was taken of.
    private static func json(of picture: DrawnLayer.Picture, shared: inout SharedPictures) -> JSON {
        var encoder = RunEncoder()
        let node = Timeline([picture.root]).root
        let root = encoder.encode(node, parent: node, shared: &shared).json
        return .members(["w": .number(picture.width), "h": .number(picture.height), "root": root])
    }
}
