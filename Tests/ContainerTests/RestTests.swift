import Testing
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Each thing that must hold at rest is missed when it does not.
@MainActor
struct RestTests {
    @Test("A world at rest has no faults, before and after its change", arguments: Change.allCases)
    func noFaults(change: Change) {
        let world = World(change)
        #expect(world.faults() == [])
        world.begin()
        world.expectRest()
        #expect(world.ends == [.finished])
    }

    @Test("What still runs is a fault", arguments: Change.allCases)
    func running(change: Change) {
        let world = World(change)
        world.begin()
        Headless.clock.advance(by: 0.2)
        #expect(world.isChanging)
        #expect(!world.faults().isEmpty)
        world.settle()
    }

    @Test("So is what is left on a screen, seen or not", arguments: [Change.push, .pop, .nextTab, .dismiss])
    func leftOnScreens(change: Change) throws {
        let spoilers: [(String, (UIView) -> Void)] = [
            ("a transform", { $0.transform = CGAffineTransform(translationX: 1, y: 0) }),
            ("an opacity", { $0.alpha = 0.5 }), ("a mask", { $0.layer.mask = CALayer() }),
            ("a depth", { $0.layer.zPosition = 1 }), ("a shadow", { $0.layer.shadowOpacity = 0.1 }),
            ("corners", { $0.layer.cornerRadius = 3 }),
            ("another anchor", { $0.layer.anchorPoint = CGPoint(x: 0, y: 0.5) }),
            ("layers that are not its own", { $0.layer.addSublayer(CALayer()) }),
        ]
        for (fault, spoil) in spoilers {
            let world = World(change)
            world.begin()
            world.settle()
            let view: UIView = world.root.view
            spoil(view)
            #expect(world.faults().contains { $0.hasPrefix("root has") && $0.contains(fault) }, "\(fault)")
        }
        let world = World(change)
        world.root.view.isUserInteractionEnabled = false
        let isSeen = world.root.view.window != nil
        #expect(world.faults() == (isSeen ? ["root takes no touches"] : []))
    }

    @Test("So are views, bars and selections that are not those of the screens")
    func otherThings() throws {
        let pushed = World(.pop)
        pushed.window.addSubview(UIView())
        #expect(pushed.faults() == ["2 views lie in the window instead of 1"])
        let items = World(.pop)
        items.navigation?.navigationBar.setItems([UINavigationItem(title: "other")], animated: false)
        #expect(items.faults().contains { $0.hasPrefix("the navigation bar has 1 items") })
        let gone = World(.pop)
        gone.navigation?.topViewController?.view.removeFromSuperview()
        #expect(gone.faults().contains("c is not in the window"))
        let tabs = World(.nextTab)
        tabs.tabs?.tabBar.selectedItem = tabs.tabs?.tabBar.items?.last
        #expect(tabs.faults() == ["the tab bar shows another item than that of the selected tab"])
    }

    @Test("So are calls that do not belong together")
    func calls() {
        let faults: [([String], String)] = [
            (["root didAppear"], "out of order"), (["root willAppear", "root willAppear"], "out of order"),
            (["root willDisappear", "root didDisappear"], "root is seen, and its last call is didDisappear"),
            (["x willAppear", "x didAppear"], "x is not seen, and its last call is didAppear"),
        ]
        for (calls, fault) in faults {
            let world = World(.push)
            for call in calls { world.log.note(call) }
            #expect(world.faults().contains { $0.contains(fault) }, "\(calls)")
        }
        let world = World(.push)
        world.delegate.log.note("didShow other true")
        #expect(world.faults() == ["the delegate's last call is didShow other true"])
    }
}
