import Foundation

// The code of the combinators is in the apps that use them, and in no others.
extension TransitionAnimator {
    /// Plays this animator forward and another one backward, both with this animator's duration and timing. With
    /// `.slide.backward(.cover)` a screen slides in and leaves like a cover. A second call replaces the animator of the
    /// first call.
    ///
    /// Both animators must show the same picture at progress 1. So an animator that keeps the presenter in a pose can
    /// be combined only with one that keeps the presenter in the same pose. The pair has the containers that both
    /// animators support, and the settings of both: if both have a setting `from`, the second one is named `from2`.
    @_alwaysEmitIntoClient
    public func backward(_ other: any TransitionAnimator) -> some TransitionAnimator {
        CatalogueAnimator.pairing(self, backward: other)
    }
}

extension CatalogueAnimator {
    /// Returns an animator that plays one forward, and another one backward from its end to its start. The first one
    /// contributes the duration, the timing and the name, and decides whether the presenter stays visible.
    @_alwaysEmitIntoClient
    static func pairing(
        _ base: any TransitionAnimator, backward other: any TransitionAnimator
    ) -> CatalogueAnimator {
        CatalogueAnimator(
            (animators: [base, other], isPair: true, isMirrored: false, isReversed: false),
            info: base.info.shared(with: other.info), duration: base.duration, timing: base.timing,
            allowsOvershoot: base.allowsOvershoot && other.allowsOvershoot,
            movesWholeWindow: base.movesWholeWindow || other.movesWholeWindow,
            carriesElements: base.carriesElements && other.carriesElements, keepsPresenter: base.keepsPresenter,
            settings: {
                base.settings.map { $0.passedOn { pairing($0, backward: other) } }
                    .joined(with: other.settings.map { $0.passedOn { pairing(base, backward: $0) } })
            },
            choreography: { base.choreography(in: $0) },
            returnChoreography: { other.returnChoreography(in: $0) ?? other.choreography(in: $0) })
    }
}

extension AnimatorInfo {
    /// Returns this description, with the containers that both animators support.
    @_alwaysEmitIntoClient
    func shared(with other: AnimatorInfo) -> AnimatorInfo {
        var info = self
        info.containers = Set(
            ContainerKind.allCases.filter { containers.contains($0) && other.containers.contains($0) })
        info.isReduceMotionSafe = isReduceMotionSafe && other.isReduceMotionSafe
        return info
    }
}
