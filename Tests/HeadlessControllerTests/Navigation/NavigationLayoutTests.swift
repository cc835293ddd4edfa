import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct NavigationLayoutTests {
    private func stage() -> Stage {
        let stage = Stage()
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: stage.window)
        Headless.clock.settle()
        return stage
    }

    @Test("The content goes below a translucent bar, which counts as unsafe")
    func translucent() {
        let stage = stage()
        #expect(stage.root.view.frame == stage.window.bounds)
        #expect(stage.root.view.safeAreaInsets.top == 91)
        #expect(stage.navigation.navigationBar.frame.minY == 47)
        stage.root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
        #expect(stage.root.view.safeAreaInsets == UIEdgeInsets(top: 101, left: 1, bottom: 36, right: 3))
    }

    @Test("F22: an opaque bar, or edges not extended, leave the content what remains")
    func opaque() throws {
        let stage = stage()
        let below = CGRect(x: 0, y: 91, width: 390, height: 844 - 91)
        stage.root.edgesForExtendedLayout = []
        Headless.clock.settle()
        #expect(stage.root.view.frame == below)
        #expect(stage.root.view.safeAreaInsets.top == 44 || stage.root.view.safeAreaInsets.top == 0)
        stage.root.edgesForExtendedLayout = .all
        stage.navigation.navigationBar.isTranslucent = false
        Headless.clock.settle()
        #expect(stage.root.view.frame == below)
        stage.root.extendedLayoutIncludesOpaqueBars = true
        Headless.clock.settle()
        #expect(stage.root.view.frame == stage.window.bounds)

        let delegate = LoggedDelegate()
        let animator = BlockAnimator()
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        #expect(try #require(animator.context).finalFrame(for: stage.next) == below)
        Headless.clock.settle()
        #expect(stage.next.view.frame == below)
    }

    @Test("A hidden bar leaves the screen and the safe area")
    func hidden() {
        let stage = stage()
        stage.navigation.setNavigationBarHidden(true, animated: false)
        Headless.clock.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.navigation.navigationBar.frame.maxY <= 0)
        #expect(stage.root.view.safeAreaInsets.top == 47)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        Headless.clock.settle()
        #expect(stage.navigation.navigationBar.frame.minY == 47)
        #expect(stage.root.view.safeAreaInsets.top == 91)
    }

    @Test("A window that changes its size lays the top controller out anew")
    func resized() {
        let stage = stage()
        stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        Headless.clock.settle()
        #expect(stage.navigation.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(stage.root.view.frame.size == CGSize(width: 844, height: 390))
        #expect(stage.navigation.navigationBar.frame.width == 844)
    }

    @Test("A resized window tells its controllers first, with a coordinator that ends with the change")
    func resize() {
        final class Listener: UIViewController {
            var sizes: [CGSize] = []
            var ended = 0
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
                coordinator.animate(alongsideTransition: nil) { _ in self.ended += 1 }
            }
        }
        let stage = stage()
        let listener = Listener()
        stage.navigation.pushViewController(listener, animated: false)
        Headless.clock.settle()
        let size = CGSize(width: 844, height: 390)
        Headless.resize(stage.window, to: size)
        #expect(listener.sizes == [size])
        #expect(listener.ended == 0)
        Headless.clock.settle()
        #expect(listener.ended == 1)
        #expect(listener.view.bounds.size == size)
    }
}
