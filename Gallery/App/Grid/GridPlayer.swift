import Repertoire
import UIKit

/// Lets the cells in the middle of the grid play: each on a navigation controller with two screens, as long as it plays.
@MainActor
final class GridPlayer {
    /// A cell that can be seen.
    struct Candidate {
        var animator: any TransitionAnimator
        var phone: PhoneView
        /// Points from its middle to the middle of what can be seen.
        var distance: Double
        /// How much of it can be seen, 0 to 1.
        var visiblePart: Double
    }

    private weak var host: UIViewController?
    private var schedule: AutoPlay
    private var previews: [TransitionName: (preview: LivePreview, phone: PhoneView)] = [:]

    /// Whether nothing plays at all.
    private let isStill: Bool

    init(host: UIViewController, isStill: Bool) {
        self.host = host
        self.isStill = isStill
        // A row of a wide window has more cells, and there is more room to let them play.
        schedule = AutoPlay(most: host.traitCollection.horizontalSizeClass == .regular ? 4 : 2)
    }

    /// Whether anything may play without having been asked for. Who wants less motion taps a cell to see it.
    private var isAllowed: Bool {
        !isStill && !UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVideoAutoplayEnabled
            && !ProcessInfo.processInfo.isLowPowerModeEnabled
    }

    /// Chooses among the cells that can be seen: those nearest to the middle play, and no others.
    func update(_ candidates: [Candidate]) {
        let cells = candidates.map { candidate in
            AutoPlay.Cell(
                name: candidate.animator.info.name, distance: candidate.distance, visiblePart: candidate.visiblePart,
                duration: candidate.animator.duration)
        }
        schedule.update(visible: cells, at: CACurrentMediaTime(), isAllowed: isAllowed && host != nil)
        let playing = schedule.playing
        for name in previews.keys where !playing.contains(name) { stop(name) }
        for name in playing {
            // The same transition may be on two shelves; the nearer cell plays.
            let nearest = candidates.filter { $0.animator.info.name == name }.min { $0.distance < $1.distance }
            if let nearest, previews[name]?.phone !== nearest.phone { play(nearest) }
        }
    }

    private func play(_ candidate: Candidate) {
        let name = candidate.animator.info.name
        stop(name)
        guard let host else { return }
        let preview = LivePreview(candidate.animator)
        host.addChild(preview)
        candidate.phone.live = preview.view
        preview.didMove(toParent: host)
        previews[name] = (preview, candidate.phone)
        preview.play(rest: schedule.rest)
    }

    /// Takes the live screens out of a cell, which shows its picture again.
    private func stop(_ name: TransitionName) {
        guard let (preview, phone) = previews.removeValue(forKey: name) else { return }
        preview.stop()
        if phone.live === preview.view { phone.live = nil }
        preview.unembed()
    }

    /// Takes the live screens out of the cell with this phone.
    func stop(on phone: PhoneView) {
        for (name, entry) in previews where entry.phone === phone { stop(name) }
    }

    /// Stops all.
    func stopAll() {
        for name in previews.keys { stop(name) }
        schedule.update(visible: [], at: CACurrentMediaTime())
    }
}
