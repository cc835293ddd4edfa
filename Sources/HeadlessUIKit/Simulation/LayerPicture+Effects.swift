extension Headless.LayerPicture {
    /// The numbers of the layers in this one whose effect fails on a device, because they or a layer around them are
    /// half transparent or have a mask, or because they are in a picture of less than a window (F122).
    public var failingEffects: [Int] { failing(isIncomplete: false) }

    private func failing(isIncomplete: Bool) -> [Int] {
        if isHidden || opacity <= 0 { return [] }
        let isIncomplete = isIncomplete || opacity < 1 || mask != nil
        var found = hasEffect && isIncomplete ? [id] : []
        if case .snapshot(let snapshot) = contents {
            found += snapshot.layers.flatMap { $0.failing(isIncomplete: true) }
        }
        return found + sublayers.flatMap { $0.failing(isIncomplete: isIncomplete) }
    }
}
