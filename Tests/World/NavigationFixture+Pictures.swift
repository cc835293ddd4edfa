import TransitionUIKit
import UIKit

/// A navigation controller that moves the whole window.
extension NavigationFixture {
    /// The view that moves.
    package var live: UIView { (tabs ?? navigation).view }

    package var pictureCount: Int { navigation.windowPictureCount }

    /// The place of a layer in the window: its frame's corner as moved by all transforms above it.
    package func place(of layer: CALayer) -> CGPoint {
        var point = CGPoint.zero
        var next: CALayer? = layer.presentation() ?? layer
        var model: CALayer? = layer
        while let shown = next, let own = model, own !== window.layer {
            point.x += shown.position.x - shown.anchorPoint.x * shown.bounds.width + shown.transform.m41
            point.y += shown.position.y - shown.anchorPoint.y * shown.bounds.height + shown.transform.m42
            model = own.superlayer
            next = model?.presentation() ?? model
        }
        return point
    }

    /// The pictures in the window, from the back to the front as they are drawn, each with the words that it shows.
    package func pictures() -> [(x: Double, words: Set<String>)] {
        Headless.picture(of: window.layer).sublayers.compactMap { layer in
            guard case .snapshot(let snapshot) = layer.contents else { return nil }
            return (layer.position.x - layer.bounds.width / 2 + layer.transform[12], Self.words(in: snapshot.layers))
        }
    }

    /// All words of some layers and what is in them.
    package static func words(in layers: [Headless.LayerPicture]) -> Set<String> {
        var words: Set<String> = []
        for layer in layers where !layer.isHidden && layer.opacity > 0 {
            if case .text(let text) = layer.contents { words.insert(text.string) }
            if case .snapshot(let snapshot) = layer.contents { words.formUnion(Self.words(in: snapshot.layers)) }
            words.formUnion(Self.words(in: layer.sublayers))
        }
        return words
    }
}
