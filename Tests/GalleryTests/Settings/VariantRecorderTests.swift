import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import UIKit

@testable import GalleryCommand

/// Recordings of animators with other values for their settings.
@Suite(.inRelease, .serialized) @MainActor struct VariantRecorderTests {
    /// An edge, a count that is not alike between tabs, a colour, a number, two at once; two are in one container only. All
    /// of them with the environment variable `REPERTOIRE_WHOLE_CATALOGUE` set to 1.
    nonisolated private static let names: [TransitionName] = {
        guard ProcessInfo.processInfo.environment["REPERTOIRE_WHOLE_CATALOGUE"] == "1" else {
            return ["cube", "shatter", "fadeThrough", "snapshotPush", "tiltUnder", "blinds"]
        }
        return TransitionRegistry.standard.all.filter { !$0.settings.isEmpty }.map(\.info.name)
    }()

    /// Few moments, and the ends.
    private let recorder = Recorder(places: [0, 28, 60, 120])

    @Test(
        "Each variant is recorded as the adapters show the animator so set, in each container, both ways",
        arguments: names)
    func alike(name: TransitionName) throws {
        let animator = try TransitionRegistry.standard.animator(named: name)
        let own = try recorder.record(animator)
        let variants = try #require(VariantRecorder(animator, own: own, recorder: recorder))
        let plan = VariantPlan(animator, isHeavy: variants.isHeavy)
        // One, and one that differs in each setting.
        let other = plan.variants.last { !zip($0, plan.settings).contains { $0 == $1.own } }
        for variant in Set([plan.variants.first, other].compactMap(\.self)) {
            let line = plan.line(for: variant)
            let recording = try variants.record(line.animator)
            #expect(recording.run == RunSettings(line.animator) && recording.pace.count > 2)
            #expect(Set(recording.containers.keys) == animator.info.containers)
            for (kind, recorded) in recording.containers {
                let wanted = try recorder.containerRecording(of: line.animator, in: kind)
                for (run, other, plain) in [
                    (recorded.forward, wanted.forward, own.containers[kind]?.forward),
                    (recorded.backward, wanted.backward, own.containers[kind]?.backward),
                ] {
                    #expect(run.count == recorder.places.count && other.count == run.count, "\(line.swift), \(kind)")
                    for step in run.indices {
                        let difference = run[step].difference(from: other[step], within: 0.25)
                        #expect(difference == nil, "\(line.swift), \(kind), step \(step)")
                    }
                    let isAnother = try !#require(plain).indices.allSatisfy { plain?[$0].looks(like: run[$0]) == true }
                    #expect(isAnother, "\(line.swift), \(kind) shows what is shown without it")
                }
            }
        }
    }

    @Test("Half of the moments are kept, halves and thirds among them; of what turns several times all")
    func moments() throws {
        for (name, isHeavy) in [("cube", false), ("explode", true), ("newspaper", false)] as [(TransitionName, Bool)] {
            let animator = try TransitionRegistry.standard.animator(named: name)
            let recorder = Recorder(places: [0, 1, 2, 4, 6, 40, 58, 60, 62, 80, 119, 120])
            let own = try recorder.record(animator)
            let variants = try #require(VariantRecorder(animator, own: own, recorder: recorder))
            #expect(variants.isHeavy == isHeavy)
            let first = try #require(VariantPlan(animator, isHeavy: isHeavy).variants.first)
            let line = VariantPlan(animator, isHeavy: isHeavy).line(for: first)
            let kept = name == "newspaper" ? recorder.places : [0, 4, 40, 60, 80, 120]
            #expect(try variants.record(line.animator).places == kept)
        }
        let fade = CatalogueAnimator.fade
        #expect(VariantRecorder(fade, own: try recorder.record(fade), recorder: recorder) == nil)
    }

    @Test("The recordings come in a file of their own, the same each time, which says nothing twice that all share")
    func files() throws {
        let recorder = Recorder(places: [0, 60, 120])
        func entries() throws -> [GalleryEntry] {
            try (["cube", "fade"] as [TransitionName]).map { name in
                let animator = try TransitionRegistry.standard.animator(named: name)
                let own = try recorder.record(animator)
                return GalleryEntry(
                    card: Card(animator), recording: own,
                    variants: try VariantRecorder(animator, own: own, recorder: recorder)?.variants())
            }
        }
        let made = try [entries(), entries()]
        let files = made.map { entries in
            Dictionary(uniqueKeysWithValues: Site(entries, template: [:]).files.map { ($0.name, $0.data) })
        }
        let first = files[0]
        #expect(files[1] == first)
        let names = first.keys.filter { $0.hasPrefix("data/") && !$0.contains("/_") }.sorted()
        #expect(names == ["data/cube.js", "data/cube_settings.js", "data/fade.js", "data/pictures.js"])
        let script = String(decoding: try #require(first["data/cube_settings.js"]), as: UTF8.self)
        #expect(script.hasPrefix("Gallery.add(\"settings of cube\",Gallery.unpack(") && script.hasSuffix("));\n"))
        #expect(!script.contains("Gallery.pictures"), "all that it shows is among the pictures that all share")
        let own = EncodedEntry(made[0][0]).recording.text
        #expect(own.contains("\"file\":\"data/cube_settings.js\"") && own.contains("\"swift\":\"from: .leading\""))
        #expect(!EncodedEntry(made[0][1]).recording.text.contains("settings"))
    }

    @Test("What is put elsewhere in a tree is found there")
    func paths() {
        let leaf = TimelineTests.layer(3, [TimelineTests.layer(4)])
        let tree = TimelineTests.layer(0, [TimelineTests.layer(1), TimelineTests.layer(2, [leaf])])
        #expect(tree.paths == [[], [1], [1, 0]])
        #expect(tree.layer(at: [1, 0]) == leaf && tree.layer(at: [1, 1]) == nil && tree.layer(at: []) == tree)
        let changed = tree.replacing(childrenAt: [1, 0], by: [])
        #expect(changed.layer(at: [1, 0])?.children.isEmpty == true && changed.layer(at: [0]) == tree.layer(at: [0]))
        #expect(tree.replacing(childrenAt: [7], by: []) == tree)
    }
}
