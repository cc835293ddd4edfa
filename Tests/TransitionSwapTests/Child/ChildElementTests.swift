import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

@MainActor @Suite struct ChildElementTests {
    private func addPhoto(to screen: ChildScreen, _ frame: CGRect) -> UIView {
        let photo = UIView(frame: frame)
        photo.backgroundColor = .blue
        photo.transitionID = "photo"
        screen.view.addSubview(photo)
        return photo
    }

    @Test("Elements fly over a change of children, by finger too, forward and cancelled", arguments: [true, false])
    func flies(finishes: Bool) {
        let world = ChildFixture(place: CGRect(x: 20, y: 100, width: 350, height: 500), asRow: .fromAnywhere)
        let small = addPhoto(to: world.a, CGRect(x: 20, y: 20, width: 60, height: 60))
        let large = addPhoto(to: world.b, CGRect(x: 0, y: 200, width: 300, height: 200))
        var report: [String] = []
        TransitionFeed.of(world.container).subscribe(world) { notice in
            if case .step(.begin, let run) = notice.kind { report = run.guestReport }
        }
        let before = world.residue()
        let touch = world.drag(from: 0.9, over: 0.4)
        #expect(report.count { $0.hasSuffix("flies") } == 1)
        world.rest(touch, at: finishes ? 0.1 : 0.85)
        world.expectRest(finishes ? "b" : "a")
        #expect(small.layer.animationKeys() == nil)
        #expect(large.layer.animationKeys() == nil)
        if !finishes { #expect(world.residue() == before) }
    }
}
