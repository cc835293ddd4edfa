import Foundation

// The code of the combinators is in the apps that use them, and in no others.
extension TransitionAnimator {
    /// Plays the motions of both animators at once, with this animator's duration, timing and name. Combining is
    /// associative.
    ///
    /// The combination has the containers that both animators support, and the settings of both: if both have a setting
    /// `from`, the second one is named `from2`. The combination is safe for Reduce Motion if both animators are. It
    /// moves the whole window, or keeps the presenter, if at least one of the animators does.
    @_alwaysEmitIntoClient
    public func combined(with other: any TransitionAnimator) -> some TransitionAnimator {
        CatalogueAnimator.combining(self, other)
    }
}

extension CatalogueAnimator {
    /// Returns an animator that plays two at once. The first one contributes the duration, the timing, the name and the
    /// first motions.
    @_alwaysEmitIntoClient
    static func combining(_ first: any TransitionAnimator, _ second: any TransitionAnimator) -> CatalogueAnimator {
        CatalogueAnimator(
            (animators: [first, second], isPair: false, isMirrored: false, isReversed: false),
            info: first.info.shared(with: second.info), duration: first.duration, timing: first.timing,
            allowsOvershoot: first.allowsOvershoot && second.allowsOvershoot,
            movesWholeWindow: first.movesWholeWindow || second.movesWholeWindow,
            carriesElements: first.carriesElements && second.carriesElements,
            keepsPresenter: first.keepsPresenter || second.keepsPresenter,
            settings: {
                first.settings.map { $0.passedOn { combining($0, second) } }
                    .joined(with: second.settings.map { $0.passedOn { combining(first, $0) } })
            },
            choreography: { first.choreography(in: $0).combined(with: second.choreography(in: $0)) },
            returnChoreography: { scene in
                let (a, b) = (first.returnChoreography(in: scene), second.returnChoreography(in: scene))
                if a == nil, b == nil { return nil }
                return (a ?? first.choreography(in: scene)).combined(with: b ?? second.choreography(in: scene))
            })
    }
}
