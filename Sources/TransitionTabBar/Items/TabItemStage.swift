#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// A view that draws itself at a progress and replaces an item's picture during an animation, such as a player of
/// vector animations. A display link calls it for each frame.
///
///     extension RocketView: TabItemDrawing {
///         func drawItem(at progress: Double) { currentProgress = progress }
///     }
@MainActor
public protocol TabItemDrawing: UIView {
    /// Draws the picture at a progress: 0 at the start, 1 at the end, and beyond for springs.
    func drawItem(at progress: Double)
}

/// The content of an item's parts during an animation.
@MainActor
struct TabItemContent {
    var image: UIImage?
    var alternateImage: UIImage?
    /// A view that replaces the images.
    var drawing: (any TabItemDrawing)?
    var title: String?
    /// The colour of the title; nil for the tint.
    var titleColor: UIColor?
    var titleFont = UIFont.systemFont(ofSize: 10, weight: .medium)
    var badge: String?
    var badgeColor: UIColor?
    var tint = UIColor.black
    /// How an image fills the icon's frame.
    var contentMode = UIView.ContentMode.center
}

/// The moving parts of one item: views above it, or one view in its own place. Touches pass through the views above,
/// and assistive technologies ignore them.
@MainActor
final class TabItemStage {
    /// The view that contains the parts, with the item's size; or the one view that moves.
    let view: UIView
    /// The layers that move.
    private(set) var layers: [StagedLayer] = []
    /// The app's views that draw themselves.
    let drawings: [any TabItemDrawing]
    private let isInPlace: Bool

    /// - Parameters:
    ///   - choreography: The motions of the parts, as displayed.
    ///   - scene: The frames of the parts, as displayed.
    ///   - drawing: A view of the app inside the item, which draws itself in its place.
    init(
        _ choreography: TabItemChoreography, in scene: TabItemScene, showing content: TabItemContent,
        drawing: (any TabItemDrawing)? = nil
    ) {
        view = UIView()
        isInPlace = false
        drawings = [content.drawing, drawing].compactMap { $0 }
        view.hideFromAssistiveTechnologies()
        view.frame = CGRect(origin: .zero, size: scene.size)
        build(choreography, scene, content)
    }

    /// Creates a stage of one view, which moves in its place while its model stays at rest.
    init(moving view: UIView, by motions: [Motion]) {
        self.view = view
        isInPlace = true
        drawings = []
        stage(view.layer, motions, TabItemScene.placement(of: view.frame))
    }

    // MARK: Set-up

    private func build(_ choreography: TabItemChoreography, _ scene: TabItemScene, _ content: TabItemContent) {
        func put(_ part: UIView, _ kind: TabItemPart, _ motions: [Motion]? = nil) {
            guard let frame = scene.frame(of: kind) else { return }
            self.add(
                part, at: frame, isFramed: choreography.framed.contains(kind), motions: motions ?? choreography[kind])
        }
        func picture(_ image: UIImage?) -> UIImageView {
            let picture = UIImageView(image: image)
            // Unbalanced insets squeeze the picture.
            let isSqueezed = content.contentMode == .center && content.image.map { $0.size != scene.icon.size } ?? false
            picture.contentMode = isSqueezed ? .scaleToFill : content.contentMode
            picture.tintColor = content.tint
            return picture
        }
        for shape in choreography.shapes where shape.isBehind { add(shape, icon: scene.icon, tint: content.tint) }
        if let drawing = content.drawing {
            put(drawing, .icon)
        } else if choreography.replacesIcon {
            if !choreography.alternateIcon.isEmpty {
                put(picture(content.alternateImage ?? content.image), .alternateIcon)
            }
            let frames = Self.frames(of: choreography.picture)
            let own = picture(content.image)
            if Self.plays(choreography.picture, on: own) {
                put(own, .icon, [])
            } else if frames.isEmpty {
                put(own, .icon)
            } else {
                for (index, image) in (frames + [nil]).enumerated() {
                    let isShown = TabItemPicture.visibility(ofFrame: index, among: frames.count)
                    put(image.map(picture) ?? own, .icon, choreography.icon + [isShown])
                }
            }
        }
        if let title = content.title, !choreography.title.isEmpty {
            let label = UILabel()
            label.text = title
            label.font = content.titleFont
            label.textColor = content.titleColor ?? content.tint
            label.textAlignment = .center
            put(label, .title)
        }
        for shape in choreography.shapes where !shape.isBehind { add(shape, icon: scene.icon, tint: content.tint) }
        if let text = content.badge, let frame = scene.badge {
            put(Self.badge(text, on: content.badgeColor, in: frame), .badge)
        }
    }

    private static func frames(of picture: TabItemPicture) -> [UIImage] {
        guard case .frames(let images) = picture else { return [] }
        return images.compactMap { image in
            switch image {
            case .named(let name): UIImage(named: name)
            case .symbol(let name): UIImage(systemName: name)
            }
        }
    }

    /// Begins the effect of the system for a picture; returns false without one.
    private static func plays(_ picture: TabItemPicture, on view: UIImageView) -> Bool {
        guard case .effect(let effect) = picture, let name = TabItemEffectName(rawValue: effect.rawValue) else {
            return false
        }
        return view.play(name)
    }

    private static func badge(_ text: String, on color: UIColor?, in frame: CGRect) -> UIView {
        let badge = UILabel()
        badge.text = text
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = color ?? .systemRed
        badge.layer.cornerRadius = min(frame.width, frame.height) / 2
        badge.layer.masksToBounds = true
        return badge
    }

    private func add(_ part: UIView, at frame: CGRect, isFramed: Bool, motions: [Motion]) {
        var parent = view
        if isFramed {
            let window = UIView(frame: frame)
            window.clipsToBounds = true
            view.addSubview(window)
            parent = window
        }
        part.isUserInteractionEnabled = false
        part.frame = parent === view ? frame : CGRect(origin: .zero, size: frame.size)
        parent.addSubview(part)
        stage(part.layer, motions, TabItemScene.placement(of: frame))
    }

    private func add(_ shape: TabItemShape, icon: CGRect, tint: UIColor) {
        let layer = CAShapeLayer()
        let frame = shape.rect.tamed.rect(in: icon)
        layer.bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        layer.fillColor = tint.cgColor
        switch shape.outline {
        case .disc: layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
        case .ring(let width):
            let inset = min(CGFloat(width.tamed(to: 0...10_000, otherwise: 0)), frame.width, frame.height) / 2
            layer.path = CGPath(ellipseIn: layer.bounds.insetBy(dx: inset, dy: inset), transform: nil)
            layer.fillColor = nil
            layer.strokeColor = tint.cgColor
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
        stage(layer, shape.motions, TabItemScene.placement(of: shape, icon: icon))
    }

    private func stage(_ layer: CALayer, _ motions: [Motion], _ placement: Placement) {
        let element = DrawList.Element(motions: motions, placement: placement)
        layers.append(StagedLayer(layer: layer, element: element))
    }

    // MARK: Animation

    /// Adds a run to Core Animation.
    ///
    /// - Parameters:
    ///   - repeats: Whether the run begins again at its end.
    ///   - start: The start time of the run; nil for the commit of this change.
    ///   - onEnd: Called when the run is over or its animations are removed.
    func play(_ run: ProgressRun, repeats: Bool, since start: CFTimeInterval?, onEnd: @escaping @MainActor () -> Void) {
        let time = start.map { view.layer.convertTime($0, from: nil) }
        StagedLayer.play(
            layers, along: run, repeats: repeats, since: time, timedBy: view.layer,
            eyeDistance: TabItemScene.eyeDistance, keepingModels: isInPlace, onEnd: onEnd)
    }

    /// Removes all views and animations of the stage.
    func strike() {
        guard isInPlace else { return view.removeFromSuperview() }
        StagedLayer.rest(layers, timedBy: view.layer, eyeDistance: TabItemScene.eyeDistance)
        layers = []
    }
}
#endif
