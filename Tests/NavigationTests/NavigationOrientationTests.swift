import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The orientations that the app's delegate answers.
@MainActor
struct NavigationOrientationTests {
    private final class Landscape: NSObject, UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .landscape }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    @Test("UIKit has the orientations of the app's delegate, whenever that is set, and its own without one")
    func forwarded() {
        for isSetFirst in [true, false] {
            let (fixture, app) = (NavigationFixture(), Landscape())
            let usual = fixture.navigation.supportedInterfaceOrientations
            let preferred = fixture.navigation.preferredInterfaceOrientationForPresentation
            if isSetFirst { fixture.navigation.delegate = app }
            fixture.navigation.setNavigationTransition(.slide)
            #expect((fixture.navigation.supportedInterfaceOrientations == .landscape) == isSetFirst)
            fixture.navigation.transitions.delegate = app
            #expect(fixture.navigation.supportedInterfaceOrientations == .landscape)
            #expect(fixture.navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
            fixture.navigation.transitions.delegate = nil
            #expect(fixture.navigation.supportedInterfaceOrientations == usual)
            #expect(fixture.navigation.preferredInterfaceOrientationForPresentation == preferred)
        }
    }
}
