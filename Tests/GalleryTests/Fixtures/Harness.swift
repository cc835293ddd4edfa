import Foundation
import Testing

@testable import GalleryCommand

/// A test of the page from inside: a script in it, which returns what is to be found out.
enum Harness {
    /// Opens the site, runs `body` (an async function's inside) in its page and reads the answer.
    ///
    /// What goes wrong in the page is thrown, whether `body` notices or not.
    static func answer<Answer: Decodable>(
        _ type: Answer.Type, in site: Site, fragment: String = "", prefersStills: Bool = false, body: String
    ) throws -> Answer {
        let page = try LivePage(site, fragment: fragment, prefersStills: prefersStills, script: errors)
        let text: String = try page.value(
            """
            (async () => {
              const wait = (milliseconds = 50) => pageClock.pass(milliseconds);
              const press = (key, more = {}) => (document.activeElement ?? document.body).dispatchEvent(
                new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
              const byId = (id) => document.getElementById(id);
              const answer = await (async () => { \(body) })();
              if (pageErrors.length) throw new Error(pageErrors.join("; "));
              return JSON.stringify({ answer });
            })()
            """)
        return try JSONDecoder().decode([String: Answer].self, from: Data(text.utf8))["answer"]!
    }

    private static let errors = """
        const pageErrors = [];
        addEventListener("error", (event) => event.message && pageErrors.push(event.message));
        addEventListener("unhandledrejection", (event) => pageErrors.push(String(event.reason)));
        document.addEventListener("securitypolicyviolation", (event) => pageErrors.push("refused " + event.blockedURI));
        """
}
