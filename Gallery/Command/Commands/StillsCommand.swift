import Foundation
import GalleryCommandSupport
import GalleryGoldenText
import TransitionCore

/// `gallery stills [NAME…] [--root DIR]`: draws the pictures that the app's cells show before they play.
struct StillsCommand: Equatable {
    /// The transitions; none means those without a picture of what they are now.
    var names: [String]
    /// The package's folder.
    var root: String

    private static let root = CommandOption("--root", value: .word)
    static let syntax = CommandSyntax(operands: .any, options: [root])

    init(_ words: ParsedCommand) {
        names = words.operands
        root = words[StillsCommand.root] ?? "."
    }

    /// Draws, names each picture that differs, and removes those of transitions that are gone.
    @MainActor
    func run(
        _ animators: [any TransitionAnimator], recorder: Recorder, print: (String) -> Void,
        progress: (String) -> Void
    ) throws {
        let place = URL(fileURLWithPath: root, isDirectory: true)
        let screens = try StillList.screens(in: place)
        let files = try Folder(place.appendingPathComponent(StillList.folder).path)
        var list = StillList(String(decoding: files.read(StillList.file) ?? Data(), as: UTF8.self))
        let wanted = try names.map { try Names.animator($0, in: animators) }
        for name in list.digests.keys.sorted() where !animators.contains(where: { $0.info.name.rawValue == name }) {
            try files.remove(StillList.picture(of: name))
            list.digests[name] = nil
            print("removed \(name)")
        }
        let template = try Site.template()
        for animator in wanted.isEmpty ? animators : wanted {
            let name = animator.info.name.rawValue
            let digest = StillList.digest(golden: Golden(animator: animator).text, screens: screens)
            let isThere = files.read(StillList.picture(of: name)) != nil
            if wanted.isEmpty, isThere, list.digests[name] == digest { continue }
            progress("drawing \(name)")
            let picture = try picture(of: animator, recorder: recorder, template: template)
            _ = try files.write(picture, to: StillList.picture(of: name))
            list.digests[name] = digest
            print("\(name), \((picture.count + 512) / 1024) kB")
        }
        progress("")
        _ = try files.write(Data(list.text.utf8), to: StillList.file)
        print("\(list.digests.count) pictures in \(StillList.folder)")
    }

    /// The screen in the middle of a push, without a bar. The app's cells let every transition play there.
    @MainActor
    private func picture(
        of animator: any TransitionAnimator, recorder: Recorder, template: [String: Data]
    ) throws -> Data {
        var info = animator.info
        info.containers.insert(.navigation)
        let animator = animator.info(info)
        var recorder = recorder
        recorder.hidesBar = true
        let moment = BestMoment.progress(of: animator, in: try recorder.scene(for: animator, in: .navigation))
        let percent = Int((moment * 100).rounded())
        recorder.places = Sheet.places(for: [percent])
        let sheet = Sheet(layout: .still, container: .navigation, isBackward: false)
        let row = Sheet.Row(
            card: Card(animator), recording: try recorder.record(animator, in: [.navigation]), percents: [percent])
        return try Browser.picture(
            of: sheet.page([row], template: template), size: sheet.size(count: 1), scale: sheet.scale, format: "webp")
    }
}
