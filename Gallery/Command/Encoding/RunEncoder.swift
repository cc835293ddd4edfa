import Foundation

/// Converts the frames of an animator's runs into the data that the page plays. Parts that several runs have in common
/// are stored once.
struct RunEncoder {
    /// The tracks: one number over all frames each, as text.
    private(set) var tracks: [String] = []
    /// Lists of nodes that contain a change over time.
    private(set) var lists: [JSON] = []
    private var trackIndices: [String: Int] = [:]
    private var listIndices: [String: Int] = [:]
    /// Snapshots that pieces show parts of.
    private var pictures: [(picture: DrawnLayer.Picture, json: JSON)] = []

    /// What a node says of its children if they are one of this recording's lists.
    static let list = "y"
    /// The length, in characters, above which a list of nodes is shared.
    private static let worthSharing = 160

    /// The data of a run; `frames` must not be empty. Parts that other animators may have too go to `shared`.
    mutating func encode(_ frames: [DrawnLayer], shared: inout SharedPictures) -> JSON {
        let timeline = Timeline(frames)
        return encode(timeline.root, parent: timeline.root, shared: &shared).json
    }

    /// A node's data, and whether nothing in the node changes: then it exists whenever its parent does.
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
                    : .init(key: RunEncoder.list, value: .number(Double(index(of: list, text: text)))))
        } else if !children.isEmpty {
            members.append(.init(key: "n", value: list))
        }
        if !moving.isEmpty { members.append(.init(key: "x", value: .array(moving))) }
        // A list of this recording is no part of what all recordings share.
        let isReference = node.content.contains { $0.key == RunEncoder.list }
        return (.object(members), moving.isEmpty && areStill && !isReference)
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

    /// The numbers of each attribute in every frame. In frames without the layer, the numbers are those of the last
    /// frame with it (or of the first one, if there was none before), and the layer is invisible; if its parent is
    /// missing too, that need not be said.
    private static func series(of node: Timeline.Node, in parent: Timeline.Node) -> [Attribute: [[Double]]] {
        guard var last = node.frames.lazy.compactMap({ $0 }).first else { return [:] }
        // What is usual in every frame is not written, and need not be gathered.
        let used = node.frames.reduce(into: Set<Attribute>([.visible])) { used, frame in
            if let frame { used.formUnion(frame.keys) }
        }
        var series: [Attribute: [[Double]]] = [:]
        for (frame, around) in zip(node.frames, parent.frames) {
            if let frame { last = frame }
            for attribute in used {
                guard var values = last[attribute] ?? attribute.usual else { continue }
                if attribute == .visible, frame == nil, around != nil { values = [0] }
                series[attribute, default: []].append(values)
            }
        }
        // For an attribute without a usual value that is missing in the first frames, these get the first value that
        // exists.
        for (attribute, values) in series where values.count < node.frames.count {
            let missing = node.frames.count - values.count
            series[attribute] = Array(repeating: values[0], count: missing) + values
        }
        return series
    }

    /// The data of a snapshot: nothing in it changes, so its contents are shared with the screen that it was taken of.
    private mutating func json(of picture: DrawnLayer.Picture, shared: inout SharedPictures) -> JSON {
        if let known = pictures.first(where: { $0.picture == picture }) { return known.json }
        var encoder = RunEncoder()
        let root = encoder.encode([picture.root], shared: &shared)
        let json = JSON.members(["w": .number(picture.width), "h": .number(picture.height), "root": root])
        pictures.append((picture, json))
        return json
    }
}
