#if canImport(UIKit) && !PARTIAL_UIKIT
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
    /// The page curl of UIKit that plays.
    private weak var curl: PageCurl?

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
        if let latest, latest.root === change.root, window.rootViewController === change.root {
            return latest.add(change)
        }
        latest = change
        guard window.rootViewController !== change.root else { return end(change) }
        let old = OldRoot(of: window)
        let curl = animator.flatMap { RootSetting.curl($0, options, in: window) }
        // The picture shows a transition that plays as it is seen now.
        let setting =
            curl == nil ? animator.flatMap { RootSetting($0, options.direction, from: window, to: change.root) } : nil
        self.curl?.end()
        ContainerSession.endTransitions(in: window)
        guard isLatest(change) else { return end(change) }
        session.motion = options.motion
        session.willBegin(in: window)
        if let curl { return play(curl, change, from: old, in: window) }
        let live = replace(old, by: change, in: window, laysOut: setting != nil)
        guard isLatest(change) else { return end(change) }
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

    /// Lets UIKit curl from the old root to the new one.
    private func play(_ curl: PageCurl, _ change: RootChange, from old: OldRoot?, in window: UIWindow) {
        self.curl = curl
        curl.play(in: window) {
            // In a block of UIKit, layout would move too.
            UIView.performWithoutAnimation {
                _ = self.replace(old, by: change, in: window, laysOut: true)
            }
        } onEnd: { [weak self] in
            UIAccessibility.post(notification: .screenChanged, argument: change.root.viewIfLoaded)
            if let self { end(change) } else { change.conclude(.replaced) }
        }
        // Another root that the app has set in the middle of the change stands.
        if window.rootViewController !== change.root { curl.end() }
        if let next {
            self.next = nil
            make(next.change, next.animator, next.options)
        }
    }

    /// Dismisses what the old root presents, and sets the new one.
    ///
    /// - Returns: The direct subview of the window with the new root; nil if the root does not fill the window.
    private func replace(_ old: OldRoot?, by change: RootChange, in window: UIWindow, laysOut: Bool) -> UIView? {
        old?.resignResponder()
        old?.dismissPresented()
        guard isLatest(change) else { return nil }
        let live = set(change.root, in: window, laysOut: laysOut)
        old?.clear()
        return live
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
    func switchDidChange() { curl?.end() }
}

extension Attachment {
    /// The ``RootTransitions`` of a window.
    fileprivate static let rootTransitions = Self("rootTransitions")
    /// The `ContainerSettings` of a window's root.
    fileprivate static let rootSettings = Self("rootSettings")
}
#endif
