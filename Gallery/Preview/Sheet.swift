import Foundation
import TransitionCore

/// Still pictures of several animators on one page that is whole in itself: no other file, no network.
struct Sheet {
    /// How the pictures are arranged.
    enum Layout: String, Sendable {
        /// A row for each animator: how it begins, three moments between, how it ends.
        case sheet
        /// One picture of each animator, side by side.
        case strip

        /// The fractions of the change that are shown.
        var fractions: [Double] { self == .sheet ? [0, 0.25, 0.5, 0.75, 1] : [0.4] }
        /// Where the recorder has to take pictures for these.
        var places: [Double] { self == .sheet ? [0, 1, 2, 3, 4] : [0, 2, 3, 5] }
    }

    var layout: Layout
    var container: ContainerKind
    /// Whether the way back is shown.
    var isBack: Bool

    /// The page in points, for whoever takes a picture of it.
    func size(count: Int) -> (width: Int, height: Int) {
        switch layout {
        case .sheet: (width: 210 + 5 * 184 + 20, height: 64 + count * 392 + 20)
        case .strip: (width: 40 + count * 172 + (count - 1) * 24, height: 432)
        }
    }

    /// The page as HTML.
    func page(_ exhibits: [Site.Exhibit], template: [String: Data]) -> Data {
        func part(_ name: String) -> String { String(decoding: template[name] ?? Data(), as: UTF8.self) }
        var shared = SharedPictures()
        let recordings = exhibits.map { exhibit in
            "Gallery.add(\(JSON.quoted(exhibit.card.name)),\(exhibit.recording.json(shared: &shared).text));\n"
        }
        let rows = JSON.array(
            exhibits.map { .members(["name": .string($0.card.name), "title": .string($0.card.title)]) })
        let order = JSON.members([
            "layout": .string(layout.rawValue), "container": .string(container.rawValue),
            "direction": .string(isBack ? "back" : "forth"), "fractions": .numbers(layout.fractions), "rows": rows,
        ])
        let scripts =
            ["store.js", "tracks.js", "painter.js", "stage.js"].map(part) + [shared.script] + recordings
            + [part("Sheet/sheet.js"), "Gallery.sheet(\(order.text));\n"]
        let text = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
            <title>Repertoire: contact sheet</title>
            <link rel="icon" href="data:,">
            <style>
            \(part("site.css"))\(part("Sheet/sheet.css"))</style>
            <body>
            <main id="sheet"></main>
            \(scripts.map { "<script>\n\($0)</script>\n" }.joined())
            """
        return Data(text.utf8)
    }
}
