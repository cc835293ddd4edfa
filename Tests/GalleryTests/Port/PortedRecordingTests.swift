import Foundation
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

@testable import GalleryCommand

/// Recordings that the page computes.
@Suite(.serialized, .inRelease) @MainActor struct PortedRecordingTests {
    /// The animators of the catalogue that the page plays as they were recorded, and why.
    private static let recorded = [
        "dialog": "over its presenter, and of partial extent", "sideMenu": "over its presenter, and of partial extent",
        "snapshotPush": "the whole window as a picture", "tiltUnder": "the whole window as a picture",
    ]

    static func port(of animator: any TransitionAnimator, _ recorder: Recorder = Recorder()) throws -> PortedRecording?
    {
        try PortedRecording(try recorder.record(animator), of: animator, by: recorder)
    }

    @Test("What the page cannot compute is what moves other things than two screens")
    func catalogue() throws {
        var missing: [String] = []
        for animator in GalleryEntries.animators where try Self.port(of: animator) == nil {
            missing.append(animator.info.name.rawValue)
        }
        let known = Set(GalleryEntries.animators.map(\.info.name.rawValue))
        #expect(missing.sorted() == Self.recorded.keys.filter(known.contains).sorted())
    }

    @Test("A recording of one animator is not that of another, nor with other settings")
    func others() throws {
        let recorder = Recorder()
        let cover = try recorder.record(CatalogueAnimator.cover)
        #expect(try PortedRecording(cover, of: CatalogueAnimator.cover, by: recorder) != nil)
        #expect(try PortedRecording(cover, of: CatalogueAnimator.push, by: recorder) == nil)
        let top = TransitionLine(CatalogueAnimator.cover, changes: ["from": .edge(.top)]).animator
        #expect(try PortedRecording(cover, of: top, by: recorder) == nil)
    }

    @Test("Bars that differ in one picture are those of another recording")
    func shells() throws {
        let recorder = Recorder()
        let cover = try recorder.record(CatalogueAnimator.cover)
        let plain = try #require(try PortedRecording(cover, of: CatalogueAnimator.cover, by: recorder))
        let top = TransitionLine(CatalogueAnimator.cover, changes: ["from": .edge(.top)]).animator
        var other = try recorder.record(top)
        #expect(plain.variant(other, of: top) != nil)
        func hidesBar(_ layer: DrawnLayer) -> DrawnLayer {
            var layer = layer
            if layer.content.contains(DrawnLayer.Role.bar.member) { layer.children = [] }
            layer.children = layer.children.map(hidesBar)
            return layer
        }
        let forward = try #require(other.containers[.navigation]?.forward)
        other.containers[.navigation]?.forward[30] = hidesBar(forward[30])
        #expect(plain.variant(other, of: top) == nil)
    }

    @Test("Two animators share what is around their screens; in a sheet of one container there is only that")
    func shared() throws {
        let animators = [CatalogueAnimator.cover, .push]
        let ports = try animators.map { try #require(try Self.port(of: $0)) }
        var own: [Set<String>] = []
        for port in ports {
            var shared = SharedPictures()
            let json = try #require(port.json(shared: &shared))
            own.append(Set(shared.texts.filter { $0.value.contains("\"stage\":1") }.keys))
            #expect(own.last.map { keys in keys.allSatisfy(json.text.contains) } == true)
        }
        // The bars of two containers in two directions, and the window of the third.
        #expect(own[0] == own[1] && own[0].count == 5)
        var shared = SharedPictures()
        let one = try #require(ports[0].only(in: .tab).json(shared: &shared))
        #expect(one.text.contains("\"tab\":{") && !one.text.contains("\"modal\":{"))
        #expect(shared.texts.values.filter { $0.contains("\"stage\":1") }.count == 2)
    }

    @Test("What is longer than the recording is not taken")
    func lighter() throws {
        let recorder = Recorder()
        let cover = try recorder.record(CatalogueAnimator.cover)
        let port = try #require(try PortedRecording(cover, of: CatalogueAnimator.cover, by: recorder))
        #expect(EncodedRecording(cover, port: port).text.contains("\"shell\":"))
        var shared = SharedPictures()
        let short = EncodedRecording.text(port: port, shared: &shared) { _ in .string("short") }
        #expect(short == "\"short\"" && shared.texts.isEmpty)
    }

    @Test("Of a function's motion, each number that changes is a track, and what does not count does not change")
    func sampled() throws {
        var motions = SampledMotions(places: [0, 1, 2])
        let hinge = Motion.curve { $0 == 0 ? .rest : .rotation(degrees: 40 * $0, axis: .y).anchor(.leading) }
        let json = motions.json(of: Choreography(foreground: hinge)).text
        #expect(motions.isComplete)
        #expect(motions.tracks == [TrackText.encode([0, 20, 40], decimals: 4, isExact: false)])
        #expect(json.contains("\"rotation\":[0,0,1,0]") && json.contains("\"anchor\":[0,0.5,0]"))
        #expect(json.contains("\"x\":[[\"rotation\",0,0]]"))
    }

    @Test("A circle that is missing at times is not said")
    func incomplete() throws {
        var motions = SampledMotions(places: [0, 1, 2])
        let circle = Motion.curve { $0 < 1 ? .clip(.circle(x: 0.5, y: 0.5, radius: $0)) : .rest }
        _ = motions.json(of: Choreography(foreground: circle))
        #expect(!motions.isComplete)
    }
}

/// What the page draws of them. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized, .inRelease) @MainActor
struct ComposedPageTests {
    private struct Report: Decodable {
        var count: Int
        var worst: Double
        var faults: [String]
    }

    /// The page draws both at moments on places and between them, before the start and beyond the end. What is within the
    /// rounding of a recording and its samples is alike.
    @Test(
        "The page draws what was recorded: all runs of animators, forward and backward, at many moments",
        arguments: [false, true])
    func draws(isDark: Bool) throws {
        var entries: [EncodedEntry] = []
        var names: [String] = []
        // In the dark only shadows and white plates are drawn in another way.
        let casters: [any TransitionAnimator] = [
            CatalogueAnimator.cover, .scale, .hingeFall, .drop, .expandingRow, .wipe, .tide,
            .containerTransform, .tear, .shatter, .book,
        ]
        for animator in isDark ? casters : GalleryEntries.animators {
            var recorder = Recorder()
            recorder.isDark = isDark
            recorder.pair = .suiting(animator.info)
            let recording = try recorder.record(animator)
            guard let port = try PortedRecording(recording, of: animator, by: recorder) else { continue }
            var shared = SharedPictures()
            guard let json = port.json(shared: &shared) else { continue }
            var card = SiteTests.entry(animator.info.name.rawValue).card
            entries.append(EncodedEntry(card: card, recording: EncodedRecording(recording)))
            names.append(card.name)
            card.name = "computed " + card.name
            var computed = EncodedRecording(recording)
            (computed.text, computed.pictures) = (json.text, shared.texts)
            entries.append(EncodedEntry(card: card, recording: computed))
        }
        let site = Site(entries, items: [], reduced: nil, links: SiteLinks(), template: try Site.template())
        let list = names.map(JSON.quoted).joined(separator: ",")
        let report = try Harness.answer(
            Report.self, in: site, body: "const names = [\(list)];\n\(ComposedPageTests.comparison)")
        #expect(report.faults.isEmpty, "\(report.faults.prefix(4))")
        // Three containers and two directions of most, at twelve moments or more.
        #expect(report.count > names.count * 2 * 12 && names.count > 4)
        #expect(report.worst < 0.5, "off by \(report.worst) points")
    }

    /// Compares two trees of nodes: every layer that can be seen, its contents, and where its corners are.
    private static let comparison = """
        const moments = [-0.04, 0, 0.004, 0.1, 0.237, 0.25, 0.4, 0.5, 0.611, 0.75, 0.9, 0.997, 1, 1.06];
        const usual = { a: [1], v: [1], z: [0], k: [0], f: [0], r: [0, 0, 0, 0], c: [0, 0, 0, 0], d: [0, 0, 0, 0, 0], s: [0, 0, 0, 0, 0, 0, 0], m: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] };
        let [worst, count] = [0, 0];
        const faults = [];
        /** What a stage shows of a node. */
        const seen = (stage, node) => {
          const { frame, next, part } = stage.now;
          const values = {};
          for (const letter of "bomavzrcdskfpe") if (node[letter] ?? usual[letter]) values[letter] = [...node[letter] ?? usual[letter]];
          for (const [letter, index, number, factor = 1] of node.x ?? []) {
            const within = Math.min(1, Math.max(0, part));
            const share = "vzkf".includes(letter) ? Math.floor(within + 1e-6) : letter === "m" || letter === "b" ? part : within;
            const track = stage.track(number);
            values[letter][index] = (track[frame] + (track[next] - track[frame]) * share) * factor;
          }
          const kept = Object.fromEntries(["t", "g", "h", "w", "q"].filter((key) => key in node).map((key) => [key, node[key]]));
          if (node.i) kept.i = [node.i.w, node.i.h];
          const below = node.n ?? (node.u ? Gallery.sharedNodes(node.u) : stage.recording.lists?.[node.y] ?? []);
          const inside = node.u ? [] : below.map((child) => seen(stage, child)).sort((a, b) => a.values.z[0] - b.values.z[0]);
          const isFaint = values.v[0] === 0 || values.a[0] <= 0.02
            || !(values.c[3] || values.d[0] || values.s[6] > 0.02 || node.t || node.g || node.h || node.i || node.u || inside.some((each) => !each.isFaint));
          return { values, kept: JSON.stringify([kept, node.u ?? null]), inside, isFaint };
        };
        const corners = ({ b, m, o = [b[2] / 2, b[3] / 2] }) => [[0, 0], [b[2], 0], [b[2], b[3]], [0, b[3]]].flatMap(([x, y]) => {
          const [px, py] = [x - o[0], y - o[1]];
          const w = px * m[3] + py * m[7] + m[15];
          return [b[0] + o[0] + (px * m[0] + py * m[4] + m[12]) / w, b[1] + o[1] + (px * m[1] + py * m[5] + m[13]) / w];
        });
        let room = 0.5;
        const apart = (a, b) => a.reduce((most, number, i) => Math.max(most, Math.abs(number - b[i])), a.length === b.length ? 0 : 99);
        const compare = (a, b) => {
          if (a.kept !== b.kept) return `content ${a.kept.slice(0, 60)} and ${b.kept.slice(0, 60)}`;
          const places = [a, b].map(({ values }) => corners(values));
          // What is far outside is far off, too.
          const far = apart(...places) / Math.max(1, ...places.flat().map((number) => Math.abs(number) / 1000));
          if (far > room) return `corners ${places[0].map(Math.round)} and ${places[1].map(Math.round)}`;
          for (const [letter, allowed] of [["a", 0.02], ["r", 0.5], ["c", 1.01], ["d", 0.01], ["p", room], ["e", 1e-4], ["k", 0]]) {
            if (letter in a.values !== letter in b.values) return letter;
            if (letter in a.values && apart(a.values[letter], b.values[letter]) > allowed) return `${letter} ${a.values[letter]} and ${b.values[letter]}`;
          }
          if (Math.max(a.values.s[6], b.values.s[6]) > 0.03 && apart(a.values.s, b.values.s) > 0.3) return `shadow ${a.values.s} and ${b.values.s}`;
          let [i, j] = [0, 0];
          while (i < a.inside.length && j < b.inside.length) {
            const found = compare(a.inside[i], b.inside[j]);
            const [isMine, isTheirs] = [a.inside[i].isFaint, b.inside[j].isFaint];
            if (found && !isMine && !isTheirs) return found;
            if (!found || isMine) i += 1;
            if (!found || !isMine) j += 1;
          }
          if ([...a.inside.slice(i), ...b.inside.slice(j)].some((each) => !each.isFaint)) return "a layer more or less";
          if (room === 0.5) worst = Math.max(worst, far);
          return null;
        };
        const reader = (recording, container, direction) => {
          const places = Gallery.decodeTrack(recording.places);
          return Object.assign(Object.create(Gallery.Stage.prototype), {
            recording, container, direction, places: places.map((place) => place / places.at(-1)), tracks: recording.read ??= [],
            found: { frame: 0, next: 0, part: 0 } });
        };
        for (const name of names) {
          const [recorded, computed] = await Promise.all([name, `computed ${name}`].map((each) => {
            const card = Gallery.cards.all.find((other) => other.dataset.name === each);
            return Gallery.recording(each, card.dataset.file);
          }));
          for (const container of Object.keys(recorded.containers)) {
            for (const direction of ["forward", "backward"]) {
              const stages = [recorded, computed].map((each) => reader(each, container, direction));
              const roots = stages.map((stage) => stage.root);
              for (const moment of moments) {
                if ((moment < 0 || moment > 1) && recorded.run?.o !== 1) continue;
                // Between two places both are drawn between them, each in its way. Beyond the ends what moves goes on as it
                // came, and what is off by little there is off by more.
                room = moment < 0 || moment > 1 ? 8 : Number.isInteger(Math.round(moment * 6e6) / 1e5) ? 0.5 : 3;
                for (const stage of stages) stage.now = { ...stage.between(moment) };
                const found = compare(...stages.map((stage, i) => seen(stage, roots[i])));
                count += 1;
                if (found) faults.push(`${name} ${container} ${direction} ${moment}: ${found}`);
              }
            }
          }
        }
        return { count, worst, faults };
        """
}
