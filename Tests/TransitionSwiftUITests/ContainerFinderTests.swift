import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit
@testable import fuzz

/// Where a finder searches, and when it reports.
@MainActor
struct ContainerFinderTests {
    /// The reports of a finder.
    private final class Found {
        var all: [UIViewController?] = []
    }

    private func finder(_ kind: ContainerFinder.Kind, _ found: Found) -> ContainerFinder {
        ContainerFinder(kind) { found.all.append($0) }
    }

    @Test("It has no size, takes no touches, and is not to be heard")
    func unseen() {
        let finder = ContainerFinder(.stack) { _ in }
        #expect(finder.view.bounds.size == .zero)
        #expect(!finder.view.isUserInteractionEnabled)
        #expect(finder.view.accessibilityElementsHidden)
    }

    @Test("Within a container, beside it, and beside what it is deep in", arguments: ContainerFinder.Kind.allCases)
    func places(kind: ContainerFinder.Kind) {
        for place in 0..<3 {
            let world = HostWindow()
            let (hosting, content) = (UIViewController(), Screen("content"))
            let container: UIViewController
            switch kind {
            case .stack: container = UINavigationController(rootViewController: content)
            case .tabs:
                let tabs = UITabBarController(nibName: nil, bundle: nil)
                tabs.viewControllers = [content]
                container = tabs
            }
            let between = UIViewController()
            if place == 2 { hosting.embed(between) }
            (place == 2 ? between : hosting).embed(container)
            world.show(hosting)
            let found = Found()
            let finder = finder(kind, found)
            (place == 0 ? content : hosting).embed(finder, size: .zero)
            world.settle()
            #expect(found.all.count == 1 && found.all.first as? UIViewController === container, "at place \(place)")
            finder.look()
            hosting.view.setNeedsLayout()
            world.settle()
            #expect(found.all.count == 1, "it tells what is new only")
            finder.leave()
            #expect(found.all.count == 2 && found.all[1] == nil)
        }
    }

    @Test("On a stack in a stack it is the inner one; in that stack's content, too")
    func stackInStack() {
        let world = HostWindow()
        let hosting = UIViewController()
        let outer = UINavigationController(rootViewController: hosting)
        world.show(outer)
        let inner = UINavigationController(rootViewController: Screen("content"))
        hosting.embed(inner)
        let (onIt, within) = (Found(), Found())
        hosting.embed(finder(.stack, onIt), size: .zero)
        inner.viewControllers[0].embed(finder(.stack, within), size: .zero)
        world.settle()
        #expect(onIt.all.compactMap { $0 }.last === inner)
        #expect(within.all.compactMap { $0 }.last === inner)
    }

    @Test("In a stack whose content has a further one elsewhere, it is the stack around")
    func furtherStack() {
        let world = HostWindow()
        let content = Screen("content")
        let outer = UINavigationController(rootViewController: content)
        world.show(outer)
        let further = UINavigationController(rootViewController: Screen("further"))
        content.embed(further)
        further.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let found = Found()
        let finder = finder(.stack, found)
        content.embed(finder, size: .zero)
        world.settle()
        #expect(found.all.compactMap { $0 }.last === outer)
        let count = found.all.count
        // Covered by another screen it has no place, and keeps its container.
        outer.pushViewController(Screen("detail"), animated: false)
        world.settle()
        finder.look()
        #expect(found.all.count == count && finder.container === outer)
    }

    @Test("Of two stacks side by side it is the one that it lies in")
    func sideBySide() {
        let world = HostWindow()
        let hosting = UIViewController()
        world.show(hosting)
        let stacks = (0..<2).map { _ in UINavigationController(rootViewController: Screen("root")) }
        var all: [ContainerFinder] = []
        for (index, stack) in stacks.enumerated() {
            hosting.embed(stack)
            stack.view.autoresizingMask = []
            stack.view.frame = CGRect(x: Double(index) * 195, y: 0, width: 195, height: 844)
            let finder = ContainerFinder(.stack) { _ in }
            hosting.embed(finder, size: .zero)
            finder.view.frame.origin = CGPoint(x: Double(index) * 195 + 97, y: 400)
            all.append(finder)
        }
        for finder in all { finder.look() }
        #expect(all[0].container === stacks[0])
        #expect(all[1].container === stacks[1])
    }

    @Test("A container that is freed is told of, and a new one is found")
    func freed() {
        let world = HostWindow()
        let hosting = UIViewController()
        world.show(hosting)
        var told: [Bool] = []
        let finder = ContainerFinder(.stack) { told.append($0 != nil) }
        hosting.embed(finder, size: .zero)
        #expect(told.isEmpty, "there is nothing to tell")
        weak var old: UINavigationController?
        do {
            let stack = UINavigationController(rootViewController: Screen("root"))
            old = stack
            hosting.embed(stack)
            finder.look()
            #expect(finder.container === stack)
            stack.leave()
        }
        world.settle()
        #expect(old == nil, "nobody keeps it")
        finder.look()
        #expect(told == [true, false])
        let new = UINavigationController(rootViewController: Screen("root"))
        hosting.embed(new)
        finder.look()
        #expect(told == [true, false, true] && finder.container === new)
    }
}
