import Foundation
import GalleryCommandSupport
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionTesting

@testable import GalleryCommand

/// `gallery audit`: what it prints and how it ends.
@Suite @MainActor struct AuditCommandTests {
    private struct Broken: TransitionAnimator {
        var info = AnimatorInfo(
            name: "broken", title: "Broken", tags: [.edge], summary: "The new screen is there too early.")
        var isSlow = false
        var duration: Double { isSlow ? 3 : 0.4 }

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(x: isSlow ? 1 : 0.5)))
        }
    }

    private struct BrokenItem: TabItemAnimator {
        var info = AnimatorInfo(name: "broken", title: "Broken", summary: "The title stays low.")

        func choreography(in scene: TabItemScene) -> TabItemChoreography {
            TabItemChoreography(title: [.to(.offset(dy: 5))])
        }
    }

    private func run(
        _ arguments: String..., animators: [any TransitionAnimator] = [CatalogueAnimator.slide, Broken()],
        items: [any TabItemAnimator] = []
    ) -> (status: Int32, lines: [String], errors: [String]) {
        var (lines, errors): ([String], [String]) = ([], [])
        let command = Gallery(
            animators: animators, items: items, print: { lines.append($0) }, complain: { errors.append($0) })
        let status = command.run(arguments)
        return (status, lines, errors)
    }

    @Test("Each animator has a line, each finding one below it, and a failure ends it with 1")
    func plain() {
        let (status, lines, errors) = run("audit")
        #expect(status == 1 && errors.isEmpty)
        #expect(lines.count == 4)
        #expect(lines.prefix(2) == ["ok       slide", "broken   broken"])
        #expect(lines[2].hasPrefix("  failure  start: At progress 0 the foreground is already visible"))
        #expect(lines[2].contains("Let the foreground begin out of sight"))
        #expect(lines[3] == "2 transitions, 1 failure, 0 warnings")
    }

    @Test("Only those named are looked at; a warning does not fail")
    func named() {
        #expect(run("audit", "slide").lines == ["ok       slide", "1 transition, 0 failures, 0 warnings"])
        #expect(run("audit", "slide").status == 0)
        let slow = run("audit", animators: [Broken(isSlow: true)])
        #expect(slow.status == 0 && slow.lines.first == "so-so    broken")
        #expect(slow.lines.last == "1 transition, 0 failures, 1 warning")
    }

    @Test("What no registry takes is told, with the reason, by the audit and by the list, and makes no page")
    func refused() throws {
        let nameless = CatalogueAnimator.fade.duration(.nan)
        let double = CatalogueAnimator.cover.info(CatalogueAnimator.slide.info)
        let (status, lines, errors) = run("audit", "fade", animators: [CatalogueAnimator.slide, nameless])
        #expect(status == 1 && errors.isEmpty && lines.first == "broken   fade")
        #expect(lines[1].contains("registry: The animator “fade” has a duration of nan seconds"))
        #expect(
            lines[2].contains("duration: It takes nan seconds") && lines.last == "1 transition, 2 failures, 0 warnings")

        let list = run("list", animators: [CatalogueAnimator.slide, nameless, double])
        #expect(list.status == 1 && list.lines.map { String($0.prefix { $0 != "\t" }) } == ["slide", "fade", "slide"])
        #expect(list.errors.count == 2 && list.errors[0].contains("nan seconds"))
        #expect(list.errors[1].contains("An animator named “slide” is already registered"))
        #expect(run("audit", animators: [CatalogueAnimator.slide, double]).status == 1)

        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refused-\(UUID().uuidString)").path
        let page = run("--output", folder, animators: [CatalogueAnimator.slide, double])
        #expect(page.status == 1 && page.errors.first?.contains("“slide” is already registered") == true)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("Item animators are looked at with all, or by name, in the same words")
    func items() throws {
        let items: [any TabItemAnimator] = [CatalogueTabItemAnimator.bounce, BrokenItem()]
        let all = run("audit", animators: [CatalogueAnimator.slide], items: items)
        #expect(all.status == 1 && all.errors.isEmpty && all.lines.count == 5)
        #expect(all.lines.prefix(3) == ["ok       slide", "ok       bounce (item)", "broken   broken (item)"])
        #expect(
            all.lines[3].hasPrefix(
                "  failure  end: At progress 1 the title is not at rest. Seen in an item of 78 × 49 points"))
        #expect(all.lines[4] == "1 transition, 2 item animators, 1 failure, 0 warnings")
        #expect(
            run("audit", "--item", "bounce", items: items).lines
                == ["ok       bounce (item)", "1 item animator, 0 failures, 0 warnings"])
        #expect(run("audit", "--item", items: items).lines.last == "2 item animators, 1 failure, 0 warnings")
        #expect(run("audit", "slide", items: items).lines.last == "1 transition, 0 failures, 0 warnings")

        let unknown = run("audit", "--item", "bouns", items: items)
        #expect(unknown.status == 1 && unknown.errors.first?.contains("Did you mean “bounce”?") == true)
        #expect(run("audit", "bounce", items: items).errors.first?.contains("say --item bounce") == true)

        let twice = run("audit", "--item", items: [CatalogueTabItemAnimator.bounce, .bounce])
        #expect(twice.status == 1 && twice.lines[1].contains("registry: An animator named “bounce”"))
    }

    @Test("The list has the names of either catalogue")
    func list() {
        let items: [any TabItemAnimator] = [CatalogueTabItemAnimator.bounce, CatalogueTabItemAnimator.fade]
        #expect(run("list", items: items).lines == ["slide\tfor apps", "broken"])
        #expect(run("list", "--item", items: items).lines == ["bounce", "fade"])
        #expect(run("list", "--item", items: items + [.fade]).status == 1)
    }

    @Test("A name that is not there is answered with the closest")
    func unknown() {
        let (status, lines, errors) = run("audit", "slyde")
        #expect(status == 1 && lines.isEmpty)
        #expect(errors == ["gallery: No animator is named “slyde”. Did you mean “slide”?"])
        // Without a similar name the command's own list is named.
        #expect(
            run("audit", "xyzzyxyzzy").errors == ["gallery: No animator is named “xyzzyxyzzy”. `list` has all names."])
        #expect(
            run("audit", "--item", "xyzzyxyzzy").errors
                == ["gallery: No animator is named “xyzzyxyzzy”. `list --item` has all names."])
    }

    @Test("JSON for programs, with all of each finding")
    func json() throws {
        struct Report: Decodable {
            var name: String
            var passes: Bool
            var findings: [Audit.Finding]
        }
        let (status, lines, _) = run("audit", "--json")
        #expect(status == 1)
        let reports = try JSONDecoder().decode([Report].self, from: Data(lines.joined(separator: "\n").utf8))
        #expect(reports.map(\.name) == ["slide", "broken"] && reports.map(\.passes) == [true, false])
        #expect(reports[1].findings == Audit.findings(of: Broken()))

        struct ItemReport: Decodable {
            var kind: String
            var findings: [Audit.Finding]
        }
        let others = run("audit", "--item", "--json", items: [BrokenItem()]).lines.joined(separator: "\n")
        let items = try JSONDecoder().decode([ItemReport].self, from: Data(others.utf8))
        #expect(items.map(\.kind) == ["item"])
        #expect(items[0].findings == TabItemAudit.findings(of: BrokenItem()))
    }

    @Test("What `new` wrote above a type or a static member and is not replaced is named with its file")
    func leftovers() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("left-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func lines(_ words: String..., file: String, text: String) throws -> [String] {
            try? FileManager.default.removeItem(at: root)
            let folder = try Folder(root.path)
            _ = try folder.write(Data(), to: "Package.swift")
            _ = try folder.write(Data(text.utf8), to: file)
            var lines: [String] = []
            var command = Gallery(
                animators: [CatalogueAnimator.slide], items: [CatalogueTabItemAnimator.bounce],
                print: { lines.append($0) },
                complain: { lines.append($0) })
            command.folder = root
            _ = command.run(["audit"] + words)
            return lines
        }
        let slide = "Sources/Animations/Transitions/Slide.swift"
        let began = NewAnimator("slide").source
        let left = try lines("slide", file: slide, text: began)
        #expect(left.first == "so-so    slide" && left.last == "1 transition, 0 failures, 1 warning")
        try #require(left.count == 3)
        #expect(left[1].hasPrefix("  warning  description: \(slide) still says “\(Audit.templateMember)”"))
        #expect(left[1].hasSuffix("Say there in one sentence what is to be seen."))
        let own = began.replacingOccurrences(of: Audit.templateMember, with: "It slides.")
        #expect(try lines("slide", file: slide, text: own).first == "ok       slide")

        let item = "Sources/TransitionTabBar/ItemAnimations/Bounce.swift"
        let items = try lines("--item", file: item, text: NewAnimator("bounce", in: .items).source)
        try #require(items.count == 3)
        #expect(items.first == "broken   bounce (item)" && items[1].contains(TabItemAudit.templateMember))

        struct Report: Decodable { var findings: [Audit.Finding] }
        let json = try lines("slide", "--json", file: slide, text: began).joined(separator: "\n")
        let reports = try JSONDecoder().decode([Report].self, from: Data(json.utf8))
        #expect(reports[0].findings.map(\.severity) == [.warning])
    }

    @Test("The words")
    func words() throws {
        #expect(try Request(["audit", "-h"]) == .help)
        #expect(throws: UsageError.unexpected("--jsn")) { try Request(["audit", "--jsn"]) }
        #expect(throws: UsageError.repeated("--json")) { try Request(["audit", "--json", "a", "--json"]) }
        for word in ["audit", "--json"] { #expect(Request.manual.contains(word)) }
    }
}
