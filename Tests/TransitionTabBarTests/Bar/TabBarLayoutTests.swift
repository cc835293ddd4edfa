import Foundation
import Testing
import TransitionWorld

@testable import TransitionCore
@testable import TransitionTabBar

/// I8: where the items of an own bar are, and the parts within them.
struct TabBarLayoutTests {
    private typealias Item = TabBarLayout.Item

    private func frames(_ items: [TabBarLayout.Item], isRightToLeft: Bool = false) -> [CGRect] {
        TabBarLayout(width: 400, height: 56, items: items, isRightToLeft: isRightToLeft).frames
    }

    private func starts(_ items: [TabBarLayout.Item], isRightToLeft: Bool = false) -> [Double] {
        frames(items, isRightToLeft: isRightToLeft).map { Double($0.minX) }
    }

    @Test("I8: Items share the width equally, and stand the other way round from right to left")
    func equal() {
        let items = Array(repeating: Item(), count: 4)
        #expect(starts(items) == [0, 100, 200, 300])
        #expect(starts(items, isRightToLeft: true) == [300, 200, 100, 0])
        #expect(frames(items).allSatisfy { $0.width == 100 && $0.minY == 0 && $0.height == 56 })
        #expect(frames([]).isEmpty)
    }

    @Test("I8: An own width is kept, and the others share the rest")
    func ownWidths() {
        var items = Array(repeating: Item(), count: 4)
        items[1].width = 160
        #expect(starts(items) == [0, 80, 240, 320])
        // Too wide together: made narrower, and nothing leaves the bar.
        let wide = [Item(width: 300), Item(width: 500), Item()]
        #expect(frames(wide).map { Double($0.width) } == [150, 250, 0])
        #expect(!TabBarLayout(width: 400, height: 56, items: wide).fits(minimum: 44))
    }

    @Test("I8: Offsets are gaps before items, and add up")
    func gaps() {
        var items = Array(repeating: Item(width: 50), count: 4)
        items[1].gap = 30
        items[3].gap = 20
        #expect(starts(items) == [0, 80, 130, 200])
        #expect(starts(items, isRightToLeft: true) == [350, 270, 220, 150])
        // Equal shares become narrower by what the gaps take.
        var sharing = Array(repeating: Item(), count: 4)
        sharing[0].gap = 40
        #expect(starts(sharing) == [40, 130, 220, 310])
        sharing[0].gap = -40
        #expect(starts(sharing) == [-40, 70, 180, 290])
    }

    @Test("I8: A raised item reaches above the bar")
    func raise() {
        let frame = frames([Item(), Item(raise: 30)])[1]
        #expect(frame == CGRect(x: 200, y: -30, width: 200, height: 86))
        #expect(frames([Item(gap: .nan, raise: .infinity), Item(raise: -3)]).allSatisfy { $0.minY == 0 })
    }

    @Test("Eight tabs fit on a phone of 390 points at the least width of 44, nine do not")
    func fit() {
        func fits(_ count: Int) -> Bool {
            TabBarLayout(width: 390, height: 56, items: Array(repeating: Item(), count: count)).fits(minimum: 44)
        }
        #expect(fits(1) && fits(5) && fits(8) && !fits(9))
    }

    // MARK: Parts

    private func places(
        _ arrangement: TabItemArrangement = .titleBelow, title: Double? = 40, icon: Double? = 28,
        subtitle: Double? = nil, badge: CGSize? = nil, raise: Double = 0, height: Double = 56, width: Double = 100,
        isRightToLeft: Bool = false
    ) -> TabItemPlaces {
        TabItemPlaces(
            .init(
                icon: icon.map { CGSize(width: $0, height: $0) }, titleWidth: title, subtitleWidth: subtitle,
                badge: badge),
            in: CGSize(width: width, height: height + raise), raise: raise, arrangement: arrangement,
            metrics: AnimatedTabBarMetrics(), isRightToLeft: isRightToLeft)
    }

    @Test("I8: The picture is 28 points at 7, the text 14 high and 2 below it")
    func below() {
        let places = places()
        #expect(places.icon == CGRect(x: 36, y: 7, width: 28, height: 28))
        #expect(places.title == CGRect(x: 30, y: 37, width: 40, height: 14))
        #expect(places.subtitle == nil && places.badge == nil)
    }

    @Test("I8: Text above, after and before the picture")
    func arrangements() {
        #expect(places(.titleAbove).title == CGRect(x: 30, y: 7, width: 40, height: 14))
        #expect(places(.titleAbove).icon == CGRect(x: 36, y: 23, width: 28, height: 28))
        // 28 + 5 + 40 is 73, in the middle of 100.
        #expect(places(.titleTrailing).icon == CGRect(x: 13.5, y: 14, width: 28, height: 28))
        #expect(places(.titleTrailing).title == CGRect(x: 46.5, y: 21, width: 40, height: 14))
        #expect(places(.titleLeading).title == CGRect(x: 13.5, y: 21, width: 40, height: 14))
        #expect(places(.titleLeading).icon == CGRect(x: 58.5, y: 14, width: 28, height: 28))
        #expect(places(.titleTrailing, isRightToLeft: true).icon == places(.titleLeading).icon)
    }

    @Test("I8: A picture without a text is in the middle, a 42-point logo at 7; so is a text alone")
    func alone() {
        #expect(places(title: nil, icon: 42).icon == CGRect(x: 29, y: 7, width: 42, height: 42))
        #expect(places(title: nil).icon?.minY == 14)
        #expect(places(icon: nil).title?.minY == 21)
        // A bar of 32 points has no room for both at 7.
        #expect(places(height: 40).icon?.minY == -2)
    }

    @Test("I8: A raised picture leaves its text in the bar")
    func raised() {
        let places = places(raise: 30)
        #expect(places.icon?.minY == 7 && places.title?.minY == 67)
    }

    @Test("I8: A second line stands below the first, and both are as wide as the item at most")
    func subtitle() {
        let places = places(.titleTrailing, title: 90, subtitle: 200)
        #expect(places.title == CGRect(x: 35, y: 15.5, width: 63, height: 14))
        #expect(places.subtitle == CGRect(x: 35, y: 29.5, width: 63, height: 11))
        let column = self.places(title: 300, subtitle: 20, height: 80)
        #expect(column.title == CGRect(x: 2, y: 37, width: 96, height: 14))
        #expect(column.subtitle == CGRect(x: 40, y: 51, width: 20, height: 11))
    }

    @Test("I6: A badge sits on the picture's upper trailing corner and grows outwards")
    func badge() {
        let one = places(badge: CGSize(width: 18, height: 18)).badge
        let many = places(badge: CGSize(width: 40, height: 18)).badge
        #expect(one == CGRect(x: 55, y: 3, width: 18, height: 18))
        #expect(many == CGRect(x: 55, y: 3, width: 40, height: 18))
        let mirrored = places(badge: CGSize(width: 18, height: 18), isRightToLeft: true).badge
        #expect(mirrored == CGRect(x: 27, y: 3, width: 18, height: 18))
        #expect(places(title: nil, icon: nil, badge: CGSize(width: 18, height: 18)).badge != nil)
    }

    @Test("I8: Heights: 56, and the system's or an own one in a compact height, where a low bar has rows")
    func heights() {
        let standard = AnimatedTabBarMetrics()
        #expect(standard.height(isCompact: false) == 56 && standard.height(isCompact: true) == 32)
        #expect(standard.arrangement(isCompact: false) == .titleBelow)
        #expect(standard.arrangement(isCompact: true) == .titleTrailing)
        let own = AnimatedTabBarMetrics(compactHeight: 80, compactArrangement: .titleAbove)
        #expect(own.height(isCompact: false) == 56 && own.height(isCompact: true) == 80)
        #expect(own.arrangement(isCompact: false) == .titleBelow && own.arrangement(isCompact: true) == .titleAbove)
        #expect(AnimatedTabBarMetrics(height: .nan).height(isCompact: false) == 56)
        #expect(AnimatedTabBarMetrics(compactHeight: -1).height(isCompact: true) == 32)
    }
}
