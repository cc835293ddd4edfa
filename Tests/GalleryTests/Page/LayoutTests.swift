import Foundation
import Testing

@testable import GalleryCommand

/// Where things of the page are, and what hides them. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct LayoutTests {
    private func page(
        _ fragment: String = "", size: (width: Int, height: Int) = (1440, 900), isDark: Bool = false
    ) throws -> LivePage {
        let entries = (0..<24).map { index in
            var entry = SiteTests.entry("t\(index)")
            entry.card.tags = [["even", "odd"][index % 2], "all"]
            return entry
        }
        return try LivePage(
            Site(entries, template: try Site.template()), fragment: fragment, size: size, prefersStills: true,
            isDark: isDark)
    }

    @Test("The corners of the detail view show the page behind it, also in a dark appearance")
    func corners() throws {
        let page = try page("t0", isDark: true)
        try page.wait(for: "document.getElementById('detail').open")
        let box: [Double] = try page.value(
            "(({ left, top, right, bottom }) => [left, top, right, bottom])(document.getElementById('detail').getBoundingClientRect())"
        )
        for (x, y) in [(box[0] + 2, box[1] + 1), (box[2] - 12, box[1] + 1)] {
            let colour = try page.colour(at: Int(x), Int(y))
            #expect(colour[3] == 255 && colour.prefix(3).allSatisfy { $0 < 40 }, "\(x) \(y): \(colour)")
        }
    }

    @Test("The hint of the search field fits, in all windows", arguments: [360, 390, 834, 1440])
    func hint(width: Int) throws {
        let page = try page(size: (width, 800))
        let room = """
            (() => {
              const field = document.getElementById("filter");
              const style = getComputedStyle(field);
              return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            })()
            """
        let wide: Double = try page.value(
            """
            (() => {
              const field = document.getElementById("filter");
              const context = document.createElement("canvas").getContext("2d");
              context.font = getComputedStyle(field).font;
              return context.measureText(field.placeholder).width;
            })()
            """)
        #expect(try wide < page.value(room, as: Double.self))
    }

    @Test("The tags begin where the field above them begins", arguments: [360, 1440])
    func tags(width: Int) throws {
        let page = try page(size: (width, 800))
        try page.click("#show-tags")
        func left(_ selector: String) throws -> Double {
            try page.value("document.querySelector('\(selector)').getBoundingClientRect().left")
        }
        #expect(try left(".chip") == left("#filter"))
    }

    @Test("A card that gets the focus is not hidden by the tools")
    func focus() throws {
        let page = try page(size: (390, 844))
        _ = try page.value("(Gallery.cards.all[20].focus(), true)", as: Bool.self)
        for _ in 0..<4 {
            try page.press("ArrowUp", code: 38)
            let isFree: Bool = try page.value(
                """
                document.activeElement.matches(".card")
                  && document.activeElement.getBoundingClientRect().top >= document.getElementById("tools").getBoundingClientRect().bottom
                """)
            #expect(isFree)
        }
    }
}
