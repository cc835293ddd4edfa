import Foundation

extension CatalogueAnimator {
    /// Returns an animator that replaces some properties of another one. nil leaves a property as it is.
    ///
    /// The adjustment of an adjusted animator replaces the earlier one and does not wrap it, because an app may adjust
    /// its stored animator again at each move of a slider.
    ///
    /// - Parameter turns: Whether the choreography is to be mirrored, and whether it is to be reversed, once more.
    @_alwaysEmitIntoClient @inline(never)
    static func adjusting(
        _ animator: any TransitionAnimator, info: AnimatorInfo? = nil, duration: TimeInterval? = nil,
        timing: Timing? = nil, movesWholeWindow: Bool? = nil, carriesElements: Bool? = nil,
        turns: (mirrored: Bool, reversed: Bool) = (false, false)
    ) -> CatalogueAnimator {
        let earlier = (animator as? CatalogueAnimator)?.parts.flatMap { $0.animators.count == 1 ? $0 : nil }
        let base = earlier?.animators[0] ?? animator
        let (info, duration, timing) = (
            info ?? animator.info, duration ?? animator.duration, timing ?? animator.timing
        )
        let movesWholeWindow = movesWholeWindow ?? animator.movesWholeWindow
        let carriesElements = carriesElements ?? animator.carriesElements
        let isMirrored = earlier?.isMirrored == true ? !turns.mirrored : turns.mirrored
        let isReversed = earlier?.isReversed == true ? !turns.reversed : turns.reversed
        let turned: @Sendable (Choreography) -> Choreography = { choreography in
            let mirrored = isMirrored ? choreography.mirrored : choreography
            return isReversed ? mirrored.reversed : mirrored
        }
        return CatalogueAnimator(
            (animators: [base], isPair: false, isMirrored: isMirrored, isReversed: isReversed),
            info: info, duration: duration, timing: timing, allowsOvershoot: base.allowsOvershoot,
            movesWholeWindow: movesWholeWindow, carriesElements: carriesElements, keepsPresenter: base.keepsPresenter,
            settings: {
                // The base with another value, and with the same adjustments.
                base.settings.map { setting in
                    setting.passedOn { other in
                        adjusting(
                            other, info: info == base.info ? nil : info,
                            duration: duration == base.duration ? nil : duration,
                            timing: timing == base.timing ? nil : timing,
                            movesWholeWindow: movesWholeWindow == base.movesWholeWindow ? nil : movesWholeWindow,
                            carriesElements: carriesElements == base.carriesElements ? nil : carriesElements,
                            turns: (isMirrored, isReversed))
                    }
                }
            },
            choreography: { turned(base.choreography(in: isMirrored ? $0.mirrored : $0)) },
            returnChoreography: { base.returnChoreography(in: isMirrored ? $0.mirrored : $0).map(turned) })
    }
}
