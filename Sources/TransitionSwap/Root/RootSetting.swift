#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// What a transition of a window's root needs of the window before the change.
@MainActor
struct RootSetting {
    private let animator: any TransitionAnimator
    private let direction: TransitionDirection
    private let picture: UIView
    /// The screen that names the start and the end of a zoom.
    private let named: UIViewController
    private let anchors: TransitionScene.AnchorPlaces

    /// Fails if the change has no animation.
    init?(
        _ animator: any TransitionAnimator, _ direction: TransitionDirection, from window: UIWindow,
        to root: UIViewController
    ) {
        guard let old = window.rootViewController, window.isSeen,
            let picture = window.snapshotView(afterScreenUpdates: false)
        else { return nil }
        self.animator = CatalogueAnimator(moving: animator)
        self.direction = direction
        self.picture = picture
        named = direction == .forward ? root : old
        anchors = AnchorTable.places(of: named, in: window)
    }

    /// Returns UIKit's page curl if an animator names it, and the change has an animation.
    static func curl(
        _ animator: any TransitionAnimator, _ options: RootTransitionOptions, in window: UIWindow
    ) -> PageCurl? {
        guard Transitions.isEnabled, UIView.areAnimationsEnabled, window.rootViewController != nil, window.isSeen else {
            return nil
        }
        return PageCurl(of: animator, options.motion, isUp: options.direction == .forward)
    }

    /// Plays the transition of a window that has its new root.
    ///
    /// - Parameters:
    ///   - live: The direct subview of the window with the new root.
    ///   - onEnd: Called once, when the transition has ended.
    /// - Returns: Whether there is anything to play.
    func play(
        in window: UIWindow, live: UIView, _ session: ContainerSession, onEnd: @escaping @MainActor () -> Void
    ) -> Bool {
        let directed = session.directed(animator, direction, isMirrored: session.isRightToLeft)
        guard Transitions.isEnabled, UIView.areAnimationsEnabled, directed.takesTime,
            window.isSeen, let root = window.rootViewController, root.presentedViewController == nil
        else { return false }
        let now = AnchorTable.places(of: named, in: window)
        session.play(
            directed, in: window, live: live, picture: picture,
            // One of a zoom's two views is on the screen that has left, so the frame of this view was read before.
            anchors: (anchors.source ?? now.source, anchors.target ?? now.target),
            isDisturbed: { [weak window, weak root] in
                guard let window, let root, window.isSeen else { return true }
                return window.rootViewController !== root || root.presentedViewController != nil
            },
            onEnd: onEnd)
        return true
    }
}

extension CatalogueAnimator {
    /// Applies an animator to the whole window, as `wholeWindow` does. Written out, because the code of `wholeWindow`
    /// serves all adjustments.
    fileprivate init(moving base: any TransitionAnimator) {
        var info = base.info
        info.containers = [.navigation]
        self.init(
            (animators: [base], isPair: false, isMirrored: false, isReversed: false), info: info,
            duration: base.duration, timing: base.timing, allowsOvershoot: base.allowsOvershoot,
            movesWholeWindow: true, carriesElements: base.carriesElements, keepsPresenter: base.keepsPresenter,
            settings: { base.settings }, choreography: { base.choreography(in: $0) },
            returnChoreography: { base.returnChoreography(in: $0) })
    }
}

extension UIWindow {
    /// Lays out the window's root, and returns the direct subview with it; nil if the root does not fill the window.
    func laidOutRoot() -> UIView? {
        guard let view = rootViewController?.viewIfLoaded, view.window === self else { return nil }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        let place = view.convert(view.bounds, to: self)
        guard abs(place.minX - bounds.minX) < 1, abs(place.minY - bounds.minY) < 1,
            abs(place.width - bounds.width) < 1, abs(place.height - bounds.height) < 1
        else { return nil }
        var live = view
        while let around = live.superview, around !== self { live = around }
        return live
    }

    /// Whether the window is on the screen, and has a size.
    fileprivate var isSeen: Bool {
        let state = windowScene?.activationState
        return !isHidden && state != .background && state != .unattached && bounds.width >= 1 && bounds.height >= 1
            && bounds.width.isFinite && bounds.height.isFinite
    }
}
#endif
