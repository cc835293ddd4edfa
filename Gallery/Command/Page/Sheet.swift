import Foundation
import TransitionCore

/// Still pictures of several animators on one self-contained page: no other file, no network.
struct Sheet {
    /// How the pictures are arranged.
    enum Layout: String, Sendable {
        /// A row for each animator: its start, three moments between, and its end.
        case sheet
        /// One picture of each animator, side by side.
        case strip
        /// One picture of one animator: the screen alone, without a phone around it.
        case still

        /// The moments that are shown by default, in percent of the change.
        var percents: [Int] { self == .sheet ? [0, 25, 50, 75, 100] : [40] }
    }

    /// An animator and the moments to show, in percent of the change.
    struct Row {
        var card: Card
        var recording: Recording
        var percents: [Int]
    }

    var layout: Layout
    var container: ContainerKind
    /// Whether the change backward is shown.
    var isBackward: Bool

    /// The places at which the recorder has to take pictures for these moments, in the unit of ``Recorder/places``; the
    /// same for both directions.
    static func places(for percents: [Int]) -> [Double] {
        Set([0, 100] + percents + percents.map { 100 - $0 }).sorted().map(Double.init)
    }

    /// The size of the page in points, for taking a picture of it.
    func size(count: Int) -> (width: Int, height: Int) {
        switch layout {
        case .sheet: (width: 210 + 5 * 184 + 20, height: 64 + count * 392 + 20)
        case .strip: (width: 2 * 28 + count * 169 + (count - 1) * 28, height: 468)
        case .still: (width: 292, height: 632)
        }
    }

    /// The package of the animators.
    var package = GalleryPackage.repertoire
    /// The number of pixels for each point in a picture of the page. A strip is meant to be shown to others and so has
    /// more.
    var scale: Double { layout == .strip ? 2 : 1 }

    /// The page as HTML.
    func page(_ rows: [Row], template: [String: Data]) -> Data {
        func part(_ name: String) -> String { String(decoding: template[name] ?? Data(), as: UTF8.self) }
        var shared = SharedPictures()
        var names: Set<String> = []
        let recordings = rows.filter { names.insert($0.card.name).inserted }.map { row in
            RecordingScript.text(row.recording.json(shared: &shared).text, as: row.card.name)
        }
        let list = rows.map { row in
            JSON.members([
                "name": .string(row.card.name), "title": .string(row.card.title),
                "percents": .numbers(row.percents.map(Double.init)),
            ])
        }
        let order = JSON.members([
            "layout": .string(layout.rawValue), "container": .string(container.rawValue),
            "direction": .string(isBackward ? "backward" : "forward"),
            "percents": .numbers(layout.percents.map(Double.init)),
            "rows": .array(list),
        ])
        let scripts =
            ["store.js", "tracks.js", "packed.js", "painter.js", "bitmap.js", "mover.js", "stage.js"].map(part)
            + [shared.script] + recordings + [part("Sheet/sheet.js"), "Gallery.sheet(\(order.text));\n"]
        return Sheet.document(
            title: "\(package.name): contact sheet", styles: [part("site.css"), part("Sheet/sheet.css")],
            scripts: scripts)
    }

    /// A page that needs no other file.
    static func document(title: String, styles: [String], scripts: [String]) -> Data {
        let text = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
            <title>\(HTML.escaped(title))</title>
            <link rel="icon" href="data:,">
            <style>
            \(styles.joined())</style>
            <body>
            <main id="sheet"></main>
            \(scripts.map { "<script>\n\($0)</script>\n" }.joined())
            """
        return Data(text.utf8)
    }
}
