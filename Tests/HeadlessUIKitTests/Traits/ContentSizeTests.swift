import Foundation
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uicontentsizecategory, …/uifontmetrics, …/uitraitcollection/
// preferredcontentsizecategory, …/uicontentsizecategoryadjusting; developer.apple.com/design/human-interface-guidelines/
// typography for the sizes.
@MainActor
struct ContentSizeTests {
    private final class Watcher: UIViewController {
        var changes: [UIContentSizeCategory?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes.append(previousTraitCollection?.preferredContentSizeCategory)
        }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        Headless.clock.settle()
        return window
    }

    @Test("Categories are ordered by size, and the five largest are for accessibility")
    func categories() {
        #expect(UIContentSizeCategory.small < .large && .large <= .large && .extraLarge > .large)
        #expect(!(UIContentSizeCategory.accessibilityMedium >= .accessibilityLarge))
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }

    @Test("A change reaches controllers, views and the notification centre")
    func change() {
        Headless.reset()
        let watcher = Watcher()
        let window = window(watcher)
        var heard: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { notification in
            let name = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
            MainActor.assumeIsolated { heard.append(name ?? "") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        Headless.contentSizeCategory = .accessibilityLarge
        Headless.contentSizeCategory = .accessibilityLarge
        Headless.clock.settle()
        #expect(heard == [UIContentSizeCategory.accessibilityLarge.rawValue] && watcher.changes == [.large])
        #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(watcher.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        let overridden = UITraitCollection(traitsFrom: [
            watcher.traitCollection, UITraitCollection(preferredContentSizeCategory: .small),
        ])
        #expect(overridden.preferredContentSizeCategory == .small)
    }

    @Test("Fonts of a style have the sizes of the guidelines, others are scaled with them")
    func fonts() {
        Headless.reset()
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        #expect(metrics.scaledFont(for: font).pointSize == 34 && metrics.scaledValue(for: 10) == 10)
        Headless.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 43)
        #expect(metrics.scaledFont(for: font).pointSize == 106)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 40).pointSize == 40)
        #expect(abs(metrics.scaledValue(for: 17) - 53) < 0.001)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
        #expect(metrics.scaledFont(for: font, compatibleWith: small).pointSize == 28)
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: small) == 14)
    }

    @Test("A label that adjusts its font follows the user, another keeps it")
    func labels() {
        Headless.reset()
        let root = UIViewController()
        let (follows, keeps) = (UILabel(), UILabel())
        for label in [follows, keeps] {
            (label.font, label.text) = (.preferredFont(forTextStyle: .body), "Text")
            root.view.addSubview(label)
        }
        follows.adjustsFontForContentSizeCategory = true
        let window = window(root)
        let width = follows.sizeThatFits(.zero).width
        Headless.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(follows.font.pointSize == 53 && keeps.font.pointSize == 17)
        #expect(follows.sizeThatFits(.zero).width > 2 * width && window.isKeyWindow)
    }
}
