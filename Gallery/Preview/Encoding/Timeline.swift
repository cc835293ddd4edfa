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
        /// The layer in each frame that has it.
        fileprivate var layers: [(frame: Int, layer: DrawnLayer)] = []

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
            note(layer, at: root, frame: frame, rank: 0)
        }
        branch(root)
        settleOrder(of: root)
    }

    private func note(_ layer: DrawnLayer, at node: Node, frame: Int, rank: Int) {
        node.frames[frame] = layer.numbers
        node.ranks[frame] = rank
        node.layers.append((frame, layer))
    }

    /// Finds out what is in a node. Where that is always the same, one frame says it all.
    private func branch(_ node: Node) {
        guard let inside = node.layers.first?.layer.children else { return }
        let isStill = node.layers.allSatisfy { $0.layer.children == inside }
        for (frame, layer) in isStill ? [(0, node.layers[0].layer)] : node.layers {
            for (rank, child) in layer.children.enumerated() {
                // A layer whose text or picture becomes another one is two layers that take turns.
                let known = node.children.first {
                    $0.id == child.id && $0.frames[frame] == nil && $0.content == child.content
                        && $0.picture == child.picture
                }
                let into = known ?? Node(child, count: isStill ? 1 : node.frames.count)
                if known == nil { node.children.append(into) }
                note(child, at: into, frame: frame, rank: rank)
            }
        }
        node.layers = []
        node.children.forEach(branch)
    }

    /// Puts the children in an order from back to front that holds in every frame; if there is none, says so for each.
    private func settleOrder(of node: Node) {
        let means = node.children.map { child in
            let there = child.ranks.compactMap { $0 }
            return Double(there.reduce(0, +)) / Double(there.count)
        }
        let sorted = zip(node.children.indices, means).sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        node.children = sorted.map { node.children[$0.0] }
        let frames = 0..<(node.children.first?.frames.count ?? 0)
        let holds = frames.allSatisfy { frame in
            let ranks = node.children.compactMap { $0.ranks[frame] }
            return zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 }
        }
        for child in node.children {
            if !holds {
                for frame in frames where child.frames[frame] != nil {
                    child.frames[frame]?[.order] = child.ranks[frame].map { [Double($0)] }
                }
            }
            settleOrder(of: child)
        }
    }
}
