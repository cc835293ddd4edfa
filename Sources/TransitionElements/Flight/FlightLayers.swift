#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The layers of one flight.
@MainActor
final class FlightLayers {
    /// The name of all layers of flights, for debuggers.
    static let name = "flying element"

    private let flight: Flight
    /// A layer for each box.
    private let layers: [CALayer]
    /// The views of the layers, if a view of the app flies, which must be in a view.
    private let views: [UIView]
    private var progress = Double.nan

    init(_ maker: FlightMaker) {
        let flight = maker.flight
        self.flight = flight
        let (start, end) = (maker.pair.background.place, maker.pair.foreground.place)
        let corners = start.cornerRadius > end.cornerRadius ? start : end
        let isView = maker.showings.contains { if case .view = $0 { true } else { false } }
        var layers: [CALayer] = []
        var views: [UIView] = []
        for (box, showing) in zip(flight.boxes, maker.showings) {
            let layer: CALayer
            switch showing {
            case .nothing where isView:
                let view = UIView()
                view.isUserInteractionEnabled = false
                // VoiceOver finds the view that flies, and not what is shown in its place.
                view.accessibilityElementsHidden = true
                views.append(view)
                layer = view.layer
            case .nothing: layer = CALayer()
            case .picture(let picture, let part, let gravity):
                layer = CALayer()
                layer.contents = picture
                if part != FlightMaker.whole { layer.contentsRect = part }
                if gravity != .resize { layer.contentsGravity = gravity }
            case .view(let view):
                views.append(view)
                layer = view.layer
            }
            switch box.part {
            case .shadow(let shadow):
                layer.shadowColor = UIColor.black.cgColor
                layer.shadowRadius = CGFloat(shadow.radius)
                layer.shadowOffset = shadow.offset
            case .window: layer.masksToBounds = true
            case .frame, .picture, .image:
                guard box.part == .frame || max(box.startRadius, box.endRadius) > 0 || Self.overflows(showing) else {
                    break
                }
                layer.masksToBounds = true
                if layer.maskedCorners != corners.maskedCorners { layer.maskedCorners = corners.maskedCorners }
                if layer.cornerCurve != corners.cornerCurve { layer.cornerCurve = corners.cornerCurve }
            case .content: break
            }
            if box.part != .content { layer.name = Self.name }
            layers.append(layer)
        }
        self.layers = layers
        self.views = views
    }

    private static func overflows(_ showing: FlightMaker.Showing) -> Bool {
        if case .picture(_, _, .resizeAspectFill) = showing { return true }
        return false
    }

    /// Adds the layers to the container.
    func enter(_ container: UIView, at zPosition: CGFloat) {
        for (index, box) in flight.boxes.enumerated() {
            let layer = layers[index]
            if box.parent == nil { layer.zPosition = zPosition }
            if views.isEmpty {
                (box.parent.map { layers[$0] } ?? container.layer).addSublayer(layer)
            } else {
                (box.parent.map { views[$0] } ?? container).addSubview(views[index])
            }
        }
    }

    /// Sets the model values to those at a progress.
    func pose(at progress: Double) {
        guard progress != self.progress else { return }
        self.progress = progress
        let part = flight.course.part(at: progress)
        for (index, box) in flight.boxes.enumerated() {
            let layer = layers[index]
            let place = box.box(at: progress, on: flight.course)
            switch box.part {
            case .content:
                layer.position = CGPoint(x: place.rect.midX, y: place.rect.midY)
                layer.transform = Self.transform(of: layer, covering: place.rect)
            case .shadow(let shadow):
                layer.show(place)
                layer.shadowPath = Self.path(of: place)
                layer.shadowOpacity = Float(Self.opacity(of: shadow, at: part))
            default: layer.show(place)
            }
            if box.fade != nil || box.strength < 1 {
                let opacity = Float(box.opacity(at: part))
                if layer.opacity != opacity { layer.opacity = opacity }
            }
        }
    }

    /// Adds the animations of a run.
    ///
    /// - Parameter fades: The animations that other flights of the run have, to share them.
    func animate(with writer: inout LayerAnimationWriter, sharing fades: inout [FadeKey: CAAnimation?]) {
        let course = flight.course
        for (index, box) in flight.boxes.enumerated() {
            let layer = layers[index]
            let bends = box.bends(on: course)
            if box.part == .content {
                writer.add(
                    writer.animation(of: .position, bends: bends) { progress in
                        let rect = box.box(at: progress, on: course).rect
                        return CGPoint(x: rect.midX, y: rect.midY)
                    }, of: .position, to: layer)
                writer.add(
                    writer.animation(of: .transform, bends: bends) {
                        Self.transform(of: layer, covering: box.box(at: $0, on: course).rect)
                    }, of: .transform, to: layer)
                continue
            }
            writer.animate(layer, isStraight: box.isStraight(on: course), bends: bends) {
                box.box(at: $0, on: course)
            }
            if case .shadow(let shadow) = box.part {
                writer.add(
                    writer.animation(of: .shadowPath, bends: bends) {
                        Self.path(of: box.box(at: $0, on: course))
                    }, of: .shadowPath, to: layer)
                writer.add(
                    writer.animation(of: .shadowOpacity, isStraight: false, bends: bends) {
                        Self.opacity(of: shadow, at: course.part(at: $0))
                    }, of: .shadowOpacity, to: layer)
            }
            guard let fade = box.fade else { continue }
            let key = FadeKey(fade: fade, strength: box.strength, after: course.after, until: course.until)
            if fades[key] == nil {
                fades[key] = writer.animation(
                    of: .opacity, isStraight: false, bends: (fade.bends.map(course.progress(at:)) + bends).sorted()
                ) { box.opacity(at: course.part(at: $0)) }
            }
            if let animation = fades[key] { writer.add(animation, of: .opacity, to: layer) }
        }
    }

    /// Flights with the same key fade alike.
    struct FadeKey: Hashable {
        let fade: FlightFade
        let strength: Double
        let after: Double
        let until: Double
    }

    func removeAnimations() {
        for layer in layers { layer.removeOwnAnimations() }
    }

    /// Removes the layers. A view of the app has no transform then, as before.
    func strike() {
        for (box, layer) in zip(flight.boxes, layers) {
            if box.part == .content {
                layer.removeOwnAnimations()
                layer.transform = CATransform3DIdentity
            }
        }
        for view in views.reversed() { view.removeFromSuperview() }
        if views.isEmpty {
            for (box, layer) in zip(flight.boxes, layers) where box.parent == nil { layer.removeFromSuperlayer() }
        }
    }

    private static func path(of box: LayerBox) -> CGPath {
        CGPath(
            roundedRect: box.rect, cornerWidth: CGFloat(box.cornerRadius), cornerHeight: CGFloat(box.cornerRadius),
            transform: nil)
    }

    private static func opacity(of shadow: FlightBox.ShadowPair, at part: Double) -> Double {
        lerp(shadow.startOpacity, shadow.endOpacity, min(max(part, 0), 1))
    }

    private static func transform(of layer: CALayer, covering rect: CGRect) -> CATransform3D {
        let scale = max(rect.width / layer.bounds.width, rect.height / layer.bounds.height, 0.001)
        return CATransform3DMakeScale(scale, scale, 1)
    }
}
#endif
