import Testing
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// Numbers that no bar and no item can have.
@MainActor
struct BarNumberTests {
    private nonisolated static let hostile: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 5000, -5, 0, .leastNonzeroMagnitude,
    ]

    /// Calls `body`, and returns what a device would raise and what it could not draw.
    private func faults(_ body: () -> Void) -> [String] {
        var raised: [String] = []
        Headless.exceptionHandler = { raised.append($0) }
        defer { Headless.exceptionHandler = nil }
        let before = Headless.warnings.count
        body()
        return raised + Headless.warnings.dropFirst(before)
    }

    private typealias Metric = WritableKeyPath<AnimatedTabBarMetrics, Double>
    private static let metrics: [Metric] = [
        \.height, \.topInset, \.titleHeight, \.spacing, \.minimumItemWidth, \.iconSize.width.double,
        \.iconSize.height.double,
    ]

    @Test("No number of the metrics reaches a layer that cannot have it, and the bar leaves room", arguments: hostile)
    func metrics(number: Double) {
        for path in Self.metrics {
            var options = AnimatedTabBarMetrics()
            options[keyPath: path] = number
            options.compactHeight = number
            for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
                var fixture: BarFixture?
                let faults = faults {
                    fixture = BarFixture(size: size, look: .init(indicator: .line(height: number)), options: options)
                    fixture?.tap(1)
                    fixture?.settle()
                }
                #expect(faults == [], "\(path) \(number)")
                // A bar without a height takes no taps.
                if !(0..<1).contains(number) { #expect(fixture?.chosen == 1, "\(path) \(number)") }
                #expect((fixture?.seen.height ?? 0) <= 534, "\(path) \(number)")
            }
        }
    }

    @Test("No number of an item's layout reaches a layer that cannot have it", arguments: hostile)
    func layout(number: Double) {
        let changes: [(TabItem) -> Void] = [
            { $0.layout.width = CGFloat(number) }, { $0.layout.leadingSpace = CGFloat(number) },
            { $0.layout.raise = CGFloat(number) }, { $0.layout.iconSize = CGSize(width: number, height: 20) },
            { $0.layout.iconSize = CGSize(width: 20, height: number) },
            {
                $0.scrollFace = TabItemScrollFace(
                    top: UIImage(systemName: "star"), scrolled: nil, scrollView: nil, threshold: CGFloat(number),
                    size: CGSize(width: number, height: number))
            },
            { $0.setLongPress(after: number, movement: CGFloat(number)) { _ in } },
            {
                $0.badge = .text("1"); $0.animateBadge(.bounce(height: number, duration: number))
            },
            {
                $0.badge = .text("1"); $0.animateBadge(.bounce(height: number, duration: 1))
            },
        ]
        for (index, change) in changes.enumerated() {
            let fixture = BarFixture(look: .init(indicator: .pill(inset: number)))
            let faults = faults {
                change(fixture.tabs.tabItems[0])
                change(fixture.tabs.tabItems[2])
                Headless.clock.advance(by: 0.1)
                fixture.tabs.selectedIndex = 2
                Headless.clock.advance(by: 0.1)
                fixture.tabs.tabItems[0].animateBadge(nil)
                fixture.tabs.tabItems[2].animateBadge(nil)
                fixture.settle()
            }
            #expect(faults == [], "\(index) \(number)")
        }
    }

    @Test("No number of a shape reaches a layer that cannot have it, on either bar", arguments: hostile)
    func shapes(number: Double) {
        let rect = UnitRect(x: number, y: 0, width: 1, height: number)
        let shapes = [
            TabItemShape(.disc, side: number, motions: [.from(.opacity(0))]),
            TabItemShape(.ring(width: number), in: .full, motions: [.from(.scale(number))]),
            TabItemShape(.drop, in: rect, isBehind: true, motions: [.from(.offset(x: number))]),
            TabItemShape(
                .star(points: number.isFinite && abs(number) < 1e9 ? Int(number) : .max), in: rect, motions: []),
        ]
        let animator = CatalogueTabItemAnimator("acme.hostile", duration: number.isFinite ? number : 0.5, "Hostile.") {
            _ in
            TabItemChoreography(shapes: shapes)
        }
        for isOwn in [true, false] {
            let fixture = BarFixture(look: isOwn ? .standard : nil)
            fixture.tabs.setTabItemAnimation(animator)
            let faults = faults {
                fixture.tabs.selectedIndex = 1
                Headless.clock.advance(by: 0.1)
                fixture.tabs.setTabItemAnimation(nil)
                fixture.tabs.tabItems.removeAll()
                fixture.settle()
            }
            #expect(faults == [], "\(number)")
        }
    }
}

extension CGFloat {
    /// The number, as the rest of a key path.
    fileprivate var double: Double {
        get { Double(self) }
        set { self = CGFloat(newValue) }
    }
}
