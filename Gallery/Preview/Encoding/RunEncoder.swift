import Foundation

/// Turns the frames of an animator's runs into the data that the page plays. What several runs have in common is kept
/// once.
struct RunEncoder {
    /// Numbers over all frames.
    private(set) var tracks: [String] = []
    /// Lists of nodes in which something moves.
    private(set) var lists: [JSON] = []
    private var trackIndices: [String: Int] = [:]
    private var listIndices: [String: Int] = [:]
    /// Pictures that pieces show parts of.
    private var pictures: [(picture: DrawnLayer.Picture, json: JSON)] = []

    /// Lists of nodes longer than this many characters are worth sharing.
    private static let worthSharing = 160

    /// The data of a run; `frames` must have one at least. What other animators may have too goes to `shared`.
    mutating func encode(_ frames: [DrawnLayer], shared: inout SharedPictures) -> JSON {
        let timeline = Timeline(frames)
        return encode(timeline.root, parent: timeline.root, shared: &shared).json
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
                let text = TrackText.encode(
                    track, decimals: attribute.decimals(at: index), isExact: attribute.isSwitch)
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
            members.append(.init(key: "i", value: json(of: picture, shared: &shared)))
        }

        let children = node.children.map { encode($0, parent: node, shared: &shared) }
        let areStill = children.allSatisfy(\.isStill)
        let list = JSON.array(children.map(\.json))
        let text = list.text
        if text.utf8.count > RunEncoder.worthSharing {
            members.append(
                areStill
                    ? .init(key: "u", value: .string(shared.key(of: list)))
                    : .init(key: "y", value: .number(Double(index(of: list, text: text)))))
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

    private mutating func index(of list: JSON, text: String) -> Int {
        if let index = listIndices[text] { return index }
        lists.append(list)
        listIndices[text] = lists.count - 1
        return lists.count - 1
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
    private mutating func json(of picture: DrawnLayer.Picture, shared: inout SharedPictures) -> JSON {
        if let known = pictures.first(where: { $0.picture == picture }) { return known.json }
        var encoder = RunEncoder()
        let root = encoder.encode([picture.root], shared: &shared)
        let json = JSON.members(["w": .number(picture.width), "h": .number(picture.height), "root": root])
        pictures.append((picture, json))
        return json
    }
}
