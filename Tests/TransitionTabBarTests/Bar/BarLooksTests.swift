import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// I8: an own bar honours what its items say about their looks.
@MainActor
struct BarLooksTests {
    private func labels(_ fixture: BarFixture, _ place: Int) -> [UILabel] {
        fixture.items[place].subviews.compactMap { $0 as? UILabel }
    }

    private func title(_ fixture: BarFixture, _ place: Int) -> UILabel { labels(fixture, place)[0] }

    private func picture(_ fixture: BarFixture, _ place: Int) -> UIImageView? {
        fixture.items[place].subviews.compactMap { $0 as? UIImageView }.first
    }

    /// Sets something on the second item, and shows it.
    private func changed(_ change: (BarFixture, UITabBarItem) -> Void) -> BarFixture {
        let fixture = BarFixture()
        if let item = fixture.base.screens[1].tabBarItem { change(fixture, item) }
        fixture.settle()
        return fixture
    }

    @Test("I8: An item's attributes for its text precede the bar's font and colours, in both states")
    func titles() {
        let (font, bold) = (UIFont.systemFont(ofSize: 14), UIFont.systemFont(ofSize: 15, weight: .bold))
        let fixture = changed { _, item in
            item.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.green], for: .normal)
            item.setTitleTextAttributes([.font: bold, .foregroundColor: UIColor.purple], for: .selected)
        }
        #expect(title(fixture, 1).font == font && title(fixture, 1).textColor == .green)
        #expect(title(fixture, 0).font == fixture.bar?.appearance.titleFont)
        #expect(picture(fixture, 1)?.tintColor == AnimatedTabBarAppearance.standard.unselected)
        fixture.tap(1)
        fixture.settle()
        #expect(title(fixture, 1).font == bold && title(fixture, 1).textColor == .purple)
        #expect(picture(fixture, 1)?.tintColor == AnimatedTabBarAppearance.standard.selected)
        // A moving title looks the same.
        fixture.tap(0)
        fixture.settle()
        fixture.tabs.setTabItemAnimation(.bounce)
        #expect(fixture.items[1].stageContent(for: .selected, alternate: nil)?.content.titleFont == bold)
        #expect(fixture.items[1].stageContent(for: .selected, alternate: nil)?.content.titleColor == .purple)
    }

    @Test("I8: A font for the normal state holds for the selected one too, a colour does not")
    func fallback() {
        let font = UIFont.systemFont(ofSize: 14)
        let fixture = changed { _, item in
            item.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.green], for: .normal)
        }
        fixture.tap(1)
        fixture.settle()
        #expect(title(fixture, 1).font == font)
        #expect(title(fixture, 1).textColor == AnimatedTabBarAppearance.standard.selected)
    }

    @Test("I8: Other attributes of a text are kept too")
    func otherAttributes() {
        // Any attribute that is neither a font nor a colour.
        let kern = NSAttributedString.Key("NSKern")
        let attributes = TabBarTextAttributes([kern: 3, .foregroundColor: UIColor.green])
        let styled = attributes.styled("a", font: .systemFont(ofSize: 9), color: .red)
        #expect(styled?.attributes(at: 0, effectiveRange: nil)[kern] as? Int == 3)
        #expect(styled?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .green)
        #expect(
            TabBarTextAttributes([.foregroundColor: UIColor.green]).styled(
                "a", font: .systemFont(ofSize: 9), color: .red) == nil)
        #expect(TabBarTextAttributes([kern: 3]) != TabBarTextAttributes([kern: 4]))
        #expect(TabBarTextAttributes([:]) == TabBarTextAttributes(nil))
    }

    @Test("I8: The offset of a text and the insets of a picture move them alone", arguments: [false, true])
    func places(isRightToLeft: Bool) {
        let fixture = BarFixture(isRightToLeft: isRightToLeft)
        fixture.settle()
        let before = fixture.items[1].places
        let item = fixture.base.screens[1].tabBarItem
        item?.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        item?.imageInsets = UIEdgeInsets(top: 1, left: 4, bottom: -1, right: 2)
        fixture.settle()
        let after = fixture.items[1].places
        #expect(after?.title == before?.title?.offsetBy(dx: 3, dy: -2))
        let icon = before?.icon ?? .null
        #expect(after?.icon == CGRect(x: icon.minX + 4, y: icon.minY + 1, width: icon.width - 6, height: icon.height))
        #expect(fixture.items[0].places == fixture.items[2].places && after?.icon != nil)
    }

    @Test("I6: The colour, the font and the text colour of a badge are the item's, in both states")
    func badges() {
        let font = UIFont.systemFont(ofSize: 9)
        let fixture = changed { _, item in
            item.badgeValue = "3"
            item.badgeColor = .blue
            item.setBadgeTextAttributes([.font: font, .foregroundColor: UIColor.yellow], for: .normal)
            item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .selected)
        }
        let badge = fixture.items[1].badge
        #expect(badge.color == .blue && badge.textColor == .yellow && badge.font == font)
        fixture.tap(1)
        fixture.settle()
        #expect(badge.textColor == .black && badge.font == font)
        fixture.base.screens[1].tabBarItem.setBadgeTextAttributes(nil, for: .normal)
        fixture.base.screens[1].tabBarItem.setBadgeTextAttributes(nil, for: .selected)
        fixture.settle()
        #expect(badge.textColor == .white && badge.font == nil)
    }

    @Test("I8: Colours of one item, for picture and text, selected or not")
    func colors() {
        let fixture = changed { fixture, _ in
            fixture.bar?.items[1].layout.selectedColor = .orange
            fixture.bar?.items[1].layout.unselectedColor = .brown
        }
        #expect(picture(fixture, 1)?.tintColor == .brown && title(fixture, 1).textColor == .brown)
        #expect(picture(fixture, 2)?.tintColor == AnimatedTabBarAppearance.standard.unselected)
        fixture.tap(1)
        fixture.settle()
        #expect(picture(fixture, 1)?.tintColor == .orange && title(fixture, 1).textColor == .orange)
    }

    @Test(
        "I8: Padding keeps the parts away from the item's edges, and spacing sets them apart in rows and columns",
        arguments: TabItemArrangement.allCases, [false, true])
    func spacing(arrangement: TabItemArrangement, isRightToLeft: Bool) {
        @MainActor func places(spacing: Double?, left: Double = 0, rowSpacing: Double = 5) -> TabItemPlaces {
            var content = TabItemPlaces.Content(icon: CGSize(width: 20, height: 20), titleWidth: 30)
            content.spacing = spacing
            content.padding.left = left
            content.padding.top = 4
            return TabItemPlaces(
                content, in: CGSize(width: 100, height: 60), raise: 0, arrangement: arrangement,
                metrics: AnimatedTabBarMetrics(rowSpacing: rowSpacing), isRightToLeft: isRightToLeft)
        }
        @MainActor func gap(_ places: TabItemPlaces) -> CGFloat {
            guard let icon = places.icon, let title = places.title else { return .nan }
            return arrangement.isRow
                ? max(icon.minX, title.minX) - min(icon.maxX, title.maxX)
                : max(icon.minY, title.minY) - min(icon.maxY, title.maxY)
        }
        #expect(gap(places(spacing: nil)) == (arrangement.isRow ? 5 : 2))
        #expect(gap(places(spacing: nil, rowSpacing: 9)) == (arrangement.isRow ? 9 : 2))
        #expect(gap(places(spacing: 8)) == 8 && gap(places(spacing: .nan)).isFinite)
        let moved = places(spacing: nil, left: 10).icon?.minX ?? 0
        #expect(moved - (places(spacing: nil).icon?.minX ?? 0) == (isRightToLeft ? -5 : 5))
        let unlimited = places(spacing: nil, left: .infinity).icon?.minX ?? .nan
        #expect(unlimited.isFinite)
    }

    @Test("I8: The padding of an item of the bar moves its parts, and its spacing sets them apart")
    func itemLayout() throws {
        let fixture = changed { fixture, _ in
            fixture.bar?.items[1].layout.padding = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
            fixture.bar?.items[2].layout.spacing = 9
        }
        @MainActor func middles(_ place: Int) throws -> (icon: CGPoint, title: CGPoint) {
            let (icon, title) = (try #require(picture(fixture, place)).center, title(fixture, place).center)
            let middle = fixture.items[place].bounds.midX
            return (CGPoint(x: icon.x - middle, y: icon.y), CGPoint(x: title.x - middle, y: title.y))
        }
        let (plain, padded, spaced) = (try middles(0), try middles(1), try middles(2))
        #expect(abs(padded.icon.x - plain.icon.x - 5) < 0.6 && abs(padded.title.x - plain.title.x - 5) < 0.6)
        let (iconY, titleY) = (padded.icon.y - plain.icon.y, padded.title.y - plain.title.y)
        #expect(abs(iconY - 4) < 0.6 && abs(titleY - 4) < 0.6, "\(iconY), \(titleY)")
        #expect(abs(spaced.title.y - spaced.icon.y - (plain.title.y - plain.icon.y) - 7) < 0.6)
    }

    @Test("I8, I11: A subtitle may have attributes, and VoiceOver reads it after the title")
    func subtitle() {
        let fixture = changed { fixture, _ in
            fixture.bar?.items[1].layout.subtitle = "plain"
            fixture.bar?.items[2].layout.attributedSubtitle = NSAttributedString(
                string: "styled", attributes: [.foregroundColor: UIColor.red])
        }
        #expect(labels(fixture, 1)[1].text == "plain" && !labels(fixture, 1)[1].isHidden)
        #expect(labels(fixture, 2)[1].text == "styled" && labels(fixture, 2)[1].textColor == .red)
        #expect(fixture.items[2].places?.subtitle != nil)
        let lines = Headless.spokenLines(in: fixture.base.window).filter { $0.contains("tab, ") }
        #expect(lines == ["selected, a, tab, 1 of 3", "b, plain, tab, 2 of 3", "c, styled, tab, 3 of 3"])
        fixture.base.screens[1].tabBarItem.accessibilityLabel = "Own words"
        fixture.settle()
        #expect(fixture.items[1].accessibilityLabel == "Own words")
    }
}
