import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct TraitsTests {
    @Test("Traits come down from the device, through overrides, to the views")
    func inheritance() {
        let stage = Stage()
        #expect(stage.root.traitCollection.userInterfaceStyle == .light)
        #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.root.traitCollection.userInterfaceIdiom == .phone)
        stage.navigation.overrideUserInterfaceStyle = .dark
        #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
        let view = UIView()
        stage.root.view.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        stage.navigation.setOverrideTraitCollection(
            UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(layoutDirection: .rightToLeft),
            ]), forChild: stage.root)
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(stage.navigation.overrideTraitCollection(forChild: stage.root) != nil)
        #expect(
            stage.root.traitCollection.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    }

    @Test("A change of traits is told once, with the traits before")
    func change() {
        final class Listener: UIViewController {
            var before: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                before.append(previousTraitCollection)
            }
        }
        let stage = Stage()
        let listener = Listener()
        stage.navigation.pushViewController(listener, animated: false)
        Headless.clock.settle()
        listener.overrideUserInterfaceStyle = .dark
        Headless.clock.settle()
        listener.view.setNeedsLayout()
        Headless.clock.settle()
        #expect(listener.before.count == 1)
        #expect(listener.before.first??.userInterfaceStyle == .light)
        #expect(
            listener.traitCollection.hasDifferentColorAppearance(comparedTo: listener.before.first ?? nil))
    }

    @Test("The application's language decides the direction, except where content has its own")
    func direction() {
        Headless.reset()
        Headless.layoutDirection = .rightToLeft
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        Headless.layoutDirection = .leftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        Headless.layoutDirection = .rightToLeft
        Headless.reset()
        #expect(Headless.layoutDirection == .leftToRight)
    }

    @Test("Accessibility settings are announced when they change, and only then")
    func accessibility() {
        Headless.reset()
        final class Counter: @unchecked Sendable {
            var motion = 0
            var fade = 0
        }
        let counter = Counter()
        let center = NotificationCenter.default
        let tokens = [
            center.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
            ) { _ in counter.motion += 1 },
            center.addObserver(
                forName: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil, queue: nil
            ) { _ in counter.fade += 1 },
        ]
        defer { tokens.forEach(center.removeObserver) }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        Headless.isReduceMotionEnabled = true
        Headless.isReduceMotionEnabled = true
        Headless.prefersCrossFadeTransitions = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.prefersCrossFadeTransitions)
        #expect(counter.motion == 1)
        #expect(counter.fade == 1)
        Headless.reset()
        #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    @Test("Equal collections are equal, whoever made them")
    func equality() {
        #expect(UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark))
        #expect(UITraitCollection(userInterfaceStyle: .dark) != UITraitCollection(userInterfaceStyle: .light))
    }
}
