extension DrawList {
    /// How many layers of each kind play a choreography, besides those of the screens' own views.
    struct LayerCount: Equatable, Sendable {
        /// Those that show a part of a screen.
        var pieces = 0
        /// The black ones over what is shaded.
        var shades = 0
        /// Those that cast a shadow.
        var shadows = 0
        /// Masks, each of which holds what it clips to.
        var masks = 0
        /// What the masks hold.
        var clips = 0
        /// The colour behind all.
        var backdrops = 0

        /// All of them.
        var total: Int { pieces + shades + shadows + masks + clips + backdrops }
    }

    /// How many layers the stage makes.
    var layerCount: LayerCount {
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
