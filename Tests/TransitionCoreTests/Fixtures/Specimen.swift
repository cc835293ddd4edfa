import Foundation
import Testing
import TransitionCore

/// An animator that is without fault until one of its answers is replaced.
struct Specimen: TransitionAnimator {
    var info = AnimatorInfo(
        name: "specimen", title: "Specimen", tags: [.edge], summary: "The new screen moves over the old one.")
    var duration = 0.4
    var timing = Timing.easeInOut
    var allowsOvershoot = false
    var movesWholeWindow = false
    var keepsPresenter = false
    /// Its settings, made from the specimen that they change.
    var offered: @Sendable (Specimen) -> [AnimatorSetting] = { _ in [] }
    var backward: (@Sendable (TransitionScene) -> Choreography)?
    var forward: @Sendable (TransitionScene) -> Choreography = { _ in
        Choreography(foreground: .from(.offset(x: 1)), background: .to(.shade(0.3)))
    }

    var settings: [AnimatorSetting] { offered(self) }

    func choreography(in scene: TransitionScene) -> Choreography { forward(scene) }
    func returnChoreography(in scene: TransitionScene) -> Choreography? { backward?(scene) }

    /// One that plays this choreography in each scene.
    static func playing(_ choreography: Choreography) -> Specimen { Specimen(forward: { _ in choreography }) }

    /// An animator with this track for the foreground.
    static func foreground(_ track: Choreography.Track) -> Specimen { playing(Choreography(foreground: track)) }

    /// One whose description is changed.
    static func described(movesWholeWindow: Bool = false, _ change: (inout AnimatorInfo) -> Void) -> Specimen {
        var specimen = Specimen(movesWholeWindow: movesWholeWindow)
        change(&specimen.info)
        return specimen
    }
}
