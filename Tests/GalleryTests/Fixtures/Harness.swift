import Foundation
import Testing

@testable import GalleryCommand

/// A generated site with an additional script, which tests the page from inside and writes its results as JSON.
enum Harness {
    /// Writes the site to a folder of its own, runs `body` (an async function's inside, which returns what is to be
    /// found out) in its page and reads the answer.
    static func answer<Answer: Decodable>(
        _ type: Answer.Type, in site: Site, fragment: String = "", flags: [String] = [], body: String
    ) throws -> Answer {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = try Folder(place.path)
        _ = try site.write(to: folder)
        _ = try folder.write(Data(script(body).utf8), to: "harness.js")
        let page = String(decoding: folder.read("index.html") ?? Data(), as: UTF8.self)
            .replacingOccurrences(
                of: "<link rel=\"icon\"", with: "<script src=\"harness.js\"></script><link rel=\"icon\"")
        _ = try folder.write(Data(page.utf8), to: "index.html")

        let index = place.appendingPathComponent("index.html")
        var address = try #require(URLComponents(url: index, resolvingAgainstBaseURL: false))
        address.percentEncodedFragment = fragment.isEmpty ? nil : fragment
        let document = try Chromium.document(of: try #require(address.url), flags: flags)
        let opening = try #require(document.range(of: "<pre id=\"harness\">"), "the page's script did not run")
        let closing = try #require(document.range(of: "</pre>", range: opening.upperBound..<document.endIndex))
        let json = document[opening.upperBound..<closing.lowerBound]
            .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&amp;", with: "&")
        let envelope = try JSONDecoder().decode(Envelope<Answer>.self, from: Data(json.utf8))
        if let error = envelope.error { throw Browser.Failure(description: "in the page: \(error)") }
        return try #require(envelope.answer)
    }

    private struct Envelope<Answer: Decodable>: Decodable {
        var answer: Answer?
        var error: String?
    }

    private static func script(_ body: String) -> String {
        """
        "use strict";
        // The browser passes its time as fast as it can and draws no frames meanwhile: timers stand in for what waits
        // for one.
        window.requestAnimationFrame = (work) => setTimeout(() => work(performance.now()), 16);
        window.cancelAnimationFrame = clearTimeout;
        window.IntersectionObserver = class {
          constructor(work) { this.work = work; }
          observe(target) { setTimeout(() => this.work([{ target, isIntersecting: true }])); }
        };
        document.addEventListener("DOMContentLoaded", async () => {
          const errors = [];
          addEventListener("error", (event) => errors.push(event.message));
          addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
          document.addEventListener("securitypolicyviolation", (event) => errors.push("refused " + event.blockedURI));
          const wait = (milliseconds = 50) => new Promise((done) => setTimeout(done, milliseconds));
          const press = (key, more = {}) => (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
          const byId = (id) => document.getElementById(id);
          let result;
          try {
            result = { answer: await (async () => { \(body) })() };
          } catch (error) {
            result = { error: String(error.stack ?? error) };
          }
          if (errors.length) result = { error: errors.join("; ") };
          const pre = document.createElement("pre");
          pre.id = "harness";
          pre.textContent = JSON.stringify(result);
          document.body.append(pre);
        });
        """
    }
}
