import TransitionCore

/// When the tab is selected, the picture of a scroll face grows about its centre from half its size.
struct TabItemFacePop: TabItemAnimator {
    var info: AnimatorInfo {
        AnimatorInfo(name: "facePop", title: "Face", summary: "The picture grows from half its size.")
    }
    var duration: Double { 0.2 }
    var timing: Timing { .easeInOut }

    func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(icon: [.keyframes([.at(0, .scale(0.5)), .at(1, .rest)])])
    }
}

/// One picture of a scroll face pushes the other out: the picture for a scrolled list comes from below, and the one for
/// the top from above.
struct TabItemFaceRoll: TabItemAnimator {
    /// Whether the second picture appears.
    var goesUp: Bool

    var info: AnimatorInfo {
        AnimatorInfo(name: "faceRoll", title: "Face", summary: "One picture pushes the other out.")
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
