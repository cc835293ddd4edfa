import TransitionCore

extension Tiling.Tile {
    /// The tile with some more points of the screen at its trailing and lower sides, where the screen goes on: between
    /// neighbours that only touch, what is behind them would shine through their smoothed edges.
    func lapping(by points: Double = 1, in scene: TransitionScene) -> Self {
        var tile = self
        tile.rect.width = min(rect.width + points / max(scene.width, 1), max(1 - rect.x, rect.width))
        tile.rect.height = min(rect.height + points / max(scene.height, 1), max(1 - rect.y, rect.height))
        return tile
    }
}
