import TransitionCore

/// Checks that `keepsPresenter`, which is read before anything plays, matches the choreography.
extension Audit.Inspection {
    mutating func inspectPresenter(_ rehearsal: Audit.Rehearsal) {
        let staysInChoreography = rehearsal.choreography.resting == .overlay
        // Backward, the presenter starts in the pose that the forward transition has given it.
        guard rehearsal.setting.scene.container == .modal, !rehearsal.isBackward,
            animator.keepsPresenter != staysInChoreography
        else { return }
        if staysInChoreography {
            report(
                .description, at: rehearsal.place(), kind: "presenter",
                "Its choreography leaves the presenter visible, but `keepsPresenter` is false.",
                mend: "Add `var keepsPresenter: Bool { true }`, or leave out `resting: .overlay`.")
        } else {
            report(
                .description, at: rehearsal.place(), kind: "presenter",
                "`keepsPresenter` is true, but the choreography does not leave the presenter visible.",
                mend: "Use `resting: .overlay` in the choreography of every scene, or leave out `keepsPresenter`.")
        }
    }
}
