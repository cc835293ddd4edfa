extension Headless.LayerPicture {
    /// Whether there is nothing to be seen of it: no colour, border, shadow or contents anywhere in what is not hidden.
    public var isEmpty: Bool {
        if isHidden || opacity <= 0 { return true }
        if let color = backgroundColor, color.alpha > 0 { return false }
        if border != nil || shadow != nil { return false }
        switch contents {
        case .none: break
        case .snapshot(let snapshot): if !snapshot.isEmpty { return false }
        case .text(let text): if !text.string.isEmpty { return false }
        case .gradient, .shape, .image: return false
        }
        return sublayers.allSatisfy(\.isEmpty)
    }
}

extension Headless.LayerPicture.Snapshot {
    /// Whether nothing was drawn into it.
    public var isEmpty: Bool { layers.allSatisfy(\.isEmpty) }
}

#if !canImport(CoreGraphics)
extension Headless {
    /// Whether all pixels of an image are transparent: nothing was drawn into it, and its format was not opaque.
    public static func isEmpty(_ image: CGImage) -> Bool {
        !image.picture.isOpaque && image.picture.layers.allSatisfy(\.isEmpty)
    }
}
#endif
