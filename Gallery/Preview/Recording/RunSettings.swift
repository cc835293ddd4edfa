import TransitionCore

/// What decides how progress follows time when no finger moves it; the page computes runs from it as the library does.
struct RunSettings: Equatable, Sendable {
    var timing: Timing
    /// In seconds.
    var duration: Double
    /// Whether a spring may carry the progress beyond its end and back.
    var allowsOvershoot: Bool

    init(timing: Timing, duration: Double, allowsOvershoot: Bool = false) {
        self.timing = timing
        self.duration = duration
        self.allowsOvershoot = allowsOvershoot
    }

    /// The animator's own. A setting may ask for a longer duration than a registry takes; the page shows the longest.
    init(_ animator: any TransitionAnimator) {
        self.init(
            timing: animator.timing,
            duration: animator.hasUsableDuration ? min(animator.duration, TransitionRegistry.longestDuration) : 0,
            allowsOvershoot: animator.allowsOvershoot)
    }

    /// The data that `timing.js` reads: `c` the four numbers of a curve, or `s` response and damping ratio of a spring;
    /// `d` the duration; `o` 1 where overshoot is allowed.
    var json: JSON {
        var members: [JSON.Member]
        switch timing {
        case .curve(let curve):
            members = [.init(key: "c", value: .numbers([curve.x1, curve.y1, curve.x2, curve.y2]))]
        case .spring(let spring):
            members = [.init(key: "s", value: .numbers([spring.response, spring.dampingRatio]))]
        }
        members.append(.init(key: "d", value: .number(duration)))
        if allowsOvershoot { members.append(.init(key: "o", value: .number(1))) }
        return .object(members)
    }
}
