import ElementApps
import Foundation
import Testing
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Two apps as they are written for Hero, with the lines of this package.
@MainActor
struct MigrationTests {
    /// What flew over the latest change, and how the change ended.
    private final class Witness {
        var flown: Set<String> = []
        var isCancelled: Bool?
    }

    /// An app in a window.
    @MainActor private struct Running {
        let window: UIWindow
        private let witness = Witness()

        init(_ make: @MainActor () -> UIViewController) {
            Headless.reset()
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            TransitionFeed.of(window).subscribe(witness, frames: false) { [witness] notice in
                guard case .step(let step, let run) = notice.kind else { return }
                if case .begin = step {
                    let flying = run.guestReport.filter { $0.hasSuffix(": flies") }
                    (witness.flown, witness.isCancelled) = (Set(flying.map { String($0.dropLast(7)) }), nil)
                }
                if case .reportEnd(let cancelled) = step { witness.isCancelled = cancelled }
            }
            window.rootViewController = make()
            window.makeKeyAndVisible()
            Headless.clock.settle()
        }

        /// The ids that flew over the latest change.
        var flown: Set<String> { witness.flown }
        var isCancelled: Bool? { witness.isCancelled }

        func tap(_ view: UIView) {
            Headless.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), in: window)
        }

        /// A finger that moves, rests, and is lifted.
        func swipe(_ start: CGPoint, _ end: CGPoint) {
            let finger = Headless.touch(at: start, in: window)
            for step in 1...10 {
                Headless.clock.advance(by: 0.02)
                let way = CGFloat(step) / 10
                finger.move(to: CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way))
            }
            Headless.clock.advance(by: 0.3)
            finger.lift()
            Headless.clock.settle()
        }

        /// Checks that all of some views are visible, and that nothing of a flight is left.
        func expectNothingLost(_ views: [UIView], _ note: Comment) {
            for view in views {
                #expect(view.window === window && view.alpha == 1 && !view.isHidden, note)
                #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity ?? 1 == 1, note)
            }
            func flights(_ layer: CALayer) -> Int {
                (layer.name == "flying element" ? 1 : 0) + (layer.sublayers ?? []).map(flights).reduce(0, +)
            }
            #expect(flights(window.layer) == 0, note)
            #expect(Headless.warnings.isEmpty, note)
        }
    }

    private static let photos = (0..<40).map { id in
        Photo(
            id: id, title: "Photo \(id)",
            image: UIGraphicsImageRenderer(size: CGSize(width: 60, height: id % 2 == 0 ? 40 : 90)).image { context in
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 90))
            })
    }

    @Test("A grid of photos: image and title fly to the detail screen and back, by tap and by finger, finished and not")
    func photos() throws {
        let app = Running { makePhotoApp(Self.photos) }
        let navigation = try #require(app.window.rootViewController as? UINavigationController)
        let grid = try #require(navigation.viewControllers.first as? PhotoGridViewController).grid
        let cell = try #require(grid.cell(at: 2))
        let before = ModelValues.text(of: app.window)
        for ending in ["tap", "cancelled", "finger"] {
            app.tap(cell)
            Headless.clock.advance(by: 0.1)
            #expect(cell.imageView.layer.presentation()?.opacity == 0)
            Headless.clock.settle()
            let detail = try #require(navigation.topViewController as? PhotoViewController)
            #expect(app.flown == ["2", "title 2"])
            app.expectNothingLost([detail.imageView, detail.titleLabel], "forward, \(ending)")
            if ending == "cancelled" {
                app.swipe(CGPoint(x: 200, y: 400), CGPoint(x: 260, y: 400))
                #expect(app.flown == ["2", "title 2"] && app.isCancelled == true)
                app.expectNothingLost([detail.imageView, detail.titleLabel], "cancelled")
                #expect(navigation.topViewController === detail)
            }
            if ending == "tap" {
                navigation.popViewController(animated: true)
                Headless.clock.settle()
            } else {
                app.swipe(CGPoint(x: 40, y: 400), CGPoint(x: 340, y: 400))
            }
            #expect(app.flown == ["2", "title 2"] && app.isCancelled == false)
            #expect(navigation.topViewController !== detail)
            app.expectNothingLost([cell.imageView, cell.titleLabel], "back, \(ending)")
            #expect(ModelValues.text(of: app.window) == before)
        }
    }

    @Test("A grid of photos: it scrolls to the photo that was turned to, whose cell comes from others that were reused")
    func scrolled() throws {
        let app = Running { makePhotoApp(Self.photos) }
        let navigation = try #require(app.window.rootViewController as? UINavigationController)
        let grid = try #require(navigation.viewControllers.first as? PhotoGridViewController).grid
        app.tap(try #require(grid.cell(at: 0)))
        Headless.clock.settle()
        for target in [30, 12, 39] {
            let detail = try #require(navigation.topViewController as? PhotoViewController)
            detail.show(target)
            navigation.popViewController(animated: true)
            Headless.clock.settle()
            #expect(app.flown == ["\(target)", "title \(target)"])
            let cell = try #require(grid.cell(at: target))
            #expect(grid.bounds.contains(cell.frame.insetBy(dx: 0, dy: 20)))
            app.expectNothingLost([cell.imageView, cell.titleLabel], "\(target)")
            app.tap(cell)
            Headless.clock.settle()
            #expect(app.flown == ["\(target)", "title \(target)"])
        }
    }

    private static let stops = [
        Stop(name: "Harbour", text: "Boats leave every hour.", color: .blue),
        Stop(name: "Castle", text: "A hundred steps.", color: .red),
        Stop(name: "Market", text: "Closed on Mondays.", color: .green),
    ]

    @Test("Cards: a card flies into its screen and back, by tap and by finger, finished and not")
    func cards() throws {
        let app = Running { makeStopApp(Self.stops) }
        let tabs = try #require(app.window.rootViewController as? UITabBarController)
        let cards = try #require(tabs.viewControllers?.first as? StopCardsViewController).cards
        let before = ModelValues.text(of: app.window)
        for ending in ["tap", "cancelled", "finger"] {
            app.tap(cards[0])
            Headless.clock.settle()
            let screen = try #require(tabs.presentedViewController as? StopViewController)
            #expect(app.flown == ["Harbour", "name Harbour"])
            app.expectNothingLost([screen.card, screen.card.nameLabel, screen.textLabel], "forward, \(ending)")
            if ending == "cancelled" {
                app.swipe(CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 600))
                #expect(app.flown == ["Harbour", "name Harbour"] && app.isCancelled == true)
                app.expectNothingLost([screen.card, screen.card.nameLabel], "cancelled")
            }
            if ending == "tap" {
                app.tap(screen.card)
            } else {
                app.swipe(CGPoint(x: 200, y: 375), CGPoint(x: 200, y: 835))
            }
            Headless.clock.settle()
            #expect(tabs.presentedViewController == nil)
            #expect(app.flown == ["Harbour", "name Harbour"] && app.isCancelled == false)
            app.expectNothingLost(cards.flatMap { [$0, $0.nameLabel] }, "back, \(ending)")
            #expect(ModelValues.text(of: app.window) == before)
        }
    }

    @Test("Cards: those in sight fly into the list of the next tab and back, by tap and by finger, finished and not")
    func tabs() throws {
        let app = Running { makeStopApp(Self.stops) }
        let tabs = try #require(app.window.rootViewController as? UITabBarController)
        let cards = try #require(tabs.viewControllers?.first as? StopCardsViewController).cards
        let list = try #require(tabs.viewControllers?.last as? StopListViewController)
        // The third card is beyond the edge.
        let seen: Set = ["Harbour", "name Harbour", "Castle", "name Castle"]
        func select(_ index: Int) {
            let bar = tabs.tabBar
            Headless.tap(
                at: bar.convert(CGPoint(x: bar.bounds.width * (CGFloat(index) * 0.5 + 0.25), y: 24), to: nil),
                in: app.window)
            Headless.clock.settle()
        }
        for byFinger in [false, true] {
            if byFinger { app.swipe(CGPoint(x: 350, y: 650), CGPoint(x: 40, y: 650)) } else { select(1) }
            #expect(tabs.selectedIndex == 1 && app.flown == seen)
            app.expectNothingLost(list.cards.flatMap { [$0, $0.nameLabel] }, "to the list")
            app.swipe(CGPoint(x: 200, y: 650), CGPoint(x: 260, y: 650))
            #expect(tabs.selectedIndex == 1 && app.flown == seen && app.isCancelled == true)
            app.expectNothingLost(list.cards.flatMap { [$0, $0.nameLabel] }, "cancelled")
            if byFinger { app.swipe(CGPoint(x: 40, y: 650), CGPoint(x: 350, y: 650)) } else { select(0) }
            #expect(tabs.selectedIndex == 0 && app.flown == seen && app.isCancelled == false)
            app.expectNothingLost(cards.flatMap { [$0, $0.nameLabel] }, "to the cards")
        }
    }

    // MARK: Lines

    /// The lines that only one of two files has, without comments and blank lines.
    private static func own(_ text: String, besides other: String) -> Int {
        func lines(_ text: String) -> [String] {
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty && !$0.hasPrefix("//") }
        }
        let change = lines(text).difference(from: lines(other))
        return change.insertions.count
    }

    @Test(
        "The apps have fewer lines than with Hero, as many as the article says", arguments: ["PhotoGrid", "StopCards"])
    func lines(app: String) throws {
        let folder = PackageFolder.url.appendingPathComponent("Tests/ElementApps")
        let ours = try String(contentsOf: folder.appendingPathComponent("\(app).swift"), encoding: .utf8)
        let hero = try String(contentsOf: folder.appendingPathComponent("Hero/\(app).txt"), encoding: .utf8)
        let (own, its) = (Self.own(ours, besides: hero), Self.own(hero, besides: ours))
        #expect(own <= its)
        let article = try String(
            contentsOf: PackageFolder.url.appendingPathComponent(
                "Sources/TransitionElements/TransitionElements.docc/FlyingElements.md"), encoding: .utf8)
        #expect(article.contains("| \(app) | \(its) | \(own) |"), "\(its) and \(own)")
    }
}
