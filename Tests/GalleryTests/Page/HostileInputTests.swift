import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// What somebody else can hand to the page: an address, a file, a recipe, the texts of a plugin. Whatever it is, nothing is
/// thrown, nothing of it becomes markup, and the page can be used afterwards. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized) @MainActor
struct HostileInputTests {
    /// What is left to be done after each: everything closed, and another card opened and closed again.
    nonisolated private static let check = """
        const images = document.images.length, frames = document.querySelectorAll("iframe, object, embed, base, meta[http-equiv=refresh]").length;
        const faults = [];
        const look = async (place) => {
          const fault = (text) => faults.push(`${place}: ${text}`);
          if (pageErrors.length) fault(pageErrors.splice(0).join("; "));
          if ("harm" in document.documentElement.dataset) fault("it ran");
          if ({}.x !== undefined || {}.harm !== undefined) fault("it changed every object");
          if (document.images.length !== images || document.querySelectorAll("iframe, object, embed, base, meta[http-equiv=refresh]").length !== frames) fault("it became markup");
          location.hash = "fold";
          await wait(17);
          if (!byId("detail").open || byId("detail-title").textContent !== "Fold") fault("no card can be opened");
          location.hash = "";
          await wait(17);
          if (document.querySelector("dialog[open]")) fault("it cannot be closed");
          if (Gallery.cards.shown().length !== 2) fault("the cards are gone");
          if (pageErrors.length) fault(pageErrors.splice(0).join("; "));
        };
        """

    private func faults(_ body: String, beginning: String = "") throws -> [String] {
        let workshop = WorkshopData([CatalogueAnimator.cover, .cube, .push])
        let site = Site(
            [.screens("slide"), .screens("fold")], workshop: workshop,
            facts: PageFacts.choosing(from: TransitionRegistry.standard.all), template: try Site.template())
        let body = Self.check + body + "\nreturn faults;"
        return try Harness.answer([String].self, in: site, fragment: beginning, prefersStills: true, body: body)
    }

    private static func list(_ texts: [String]) throws -> String {
        String(decoding: try JSONEncoder().encode(texts), as: UTF8.self).replacingOccurrences(of: "</", with: "<\\/")
    }

    @Test("Addresses, one after the other")
    func address() throws {
        #expect(
            HostileInput.addresses.count + HostileInput.beginnings.count + HostileInput.recipes.count
                + HostileInput.files.count >= 60)
        let found = try faults(
            """
            for (const [index, text] of \(try Self.list(HostileInput.addresses)).entries()) {
              const said = () => byId("w-said")?.textContent;
              if (said()) byId("w-said").textContent = "";
              location.hash = text;
              await wait(17);
              // The workshop says when it cannot read a design. It begins with an empty one.
              if (/^workshop\\?(d|from)=./.test(text) && text !== "workshop?d=0e30") {
                for (let turns = 0; turns < 60 && !said(); turns += 1) await wait(17);
                if (!said()) faults.push(`${text.slice(0, 60)}: nothing is said`);
              }
              await look(`${index} ${text.slice(0, 60)}`);
            }
            """)
        #expect(found == [])
    }

    /// By number, since the log shows arguments whole and some addresses are long.
    @Test("Addresses that the page begins with", arguments: HostileInput.beginnings.indices)
    func start(number: Int) throws {
        let found = try faults(
            """
            await wait(100);
            location.hash = "";
            byId("filter").value = "";
            byId("filter").dispatchEvent(new Event("input", { bubbles: true }));
            await look("the start");
            """, beginning: HostileInput.beginnings[number])
        #expect(found == [])
    }

    @Test("Recipes")
    func recipe() throws {
        let found = try faults(
            """
            for (const [index, text] of \(try Self.list(HostileInput.recipes)).entries()) {
              location.hash = "slide";
              await wait(17);
              byId("recipe-text").value = text;
              byId("recipe-text").dispatchEvent(new Event("change", { bubbles: true }));
              await wait(17);
              if (!byId("recipe-said").textContent) faults.push(`${text.slice(0, 60)}: nothing is said`);
              await look(`${index} ${text.slice(0, 60)}`);
            }
            """)
        #expect(found == [])
    }

    @Test("Files: each is refused in a sentence, or shown")
    func file() throws {
        let makers = HostileInput.files.map { "async () => \($0)" }.joined(separator: ", ")
        let found = try faults(
            PageFiles.script + """
                await opened();
                for (const [index, make] of [\(makers)].entries()) {
                  const files = await make();
                  const said = await reads(() => Gallery.ownPanel.drop(files, document.body));
                  if (!/\\.$/.test(said) || said.length > 300) faults.push(`${index}: it says “${said.slice(0, 400)}”`);
                  const word = { 7: "million pixels", 8: "million pixels", 9: "20 MB", 12: "million pixels", 15: "cannot read" }[index];
                  if (word && !said.includes(word)) faults.push(`${index}: it says “${said}”`);
                  if (Gallery.own.isUsed !== (index === 20)) faults.push(`${index}: it is ${Gallery.own.isUsed ? "shown" : "refused"}`);
                  Gallery.own.put([null, null]);
                  await look(`file ${index}`);
                }
                """)
        #expect(found == [])
    }
}
