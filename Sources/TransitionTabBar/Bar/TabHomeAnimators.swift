import TransitionCore

/// The home item's picture comes as its tab is selected: about its centre, from half its size.
struct TabHomePop: TabItemAnimator {
    var info: AnimatorInfo {
        AnimatorInfo(name: "homePop", title: "Home", summary: "The logo grows from half its size.")
    }
    var duration: Double { 0.2 }
    var timing: Timing { .easeInOut }

    func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(icon: [.keyframes([.at(0, .scale(0.5)), .at(1, .rest)])])
    }
}

/// The home item's logo and rocket push each other out, upwards to the rocket and downwards to the logo.
struct TabHomeRoll: TabItemAnimator {
    /// Whether the rocket comes.
    var goesUp: Bool

    var info: AnimatorInfo {
        AnimatorInfo(name: "homeRoll", title: "Home", summary: "One picture pushes the other out.")
    }
    var duration: Double { 0.25 }
    var timing: Timing { .easeInOut }

    func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let side = goesUp ? 1.0 : -1
        let comes = Motion.keyframes([.at(0, .offset(y: side)), .at(1, .rest)])
        let goes = Motion.keyframes([.at(0, .rest), .at(1, .offset(y: -side))])
        return TabItemChoreography(icon: [comes], alternateIcon: [goes], framed: [.icon, .alternateIcon])
    }
}
