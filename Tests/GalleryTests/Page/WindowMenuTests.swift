import Testing
import TransitionCore

@testable import GalleryCommand

/// The menu of the detail view with the windows of a phone that opens. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct WindowMenuTests {
    private struct State: Decodable, Equatable {
        var isOffered: Bool
        var size: [Double]
        /// The width of the phone's screen divided by its height, in hundredths.
        var shape: Int
        var isLoaded: Bool
        var canMirror: Bool
        var isMirrored: Bool

        static let phone = State(
            isOffered: true, size: [390, 844], shape: 46, isLoaded: true, canMirror: true, isMirrored: true)
    }

    private static let words = """
        const state = () => {
          const box = byId("detail-screen").getBoundingClientRect();
          const { stage } = Gallery.detail;
          return { isOffered: !byId("window").hidden, size: stage.recording.size,
            shape: Math.round(box.width / box.height * 100), canMirror: !byId("mirror").disabled,
            isLoaded: Boolean(document.querySelector('script[src$="_windows.js"]')), isMirrored: stage.isMirrored };
        };
        const go = async (place) => {
          location.hash = place;
          await wait(100);
          return state();
        };
        const choose = async (id) => {
          byId("window").value = id;
          byId("window").dispatchEvent(new Event("change"));
          await wait(100);
          return state();
        };
        """

    private func site() throws -> Site {
        var cover = GalleryEntry.moving(try TransitionRegistry.standard.animator(named: "cover"))
        let recordings = WindowRecordings.postures.map { posture, _ in
            var recording = SiteTests.recording(distance: 50, kinds: WindowRecordings.containers)
            (recording.width, recording.height) = (posture.size.width, posture.size.height)
            return (posture, recording)
        }
        cover.windows = WindowRecordings("cover", Dictionary(uniqueKeysWithValues: recordings))
        return Site([cover, SiteTests.entry("fade")], template: try Site.template())
    }

    @Test("Other windows are offered where there are any; their recordings come when chosen, in their shape")
    func menu() throws {
        let states = try Harness.answer(
            [State].self, in: site(), fragment: "cover",
            body: Self.words + """
                await wait(100);
                byId("mirror").click();
                return [state(), await choose("open"), await choose("openUpright"), await choose("closed"),
                  await choose(""), await choose("open"), await go("cover/modal"), await go("cover/tab"),
                  await go("cover/modal"), await choose("open"), await go("fade"), await go("cover")];
                """)
        var first = State.phone
        first.isLoaded = false
        func window(_ width: Double, _ height: Double, _ shape: Int) -> State {
            State(
                isOffered: true, size: [width, height], shape: shape, isLoaded: true, canMirror: false,
                isMirrored: false)
        }
        let open = window(951, 669, 142)
        var none = State.phone
        none.isOffered = false
        #expect(
            states == [
                first, open, window(669, 951, 70), window(466, 678, 69), .phone, open, open, none, .phone, open, none,
                .phone,
            ])
    }

    @Test("A setting leads back to the phone, and a window back to the own settings; a window cannot be compared")
    func settings() throws {
        struct Step: Decodable, Equatable {
            var width: Double
            var window: String
            var hasSetting: Bool
            var canCompare: Bool
        }
        let steps = try Harness.answer(
            [Step].self, in: site(), fragment: "cover",
            body: Self.words + """
                await wait(100);
                const step = async () => {
                  await wait(100);
                  return { width: Gallery.detail.stage.recording.size[0], window: byId("window").value,
                    hasSetting: location.hash.includes("set."), canCompare: !byId("other").disabled };
                };
                const another = () => byId("setting-list").querySelector("input:not(:checked)").click();
                await choose("open");
                const steps = [await step()];
                another();
                steps.push(await step());
                await choose("closed");
                steps.push(await step());
                return steps;
                """)
        #expect(
            steps == [
                Step(width: 951, window: "open", hasSetting: false, canCompare: false),
                Step(width: 390, window: "", hasSetting: true, canCompare: true),
                Step(width: 466, window: "closed", hasSetting: false, canCompare: false),
            ])
    }
}
