import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionWorld
import UIKit

/// What stands in for the parts of an item is where the bar has them, and looks as they do: by the item's insets, its
/// adjustments and attributes, and by the looks of the whole bar. (developer.apple.com/documentation/uikit: uibaritem/
/// imageinsets, uitabbaritem/titlepositionadjustment, uitabbarappearance)
@MainActor
struct ItemLooksTests {
    /// The picture and the text of the second item, in the bar and above it, in the coordinates of the window.
    private struct Parts {
        var picture: CGPoint?
        var title: CGPoint?
        var badge: CGPoint?
        var pictureSize: CGSize?
        var pictureTint: UIColor?
        var titleColor: UIColor?
    }

    private func parts(in view: UIView?) -> Parts {
        let views = view?.subviews ?? []
        let picture = views.lazy.compactMap { $0 as? UIImageView }.first
        let title = views.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Text" }
        let badge = views.first { $0.backgroundColor != nil }
        func place(_ part: UIView?) -> CGPoint? { part.flatMap { view?.convert($0.center, to: nil) } }
        return Parts(
            picture: place(picture), title: place(title), badge: place(badge), pictureSize: picture?.bounds.size,
            pictureTint: picture?.tintColor, titleColor: title?.textColor)
    }

    /// The item as the bar has it while it is chosen, and what stands in for it at the start of an animation.
    private func play(
        _ animation: BuiltInTabItemAnimation = .titleSlide, isRightToLeft: Bool = false,
        with change: (ItemFixture, UITabBarItem) -> Void
    ) -> (fixture: ItemFixture, bar: Parts, ours: Parts) {
        let fixture = ItemFixture(isRightToLeft: isRightToLeft)
        fixture.items[1].title = "Text"
        change(fixture, fixture.items[1])
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        let frame = fixture.items[1].frame(in: fixture.tabs.tabBar)
        let bar = parts(in: fixture.tabs.tabBar.subviews.first { $0 is UIControl && $0.frame == frame })
        fixture.tabs.selectedIndex = 0
        fixture.settle()
        fixture.tabs.setTabItemAnimation(animation.animator)
        fixture.tap(1)
        fixture.begin()
        return (fixture, bar, parts(in: fixture.overlays.first))
    }

    @Test("The picture is where the insets put it, and as much smaller as they make it", arguments: [false, true])
    func insets(isRightToLeft: Bool) throws {
        let (_, plain, _) = play(isRightToLeft: isRightToLeft) { _, _ in }
        let (_, bar, ours) = play(isRightToLeft: isRightToLeft) { _, item in
            item.imageInsets = UIEdgeInsets(top: 6, left: 3, bottom: -6, right: -3)
        }
        #expect(bar.picture != plain.picture && ours.picture == bar.picture)
        #expect(ours.pictureSize == CGSize(width: 20, height: 20))
        let (_, squeezed, small) = play(isRightToLeft: isRightToLeft) { _, item in
            item.imageInsets = UIEdgeInsets(top: 8, left: 1, bottom: 0, right: 1)
        }
        #expect(small.picture == squeezed.picture && small.pictureSize == CGSize(width: 18, height: 12))
    }

    @Test("The text is where the adjustment puts it, of the item or of the bar's looks", arguments: [false, true])
    func title(ofBar: Bool) throws {
        let (_, plain, _) = play { _, _ in }
        let (_, bar, ours) = play { fixture, item in
            let offset = UIOffset(horizontal: 4, vertical: -3)
            if ofBar {
                let looks = UITabBarAppearance()
                looks.stackedLayoutAppearance.selected.titlePositionAdjustment = offset
                fixture.tabs.tabBar.standardAppearance = looks
            } else {
                item.titlePositionAdjustment = offset
            }
        }
        let (before, after) = (try #require(plain.title), try #require(bar.title))
        #expect(after.x - before.x == 4 && after.y - before.y == -3)
        let place = try #require(ours.title)
        #expect(abs(place.x - after.x) < 0.5 && abs(place.y - after.y) < 0.5)
    }

    @Test("The text has the item's colour, and the picture that of the bar's looks")
    func colors() {
        let (_, bar, ours) = play { fixture, item in
            item.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .selected)
            let looks = UITabBarAppearance()
            looks.stackedLayoutAppearance.selected.iconColor = .brown
            fixture.tabs.tabBar.standardAppearance = looks
        }
        #expect(bar.titleColor == .purple && ours.titleColor == .purple)
        #expect(bar.pictureTint == .brown && ours.pictureTint == .brown)
    }

    @Test("The badge is where the bar's looks put it")
    func badge() {
        let (_, bar, ours) = play(.badgeBounce) { fixture, item in
            item.badgeValue = "3"
            let looks = UITabBarAppearance()
            looks.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: 5, vertical: 2)
            fixture.tabs.tabBar.standardAppearance = looks
        }
        #expect(bar.badge != nil && ours.badge?.x == bar.badge?.x)
    }

    @Test("A badge that moves by itself is where the looks of its state put it, and follows them", arguments: [1, 2])
    func badgeAlone(place: Int) throws {
        let fixture = ItemFixture()
        fixture.tabs.selectedIndex = 1
        fixture.items[place].badgeValue = "3"
        func looks(_ offset: CGFloat) {
            let looks = UITabBarAppearance()
            let item = looks.stackedLayoutAppearance
            item.normal.badgePositionAdjustment = UIOffset(horizontal: offset, vertical: 2)
            item.selected.badgePositionAdjustment = UIOffset(horizontal: offset + 3, vertical: 2)
            fixture.tabs.tabBar.standardAppearance = looks
            fixture.begin()
        }
        looks(5)
        fixture.settle()
        let frame = fixture.items[place].frame(in: fixture.tabs.tabBar)
        let bar = try #require(fixture.tabs.tabBar.subviews.first { $0 is UIControl && $0.frame == frame })
        fixture.tabs.tabItems[place].animateBadge(.bounce())
        for offset in [5, 8, 0] as [CGFloat] {
            looks(offset)
            let ours = try #require(parts(in: fixture.overlays.first).badge)
            #expect(fixture.overlays.count == 1 && ours.x == parts(in: bar).badge?.x)
        }
    }

    @Test("A badge that the bar's looks colour stays the bar's, and moves when they do so no more")
    func badgeKept() {
        let fixture = ItemFixture()
        fixture.items[2].badgeValue = "3"
        let plain = fixture.looks
        fixture.tabs.tabItems[2].animateBadge(.bounce(repeats: true))
        fixture.begin()
        #expect(fixture.overlays.count == 1)
        let looks = UITabBarAppearance()
        looks.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
        fixture.tabs.tabBar.standardAppearance = looks
        fixture.begin()
        fixture.expectClean(plain)
        #expect(Headless.activity.displayLinks == 0)
        fixture.tabs.tabBar.standardAppearance = UITabBarAppearance()
        fixture.begin()
        #expect(fixture.overlays.count == 1)
    }

    /// What may precede what the item says: under both assumptions the text must be seen once.
    @Test("A text or badge that the bar's looks colour stays the bar's", arguments: [false, true])
    func kept(precede: Bool) {
        let (fixture, _, ours) = play { fixture, item in
            Headless.assumptions.tabBarAppearancesPrecedeItems = precede
            let looks = UITabBarAppearance()
            looks.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
            fixture.tabs.tabBar.standardAppearance = looks
        }
        #expect(ours.picture != nil && ours.title == nil)
        #expect(fixture.items[1].titleTextAttributes(for: .selected) == nil)
        let (still, _, _) = play { fixture, item in
            item.badgeValue = "3"
            let looks = UITabBarAppearance()
            looks.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
            fixture.tabs.tabBar.standardAppearance = looks
        }
        #expect(still.overlays.isEmpty)
    }

    @Test("Insets, adjustments and looks that change meanwhile end the animation", arguments: 0..<3)
    func changed(what: Int) {
        let (fixture, _, ours) = play { _, _ in }
        #expect(ours.picture != nil)
        switch what {
        case 0: fixture.items[1].imageInsets.top = 1
        case 1: fixture.items[1].titlePositionAdjustment.vertical = 1
        default:
            let looks = UITabBarAppearance()
            looks.stackedLayoutAppearance.selected.iconColor = .brown
            fixture.tabs.tabBar.standardAppearance = looks
        }
        fixture.begin()
        #expect(fixture.overlays.isEmpty && !fixture.isBlank(1))
    }
}
