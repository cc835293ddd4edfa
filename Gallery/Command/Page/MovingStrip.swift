import Foundation
import TransitionCore

/// Phones side by side that play one after the other, with a finger: the moving picture of a README.
struct MovingStrip {
    /// A phone: an animator in one container.
    struct Phone {
        var name: String
        var container: ContainerKind
        var recording: Recording
    }

    var phones: [Phone]
    /// Whether it is to be seen on a dark page.
    var isDark = false

    /// What the page draws: a part of the picture that replaces what was there.
    private struct Part: Decodable {
        var x: Int
        var y: Int
        var milliseconds: Double
        /// A WebP file, as base-64.
        var data: String
    }

    /// The page that draws the frames and then holds them as text.
    func page(template: [String: Data]) -> Data {
        func part(_ name: String) -> String { String(decoding: template[name] ?? Data(), as: UTF8.self) }
        var shared = SharedPictures()
        let recordings = phones.map { phone in
            RecordingScript.text(
                phone.recording.json(shared: &shared).text, as: "\(phone.name)/\(phone.container.rawValue)")
        }
        let order = JSON.members([
            "rows": .array(
                phones.map { phone in
                    JSON.members(["name": .string(phone.name), "container": .string(phone.container.rawValue)])
                }), "isDark": .number(isDark ? 1 : 0),
        ])
        let scripts =
            [
                "store.js", "tracks.js", "packed.js", "painter.js", "bitmap.js", "mover.js", "timing.js", "stage.js",
                "ghost.js", "Film/apng.js", "Film/flat.js", "Film/phone.js", "Sheet/moving.js",
            ].map(part) + [shared.script] + recordings
            + ["document.body.textContent = JSON.stringify(Gallery.moving(\(order.text)));\n"]
        // Words look as on a phone where one of its fonts is there.
        let font = ":root { --sans: -apple-system, \"SF Pro Text\", Inter, system-ui, sans-serif; }\n"
        return Sheet.document(title: "Moving strip", styles: [part("site.css"), font], scripts: scripts)
    }

    /// The moving picture; this takes Chromium.
    func webP(template: [String: Data]) throws -> Data {
        let text = try Browser.text(of: page(template: template))
        let body = text.components(separatedBy: "<body>").last ?? ""
        guard let start = body.firstIndex(of: "["), let end = body.lastIndex(of: "]"), start < end,
            let parts = try? JSONDecoder().decode([Part].self, from: Data(body[start...end].utf8))
        else { throw MovingPicture.Failure(description: "the browser has drawn nothing") }
        return try MovingPicture.webP(
            of: parts.map { part in
                MovingPicture.Frame(
                    picture: Data(base64Encoded: part.data) ?? Data(), duration: Int(part.milliseconds.rounded()),
                    x: part.x, y: part.y)
            })
    }
}
