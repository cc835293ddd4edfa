import Foundation
import Testing

@testable import GalleryCommand

/// The time that the tests give a page. Needs Chromium; skipped without it.
@Suite(.inChromium)
struct PageClockTests {
    private func page() throws -> LivePage {
        let page = try LivePage(Site([SiteTests.entry("slide")], template: try Site.template()))
        _ = try page.value("(window.log = [], window.note = (what) => () => log.push(what), true)", as: Bool.self)
        return page
    }

    @Test("Timers and frames come in their order, none before its time")
    func order() throws {
        let page = try page()
        _ = try page.value(
            """
            (setTimeout(note("late"), 40), setTimeout(note("soon"), 5), clearTimeout(setTimeout(note("never"), 1)),
              requestAnimationFrame(() => requestAnimationFrame(note("second frame"))), true)
            """, as: Bool.self)
        #expect(try page.value("log.join()") == "")
        try page.pass(0.039)
        #expect(try page.value("log.join()") == "soon,second frame")
        try page.pass(0.001)
        #expect(try page.value("log.join()") == "soon,second frame,late")
    }

    @Test("It stands still between two steps, and while a file loads")
    func still() throws {
        let page = try page()
        #expect(
            try page.value(
                """
                (async () => {
                  const from = performance.now();
                  await Promise.all([Gallery.recording("slide", "data/slide.js").then(() => log.push(performance.now() - from)),
                    pageClock.pass(500)]);
                  return log[0] === 0 && performance.now() - from === 500;
                })()
                """, as: Bool.self))
        let now: Double = try page.value("performance.now()")
        #expect(try page.value("performance.now()") == now)
    }

    @Test("What never comes is said to have not come")
    func never() throws {
        #expect(throws: Browser.Failure.self) { try page().wait(for: "false") }
    }
}
