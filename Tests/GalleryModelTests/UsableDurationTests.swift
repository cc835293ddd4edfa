import GalleryModel
import Testing
import TransitionCore

struct UsableDurationTests {
    @Test(
        "A duration can be played if it is positive and finite",
        arguments: [(0.4, 0.4), (3600, 3600), (0, nil), (-1, nil), (.nan, nil), (.infinity, nil)] as [(Double, Double?)]
    )
    func duration(_ duration: Double, usable: Double?) {
        let animator: any TransitionAnimator = .fade.duration(duration)
        #expect(animator.usableDuration == usable)
    }
}
