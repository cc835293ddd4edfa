import Foundation
import GalleryCommandSupport
import GalleryModel
import GalleryScenes
import TransitionCore
import TransitionTabBar

/// The `gallery` command: it takes arguments and produces text and an exit status.
@MainActor public struct Gallery {
    /// The animators that the page shows, in this order.
    var animators: [any TransitionAnimator]
    /// The animations of a tab bar's items that the page shows, in this order.
    var items: [any TabItemAnimator] = []
    /// The package that they are in.
    var package = GalleryPackage.repertoire
    /// The folder that the command is called in, which is the package's own as a rule.
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    /// Writes a line to standard output; the line comes without its end.
    var print: (String) -> Void
    /// Writes a line to standard error.
    var complain: (String) -> Void
    /// Runs the animators and records them.
    var recorder = Recorder()
    /// Selects items of a tab bar and records them.
    var itemRecorder = ItemRecorder()
    /// Shows a page in the user's browser.
    var open: (URL) throws -> Void = Browser.show
    /// The author's name for a new animator of the catalogue; nil names no author.
    var author: String?
    /// Formats a Swift file.
    var format: (URL) -> Void = { _ in }
    /// Where recordings are kept for another time; nil if they are not.
    var store: RecordingStore?
    /// Shows a question and returns the line that is typed as its answer; nil without a terminal.
    var ask: ((String) -> String?)?
    /// Shows a line of progress that the next one may overwrite; does nothing by default.
    var progress: (String) -> Void = { _ in }

    /// Runs the command with the arguments after its name and returns the exit status.
    func run(_ arguments: [String]) -> Int32 {
        do {
            switch try Request(arguments) {
            case .help: print(Request.manual(of: package.program))
            case .list: return list(animators.map(Self.line), refusals: Refusal.all(in: animators, of: package))
            case .listItems: return list(items.map(\.info.name.rawValue), refusals: Refusal.all(in: items, of: package))
            case .site(let request): try write(request)
            case .choose(let command): try command.run(animators, ask: ask, print: print)
            case .audit(let command):
                return try command.run(
                    animators, items: items, of: package, in: folder, print: print, progress: progress)
            case .new(let command):
                try command.run(in: package, animators: animators, items: items, contributor: author, print: print)
            case .rename(let command): try command.run(in: package, print: print)
            case .newPlugin(let command): try command.run(in: folder, print: print)
            case .golden(let command):
                try command.run(animators, items: items, of: package, format: format, print: print)
            case .sheet(let request): try draw(request)
            case .stills(let command):
                try command.run(animators, recorder: recorder, print: print, progress: progress)
            case .record(let command): try command.run(in: studio, store: store)
            }
            return 0
        } catch let error as UsageError {
            complain("\(package.program): \(error) `\(package.program) --help` says what there is.")
            return 2
        } catch {
            complain("\(package.program): \(error)")
            return 1
        }
    }

    private var studio: RecordingStudio {
        RecordingStudio(animators: animators, items: items, recorder: recorder, itemRecorder: itemRecorder)
    }

    /// The name, and whom it is for, if it says so, behind a tab.
    private static func line(_ animator: any TransitionAnimator) -> String {
        ([animator.info.name.rawValue] + [Card.use(of: animator.info.tags)].compactMap(\.self)).joined(separator: "\t")
    }

    private func list(_ lines: [String], refusals: [Refusal]) -> Int32 {
        lines.forEach { print($0) }
        refusals.forEach { complain("\(package.program): \($0)") }
        return refusals.isEmpty ? 0 : 1
    }

    private func write(_ request: SiteRequest) throws {
        let (animators, items) = try request.chosen(of: animators, items: items)
        // Checked first, because recording takes long and is useless if two cards have the same name or the folder
        // cannot be written.
        let refusals = Refusal.all(in: animators, of: package) + Refusal.all(in: items, of: package)
        if let refusal = refusals.first { throw refusal }
        let folder = try Folder(request.output)
        try folder.claim()
        let template = try Site.template()
        // The screens of the last card on each shelf: neighbours are to differ.
        var pairs: [GallerySection: ScenePair] = [:]
        let jobs = animators.map { animator in
            let shelf = GallerySection(tags: animator.info.tags)
            let pair = ScenePair.suiting(animator.info, besides: pairs[shelf])
            pairs[shelf] = pair
            return RecordingJob.transition(animator.info.name.rawValue, pair)
        }
        let itemJobs = items.map { RecordingJob.item($0.info.name.rawValue) }
        // Plugins show what is theirs.
        let isWhole = request.names.isEmpty && !request.isItem && !package.isPlugin
        func known(_ name: String) -> (any TransitionAnimator)? { animators.first { $0.info.name.rawValue == name } }
        let flown = isWhole ? ElementSection.names.compactMap(known) : []
        let flownJobs = flown.map { RecordingJob.elements($0.info.name.rawValue) }
        let swaps = isWhole ? SwapSection.chosen.filter { known($0.name) != nil } : []
        let crew = RecordingCrew(
            studio: studio, store: store, isAnew: request.isAnew, processes: request.processes, progress: progress)
        let made = try crew.work(
            on: jobs + itemJobs + flownJobs + swaps.map { RecordingJob.swap($0.kind, $0.name) } + [.reduced])
        var links = request.links
        links.package = package
        links.root = SiteLinks.package(in: self.folder)
        links.folder = SiteLinks.folder(from: folder.url, to: self.folder)
        let entries = zip(animators, jobs).compactMap { animator, job in
            made.finished[job].map { entry(for: animator, $0, of: job, in: links.root) }
        }
        let shownItems = zip(items, itemJobs).compactMap { animator, job in
            made.finished[job].map { ItemEntry(card: ItemCard(animator), recording: $0.recording) }
        }
        let elements = zip(flown, flownJobs).compactMap { animator, job in
            made.finished[job].map {
                ElementEntry(name: animator.info.name.rawValue, title: animator.info.title, recording: $0.recording)
            }
        }
        let swapEntries = swaps.compactMap { swap in
            made.finished[.swap(swap.kind, swap.name)].map {
                SwapEntry(
                    kind: swap.kind, name: swap.name, title: known(swap.name)?.info.title ?? "", recording: $0.recording
                )
            }
        }
        let workshop = WorkshopData(animators, recorder: recorder)
        let moments = entries.map { ($0.card.name, $0.card.moment) }
        let embed = Embed(
            animators, moments: Dictionary(moments) { first, _ in first }, workshop: workshop)
        let site = Site(
            entries, items: shownItems, elements: elements, swaps: swapEntries,
            workshop: workshop, embed: embed.names.isEmpty ? nil : embed, reduced: made.finished[.reduced]?.recording,
            links: links,
            facts: PageFacts.choosing(from: animators)
                + PageFacts.former(shown: package.isPlugin ? [] : animators.map(\.info.name)),
            stills: stills(of: animators, in: links.root), template: template)
        if made.reused > 0 {
            print(
                "\(made.reused) of \(made.finished.count) recordings are those that this very program made before; "
                    + "--anew makes them again")
        }
        report(try site.write(to: folder), of: entries, site: site)
        TemplateWords.remarks(animators, items).forEach(print)
        print(folder.path("index.html"))
        if request.opens { try open(URL(fileURLWithPath: folder.path("index.html"))) }
    }

    /// The pictures that the app's cells have, by the names of transitions.
    private func stills(of animators: [any TransitionAnimator], in root: URL?) -> [String: Data] {
        guard let folder = root?.appendingPathComponent(StillList.folder) else { return [:] }
        let names = animators.map(\.info.name.rawValue)
        let found = names.compactMap { name in
            FileManager.default.contents(atPath: folder.appendingPathComponent(StillList.picture(of: name)).path)
                .map { (name, $0) }
        }
        return Dictionary(found) { first, _ in first }
    }

    /// The card with its recording.
    private func entry(
        for animator: any TransitionAnimator, _ finished: FinishedJob, of job: RecordingJob, in root: URL?
    ) -> EncodedEntry {
        var card = Card(animator)
        card.moment = finished.moment ?? card.moment
        card.source = package.source(of: animator, in: root)
        if case .transition(_, let pair) = job { card.scene = pair.rawValue }
        return EncodedEntry(
            card: card, recording: finished.recording, star: finished.star, variants: finished.variants,
            windows: finished.windows, dark: finished.dark)
    }

    private func draw(_ request: SheetRequest) throws {
        let template = try Site.template()
        let file = URL(fileURLWithPath: request.output)
        if request.isMoving {
            let folder = try Folder(file.deletingLastPathComponent().path)
            _ = try folder.write(movingPicture(request, template: template), to: file.lastPathComponent)
            return print(file.path)
        }
        let sheet = Sheet(
            layout: request.layout, container: request.container, isBackward: request.isBackward, package: package)
        let chosen: [(animator: any TransitionAnimator, percents: [Int])] =
            try request.subjects.isEmpty
            ? animators.map { ($0, sheet.layout.percents) }
            : request.subjects.map {
                (try Names.animator($0.name, in: animators), $0.percent.map { [$0] } ?? sheet.layout.percents)
            }
        var recorder = recorder
        recorder.places = Sheet.places(for: chosen.flatMap(\.percents))
        recorder.isRightToLeft = request.isRightToLeft
        recorder.isDark = request.isDark
        let rows = try chosen.enumerated().map { index, subject in
            let card = Card(subject.animator)
            progress("drawing \(index + 1) of \(chosen.count): \(card.name)")
            let recording = try recorder.record(subject.animator, in: [request.container])
            return Sheet.Row(card: card, recording: recording, percents: subject.percents)
        }
        progress("")
        let folder = try Folder(file.deletingLastPathComponent().path)
        let page = sheet.page(rows, template: template)
        let isPicture = Browser.pictureFormats.contains(file.pathExtension)
        let content = isPicture ? try picture(of: page, sheet, count: rows.count, format: file.pathExtension) : page
        _ = try folder.write(content, to: file.lastPathComponent)
        print(file.path)
    }

    private func movingPicture(_ request: SheetRequest, template: [String: Data]) throws -> Data {
        var recorder = recorder
        recorder.isRightToLeft = request.isRightToLeft
        recorder.isDark = request.isDark
        let subjects =
            request.subjects.isEmpty
            ? animators.map { SheetRequest.Subject(name: $0.info.name.rawValue) } : request.subjects
        let phones = try subjects.map { subject in
            let animator = try Names.animator(subject.name, in: animators)
            let kind = subject.container ?? request.container
            guard animator.info.containers.contains(kind) else {
                throw MovingPicture.Failure(description: "\(subject.name) is not made for \(kind.rawValue)")
            }
            progress("recording \(subject.name)")
            recorder.pair = .suiting(animator.info)
            return MovingStrip.Phone(
                name: animator.info.name.rawValue, container: kind,
                recording: try recorder.record(animator, in: [kind]))
        }
        progress("drawing")
        defer { progress("") }
        return try MovingStrip(phones: phones, isDark: request.isDark).webP(template: template)
    }

    private func picture(of page: Data, _ sheet: Sheet, count: Int, format: String) throws -> Data {
        try Browser.picture(of: page, size: sheet.size(count: count), scale: sheet.scale, format: format)
    }

    private func report(_ outcome: Site.Outcome, of entries: [EncodedEntry], site: Site) {
        let sizes = Dictionary(uniqueKeysWithValues: site.files.map { ($0.name, $0.data.count) })
        var changed = 0
        for entry in entries {
            let file = entry.card.file
            guard let change = outcome.changes[file], change != .same else { continue }
            changed += 1
            let kilobytes = Double((sizes[file] ?? 0) / 100) / 10
            let places = entry.recording.containers.joined(separator: ", ")
            print("\(change == .new ? "new    " : "changed") \(entry.card.name): \(places), \(kilobytes) kB")
        }
        for name in outcome.removed {
            print("removed \(name)")
        }
        let total = entries.count == 1 ? "1 transition" : "\(entries.count) transitions"
        let others = outcome.changes.values.contains { $0 != .same }
        switch changed {
        case 0 where !others && outcome.removed.isEmpty: print("\(total), nothing changed")
        case 0: print("\(total) as before, the page changed")
        case entries.count: print("\(total)")
        default: print("\(total), \(changed) of them new or changed")
        }
    }
}
