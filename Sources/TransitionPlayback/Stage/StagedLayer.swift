#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A layer on the stage, of a screen or a piece, with the element that it draws and its previous values.
@MainActor
package final class StagedLayer {
    let layer: CALayer
    /// The element of the layer, with its motions.
    package let element: DrawList.Element
    /// The black layer over it; nil if it is never shaded.
    private(set) var shade: CALayer?
    /// The layer that casts the shadow; nil without a shadow. The shadow of the staged layer itself would be cut off
    /// together with its corners, or with the content of a scroll view. On dark screens, where no shadow can be seen,
    /// it is a thin rim of light.
    private(set) var caster: CALayer?
    /// The property of the caster that holds the shadow's opacity.
    let shadowValue: AnimatedValue
    /// The layers that move with this one and are removed at the end.
    private(set) var helpers: [CALayer] = []
    /// The masks of the layer and of its shade, with their clips.
    private(set) var clipStacks: [ClipStack] = []
    private var rest: LayerState
    private var isTransformedAtRest: Bool
    /// Whether the layer belongs to a whole screen in a transition's container.
    let isScreen: Bool
    /// Whether the layer's edges are smoothed, because it turns.
    private let isTurned: Bool
    /// How far the layer is moved beside its pose, because it follows a finger.
    var drift = SIMD2<Double>()
    /// The zPosition that was last set.
    private var zPosition: CGFloat?

    /// - Parameters:
    ///   - isScreen: Whether the layer belongs to a whole screen in a transition's container.
    ///   - isDark: Whether the screens have a dark appearance.
    ///   - positionInContainer: The layer's position in the container if its superlayer is another layer; nil for the
    ///     position in its superlayer.
    package init(
        layer: CALayer, element: DrawList.Element, isScreen: Bool = false, isDark: Bool = false,
        positionInContainer: CGPoint? = nil
    ) {
        self.layer = layer
        self.element = element
        self.isScreen = isScreen
        rest = LayerState(of: layer)
        isTransformedAtRest = !CATransform3DIsIdentity(layer.transform)
        isTurned = element.piece == nil && !element.isHidden && element.turns
        shadowValue = isDark ? .opacity : .shadowOpacity
        guard !element.isHidden else { return }
        if let shadow = element.shadow {
            let caster =
                isDark
                ? Self.rim(of: layer, cornerRadius: element.cornerRadius)
                : Self.caster(of: layer, shadow: shadow.tamed, cornerRadius: element.cornerRadius)
            self.caster = caster
            helpers.append(caster)
        }
        if element.hasShade {
            let shade = Self.twin(of: layer)
            shade.backgroundColor = UIColor.black.cgColor
            if let positionInContainer { shade.position = positionInContainer }
            self.shade = shade
            helpers.append(shade)
        }
        if !element.clips.isEmpty {
            clipStacks.append(ClipStack(element.clips, masking: layer))
            if let shade { clipStacks.append(ClipStack(element.clips, masking: shade)) }
        }
        if element.traits.contains(.cornerRadius) { layer.masksToBounds = true }
        if isTurned {
            layer.allowsEdgeAntialiasing = true
            if isDark { caster?.allowsEdgeAntialiasing = true }
        }
    }

    /// The layers inside the masks. These layers move; the masks do not.
    var clips: [ClipLayer] { isClipped ? clipStacks.flatMap(\.clips) : [] }

    var isClipped: Bool { !clipStacks.isEmpty }

    /// Whether the layer belongs to a screen without other layers.
    var isScreenAlone: Bool { isScreen && helpers.isEmpty && !isClipped }

    /// Returns an empty layer in the same place.
    private static func twin(of layer: CALayer) -> CALayer {
        let twin = CALayer()
        twin.bounds = CGRect(origin: .zero, size: layer.bounds.size)
        twin.anchorPoint = layer.anchorPoint
        twin.position = layer.position
        if layer.cornerRadius > 0 {
            twin.cornerRadius = layer.cornerRadius
            twin.cornerCurve = layer.cornerCurve
            twin.maskedCorners = layer.maskedCorners
        }
        return twin
    }

    /// Returns an empty layer in the same place with a shadow. The layer has a shadow path, so Core Animation does not
    /// need to compute the outline of the whole screen in every frame.
    private static func caster(of layer: CALayer, shadow: Pose.Shadow, cornerRadius: Double) -> CALayer {
        let caster = twin(of: layer)
        let corner = corner(of: caster, layer, cornerRadius)
        caster.cornerRadius = corner
        caster.shadowPath = CGPath(
            roundedRect: caster.bounds, cornerWidth: corner, cornerHeight: corner, transform: nil
        )
        caster.shadowColor = UIColor.black.cgColor
        caster.shadowRadius = CGFloat(shadow.radius)
        caster.shadowOffset = CGSize(width: shadow.dx, height: shadow.dy)
        return caster
    }

    /// Returns an empty layer in the same place with a border of light around the layer. The border goes a little under
    /// the layer, so that no gap opens between the two where they are turned or small.
    private static func rim(of layer: CALayer, cornerRadius: Double) -> CALayer {
        let rim = twin(of: layer)
        let (size, width, anchor) = (rim.bounds.size, Self.rimWidth - Self.rimOverlap, rim.anchorPoint)
        let corner = corner(of: rim, layer, cornerRadius)
        rim.cornerRadius = corner > 0 ? corner + width : 0
        rim.bounds = rim.bounds.insetBy(dx: -width, dy: -width)
        // The anchor stays where it is in the container.
        rim.anchorPoint = CGPoint(
            x: (anchor.x * size.width + width) / (size.width + 2 * width),
            y: (anchor.y * size.height + width) / (size.height + 2 * width))
        rim.borderWidth = Self.rimWidth
        rim.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
        rim.opacity = 0
        return rim
    }

    /// The width of a rim of light, and how much of it is under the layer, in points.
    private static let (rimWidth, rimOverlap): (CGFloat, CGFloat) = (2, 0.5)

    private static func corner(of twin: CALayer, _ layer: CALayer, _ cornerRadius: Double) -> CGFloat {
        let radius = max(CGFloat(cornerRadius), layer.cornerRadius)
        return max(min(radius, twin.bounds.width / 2, twin.bounds.height / 2), 0)
    }

    /// Returns the layer's transform for an appearance, combined with its transform at rest.
    ///
    /// - Parameter offset: The distance beside the pose, in points.
    func transform(
        _ appearance: Appearance, eyeDistance: Double, movedBy offset: SIMD2<Double> = .zero
    ) -> CATransform3D {
        var matrix = appearance.matrix(eyeDistance: eyeDistance, placement: element.placement)
        if offset != .zero { matrix.move(by: offset) }
        return transform(matrix, anchorPoint: layer.anchorPoint)
    }

    /// Returns the layer's transform for a matrix relative to the element's centre.
    ///
    /// - Parameter anchorPoint: The layer's anchor point.
    func transform(_ matrix: Matrix4, anchorPoint: CGPoint) -> CATransform3D {
        let own = CATransform3D(matrix.about(anchorPoint, size: element.placement.size))
        return isTransformedAtRest ? CATransform3DConcat(rest.transform, own) : own
    }

    /// Returns the layer's opacity for a choreographed opacity.
    func opacity(_ opacity: Double) -> Float {
        isScreen ? ScreenOpacity.shown(Float(opacity), rest: rest.opacity) : rest.opacity * Float(opacity)
    }

    func opacity(_ appearance: Appearance) -> Float { opacity(appearance.opacity) }

    /// Returns the opacity of the shade or the shadow caster. These layers do not fade with the staged layer, so
    /// `strength` (their opacity over an opaque layer) is multiplied by the choreographed opacity.
    func faded(_ strength: Double, opacity: Double) -> Float {
        Float(min(strength, 1)) * (rest.opacity * Float(opacity))
    }

    func shadeOpacity(_ appearance: Appearance) -> Float { faded(appearance.shade, opacity: appearance.opacity) }

    func shadowOpacity(_ appearance: Appearance) -> Float {
        faded(appearance.shadow.opacity, opacity: appearance.opacity)
    }

    /// Returns the layer's corner radius for a choreographed radius, in points.
    func cornerRadius(_ radius: Double) -> CGFloat {
        let widest = min(element.placement.size.width, element.placement.size.height) / 2
        return max(rest.cornerRadius, min(CGFloat(radius), max(widest, 0)))
    }

    func cornerRadius(_ appearance: Appearance) -> CGFloat { cornerRadius(appearance.cornerRadius) }

    /// Sets the model values to those at a progress. Must run with implicit actions off.
    ///
    /// - Parameter leavesScreens: Whether screens keep their model values, as in a run, where only animations move
    ///   them.
    func write(
        _ appearance: Appearance, at progress: Double, eyeDistance: Double, leavesScreens: Bool = false
    ) {
        let traits = element.traits
        let writesLayer = !(isScreen && leavesScreens)
        if traits.contains(.transform) {
            let transform = transform(appearance, eyeDistance: eyeDistance, movedBy: drift)
            if writesLayer { layer.transform = transform }
            for helper in helpers { helper.transform = transform }
        }
        if traits.contains(.opacity), writesLayer { layer.opacity = opacity(appearance) }
        if let shade { shade.opacity = shadeOpacity(appearance) }
        if traits.contains(.cornerRadius) {
            let radius = cornerRadius(appearance)
            if writesLayer { layer.cornerRadius = radius }
            shade?.cornerRadius = radius
        }
        if shadowValue == .opacity {
            caster?.opacity = shadowOpacity(appearance)
        } else {
            caster?.shadowOpacity = shadowOpacity(appearance)
        }
        guard let own = clipStacks.first else { return }
        followBounds()
        for (index, clip) in own.clips.enumerated() {
            let value = clip.value(at: progress, size: element.placement.size)
            for stack in clipStacks { stack.clips[index].show(value) }
        }
    }

    /// Moves the masks to the origin of the layer's bounds. Must run with implicit actions off.
    func followBounds() {
        for stack in clipStacks { stack.follow() }
    }

    /// Sets the zPosition of the layer and its helpers. The shade is a later sibling and therefore above its layer; the
    /// caster is half a step behind.
    func place(at zPosition: CGFloat, step: CGFloat) {
        guard zPosition != self.zPosition else { return }
        self.zPosition = zPosition
        if !element.isInPlace { layer.zPosition = zPosition }
        shade?.zPosition = zPosition
        caster?.zPosition = zPosition - step / 2
    }

    /// Sets the model values of a screen to its values at rest before a run, because UIKit lays out scroll views and
    /// safe areas from the model (F120, F193). If the app has changed a value since `appearance` was written, the value
    /// of the app stays.
    func comeToRest(from appearance: Appearance, eyeDistance: Double) {
        guard isScreen else { return }
        rest.restorePose(
            layer, written: written(for: appearance, eyeDistance: eyeDistance), traits: element.traits)
    }

    /// Takes the values that the app has set on a screen as its values at rest. Called at the end of a run.
    func adoptRest() {
        guard isScreen else { return }
        rest.adoptPose(of: layer)
        isTransformedAtRest = !CATransform3DIsIdentity(layer.transform)
    }

    /// Returns the layer's values at rest, with those written for an appearance.
    private func written(for appearance: Appearance, eyeDistance: Double) -> LayerState {
        var written = rest
        let traits = element.traits
        if traits.contains(.transform) {
            written.transform = transform(appearance, eyeDistance: eyeDistance, movedBy: drift)
        }
        if traits.contains(.opacity) { written.opacity = opacity(appearance) }
        if traits.contains(.cornerRadius) { written.cornerRadius = cornerRadius(appearance) }
        return written
    }

    /// Removes the helpers and restores the layer. `appearance` is the one for which the layer's current values were
    /// written; nil means the values at rest.
    func restore(from appearance: Appearance?, eyeDistance: Double) {
        for helper in helpers { helper.removeFromSuperlayer() }
        var written = appearance.map { self.written(for: $0, eyeDistance: eyeDistance) } ?? rest
        if element.traits.contains(.cornerRadius) { written.masksToBounds = true }
        if !element.isInPlace, let zPosition { written.zPosition = zPosition }
        if let stack = clipStacks.first { written.mask = stack.mask }
        if isTurned { written.allowsEdgeAntialiasing = true }
        rest.restore(layer, written: written, traits: element.traits)
    }
}

extension Matrix4 {
    /// Returns the matrix relative to the element's centre, converted for a layer with another anchor point.
    fileprivate func about(_ anchorPoint: CGPoint, size: CGSize) -> Matrix4 {
        about(
            x: (Double(anchorPoint.x) - 0.5) * Double(size.width),
            y: (Double(anchorPoint.y) - 0.5) * Double(size.height))
    }
}
#endif
