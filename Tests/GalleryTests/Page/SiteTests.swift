import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport

@testable import GalleryCommand

/// The files of the site.
@Suite struct SiteTests {
    /// A recording of three pictures: one layer goes `distance` points to the right.
    static func recording(distance: Double = 20, kinds: [ContainerKind] = [.navigation]) -> Recording {
        let frames = [0, distance / 2, distance].map {
            TimelineTests.layer(0, [TimelineTests.layer(1, x: $0)])
        }
        let recorded = ContainerRecording(forward: frames, backward: frames)
        return Recording(
            width: 390, height: 844, places: [0, 1, 2], pace: [0, 0.5, 1],
            containers: Dictionary(uniqueKeysWithValues: kinds.map { ($0, recorded) }))
    }

    static func entry(
        _ name: String, distance: Double = 20, kinds: [ContainerKind] = [.navigation], isReduceMotionSafe: Bool = false
    ) -> GalleryEntry {
        let lines = Dictionary(uniqueKeysWithValues: kinds.map { ($0, "\($0)(.\(name))") })
        return .init(
            card: Card(
                name: name, title: name.capitalized, summary: "Moves.", isReduceMotionSafe: isReduceMotionSafe,
                lines: lines),
            recording: recording(distance: distance, kinds: kinds)
        )
    }

    private func temporary() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)").path
    }

    private func page(of site: Site) throws -> String {
        let file = try #require(site.files.first { $0.name == "index.html" })
        return String(decoding: file.data, as: UTF8.self)
    }

    @Test("The page has a card for each animator, in order, and is whole")
    func page() throws {
        let site = Site([Self.entry("slide"), Self.entry("fade")], template: try Site.template())
        let page = try page(of: site)
        let slide = try #require(page.range(of: "data-name=\"slide\""))
        let fade = try #require(page.range(of: "data-name=\"fade\""))
        #expect(slide.lowerBound < fade.lowerBound)
        #expect(page.contains("2 transitions"))
        #expect(!page.contains("<!--C"))
        for name in site.files.map(\.name) where name.hasSuffix(".js") && !name.contains("/") {
            #expect(page.contains("src=\"\(name)\""))
        }
    }

    @Test("Nothing in the site names an address on a network but a link to an author, and a policy forbids to load one")
    func noNetwork() throws {
        var entry = Self.entry("slide")
        entry.card.author = Author("Ann (@ann)")
        let site = Site([entry], template: try Site.template())
        // A link loads nothing until it is followed. The element is removed only as it is written, with no attribute
        // that loads something, such as `ping`.
        let link = "<a href=\"https://github.com/ann\" rel=\"noopener noreferrer\">"
        #expect(try page(of: site).contains(link))
        for file in site.files {
            let text = String(decoding: file.data, as: UTF8.self).replacingOccurrences(of: link, with: "<a>")
            for address in ["http:", "https:", "ws://", "\"//", "url(", "@import", "fetch(", "XMLHttpRequest"] {
                #expect(!text.contains(address), "\(file.name) has \(address)")
            }
        }
        let page = try #require(site.files.first { $0.name == "index.html" })
        #expect(String(decoding: page.data, as: UTF8.self).contains("default-src 'none'"))
    }

    @Test("A second writing of the same writes nothing; of another, only what differs")
    func quiet() throws {
        let folder = try Folder(temporary())
        defer { try? FileManager.default.removeItem(at: folder.url) }
        let template = try Site.template()
        let first = Site([Self.entry("slide"), Self.entry("fade")], template: template)
        let wrote = try first.write(to: folder)
        #expect(wrote.changes.count == first.files.count)
        #expect(wrote.changes.values.allSatisfy { $0 == .new })

        let long = Date(timeIntervalSince1970: 1_000_000)
        for file in first.files {
            try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: folder.path(file.name))
        }
        let again = Site([Self.entry("slide"), Self.entry("fade")], template: template)
        #expect(try again.write(to: folder).changes.values.allSatisfy { $0 == .same })
        for file in first.files {
            let date = try FileManager.default.attributesOfItem(atPath: folder.path(file.name))[.modificationDate]
            #expect(date as? Date == long, "\(file.name) was written again")
        }

        let other = Site([Self.entry("slide"), Self.entry("fade", distance: 30)], template: template)
        let changed = try other.write(to: folder).changes.filter { $0.value != .same }
        #expect(changed == ["data/fade.js": .changed])
    }

    @Test("A recording without an animator goes; a file of someone else's stays")
    func removal() throws {
        let folder = try Folder(temporary())
        defer { try? FileManager.default.removeItem(at: folder.url) }
        _ = try Site([Self.entry("slide"), Self.entry("fade")], template: [:]).write(to: folder)
        _ = try folder.write(Data("mine".utf8), to: "data/mine.js")
        let outcome = try Site([Self.entry("slide")], template: [:]).write(to: folder)
        #expect(outcome.removed == ["data/fade.js"])
        #expect(folder.names(in: "data") == ["_words.js", "mine.js", "pictures.js", "slide.js"])
    }

    @Test("A title that is the template's own mark, or markup, is only text")
    func titles() throws {
        var entry = Self.entry("slide")
        entry.card.title = "<!--CARDS--><script>x</script>"
        entry.card.summary = "<!--COUNT-->\"><img src=x onerror=x>"
        let site = Site([entry], template: try Site.template())
        let page = try page(of: site)
        #expect(page.contains("&lt;!--CARDS--&gt;&lt;script&gt;x&lt;/script&gt;"))
        #expect(page.contains("&lt;!--COUNT--&gt;&quot;&gt;&lt;img"))
        #expect(!page.contains("<img"))
    }

    @Test("Each card of the catalogue leads to a file that is there, and the page to the package it was written in")
    func links() throws {
        for animator in TransitionRegistry.standard.all {
            let source = try #require(Card(animator).source, "\(animator.info.name)")
            let file = PackageFolder.url.appendingPathComponent(source).path
            #expect(FileManager.default.fileExists(atPath: file), "\(source)")
        }
        let inside = PackageFolder.url.appendingPathComponent("a/b")
        #expect(SiteLinks.folder(from: inside, to: PackageFolder.url) == "../../")
        #expect(SiteLinks.folder(from: URL(fileURLWithPath: "/elsewhere"), to: PackageFolder.url) == nil)
        let here = SiteLinks(folder: "../")
        #expect(here.html.contains("href=\"../LICENSE\"") && here.head.isEmpty)
        let published = SiteLinks(repository: "https://example.com/x", address: "https://example.com/y")
        #expect(published.html.contains("href=\"https://example.com/x/blob/main/README.md\""))
        #expect(published.head.contains("https://example.com/y/strip.webp"))
        let install = published.install.replacingOccurrences(of: "&quot;", with: "\"")
        #expect(install.hasPrefix(".package(url: \"https://example.com/x\", from: \""))
        #expect(published.manifest.hasPrefix(published.install + "\n"))
    }

    @Test("The first screen and the end lead to the documentation: beside the page, or to a file that is there")
    func documentation() throws {
        let template = try Site.template()
        func addresses(_ links: SiteLinks) throws -> [String] {
            let site = Site([Self.entry("fade")], links: links, template: template)
            let page = try #require(site.files.first { $0.name == "index.html" })
            let text = String(decoding: page.data, as: UTF8.self)
            // Before the first card, and behind the last one.
            let parts = text.components(separatedBy: "id=\"all-cards\"")
            return parts.flatMap { part in
                part.components(separatedBy: "<a ").dropFirst().filter { $0.contains("ocumentation</a>") }
                    .map { String($0.components(separatedBy: "href=\"")[1].prefix { $0 != "\"" }) }.prefix(1)
            }
        }
        var published = SiteLinks(repository: "https://example.com/x")
        let article = "Sources/TransitionCore/TransitionCore.docc/TransitionCore.md"
        #expect(try addresses(published) == Array(repeating: "https://example.com/x/blob/main/\(article)", count: 2))
        published.documents = "documents"
        #expect(try addresses(published) == ["documents/documentation/", "documents/documentation/"])
        let local = try addresses(SiteLinks(folder: "../"))
        #expect(local == ["../\(article)", "../\(article)"])
        #expect(FileManager.default.fileExists(atPath: PackageFolder.url.appendingPathComponent(article).path))
        #expect(try addresses(SiteLinks()) == [])
        // A plugin has no such article.
        var plugin = SiteLinks(folder: "../")
        plugin.package = GalleryPackage.plugin(of: [], program: "acme-gallery")
        #expect(try addresses(plugin) == [])
        // Where the workflow writes the documentation is where its page leads to.
        let workflow = try String(
            contentsOf: PackageFolder.url.appendingPathComponent(".github/workflows/page.yml"), encoding: .utf8)
        #expect(workflow.contains("gallery --output gallery-site --documents documents\n"))
        #expect(
            workflow.contains(".ci/docs gallery-site/documents ") && workflow.contains("path=$BASE_PATH/documents\n"))
    }

    @Test("Where the site has an address each card has a page for programs that show links, which leads to the card")
    func share() throws {
        var entry = Self.entry("slideUp")
        entry.card.summary = "Up & \"away\"."
        #expect(!Site([entry], template: [:]).files.contains { $0.name.hasPrefix("share/") })
        let links = SiteLinks(address: "https://example.com/y")
        let site = Site([entry], links: links, template: [:])
        let file = try #require(site.files.first { $0.name == "share/slide-up.html" })
        let text = String(decoding: file.data, as: UTF8.self)
        #expect(text.contains("<meta property=\"og:description\" content=\"Up &amp; &quot;away&quot;.\">"))
        #expect(text.contains("https://example.com/y/strip.webp") && text.contains("\"summary_large_image\""))
        #expect(text.contains("url=../#slideUp\"") && text.contains("https://example.com/y/share/slide-up.html"))
    }

    @Test("Where there is a picture of a card's transition its page shows that")
    func sharedPicture() throws {
        let site = Site(
            [EncodedEntry(Self.entry("slideUp")), EncodedEntry(Self.entry("fade"))], items: [], reduced: nil,
            links: SiteLinks(address: "https://example.com/y"), stills: ["slideUp": Data("picture".utf8)], template: [:]
        )
        let files = Dictionary(
            uniqueKeysWithValues: site.files.map { ($0.name, String(decoding: $0.data, as: UTF8.self)) })
        #expect(files["share/slide-up.webp"] == "picture" && files["share/fade.webp"] == nil)
        #expect(files["share/slide-up.html"]?.contains("https://example.com/y/share/slide-up.webp\">") == true)
        #expect(files["share/slide-up.html"]?.contains("content=\"summary\"") == true)
        #expect(files["share/fade.html"]?.contains("https://example.com/y/strip.webp\">") == true)
    }

    @Test("The page asks for three scripts and one style sheet, which have all that the template has, in its order")
    func bundle() throws {
        let template = try Site.template()
        let page = try page(of: Site([Self.entry("slide")], template: template))
        let site = Site([Self.entry("slide")], template: template)
        #expect(page.components(separatedBy: "<script src=").count == 4)
        #expect(page.components(separatedBy: "<link rel=\"stylesheet\"").count == 2)
        #expect(!page.contains("data-bundle"))
        let scripts = try ["drawing.js", "page.js", "later.js"].map { name in
            String(decoding: try #require(site.files.first { $0.name == name }).data, as: UTF8.self)
        }
        let text = scripts.joined()
        let places = ["Gallery.rules = ", "Gallery.hero = ", "Gallery.cards = ", "Gallery.detail = "].map {
            text.range(of: $0)?.lowerBound
        }
        // What the first phone does not need comes last.
        #expect(scripts[1].contains("Gallery.hero = ") && scripts[2].contains("Gallery.detail = "))
        #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }

    @Test("The first phone's recording comes in a file by itself, in one container, and the others in another")
    func hero() throws {
        let entries = ["cube", "fold", "slide"].map { Self.entry($0, kinds: ContainerKind.allCases) }
        let site = Site(entries, template: try Site.template())
        let file = try #require(site.files.first { $0.name == Hero.file })
        let text = String(decoding: file.data, as: UTF8.self)
        #expect(text.components(separatedBy: RecordingScript.mark).count == 2)
        #expect(text.contains("\"modal\":") && !text.contains("\"tab\":"))
        #expect(site.files.contains { $0.name == Hero.laterFile })
    }

    @Test("What moves alike in several containers is kept once")
    func containers() {
        var shared = SharedPictures()
        func bytes(_ kinds: [ContainerKind]) -> Int {
            var frames = (0...4).map { step in
                TimelineTests.layer(0, (1..<40).map { TimelineTests.layer($0, x: Double(step * step * $0)) })
            }
            frames[0][.opacity] = [0.5]
            var recording = Self.recording(kinds: kinds)
            for kind in kinds { recording.containers[kind] = ContainerRecording(forward: frames, backward: frames) }
            return recording.json(shared: &shared).text.utf8.count
        }
        #expect(bytes([.navigation]) > 2000)
        #expect(bytes(ContainerKind.allCases) < bytes([.navigation]) + 400)
    }

    @Test("The change backward is kept only when it is not the one forward, run backwards")
    func backward() {
        var shared = SharedPictures()
        var recording = Self.recording()
        #expect(!recording.json(shared: &shared).text.contains("\"backward\""))
        recording.containers[.navigation]?.backward[1][.opacity] = [0.5]
        #expect(recording.json(shared: &shared).text.contains("\"backward\""))
    }
}
