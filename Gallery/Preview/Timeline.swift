import Foundation

/// The frames of one run merged into one tree: each layer once, with what of it moves.
struct Timeline {
    /// One layer over all frames.
    final class Node {
        let id: Int
        let content: [JSON.Member]
        let picture: DrawnLayer.Picture?
        /// One a frame; nil where the layer is not there.
        var frames: [[Attribute: [Double]]?]
        /// One a frame: the place among the siblings that are there.
        var ranks: [Int?]
        var children: [Node] = []

        init(_ layer: DrawnLayer, count: Int) {
            id = layer.id
            content = layer.content
            picture = layer.picture
            frames = Array(repeating: nil, count: count)
            ranks = Array(repeating: nil, count: count)
        }
    }

    let root: Node
    let count: Int

    /// The tree of `frames`, of which there must be one at least.
    init(_ frames: [DrawnLayer]) {
        count = frames.count
        root = Node(frames[0], count: frames.count)
        for (frame, layer) in frames.enumerated() {
            merge(layer, into: root, frame: frame, rank: 0)
        }
        settleOrder(of: root)
    }

    private func merge(_ layer: DrawnLayer, into node: Node, frame: Int, rank: Int) {
        node.frames[frame] = layer.numbers
        node.ranks[frame] = rank
        for (rank, child) in layer.children.enumerated() {
            // A layer whose text or picture becomes another one is two layers that take turns.
            let known = node.children.first {
                $0.id == child.id && $0.frames[frame] == nil && $0.content == child.content
                    && $0.picture == child.picture
            }
            let into = known ?? Node(child, count: count)
            if known == nil { node.children.append(into) }
            merge(child, into: into, frame: frame, rank: rank)
        }
    }

    /// Puts the children in an order from back to front that holds in every frame; if there is none, says so for each.
    private func settleOrder(of node: Node) {
        let means = node.children.map { child in
            let there = child.ranks.compactMap { $0 }
            return Double(there.reduce(0, +)) / Double(there.count)
        }
        let sorted = zip(node.children.indices, means).sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        node.children = sorted.map { node.children[$0.0] }
        let holds = (0..<count).allSatisfy { frame in
            let ranks = node.children.compactMap { $0.ranks[frame] }
            return zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 }
        }
        for child in node.children {
            if !holds {
                for frame in 0..<count where child.frames[frame] != nil {
                    child.frames[frame]?[.order] = child.ranks[frame].map { [Double($0)] }
                }
            }
            settleOrder(of: child)
        }
    }
}
