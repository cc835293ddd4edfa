#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The layers of one transition, and their values at rest.
///
/// Once the stage is built, posing it at a progress only sets model values. Nothing is posed before the stage is shown
/// or played. The stage never changes a view's frame, bounds, centre or anchor point, and it restores every value that
/// it has changed.
@MainActor
package final class Stage {
    let container: CALayer
    let size: CGSize
    private let list: DrawList
    /// One staged layer for each element of the draw list.
    private var layers: [StagedLayer] = []
    private var helpers: [CALayer] = []
    /// A layer that is animated during each run, so that a run without other moving layers takes its time too. Its
    /// presentation layer shows the elapsed time.
    private let timekeeper: CALayer?
    /// The distance in zPosition between two elements. It is larger than any depth, so a turned layer does not cut
    /// through its neighbour.
    private let depthStep: CGFloat
    private(set) var progress: Double
    /// Whether the models of the screens are posed at the progress. If false, they are at rest.
    private var isPosed = false
    /// Whether the layers may have animations of this stage.
    private var hasAnimations = false
    /// The distance of the elements that follow a finger; nil if there are none.
    private var drift: FingerDrift?
    /// The finger that holds the transition; nil if code holds it.
    var finger: FingerPull?
    /// Observers of scroll views with content that may scroll under a mask.
    private var offsetWatches: [OffsetWatch] = []
    /// Further layers, above all others.
    private let guest: (any StageGuest)?

    /// The views of a transition, from the context; each may be missing.
    package struct Screens {
        var foreground: UIView?
        var background: UIView?
        /// The role of the screen that is a picture; nil if both are live.
        var picture: ScreenRole?

        package init(foreground: UIView?, background: UIView?, picture: ScreenRole? = nil) {
            self.foreground = foreground
            self.background = background
            self.picture = picture
        }

        subscript(role: ScreenRole) -> UIView? { role == .foreground ? foreground : background }
    }

    /// - Parameters:
    ///   - screens: The two views, in the container, with their final frames.
    ///   - container: The transition's container view.
    ///   - arriving: The roles of the screens that were not visible before.
    ///   - progress: The progress at the start of the transition.
    ///   - chrome: The presentation that leaves the presenter's view in place; nil if the background is in the
    ///     container.
    ///   - timekeeper: An invisible layer in the container; nil for a stage that plays no run.
    ///   - guest: Further layers above all others.
    // Not inlined, because a class has two functions for an initialiser, and both would contain all of this.
    @inline(never)
    package init(
        screens: Screens,
        container: UIView,
        choreography: Choreography,
        arriving: [ScreenRole],
        progress: Double,
        chrome: (any PresentationChrome)? = nil,
        timekeeper: CALayer? = nil,
        guest: (any StageGuest)? = nil
    ) {
        self.guest = guest
        self.container = container.layer
        self.progress = progress
        self.timekeeper = timekeeper
        let size = container.bounds.size
        self.size = size
        var roles: [ScreenRole] = []
        if !choreography.foreground.pieces.isEmpty { roles.append(.foreground) }
        if chrome == nil, !choreography.background.pieces.isEmpty { roles.append(.background) }
        let pictures = ScreenPictures(
            of: roles, in: screens, arriving: arriving, container: container, guest: guest)
        let bounds = CGRect(origin: .zero, size: size)
        // If the screens share the container, the fractions in poses refer to the container. If the screen is alone in
        // the container, they refer to its own frame.
        var foreground, background: DrawList.Screen?
        if let view = screens.foreground {
            let frame = view.layer.frameAtRest
            foreground = DrawList.Screen(
                frame: frame, space: chrome == nil ? bounds : frame, hasPicture: pictures[.foreground] != nil)
        }
        // A background outside of the container has no pieces, because the pieces would stay in the container as long
        // as the background keeps its last pose.
        if let view = screens.background {
            let frame = view.layer.frameAtRest
            background = DrawList.Screen(
                frame: chrome == nil ? frame : container.layer.convert(frame, from: view.layer.superlayer),
                space: bounds,
                hasPicture: pictures[.background] != nil, isInPlace: chrome != nil)
        }
        // Without a foreground nothing moves, and the dimming is at rest.
        var dimming: CGRect?
        if foreground != nil, let chrome { dimming = chrome.dimmingView.layer.frameAtRest }
        list = DrawList(
            of: choreography, size: size, foreground: foreground, background: background,
            dimming: dimming,
            isBackgroundInPlace: chrome != nil
        )
        depthStep = Self.depthStep(for: size)
        unanimated {
            if let backdrop = list.backdrop { addBackdrop(backdrop) }
            stage(
                screens, pictures, dimming: chrome?.dimmingView,
                isDark: container.traitCollection.userInterfaceStyle == .dark)
            guest?.enter(container, at: depthStep * CGFloat(list.greatestDepth + 1))
        }
        // A point of the frontmost one of the foreground stays under the finger.
        if let leader = layers.last(where: { $0.element.followsFinger && $0.element.role == .foreground })
            ?? layers.last(where: { $0.element.followsFinger })
        {
            let frame = leader.layer.frameAtRest
            drift = FingerDrift(
                leader: leader.element, center: CGPoint(x: frame.midX, y: frame.midY), eyeDistance: list.eyeDistance,
                container: container)
        }
        followOffset(of: screens.foreground)
        followOffset(of: screens.background)
    }

    /// What the guest shows and what it leaves out, a line each.
    var guestReport: [String] { guest?.report ?? [] }

    static func depthStep(for size: CGSize) -> CGFloat { 16 * max(size.width, size.height, 1000) }

    // MARK: Set-up

    /// Creates a staged layer for each element.
    private func stage(_ screens: Screens, _ pictures: ScreenPictures, dimming: UIView?, isDark: Bool) {
        layers.reserveCapacity(list.elements.count)
        for element in list.elements {
            guard let view = element.kind == .dimming ? dimming : screens[element.role] else { continue }
            var layer = view.layer
            var position: CGPoint?
            if case .piece = element.kind {
                layer = addPiece(element, of: layer, picture: pictures[element.role])
            } else if element.isInPlace {
                position = container.convert(layer.position, from: layer.superlayer)
            }
            let staged = StagedLayer(
                layer: layer, element: element,
                isScreen: element.kind == .screen && !element.isInPlace && element.role != screens.picture,
                isDark: isDark, positionInContainer: position)
            layers.append(staged)
            for helper in staged.helpers { addHelper(helper) }
        }
    }

    private func addPiece(_ element: DrawList.Element, of screen: CALayer, picture: CGImage?) -> CALayer {
        let layer = CALayer()
        let part = element.part
        layer.frame = part.rect(in: screen.frameAtRest)
        if element.isWhite {
            layer.backgroundColor = UIColor.white.cgColor
        } else {
            layer.contents = picture
            layer.contentsRect = CGRect(x: part.x, y: part.y, width: part.width, height: part.height)
        }
        layer.smoothOuterEdges(of: part)
        addHelper(layer)
        return layer
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

    /// Keeps masks in place while content scrolls. A mask lies in the coordinates of the content and would scroll with
    /// it.
    private func followOffset(of view: UIView?) {
        guard let view = view as? UIScrollView, layers.contains(where: { $0.layer === view.layer && $0.isClipped })
        else { return }
        offsetWatches.append(
            OffsetWatch(view) { [weak self] in
                self?.unanimated { self?.layers.forEach { $0.followBounds() } }
            })
    }

    // MARK: Poses

    /// Sets all layers to their poses at a progress, without animation.
    func scrub(to progress: Double) {
        if let drift {
            drift.hold(at: self.progress)
            drift.follow(finger, at: progress)
            move(by: drift.offset)
        }
        self.progress = progress
        isPosed = true
        unanimated { pose() }
    }

    /// Whether elements follow a finger.
    var followsFinger: Bool { drift != nil }

    /// Whether these elements are beside their poses.
    var isDrifting: Bool { drift.map { $0.offset != .zero } ?? false }

    /// Called when a finger catches a run, before its animations are removed.
    func catchRun(_ run: ProgressRun, at time: Double) {
        drift?.catchRun(left: run.left(at: time), at: run.progress(at: time))
    }

    private func move(by offset: SIMD2<Double>) {
        for staged in layers where staged.element.followsFinger { staged.drift = offset }
    }

    /// Sets all layers to their poses, if they are not posed yet.
    package func show() {
        if !isPosed { scrub(to: progress) }
    }

    /// Plays a run: adds its animations to the layers and sets the model values. The models of screens in the container
    /// get their values at rest, and all other models get their values at the end of the run. Must be called inside a
    /// `CATransaction` with actions disabled. The transaction completes when the run ends.
    func play(_ run: ProgressRun) {
        if isPosed {
            var instant = DrawList.Instant(at: progress)
            for staged in layers where staged.isScreen {
                staged.comeToRest(from: instant.appearance(of: staged.element), eyeDistance: list.eyeDistance)
            }
            isPosed = false
        }
        if let drift {
            drift.release()
            move(by: .zero)
        }
        progress = run.target
        pose(leavesScreens: true)
        // The model value is the end value, because a finished animation may stay on its layer for a moment.
        timekeeper?.cornerRadius = Timekeeping.end
        hasAnimations = true
        timekeeper?.add(Timekeeping.animation(lasting: run.duration), forKey: AnimatedValue.timeKey)
        let switches = list.switches
        var writer = LayerAnimationWriter(run: run, eyeDistance: list.eyeDistance)
        for staged in layers {
            if let drift { writer.drift = staged.element.followsFinger ? drift.offset : .zero }
            writer.animate(staged)
            guard !switches.isEmpty else { continue }
            writer.animateDepth(of: staged, switches: switches, step: depthStep) {
                self.zPosition(of: staged.element, front: self.list.front.role(at: $0))
            }
        }
        if let guest {
            writer.drift = .zero
            guest.animate(with: &writer)
        }
    }

    /// Returns the displayed time of a run in seconds; nil if the run does not play or there is no presentation layer.
    func timePlayed(of run: ProgressRun) -> Double? {
        guard let seen = timekeeper?.presentation(), seen.cornerRadius >= Timekeeping.start else { return nil }
        return Double(seen.cornerRadius - Timekeeping.start) * run.duration
    }

    /// Removes the stage's animations from the layers. The model values stay.
    func removeAnimations() {
        // At the start there are no animations, and removing missing ones costs time.
        guard hasAnimations else { return }
        hasAnimations = false
        if let timekeeper {
            unanimated { timekeeper.cornerRadius = 0 }
            timekeeper.removeAnimation(forKey: AnimatedValue.timeKey)
        }
        for staged in layers {
            staged.adoptRest()
            staged.layer.removeOwnAnimations()
            for helper in staged.helpers { helper.removeOwnAnimations() }
            for clip in staged.clips { clip.layer.removeOwnAnimations() }
        }
        guest?.removeAnimations()
    }

    private func pose(leavesScreens: Bool = false) {
        let front = list.front.role(at: progress)
        var instant = DrawList.Instant(at: progress)
        for staged in layers {
            staged.place(at: zPosition(of: staged.element, front: front), step: depthStep)
            if leavesScreens, staged.isScreenAlone { continue }
            staged.write(
                instant.appearance(of: staged.element), at: progress, eyeDistance: list.eyeDistance,
                leavesScreens: leavesScreens)
        }
        guest?.pose(at: progress)
    }

    private func zPosition(of element: DrawList.Element, front: ScreenRole) -> CGFloat {
        // A screen replaced by its pieces cannot be hidden completely (F192), so it is behind the backdrop.
        if element.isHidden { return (element.role == .foreground ? -3 : -2) * depthStep }
        return depthStep * CGFloat(list.depth(of: element, front: front))
    }

    // MARK: End

    /// Clears the stage: removes all helpers and animations, restores all values, and leaves everything as after a
    /// change without animation.
    package func strike() {
        removeAnimations()
        unanimated {
            var instant = DrawList.Instant(at: progress)
            for staged in layers {
                let isAtRest = staged.isScreen && !isPosed
                staged.restore(
                    from: isAtRest ? nil : instant.appearance(of: staged.element), eyeDistance: list.eyeDistance)
            }
            for helper in helpers { helper.removeFromSuperlayer() }
            guest?.strike()
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

extension CALayer {
    /// Removes the animations that this package has added.
    package func removeOwnAnimations() {
        for key in animationKeys() ?? [] where key.hasPrefix(AnimatedValue.keyPrefix) { removeAnimation(forKey: key) }
    }
}

/// An animation that measures time. It changes a value of a layer from 1 to 2 in proportion to the elapsed time of the
/// run, without a visible effect.
@MainActor
enum Timekeeping {
    /// The value is above 0, because 0 is the value at rest, when nothing plays.
    static let start: CGFloat = 1
    static let end: CGFloat = 2

    /// Returns an animation of a value that the caller may change.
    ///
    /// - Parameter keyPath: The value: the corner radius of a layer that is hidden, or the radius of a shadow that is
    ///   not drawn.
    static func animation(of keyPath: String, lasting duration: TimeInterval) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = start
        animation.toValue = end
        animation.duration = duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }

    /// Returns an animation of a corner radius, which the caller adds to a layer at once. Layers copy their animations,
    /// so one object is enough.
    static func animation(lasting duration: TimeInterval) -> CAAnimation {
        shared.duration = duration
        return shared
    }

    private static let shared = animation(of: "cornerRadius", lasting: 0)
}
#endif
