#if canImport(UIKit)
import UIKit

/// The layers that take part in one transition, and their values at rest.
///
/// Once it is built, posing it at a progress sets model values and nothing else. It never changes a view's frame,
/// bounds, centre or anchor point, and it puts back what it changed.
@MainActor
final class Stage {
    let container: CALayer
    let size: CGSize
    private let choreography: Choreography
    private let eyeDistance: Double
    private var layers: [StagedLayer] = []
    private var helpers: [CALayer] = []
    /// Animated throughout each run, so that a run in which no layer moves takes its time too, and so that it can be
    /// seen how far the run is.
    private let timekeeper = CALayer()
    private let slotsPerScreen: Int
    /// Further apart than any depth: a turned layer must not cut through its neighbour.
    private let depthStep: CGFloat
    /// Whether the background is outside of the container, posed where it is.
    private let isInPlace: Bool
    private(set) var progress: Double
    /// Hear of content that scrolls under a mask.
    private var offsetWatches: [OffsetWatch] = []

    /// The views of a transition, as the context gives them; either may be missing.
    struct Screens {
        var foreground: UIView?
        var background: UIView?

        subscript(role: ScreenRole) -> UIView? { role == .foreground ? foreground : background }
    }

    /// - Parameters:
    ///   - screens: The two views, in the container, with their final frames.
    ///   - container: The transition's container view.
    ///   - arriving: The parts of the screens that were not on screen before.
    ///   - progress: Where the transition starts.
    ///   - chrome: The presentation that leaves the background where it is; nil if it is in the container.
    init(
        screens: Screens,
        container: UIView,
        choreography: Choreography,
        arriving: Set<ScreenRole>,
        progress: Double,
        chrome: (any PresentationChrome)? = nil
    ) {
        self.container = container.layer
        isInPlace = chrome != nil
        self.choreography = choreography
        self.progress = progress
        size = container.bounds.size
        let roles: [ScreenRole] = chrome == nil ? ScreenRole.allCases : [.foreground]
        let pictures = ScreenPictures(
            of: roles.filter { !choreography[$0].pieces.isEmpty }, in: screens, arriving: arriving, container: container
        )
        eyeDistance = choreography.eyeDistance(in: size)
        slotsPerScreen = 2 + max(choreography.foreground.pieces.count, choreography.background.pieces.count)
        depthStep = Self.depthStep(for: size)
        unanimated {
            timekeeper.isHidden = true
            addHelper(timekeeper)
            if let backdrop = choreography.backdrop, chrome == nil { addBackdrop(backdrop) }
            if let view = screens.foreground {
                stage(view, as: .foreground, picture: pictures[.foreground])
            }
            if let view = screens.background {
                if isInPlace {
                    stageInPlace(view)
                } else {
                    stage(view, as: .background, picture: pictures[.background])
                }
            }
            // Without a foreground nothing moves, and the dimming is at rest.
            if let chrome, screens.foreground != nil { stageDimming(chrome.dimmingView) }
            pose()
        }
        followOffsets(of: [screens.foreground, screens.background])
    }

    static func depthStep(for size: CGSize) -> CGFloat { 16 * max(size.width, size.height, 1000) }

    // MARK: Setting up

    private func stage(_ view: UIView, as role: ScreenRole, picture: CGImage?) {
        let track = choreography[role]
        let frame = Self.frame(of: view.layer)
        // Beside others in a container, fractions are those of the container; alone on it, the screen's own.
        let placement =
            isInPlace
            ? Placement(frame: CGRect(origin: .zero, size: frame.size), containerSize: frame.size)
            : Placement(frame: frame, containerSize: size)
        // Without a picture there are no pieces to be seen; the screen itself is better than nothing.
        let isReplaced = !track.showsScreen && picture != nil
        let screen = StagedLayer(
            layer: view.layer,
            role: role,
            motions: track.motions,
            placement: placement,
            isHidden: isReplaced,
            slot: 0
        )
        layers.append(screen)
        for helper in screen.helpers { addHelper(helper) }
        guard let picture else { return }
        for (index, piece) in track.pieces.enumerated() {
            let layer = CALayer()
            let part = piece.rect.tamed
            let rect = part.rect(in: frame)
            layer.frame = rect
            layer.contents = picture
            layer.contentsRect = CGRect(x: part.x, y: part.y, width: part.width, height: part.height)
            layer.smoothOuterEdges(of: part)
            addHelper(layer)
            let staged = StagedLayer(
                layer: layer,
                role: role,
                motions: piece.motions,
                ridden: track.motions.isEmpty
                    ? nil : StagedLayer.Ridden(motions: track.motions, placement: placement),
                placement: isInPlace
                    ? Placement(
                        frame: rect.offsetBy(dx: -frame.minX, dy: -frame.minY), containerSize: frame.size)
                    : Placement(frame: rect, containerSize: size),
                slot: 1 + index
            )
            layers.append(staged)
            for helper in staged.helpers { addHelper(helper) }
        }
    }

    /// Poses a screen outside of the container. It comes without pieces, which would hang in the container for as long
    /// as it rests there.
    private func stageInPlace(_ view: UIView) {
        let frame = container.convert(Self.frame(of: view.layer), from: view.layer.superlayer)
        let staged = StagedLayer(
            layer: view.layer,
            role: .background,
            motions: choreography.background.motions,
            placement: Placement(frame: frame, containerSize: size),
            positionInContainer: container.convert(view.layer.position, from: view.layer.superlayer),
            slot: 0
        )
        layers.append(staged)
        for helper in staged.helpers { addHelper(helper) }
    }

    private func stageDimming(_ view: UIView) {
        layers.append(
            StagedLayer(
                layer: view.layer,
                role: .background,
                motions: [.from(.opacity(0))],
                placement: Placement(frame: Self.frame(of: view.layer), containerSize: size),
                slot: 0
            )
        )
    }

    private func addBackdrop(_ color: Choreography.Backdrop) {
        let layer = CALayer()
        layer.frame = container.bounds
        layer.backgroundColor =
            UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1).cgColor
        layer.zPosition = -depthStep
        addHelper(layer)
    }

    private func addHelper(_ layer: CALayer) {
        container.addSublayer(layer)
        helpers.append(layer)
    }

    /// The frame that the view has without its transform.
    private static func frame(of layer: CALayer) -> CGRect {
        CGRect(
            x: layer.position.x - layer.anchorPoint.x * layer.bounds.width,
            y: layer.position.y - layer.anchorPoint.y * layer.bounds.height,
            width: layer.bounds.width,
            height: layer.bounds.height
        )
    }

    /// Content that goes on scrolling takes no mask with it.
    private func followOffsets(of views: [UIView?]) {
        offsetWatches = views.compactMap { $0 as? UIScrollView }
            .filter { view in layers.contains { $0.layer === view.layer && $0.isClipped } }
            .map { view in
                OffsetWatch(view) { [weak self] in
                    self?.unanimated { self?.layers.forEach { $0.followBounds() } }
                }
            }
    }

    // MARK: Posing

    /// Shows the picture of a progress, at once.
    func scrub(to progress: Double) {
        self.progress = progress
        unanimated { pose() }
    }

    /// Sets the model values to the run's end and lets Core Animation play the way there. Must be called within a
    /// transaction, whose completion is the run's end.
    func play(_ run: ProgressRun) {
        progress = run.target
        unanimated { pose() }
        // An animation that is over may stay on its layer for a moment.
        unanimated { timekeeper.cornerRadius = Timekeeping.end }
        timekeeper.add(Timekeeping.animation(lasting: run.duration), forKey: Timekeeping.key)
        let switches = isInPlace ? [] : choreography.front?.switches ?? []
        let writer = LayerAnimationWriter(
            run: run,
            eyeDistance: eyeDistance,
            needsSamples: !switches.isEmpty || layers.contains { !$0.isStraight }
        )
        for staged in layers {
            writer.animate(staged)
            guard !switches.isEmpty else { continue }
            writer.animateDepth(of: staged, switches: switches, step: depthStep) {
                self.zPosition(of: staged, at: $0)
            }
        }
    }

    /// The seconds of a run that have been seen; nil when it does not play or nobody can tell.
    func timePlayed(of run: ProgressRun) -> Double? {
        guard let seen = timekeeper.presentation(), seen.cornerRadius >= Timekeeping.start else { return nil }
        return Double(seen.cornerRadius - Timekeeping.start) * run.duration
    }

    /// Takes our animations off the layers; the model values stay.
    func removeAnimations() {
        unanimated { timekeeper.cornerRadius = 0 }
        timekeeper.removeAnimation(forKey: Timekeeping.key)
        for staged in layers {
            for layer in [staged.layer] + staged.helpers + staged.clips.map(\.layer) {
                for key in layer.animationKeys() ?? [] where key.hasPrefix(LayerAnimationWriter.keyPrefix) {
                    layer.removeAnimation(forKey: key)
                }
            }
        }
    }

    private func pose() {
        for staged in layers {
            staged.place(at: zPosition(of: staged, at: progress), step: depthStep)
            staged.write(staged.appearance(at: progress), at: progress, eyeDistance: eyeDistance)
        }
    }

    private func zPosition(of staged: StagedLayer, at progress: Double) -> CGFloat {
        // What is in the container lies above what is not, so that is the order; at rest the foreground is at 0.
        if isInPlace { return staged.role == .foreground ? depthStep * CGFloat(staged.slot) : -depthStep }
        let isFront = choreography.front(at: progress) == staged.role
        return depthStep * CGFloat((isFront ? slotsPerScreen : 0) + staged.slot)
    }

    // MARK: Striking

    /// Leaves everything as a change without animation would: no helper, no animation, no value of ours.
    func strike() {
        removeAnimations()
        unanimated {
            for staged in layers {
                let z = zPosition(of: staged, at: progress)
                staged.restore(from: progress, zPosition: z, eyeDistance: eyeDistance)
            }
            for helper in helpers { helper.removeFromSuperlayer() }
        }
        for watch in offsetWatches { watch.end() }
        layers = []
        helpers = []
        offsetWatches = []
    }

    private func unanimated(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }
}

/// An animation of a layer that nobody sees, of a value that shows nothing: the part of the run's time that has passed.
@MainActor
private enum Timekeeping {
    static let key = LayerAnimationWriter.keyPrefix + "time"
    /// Above the value at rest, which says that nothing plays.
    static let start: CGFloat = 1
    static let end: CGFloat = 2

    static func animation(lasting duration: TimeInterval) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.fromValue = start
        animation.toValue = end
        animation.duration = duration
        return animation
    }
}
#endif
