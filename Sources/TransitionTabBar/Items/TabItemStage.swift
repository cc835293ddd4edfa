#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// A view that can draw itself at a progress, to stand in for an item's picture while the item moves: a player of vector
/// animations, say.
///
///     extension RocketView: TabItemDrawing {
///         func drawItem(at progress: Double) { currentProgress = progress }
///     }
@MainActor
public protocol TabItemDrawing: UIView {
    /// Draws the picture at a progress: 0 at the start, 1 at the end; a spring may go beyond 1.
    func drawItem(at progress: Double)
}

/// What the parts of an item show while it moves.
@MainActor
struct TabItemContent {
    var image: UIImage?
    var alternateImage: UIImage?
    /// A view in place of the images.
    var drawing: (any TabItemDrawing)?
    var title: String?
    /// nil for the tint.
    var titleColor: UIColor?
    var titleFont = UIFont.systemFont(ofSize: 10, weight: .medium)
    var badge: String?
    var badgeColor: UIColor?
    var tint = UIColor.black
    /// How an image fills the place of the icon.
    var contentMode = UIView.ContentMode.center
}

/// The parts of one item as views above it, at any progress. Touches go through it, and assistive technologies do not
/// see it.
@MainActor
final class TabItemStage {
    /// The view that holds the parts. It is as large as the item.
    let view = UIView()
    private let scene: TabItemScene
    private let choreography: TabItemChoreography
    private let content: TabItemContent
    private var layers: [StagedLayer] = []
    private let picture = UIImageView(image: nil)
    private let frames: [UIImage]
    private let playsEffect: Bool

    /// - Parameters:
    ///   - choreography: What the parts do, as it is seen.
    ///   - scene: Their places, as they are seen.
    init(_ choreography: TabItemChoreography, in scene: TabItemScene, showing content: TabItemContent) {
        self.scene = scene
        self.choreography = choreography
        self.content = content
        if case .frames(let images) = choreography.picture {
            frames = images.compactMap { image in
                switch image {
                case .named(let name): UIImage(named: name)
                case .symbol(let name): UIImage(systemName: name)
                }
            }
        } else {
            frames = []
        }
        picture.image = content.image
        if case .effect(let effect) = choreography.picture, let name = TabItemEffectName(rawValue: effect.rawValue) {
            playsEffect = content.drawing == nil && picture.play(name)
        } else {
            playsEffect = false
        }
        view.hideFromAssistiveTechnologies()
        view.frame = CGRect(origin: .zero, size: scene.size)
        build()
    }

    private func build() {
        for shape in choreography.shapes where shape.isBehind { add(shape) }
        let replacesIcon = choreography.replacesIcon || content.drawing != nil
        if replacesIcon, content.drawing == nil, !choreography.alternateIcon.isEmpty {
            let before = UIImageView(image: content.alternateImage ?? content.image)
            show(before)
            add(before, .alternateIcon)
        }
        if replacesIcon {
            if content.drawing == nil { show(picture) }
            add(content.drawing ?? picture, .icon)
        }
        if let title = content.title, !choreography.title.isEmpty {
            let label = UILabel()
            label.text = title
            label.font = content.titleFont
            label.textColor = content.titleColor ?? content.tint
            label.textAlignment = .center
            add(label, .title)
        }
        for shape in choreography.shapes where !shape.isBehind { add(shape) }
        if let badge = content.badge { addBadge(badge) }
    }

    private func show(_ picture: UIImageView) {
        // Insets that do not balance each other squeeze the picture.
        let isSqueezed = content.contentMode == .center && content.image.map { $0.size != scene.icon.size } ?? false
        picture.contentMode = isSqueezed ? .scaleToFill : content.contentMode
        picture.tintColor = content.tint
    }

    private func addBadge(_ text: String) {
        guard let frame = scene.badge else { return }
        let badge = UILabel()
        badge.text = text
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = content.badgeColor ?? .systemRed
        badge.layer.cornerRadius = min(frame.width, frame.height) / 2
        badge.layer.masksToBounds = true
        add(badge, .badge)
    }

    private func add(_ part: UIView, _ kind: TabItemPart) {
        guard let frame = scene.frame(of: kind) else { return }
        var parent = view
        if choreography.framed.contains(kind) {
            let window = UIView(frame: frame)
            window.clipsToBounds = true
            view.addSubview(window)
            parent = window
        }
        part.isUserInteractionEnabled = false
        part.frame = parent === view ? frame : CGRect(origin: .zero, size: frame.size)
        parent.addSubview(part)
        let motions = playsEffect && kind == .icon ? [] : choreography[kind]
        stage(part.layer, motions, TabItemScene.placement(of: frame))
    }

    private func add(_ shape: TabItemShape) {
        let layer = CAShapeLayer()
        let frame = shape.rect.rect(in: scene.icon)
        layer.bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        layer.fillColor = content.tint.cgColor
        switch shape.outline {
        case .disc: layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
        case .ring(let width):
            let inset = min(CGFloat(max(width, 0)), frame.width, frame.height) / 2
            layer.path = CGPath(ellipseIn: layer.bounds.insetBy(dx: inset, dy: inset), transform: nil)
            layer.fillColor = nil
            layer.strokeColor = content.tint.cgColor
            layer.lineWidth = 2 * inset
        case .star, .drop:
            let path = CGMutablePath()
            for (index, corner) in (shape.outline.corners ?? []).enumerated() {
                let point = CGPoint(x: corner.x * Double(frame.width), y: corner.y * Double(frame.height))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
            layer.path = path
        }
        view.layer.addSublayer(layer)
        stage(layer, shape.motions, TabItemScene.placement(of: shape, icon: scene.icon))
    }

    private func stage(_ layer: CALayer, _ motions: [Motion], _ placement: Placement) {
        let element = DrawList.Element(motions: motions, placement: placement)
        layers.append(StagedLayer(layer: layer, element: element))
    }

    /// Shows the parts at a progress.
    func show(at progress: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in layers {
            let look = layer.element.appearance(at: progress)
            layer.write(look, at: progress, eyeDistance: TabItemScene.eyeDistance)
        }
        if !frames.isEmpty {
            let frame = TabItemPicture.frame(at: progress, of: frames.count)
            picture.image = frame.map { frames[$0] } ?? content.image
        }
        content.drawing?.drawItem(at: progress)
        CATransaction.commit()
    }

    /// Removes all that was drawn.
    func strike() { view.removeFromSuperview() }
}
#endif
