import Foundation
import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// A finger on the page of a phone. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized) @MainActor
struct TouchTests {
    private func page(_ fragment: String = "", prefersStills: Bool = true) throws -> LivePage {
        let entries = ["slide", "fold", "cube"].map { name in
            var entry = SiteTests.entry(name, kinds: ContainerKind.allCases)
            entry.card.moment = 0.5
            entry.recording.run = RunSettings(timing: .linear, duration: 0.4)
            return entry
        }
        let workshop = WorkshopData([CatalogueAnimator.cover])
        return try LivePage(
            Site(entries, workshop: workshop, template: try Site.template()), fragment: fragment, size: (390, 844),
            prefersStills: prefersStills, isTouched: true)
    }

    @Test("The first phone is swiped there and back; a finger that moves up scrolls the page")
    func firstPhone() throws {
        let page = try page()
        try page.wait(for: "!!Gallery.hero.table.stage")
        let progress = "Gallery.hero.table.stage.progress"
        let (left, right) = (try page.place(of: "#toy", x: 0.1), try page.place(of: "#toy", x: 0.9))
        try page.touch(left, right)
        try page.wait(for: "!Gallery.hero.table.player.isPlaying")
        #expect(try page.value(progress) == 0)
        try page.touch(right, (right.x - 20, right.y), left, pause: 0.2)
        try page.wait(for: "!Gallery.hero.table.player.isPlaying")
        #expect(try page.value(progress) == 1)
        try page.touch(right, (right.x, right.y - 100), (right.x, right.y - 300))
        try page.wait(for: "scrollY > 50")
        #expect(try page.value(progress) == 1)
    }

    @Test("A card that a finger lets go of goes on to an end, and shows its still a little later")
    func card() throws {
        let page = try page(prefersStills: false)
        let table = "Gallery.cards.table(document.querySelector('.card[data-name=cube]'))"
        let phone = ".card[data-name=cube] .phone"
        _ = try page.place(of: phone)
        try page.wait(for: "!!\(table).stage")
        let (start, end) = (try page.place(of: phone, x: 0.9), try page.place(of: phone, x: 0.2))
        try page.touch(start, (start.x - 15, start.y), end)
        try page.wait(for: "!\(table).player.isPlaying")
        #expect([0, 1].contains(try page.value("\(table).stage.progress", as: Double.self)))
        #expect(try page.value("location.hash") == "")
        try page.wait(for: "\(table).stage.progress === 0.5")
    }

    @Test("The phone of the detail view: a tap presents, a finger pulls down, and the page stays")
    func detail() throws {
        let page = try page("cube/modal")
        try page.wait(for: "!!Gallery.detail.stage")
        let progress = "Gallery.detail.stage.progress"
        func place(_ y: Double) throws -> (x: Double, y: Double) { try page.place(of: "#detail-screen", x: 0.5, y: y) }
        if try page.value("\(progress) < 1", as: Bool.self) {
            try page.touch(try place(0.5))
            try page.wait(for: "\(progress) === 1 && !Gallery.detail.player.isPlaying")
        }
        try page.touch(try place(0.2), try place(0.25), try place(0.5), staying: true)
        try page.touch(try place(0.5), try place(0.9))
        try page.wait(for: "!Gallery.detail.player.isPlaying")
        #expect(try page.value("document.getElementById('detail').scrollTop", as: Int.self) == 0)
        #expect(try page.value("document.getElementById('detail').open", as: Bool.self))
    }

    @Test("A corner of the workshop is dragged by a finger, and so is the timing, which is not hidden by the bench")
    func workshop() throws {
        let page = try page("workshop")
        try page.wait(for: "document.getElementById('workshop')?.dataset.checked !== undefined")
        let corner = try page.place(of: ".w-se")
        try page.touch(corner, (corner.x - 15, corner.y - 20), (corner.x - 30, corner.y - 50))
        let scale: [Double] = try page.value("Gallery.workshop.view.model.pose.scale")
        #expect(scale[0] < 0.8 && scale[0] > 0.2)
        #expect(try page.value("document.getElementById('workshop').scrollTop", as: Int.self) == 0)
        let dot = try page.place(of: "#w-curve .w-dot")
        try page.touch(dot, (dot.x + 10, dot.y), (dot.x + 20, dot.y))
        #expect(try page.value("Gallery.workshop.view.model.design.timing.s[0] > 0.5", as: Bool.self))
    }
}
