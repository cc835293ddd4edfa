import TransitionCore

/// Checks that `keepsPresenter`, which is read before anything plays, matches the choreography.
extension Audit.Inspection {
    mutating func inspectPresenter(_ rehearsal: Audit.Rehearsal) {
        let staysInChoreography = rehearsal.choreography.resting == .overlay
        // Backward, the presenter starts where the forward transition has left it.
        guard rehearsal.setting.scene.container == .modal, !rehearsal.isBackward,
            animator.keepsPresenter != staysInChoreography
        else { return }
        if staysInChoreography {
            report(
                .description, at: rehearsal.place(), kind: "presenter",
                "Its choreography leaves the presenter in sight, but the animator does not say so.",
                mend: "Say `var keepsPresenter: Bool { true }`, or leave out `resting: .overlay`.")
        } else {
            report(
                .description, at: rehearsal.place(), kind: "presenter",
                "It says that it keeps the presenter, but its choreography does not leave it in sight.",
                mend: "Say `resting: .overlay` in the choreography of every scene, or leave out `keepsPresenter`.")
        }
    }
}
