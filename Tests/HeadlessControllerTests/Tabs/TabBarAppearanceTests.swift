import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uibaritem/imageinsets, …/uitabbaritem/titlepositionadjustment,
// …/uitabbaritem/standardappearance, …/uitabbarappearance, …/uitabbaritemappearance: what moves and colours the parts of
// an item, the selected item's looks of the bar before the bar's, and states that fall back on the normal one.
@MainActor
struct TabBarAppearanceTests {
    private struct Parts {
        let picture: UIImageView
        let title: UILabel
        let badge: UILabel
    }

    private func stage() -> (TabStage, [UITabBarItem]) {
        let stage = TabStage()
        let items = stage.tabs.tabBar.items ?? []
        for item in items { (item.title, item.image) = ("Title", UIImage(systemName: "star")) }
        stage.window.layoutIfNeeded()
        return (stage, items)
    }

    /// The parts of the items, as the bar of this module has them.
    private func parts(_ stage: TabStage) throws -> [Parts] {
        stage.window.layoutIfNeeded()
        return try stage.tabs.tabBar.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }.map {
            let labels = $0.subviews.compactMap { $0 as? UILabel }
            let picture = try #require($0.subviews.lazy.compactMap { $0 as? UIImageView }.first)
            let badge = $0.subviews.lazy.compactMap { $0.subviews.first as? UILabel }.first
            return Parts(picture: picture, title: try #require(labels.first), badge: try #require(badge))
        }
    }

    @Test("Insets move and squeeze the picture, the adjustment moves the text; the item's frame stays")
    func places() throws {
        let (stage, items) = stage()
        let before = try parts(stage)[1]
        let (picture, title) = (before.picture.frame, before.title.frame)
        let frame = items[1].frame(in: stage.tabs.view)
        items[1].imageInsets = UIEdgeInsets(top: 6, left: 2, bottom: -6, right: -2)
        items[1].titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
        #expect(try parts(stage)[1].picture.frame == picture.offsetBy(dx: 2, dy: 6))
        #expect(try parts(stage)[1].title.frame == title.offsetBy(dx: 3, dy: -4))
        items[1].imageInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        #expect(try parts(stage)[1].picture.frame == picture.insetBy(dx: 4, dy: 4))
        #expect(items[1].frame(in: stage.tabs.view) == frame)
        #expect(UITabBarItem().imageInsets == .zero && UITabBarItem().titlePositionAdjustment == .zero)
    }

    @Test("The bar's looks colour picture, text and badge in each state, and move text and badge")
    func looks() throws {
        let (stage, items) = stage()
        (items[0].badgeValue, items[1].badgeValue, items[2].isEnabled) = ("1", "2", false)
        let looks = UITabBarAppearance()
        let item = looks.stackedLayoutAppearance
        item.normal.iconColor = .red
        item.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        item.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
        item.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
        item.selected.iconColor = .blue
        item.disabled.iconColor = .brown
        let title = try parts(stage)[1].title.frame
        stage.tabs.tabBar.standardAppearance = looks
        #expect(try parts(stage).map(\.picture.tintColor) == [.blue, .red, .brown])
        #expect(try parts(stage).map(\.title.textColor) == [.green, .green, .green])
        #expect(try parts(stage)[1].title.frame == title.offsetBy(dx: 0, dy: 5))
        #expect(try parts(stage)[0].badge.textColor == .black)
        item.normal.iconColor = .gray
        #expect(try parts(stage)[1].picture.tintColor == .red)
        #expect(stage.tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor == .red)
    }

    @Test("The selected item's looks replace the bar's as long as it is selected")
    func itemLooks() throws {
        let (stage, items) = stage()
        let looks = UITabBarAppearance()
        looks.stackedLayoutAppearance.normal.iconColor = .red
        looks.backgroundColor = .yellow
        items[1].standardAppearance = looks
        let before = try parts(stage)[2].picture.tintColor
        #expect(before != .red)
        stage.tabs.selectedIndex = 1
        Headless.clock.settle()
        #expect(try parts(stage)[2].picture.tintColor == .red)
        #expect(stage.tabs.tabBar.subviews.first?.backgroundColor == .yellow)
        stage.tabs.selectedIndex = 0
        Headless.clock.settle()
        #expect(try parts(stage)[2].picture.tintColor == before)
    }

    @Test("The bar's looks precede the attributes of an item's text, or the other way round where that is assumed")
    func precedence() throws {
        for (precede, color) in [(true, UIColor.green), (false, UIColor.purple)] {
            let (stage, items) = stage()
            Headless.assumptions.tabBarAppearancesPrecedeItems = precede
            items[0].setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .selected)
            #expect(try parts(stage)[0].title.textColor == .purple)
            let looks = UITabBarAppearance()
            looks.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
            stage.tabs.tabBar.standardAppearance = looks
            #expect(try parts(stage)[0].title.textColor == color)
        }
    }

    @Test("A copy has the same looks, and later changes of one do not show in the other")
    func copies() throws {
        let looks = UITabBarAppearance(idiom: .pad)
        looks.configureWithOpaqueBackground()
        looks.inlineLayoutAppearance.selected.badgeBackgroundColor = .red
        let copy = try #require(looks.copy() as? UITabBarAppearance)
        #expect(copy.idiom == .pad && copy.backgroundColor == .systemBackground && copy.backgroundEffect == nil)
        looks.inlineLayoutAppearance.selected.badgeBackgroundColor = .blue
        #expect(copy.inlineLayoutAppearance.selected.badgeBackgroundColor == .red)
        looks.configureWithDefaultBackground()
        #expect(looks.backgroundColor == nil && looks.backgroundEffect != nil)
        looks.configureWithTransparentBackground()
        #expect(looks.backgroundEffect == nil)
        looks.inlineLayoutAppearance.configureWithDefault(for: .inline)
        #expect(looks.inlineLayoutAppearance.selected.badgeBackgroundColor == nil)
    }
}
