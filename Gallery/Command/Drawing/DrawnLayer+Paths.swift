extension DrawnLayer {
    /// The layer at the end of a path, which has the index of a child for each step; nil if it does not exist.
    func layer(at path: [Int]) -> DrawnLayer? {
        path.reduce(self as DrawnLayer?) { layer, index in
            layer.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
        }
    }

    /// The paths to all layers that have children, the outer ones before those within.
    var paths: [[Int]] {
        guard !children.isEmpty else { return [] }
        return [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
    }

    /// The same with other children in the layer at the end of a path, and with more content there.
    func replacing(
        childrenAt path: ArraySlice<Int>, by others: [DrawnLayer], content more: [JSON.Member] = []
    ) -> DrawnLayer {
        var layer = self
        if let index = path.first {
            guard children.indices.contains(index) else { return self }
            layer.children[index] = children[index]
                .replacing(childrenAt: path.dropFirst(), by: others, content: more)
        } else {
            layer.children = others
            layer.content += more
        }
        return layer
    }
}
