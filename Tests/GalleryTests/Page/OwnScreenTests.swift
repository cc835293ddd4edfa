import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// Pictures of somebody's own in the place of the page's screens. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct OwnScreenTests {
    private func site() throws -> Site {
        Site([.screens("cube"), .screens("slide")], template: try Site.template())
    }

    /// What a phone shows in the middle of a screen, and whether its bar is to be seen.
    private static let words =
        PageFiles.script + """

            const colour = (canvas) => [...canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data].join();
            const seen = (screen) => ({
              colours: [...screen.querySelectorAll("canvas.own")].map(colour),
              bars: [...screen.querySelectorAll(".layer")].filter((el) => el.style.height === "91px" && el.checkVisibility()).length,
            });
            const all = async () => {
              await wait(1200);
              const card = Gallery.cards.named("slide").querySelector(".screen");
              return [byId("toy-screen"), card, byId("detail-screen")].map(seen);
            };
            """

    private struct Seen: Decodable, Equatable {
        var colours: [String]
        var bars: Int
    }

    @Test(
        "Two that are chosen are shown by the large phone, the cards and the opened one, and a link brings the page's back"
    )
    func chosen() throws {
        let states = try Harness.answer(
            [[Seen]].self, in: site(),
            body: Self.words + """
                location.hash = "slide/navigation";
                const states = [await all()];
                await opened();
                const loaded = () => document.querySelectorAll("script, link, img").length;
                const before = loaded();
                await choose(1, await filled("#ff0000"));
                states.push(await all());
                const said = await choose(2, await filled("#00ff00", 800, 300, "image/jpeg", "wide.jpg"));
                if (said !== "Every phone shows your two screens.") throw new Error(said);
                byId("own-swap").click();
                states.push(await all());
                if (loaded() !== before) throw new Error("something was loaded");
                if (localStorage.length + sessionStorage.length) throw new Error("something was stored");
                byId("own-clear").click();
                states.push(await all());
                return states;
                """)
        let page = Array(repeating: Seen(colours: [], bars: 1), count: 3)
        #expect(states[0] == page && states[3] == page)
        #expect(states[1] == Array(repeating: Seen(colours: ["255,0,0,255"], bars: 0), count: 3))
        // A JPEG's green is nearly green.
        #expect(states[2].allSatisfy { $0.colours.count == 2 && $0.colours[1] == "255,0,0,255" && $0.bars == 0 })
    }

    @Test("Neighbours on the same screens differ by their colours; two of somebody's own keep theirs")
    func colours() throws {
        let entries = ["cube", "slide"].map { name in
            var entry = GalleryEntry.screens(name)
            entry.card.scene = "shop"
            return entry
        }
        let counts = try Harness.answer(
            [Int].self, in: Site(entries, template: try Site.template()),
            body: Self.words + """
                const others = () => document.querySelectorAll(".other-colours").length;
                const counts = [others()];
                await opened();
                await choose(1, await filled("#ff0000"));
                counts.push(others());
                byId("own-clear").click();
                counts.push(others());
                return counts;
                """)
        #expect(counts == [1, 0, 1])
    }

    @Test("Two that are dropped anywhere take both places in order; one that is dropped on a place takes that")
    func dropped() throws {
        let answer = try Harness.answer(
            [[String]].self, in: site(),
            body: Self.words + """
                const drop = async (target, ...files) => {
                  const dataTransfer = transfer(files);
                  const over = new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer });
                  target.dispatchEvent(over);
                  if (!over.defaultPrevented || !document.body.classList.contains("dropping")) throw new Error("it is not taken");
                  for (let turns = 0; turns < 200 && !byId("own-said"); turns += 1) await wait(5);
                  await reads(() => target.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer })));
                  await wait(50);
                  return [1, 2].map((number) => Gallery.own.screen(number)).map((canvas) => (canvas ? colour(canvas) : ""));
                };
                const text = new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() });
                document.body.dispatchEvent(text);
                if (text.defaultPrevented || Gallery.ownPanel) throw new Error("text is the browser's");
                const states = [await drop(document.body, await filled("#ff0000"), await filled("#00ff00"))];
                if (byId("own").hidden) throw new Error("the section is not open");
                states.push(await drop(document.querySelectorAll(".own-place")[1], await filled("#0000ff")));
                return states;
                """)
        #expect(answer == [["255,0,0,255", "0,255,0,255"], ["255,0,0,255", "0,0,255,255"]])
    }

    @Test("Pieces of a picture show one's own screen, too, and words in it are not mirrored")
    func pieces() throws {
        var pictures: [DrawnLayer] = []
        for step in [0.0, 1, 2] {
            var screen = DrawnLayer(id: 5)
            (screen[.box], screen[.colour]) = ([0, 0, 390, 844], [9, 9, 9, 1])
            screen.content.append(DrawnLayer.Role.second.member)
            var root = DrawnLayer(id: 0)
            root[.box] = [0, 0, 390, 844]
            root.children = [screen]
            var piece = DrawnLayer(id: 6)
            (piece[.box], piece[.part]) = ([0, 0, 195, 844], [0, 0, 0.5, 1])
            piece[.matrix] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 100 * step, 0, 0, 1]
            piece.picture = .init(root: root, width: 390, height: 844)
            var frame = DrawnLayer(id: 1)
            frame[.box] = [0, 0, 390, 844]
            frame.children = [piece]
            pictures.append(frame)
        }
        var entry = GalleryEntry.screens("slide", kinds: [.modal])
        entry.recording.containers[.modal] = ContainerRecording(forward: pictures, backward: pictures)
        let answer = try Harness.answer(
            [String].self, in: Site([entry], template: try Site.template()),
            body: Self.words + """
                const half = async () => {
                  const canvas = Object.assign(document.createElement("canvas"), { width: 390, height: 844 });
                  const context = canvas.getContext("2d");
                  [context.fillStyle] = ["#ff0000"];
                  context.fillRect(0, 0, 195, 844);
                  return new File([await new Promise((done) => canvas.toBlob(done))], "half.png");
                };
                location.hash = "slide";
                await wait(600);
                await opened();
                await choose(2, await half());
                await wait(60);
                const look = () => colour(byId("detail-screen").querySelector(".piece canvas"));
                const plain = look();
                byId("mirror").click();
                await wait(60);
                return [plain, look()];
                """)
        // The piece has the left half: red, and in the mirror the empty one, which is turned around once more.
        #expect(answer == ["255,0,0,255", "9,9,9,255"])
    }

    @Test("By keyboard: the places are file fields with names, and what was opened closes again")
    func keyboard() throws {
        let answer = try Harness.answer(
            [String].self, in: site(),
            body: PageFiles.script + """
                const button = document.querySelector(".tool.own-open");
                await opened();
                await wait(60);
                const found = [document.activeElement.id, document.activeElement.labels[0].textContent.trim(), button.getAttribute("aria-expanded")];
                button.click();
                await wait(20);
                return [...found, String(byId("own").hidden), button.getAttribute("aria-expanded")];
                """)
        #expect(answer == ["own-1", "First screen", "true", "true", "false"])
    }
}
