import UIKit

/// A layer as the headless UIKit records it, with its sublayers.
typealias LayerPicture = Headless.LayerPicture

extension LayerPicture {
    /// The part of a picture that fills the layer exactly, as fractions of the picture. With a gravity that leaves room, it
    /// reaches beyond the picture; with one that fills, it is less than the part that the layer has.
    ///
    /// - Parameter size: The size of the whole picture, in points.
    func shownPart(of size: CGSize) -> CGRect {
        let part = contentsRect
        let (width, height) = (part.width * size.width, part.height * size.height)
        guard width > 0, height > 0, bounds.width > 0, bounds.height > 0 else { return part }
        let (across, down) = (bounds.width / width, bounds.height / height)
        let scale: CGFloat
        switch contentsGravity {
        case "resizeAspectFill": scale = max(across, down)
        case "resizeAspect": scale = min(across, down)
        default: return part
        }
        let shown = CGSize(width: part.width * across / scale, height: part.height * down / scale)
        return CGRect(
            x: part.midX - shown.width / 2, y: part.midY - shown.height / 2, width: shown.width, height: shown.height)
    }
}

extension LayerPicture {
    /// Whether the layer shows a part of a picture that has nothing but words, and nothing else that depends on its frame.
    func showsWords(of snapshot: Snapshot) -> Bool {
        transform == LayerPicture.identity && anchorPoint == CGPoint(x: 0.5, y: 0.5) && !masksToBounds && isPlain
            && sublayers.isEmpty && snapshot.layers.allSatisfy(\.hasOnlyWords)
            && snapshot.layers.contains(where: \.hasWords)
    }

    private var hasWords: Bool {
        switch contents {
        case .text: true
        // What is drawn into a picture is a picture in it.
        case .snapshot(let inner): inner.layers.contains(where: \.hasWords)
        default: sublayers.contains(where: \.hasWords)
        }
    }

    private var hasOnlyWords: Bool {
        switch contents {
        case .none, .text: isPlain && sublayers.allSatisfy(\.hasOnlyWords)
        case .snapshot(let inner): isPlain && (sublayers + inner.layers).allSatisfy(\.hasOnlyWords)
        default: false
        }
    }

    /// Whether nothing is drawn of the layer's own frame.
    private var isPlain: Bool {
        (backgroundColor?.alpha ?? 0) == 0 && border == nil && shadow == nil && mask == nil
    }
}
