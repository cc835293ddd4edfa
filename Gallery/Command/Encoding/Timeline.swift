import Foundation

/// The frames of one run merged into one tree: each layer occurs once, with its values in every frame.
struct Timeline {
    /// One layer over all frames.
    final class Node {
        let id: Int
        let content: [JSON.Member]
        let picture: DrawnLayer.Picture?
        /// The attributes in each frame; nil where the layer does not exist.
        var frames: [[Attribute: [Double]]?]
        /// The place among the existing siblings in each frame.
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

    /// The tree of `frames`, which must not be empty.
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

    /// Finds the children of a node. If they are the same in every frame, one frame is enough.
    private func branch(_ node: Node) {
        guard let inside = node.layers.first?.layer.children else { return }
        let isStill = node.layers.allSatisfy { $0.layer.children == inside }
        for (frame, layer) in isStill ? [(0, node.layers[0].layer)] : node.layers {
            for (rank, child) in layer.children.enumerated() {
                // If the text or picture of a layer changes, it is treated as two layers that alternate.
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

    /// Sorts the children into an order from back to front that is right in every frame. If no such order exists, it
    /// stores the order for each frame.
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
