extension DrawList {
    /// The number of layers of each kind that a choreography needs, in addition to those of the screens' own views.
    package struct LayerCount: Equatable, Sendable {
        /// Layers that show a part of a screen.
        var pieces = 0
        /// Black layers over shaded elements.
        var shades = 0
        /// Layers that cast a shadow.
        var shadows = 0
        /// Masks. Each contains some of the ``clips``.
        var masks = 0
        /// Layers inside the masks, one for each clip.
        var clips = 0
        /// The layer with the colour behind all others.
        var backdrops = 0

        /// The number of all these layers.
        package var total: Int { pieces + shades + shadows + masks + clips + backdrops }
    }

    /// The number of layers that the stage creates.
    package var layerCount: LayerCount {
        var count = LayerCount()
        if backdrop != nil { count.backdrops = 1 }
        for element in elements {
            if element.piece != nil { count.pieces += 1 }
            if element.hasShade { count.shades += 1 }
            if element.shadow != nil { count.shadows += 1 }
            guard !element.clips.isEmpty else { continue }
            let masked = element.hasShade ? 2 : 1
            count.masks += masked
            count.clips += masked * element.clips.count
        }
        return count
    }
}
