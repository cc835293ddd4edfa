import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Whether the container looks dark, as an animator is told, shown by the move that it makes of it.
@MainActor
struct SceneAppearanceTests {
    /// Comes from farther away where it is dark.
    private struct Step: TransitionAnimator {
        let info = AnimatorInfo(name: "step", title: "Step", summary: "From farther away in the dark.")
        var duration: TimeInterval { 1 }
        var timing: Timing { .linear }

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(dy: scene.isDark ? 60 : 20)))
        }
    }

    /// Who says that it is dark.
    enum Darkness: CaseIterable { case nobody, user, app }

    @Test("An animator is told whether its container looks dark", arguments: Darkness.allCases)
    func stacksAndTabs(darkness: Darkness) throws {
        let stack = NavigationFixture()
        darken(stack.navigation, by: darkness)
        stack.navigation.setNavigationTransition(Step())
        try expect(stack.push("b"), darkness != .nobody)

        let fixture = TabFixture()
        darken(fixture.tabs, by: darkness)
        fixture.tabs.setTabTransition(Step())
        fixture.tabs.selectedIndex = 1
        try expect(fixture.screens[1], darkness != .nobody)
    }

    @Test("What is presented is told of the window's appearance, not of its presenter's", arguments: Darkness.allCases)
    func presented(darkness: Darkness) throws {
        let fixture = ModalFixture()
        darken(fixture.root, by: darkness)
        fixture.detail.setModalTransition(Step())
        fixture.present()
        try expect(fixture.detail, darkness == .user)
    }

    private func darken(_ controller: UIViewController, by darkness: Darkness) {
        switch darkness {
        case .nobody: break
        case .user: Headless.userInterfaceStyle = .dark
        case .app: controller.overrideUserInterfaceStyle = .dark
        }
        Headless.clock.settle()
    }

    private func expect(
        _ screen: UIViewController, _ isDark: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        Headless.clock.advance(by: 0.001)
        let shown = try #require(screen.view.layer.presentation(), sourceLocation: sourceLocation)
        #expect(abs(shown.transform.m42 - (isDark ? 60 : 20)) < 0.5, sourceLocation: sourceLocation)
    }
}
