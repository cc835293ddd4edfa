#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// The changes of one window's root. The window keeps this object.
///
/// The root changes as a navigation controller that fills the window changes its screen: one screen makes room for
/// another of the same size, forward or backward. So it plays as `ContainerKind.navigation`, and an animator that knows
/// this kind needs no further code, test or golden.
@MainActor
final class RootTransitions {
    private weak var window: UIWindow?
    private let settings: ContainerSettings
    private lazy var session = ContainerSession(.navigation, port: self, settings: settings)
    /// The latest change, until it has ended.
    private var latest: RootChange?
    /// Whether UIKit is changing the root. Its setter calls the app, and need not bear another call in between.
    private var isSetting = false
    /// What the app has asked for in such a call.
    private var next: (change: RootChange, animator: (any TransitionAnimator)?, options: RootTransitionOptions)?

    private init(of window: UIWindow) {
        self.window = window
        settings = .of(window, .rootSettings)
    }

    static func of(_ window: UIWindow) -> RootTransitions {
        if let known = Attachment.rootTransitions.get(from: window) as? RootTransitions { return known }
        let new = RootTransitions(of: window)
        Attachment.rootTransitions.set(new, on: window)
        return new
    }

    /// Makes a change. The app is called in the course of it, and may ask for another root; then that one stands.
    func make(_ change: RootChange, _ animator: (any TransitionAnimator)?, _ options: RootTransitionOptions) {
        guard let window else { return change.conclude(.replaced) }
        if let refusal = change.refusal(of: window) { return change.conclude(.refused(refusal)) }
        guard !isSetting else {
            next?.change.conclude(.replaced)
            next = (change, animator, options)
            return
        }
        latest = change
        guard window.rootViewController !== change.root else { return end(change) }
        let old = OldRoot(of: window)
        // The picture shows a transition that plays as it is seen now.
        let setting = animator.flatMap { RootSetting($0, options.direction, from: window, to: change.root) }
        ContainerSession.endTransitions(in: window)
        guard isLatest(change) else { return end(change) }
        session.motion = options.motion
        session.willBegin(in: window)
        old?.resignResponder()
        old?.dismissPresented()
        guard isLatest(change) else { return end(change) }
        let live = set(change.root, in: window, laysOut: setting != nil)
        old?.clear()
        if let next {
            self.next = nil
            make(next.change, next.animator, next.options)
            return end(change)
        }
        let isPlaying = live.flatMap { live in
            setting?.play(in: window, live: live, session) { [weak self] in
                UIAccessibility.post(notification: .screenChanged, argument: change.root.viewIfLoaded)
                if let self { end(change) } else { change.conclude(.replaced) }
            }
        }
        if isPlaying != true { end(change) }
    }

    /// Sets the root, and lays it out.
    ///
    /// - Returns: The direct subview of the window with it; nil if it does not fill the window.
    private func set(_ root: UIViewController, in window: UIWindow, laysOut: Bool) -> UIView? {
        isSetting = true
        defer { isSetting = false }
        window.rootViewController = root
        return laysOut ? window.laidOutRoot() : nil
    }

    private func isLatest(_ change: RootChange) -> Bool { latest === change }

    private func end(_ change: RootChange) {
        let isReplaced = latest.map { $0.root !== change.root } ?? false
        if isLatest(change) { latest = nil }
        change.conclude(isReplaced || window?.rootViewController !== change.root ? .replaced : .finished)
    }
}

extension RootTransitions: ContainerPort {
    var screensView: UIView? { window?.rootViewController?.viewIfLoaded }
    /// The window is the container, which is no controller.
    var controller: UIViewController? { nil }
    var isChangeRequested: Bool { false }
    var installedAnimator: (any TransitionAnimator)? { nil }
    var installedOptions: Any { RootTransitionOptions() }
    var swipeGestureRecognizers: [UIPanGestureRecognizer] { [] }
    func currentDidChange() {}
    func settingsDidChange() {}
    func switchDidChange() {}
}

extension Attachment {
    /// The ``RootTransitions`` of a window.
    fileprivate static let rootTransitions = Self("rootTransitions")
    /// The `ContainerSettings` of a window's root.
    fileprivate static let rootSettings = Self("rootSettings")
}
#endif
