import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit
@testable import fuzz

/// What reaches a screen while it is presented.
extension BoundPresentationTests {
    @Test("S4: another animator and other options reach the screen that is presented")
    func refreshed() throws {
        show()
        flag.options = ModalTransitionOptions(swipe: .off)
        flag.update()
        fixture.swipeDown(by: 0.8)
        expect(presented: true, ends: 0, resets: 0)
        #expect(presented?.modalTransitions.swipeGestureRecognizers.isEmpty == true)
        flag.options = ModalTransitionOptions()
        flag.update()
        let recognizer = try #require(presented?.modalTransitions.swipeGestureRecognizers.first)
        flag.update()
        #expect(presented?.modalTransitions.swipeGestureRecognizers.first === recognizer)
    }

    private nonisolated static let others: [any TransitionAnimator] = [
        .fade, .cover(from: .leading).duration(0.3), .cover(from: .trailing), .cover(from: .leading).mirrored,
        .cover(from: .leading).reversed, .cover(from: .leading).backward(.fade),
        .cover(from: .leading).combined(with: .fade), .cover(from: .leading).withoutElements,
    ]

    @Test("S4: another animator reaches the screen that is presented; the same one leaves it alone", arguments: 0..<8)
    func another(number: Int) throws {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        func looks(_ animator: any TransitionAnimator) -> [Pose] {
            [animator.choreography(in: scene), animator.returnChoreography(in: scene)].compactMap(\.self)
                .flatMap { [$0.foreground, $0.background] }.flatMap(\.motions).map { $0.pose(at: 0.25) }
        }
        flag.transition = .cover(from: .leading)
        show()
        let first = try #require(presented?.modalTransitions.animator)
        let other = Self.others[number]
        flag.transition = other
        flag.update()
        let second = try #require(presented?.modalTransitions.animator)
        #expect(looks(second) == looks(other) && second.duration == other.duration)
        #expect(second.carriesElements == other.carriesElements)
        #expect(
            looks(second) != looks(first) || second.duration != first.duration
                || second.carriesElements != first.carriesElements)
        let recognizer = try #require(presented?.modalTransitions.swipeGestureRecognizers.first)
        flag.update()
        #expect(presented?.modalTransitions.swipeGestureRecognizers.first === recognizer)
    }
}
