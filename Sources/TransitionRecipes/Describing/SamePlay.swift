import Foundation
import TransitionCore

extension TransitionAnimator {
    /// Whether two animators have the same description and times, and the same poses at some moments in two scenes. A
    /// choreography may consist of functions, which cannot be compared in another way.
    func playsSame(as other: any TransitionAnimator) -> Bool {
        guard info == other.info, duration == other.duration, timing == other.timing,
            allowsOvershoot == other.allowsOvershoot, movesWholeWindow == other.movesWholeWindow,
            keepsPresenter == other.keepsPresenter, carriesElements == other.carriesElements
        else { return false }
        let container = ContainerKind.allCases.first(where: info.containers.contains) ?? .navigation
        let size = CGSize(width: 390, height: 844)
        let dark = TransitionScene(
            size: CGSize(width: 844, height: 390), container: container, isDark: true,
            sourceRect: CGRect(x: 31, y: 64, width: 98, height: 101))
        return [TransitionScene(size: size, container: container), dark].allSatisfy { scene in
            switch (returnChoreography(in: scene), other.returnChoreography(in: scene)) {
            case (nil, nil): break
            case (let own?, let others?) where own.moves(as: others): break
            default: return false
            }
            return choreography(in: scene).moves(as: other.choreography(in: scene))
        }
    }
}

extension Choreography {
    fileprivate func moves(as other: Choreography) -> Bool {
        front == other.front && backdrop == other.backdrop && resting == other.resting
            && eyeDistance == other.eyeDistance && cuts == other.cuts && foreground.moves(as: other.foreground)
            && background.moves(as: other.background)
    }
}

extension Choreography.Track {
    fileprivate func moves(as other: Self) -> Bool {
        showsScreen == other.showsScreen && followsFinger == other.followsFinger && pieces.count == other.pieces.count
            && motions.move(as: other.motions)
            && zip(pieces, other.pieces).allSatisfy {
                $0.rect == $1.rect && $0.followsFinger == $1.followsFinger && $0.isWhite == $1.isWhite
                    && $0.motions.move(as: $1.motions)
            }
    }
}

extension [Motion] {
    fileprivate func move(as other: [Motion]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { own, other in
                [0, 0.17, 0.5, 0.83, 1].allSatisfy { own.pose(at: $0) == other.pose(at: $0) }
            }
    }
}
