import Foundation
import GalleryCommandSupport
import Repertoire
import Testing
import TransitionCore
import TransitionTestSupport
import TransitionTesting

@testable import GalleryCommand

/// Transitions designed in the page's workshop. What it writes is in the folder `Designs`: it is compiled as a part of
/// these tests.
@Suite(.serialized) @MainActor
struct WorkshopTests {
    /// A transition, and how it is made of the one that the workshop begins with.
    struct Design: Sendable, CustomTestStringConvertible {
        var animator: CatalogueAnimator
        var steps: [WorkshopStep]

        var name: String { animator.info.name.rawValue }
        var testDescription: String { name }

        /// The file that the workshop writes.
        var text: String {
            get throws {
                let file = "\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
                let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
                    "Designs")
                return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            }
        }
    }

    nonisolated static let designs = [
        Design(
            animator: .sweepIn,
            steps: [
                .seek(0), .type("x", "1.5"), .press("ArrowDown", code: 40), .press("ArrowDown", code: 40), .turn(15),
                .pose("background"), .seek(1), .drag(".w-n", x: 0, y: 0.125), .time(x: 10, y: 20),
                .type("summary", "the new screen sweeps in, and the old one leans back"),
            ]),
        Design(
            animator: .rainingTiles,
            steps: [
                .choose("cut", "grid"), .type("columns", "3"), .type("rows", "5"), .choose("order", "center"),
                .type("spread", "0.5"), .seek(0), .type("x", "0"), .type("y", "-1.2"), .choose("axis", "x"),
                .type("degrees", "60"), .choose("kind", "curve"), .time(x: 20, y: 0), .type("seconds", "0.6"),
                .pose("background"), .seek(1), .choose("ease", "0.42,0,1,1"),
                .type("summary", "The new screen rains down in tiles"),
            ]),
        Design(
            animator: .porthole,
            steps: [
                .seek(0), .type("x", "0"), .choose("clip", "circle"), .type("clip2", "0"), .seek(0.5),
                .drag("[data-kind=clip1]", x: 0.125, y: 0), .pose("background"), .seek(1), .type("shade", "0.6"),
                .choose("kind", "curve"), .type("summary", "The new screen opens like a porthole"),
            ]),
        Design(
            animator: .slowCover,
            steps: [
                .choose("from", "cover"), .pose("background"), .seek(1), .scale(0.8), .click("#w-faults button"),
                .type("summary", "The new screen rises while the old one shrinks"),
            ]),
        Design(
            animator: .turnOver,
            steps: [
                .choose("front", "switch"), .seek(0), .type("x", "0"), .choose("axis", "y"), .type("degrees", "-90"),
                .seek(0.5), .type("degrees", "-90"), .pose("background"), .seek(0.5), .choose("axis", "y"),
                .type("degrees", "90"), .type("shade", "0.4"), .seek(1), .type("degrees", "90"), .type("width", "1"),
                .type("height", "1"), .type("radius", "0"),
                .type("summary", "The screens are two sides of one card"),
            ]),
    ]

    private static func page(_ fragment: String = "workshop") throws -> LivePage {
        let workshop = WorkshopData([CatalogueAnimator.cover, .cube, .push])
        let page = try LivePage(
            Site([SiteTests.entry("slide")], workshop: workshop, template: try Site.template()), fragment: fragment)
        try page.wait(for: "document.getElementById('workshop')?.dataset.checked !== undefined")
        return page
    }

    private static func swift(in page: LivePage) throws -> String {
        try page.value("document.getElementById('w-swift').textContent")
    }

    @Test("What is designed with mouse and keys is the Swift in the folder", .inChromium, arguments: designs)
    func designed(design: Design) throws {
        let page = try Self.page()
        for step in design.steps + [.type("name", design.name)] { try page.perform(step) }
        let (swift, text) = (try Self.swift(in: page), try design.text)
        #expect(swift == text, "\(swift)")
        // The workshop finds no fault in it, as the audit finds none.
        try page.pass(1)
        #expect(try page.value("document.getElementById('w-faults').children.length", as: Int.self) == 0)
        #expect(try page.value("document.getElementById('w-copy').disabled", as: Bool.self) == false)
    }

    @Test("The audit has nothing to say about it", arguments: designs)
    func audited(design: Design) {
        #expect(Audit.findings(of: design.animator) == [])
        #expect(Audit.Comparison(of: TransitionRegistry.standard.all).findings(of: design.animator) == [])
    }

    @Test("The address has the whole design, and steps can be undone", .inChromium)
    func address() throws {
        let design = Self.designs[1]
        let page = try Self.page()
        for step in design.steps + [.type("name", design.name)] { try page.perform(step) }
        let packed: String = try page.value("Gallery.workshop.address.packed(Gallery.workshop.view.model.design)")
        try page.wait(for: "location.hash === '#workshop?d=\(packed)'")
        let hash: String = try page.value("location.hash")
        let other = try Self.page(String(hash.dropFirst()))
        #expect(try Self.swift(in: other) == design.text)
        let first = try Self.swift(in: Self.page())
        for _ in 0..<60 { _ = try page.value("(document.getElementById('w-undo').click(), true)", as: Bool.self) }
        #expect(try Self.swift(in: page) == first)
        for _ in 0..<60 { _ = try page.value("(document.getElementById('w-redo').click(), true)", as: Bool.self) }
        #expect(try Self.swift(in: page) == design.text)
    }

    @Test(
        "An address that is no design says so, and leaves what the workshop begins with", .inChromium,
        arguments: [
            "d=0bm8", "d=1AAAA", "d=", "d=0eyJuYW1lIjozfQ", "d=0eyJuYW1lIjoiYSBiIn0", "from=nothing",
            "from=constructor",
        ])
    func brokenAddress(search: String) throws {
        let page = try Self.page("workshop?\(search)")
        #expect(try Self.swift(in: page) == Self.swift(in: Self.page()))
        let said: String = try page.value("document.getElementById('w-said').textContent")
        #expect(said.isEmpty == (search == "d="))
    }

    @Test(
        "Whatever of the catalogue is poses and keyframes can be begun from, and the workshop finds the faults of the audit",
        .inChromium)
    func starts() throws {
        let animators = TransitionRegistry.standard.all
        let workshop = WorkshopData(animators)
        let site = Site([SiteTests.entry("slide")], workshop: workshop, template: try Site.template())
        let faults = try Harness.answer(
            [String: [String]].self, in: site, fragment: "workshop",
            body: """
                await Gallery.door.ready;
                const { read, faults } = Gallery.workshop;
                const { starts } = Gallery.recorded("_workshop");
                return Object.fromEntries(Object.entries(starts).map(([name, { title, ...start }]) => {
                  try {
                    return [name, faults.all(read.design(start)).map(({ text }) => text)];
                  } catch (error) {
                    return [name, [error.message]];
                  }
                }));
                """)
        #expect(Set(faults.keys) == Set(workshop.starts.map(\.key)) && faults.count > 15)
        // Some depend on the size in a way that poses cannot say: the workshop names the window where they fail.
        for (name, texts) in faults {
            #expect(texts.allSatisfy { $0.contains("in a window of") }, "\(name): \(texts)")
        }
        let faulty = faults.filter { !$0.value.isEmpty }
        #expect(faults.count - faulty.count > 15, "\(faulty)")
    }

    @Test("A finger moves it at once, there and back, also in right-to-left layout", .inChromium)
    func finger() throws {
        let page = try Self.page()
        try page.perform(.seek(0))
        try page.perform(.click("[name=w-mode][value=try]"))
        for isMirrored in [false, true] {
            if isMirrored { try page.perform(.click("#w-mirror")) }
            for isBackward in [false, true] {
                let (start, sign) = (try page.place(of: "#w-phone"), isMirrored == isBackward ? -1.0 : 1)
                try page.drag(start, (start.x + 20 * sign, start.y), (start.x + 120 * sign, start.y), pause: 0.2)
                let part: Double = try page.value("Gallery.workshop.view.stage.progress")
                #expect(part > 0.1 && part < 0.9, "\(isMirrored) \(isBackward)")
                // It goes on by itself to whichever end the rules say; a tap leads to the other one.
                try page.wait(for: "!Gallery.workshop.view.player.isPlaying")
                let isThere: Bool = try page.value("Gallery.workshop.view.stage.progress > 0.5")
                if isThere == isBackward {
                    try page.click("#w-phone")
                    try page.wait(for: "!Gallery.workshop.view.player.isPlaying")
                }
            }
        }
    }

    @Test("A drag moves the screen, in right-to-left layout to the other side, and is one step to undo", .inChromium)
    func drag() throws {
        let page = try Self.page()
        func across() throws -> Double { try page.value("Gallery.workshop.view.model.pose.offset[0]") }
        for isMirrored in [false, true] {
            if isMirrored { try page.perform(.click("#w-mirror")) }
            try page.perform(.seek(0.25))
            try page.perform(.drag("#w-phone", x: isMirrored ? 0.25 : -0.25, y: 0))
            #expect(try across() == 0.5)
            try page.perform(.click("#w-undo"))
            #expect(try across() == 0.75)
        }
    }

    @Test(
        "An edge and the knob add to a turn about another axis, and a drag along the edge changes nothing", .inChromium)
    func turns() throws {
        let page = try Self.page()
        for step: WorkshopStep in [.seek(0), .type("x", "0"), .choose("axis", "x"), .type("degrees", "-50")] {
            try page.perform(step)
        }
        func rotation() throws -> [Double] { try page.value("Gallery.workshop.view.model.pose.rotation") }
        try page.perform(.drag(".w-e", x: 0, y: 0.05))
        #expect(try rotation() == [-50, 1, 0, 0])
        try page.perform(.drag(".w-e", x: -0.125, y: 0))
        // About the element's upright axis, which has leant back with it: cos(θ/2) = cos(25°) cos(7.5°).
        let (first, half) = (try rotation(), acos(cos(25 * Double.pi / 180) * cos(7.5 * Double.pi / 180)))
        #expect(abs(abs(first[0]) - 360 * half / .pi) < 0.05 && first[1] > 0.9 && abs(first[2]) > 0.1)
        for degrees in [30.0, -30] { try page.perform(.turn(degrees)) }
        let last = try rotation()
        #expect(zip(first, last).allSatisfy { abs($0 - $1) < 0.05 }, "\(first) \(last)")
    }

    @Test("The knob that turns a screen stays within reach where the screen is above the phone", .inChromium)
    func reach() throws {
        let page = try Self.page()
        for step: WorkshopStep in [.seek(0), .type("x", "0"), .type("y", "-1")] { try page.perform(step) }
        let isReached: Bool = try page.value(
            """
            (() => {
              const { x, y, width, height } = document.querySelector(".w-turn").getBoundingClientRect();
              return !!document.elementFromPoint(x + width / 2, y + height / 2)?.matches(".w-turn");
            })()
            """)
        #expect(isReached)
    }

    @Test("Rows alone are counted by the index, and so are columns", .inChromium)
    func counted() throws {
        let page = try Self.page()
        try page.perform(.choose("cut", "rows"))
        #expect(try Self.swift(in: page).contains("let row = Double(index)\n"))
        try page.perform(.choose("cut", "columns"))
        #expect(try Self.swift(in: page).contains("let column = Double(index)\n"))
    }

    @Test("`gallery new --from` takes the file, into the catalogue and into a plugin")
    func taken() throws {
        let text = try Self.designs[1].text
        var animator = NewAnimator("drizzle")
        animator.design = try DesignedAnimator(text, file: "rainingTiles.swift")
        let own = animator.source
        #expect(
            own.hasPrefix("import TransitionCore\n\nextension TransitionAnimator where Self == CatalogueAnimator {\n"))
        #expect(own.contains("    @_alwaysEmitIntoClient\n    public static var drizzle: Self {\n        Self(\n"))
        #expect(own.contains("            \"drizzle\", tags: [.tiles, ") && !own.contains("rainingTiles"))
        (animator.prefix, animator.author) = ("acme.", "Acme")
        #expect(animator.source.hasPrefix("import Repertoire\n"))
        #expect(animator.source.contains("            \"acme.drizzle\", author: \"Acme\", tags: [.tiles, "))
        #expect(animator.source.contains("    public static var drizzle: Self {"))
    }

    @Test(
        "Another file is refused, with a word on what to do",
        arguments: [
            "", "import Repertoire\n", "import Foundation\n%", "%\nextension Int {}\n", "%static var a = 1\n    }\n}\n",
        ])
    func refused(form: String) throws {
        let text = form.replacingOccurrences(of: "%", with: try Self.designs[0].text)
        #expect(throws: NewCommand.Failure.self) { try DesignedAnimator(text, file: "x.swift") }
        #expect(throws: NewCommand.Failure.self) { try DesignedAnimator.file("/nowhere/x.swift") }
    }

    @Test("The words")
    func words() throws {
        #expect(try Request(["new", "a", "--from", "b"]) != Request(["new", "a"]))
        #expect(throws: UsageError.missingValue("--from")) { try Request(["new", "a", "--from"]) }
        #expect(throws: UsageError.unexpected("--from")) { try Request(["new", "a", "--item", "--from", "b"]) }
        #expect(throws: UsageError.unexpected("--from")) { try Request(["new", "--plugin", "A", "--from", "b"]) }
        #expect(Request.manual.contains("--from FILE"))
    }
}
