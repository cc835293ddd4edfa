import Foundation
import GalleryModel
import TransitionCore
import TransitionUIKit
import UIKit

/// Records an animator with other values for its settings.
///
/// A change looks alike in all containers but for the bars, and backward is the same from the other end, with few
/// exceptions. Where that is so of the animator as it is registered, only one run of each variant is recorded, forward in
/// the container that has no bars. In the others its screens are put between the bars of the animator's own recording.
/// The exceptions, such as the way back between tabs, are recorded as they are.
@MainActor struct VariantRecorder {
    private let recorder: Recorder
    private let animator: any TransitionAnimator
    private let own: Recording
    /// How the page computes that; nil if it cannot.
    private let port: PortedRecording?
    /// The run that is recorded of each variant.
    private let base: Run
    /// The layer of that run that has the screens in it.
    private let stage: [Int]
    /// The layer that has them in the runs that look alike.
    private let stages: [Run: [Int]]
    /// Which of the places of the animator's own recording the variants have.
    private let kept: [Int]
    /// Whether each picture has many parts.
    let isHeavy: Bool

    /// One of an animator's changes.
    private struct Run: Hashable {
        var kind: ContainerKind
        var direction: TransitionDirection
    }

    /// How far what looks alike may be apart, in points. Each picture may be rounded to a hundredth of a point, after
    /// samples on a line were left out of it that are up to a twentieth off.
    private static let tolerance = 0.12
    /// The number of parts above which a picture is a heavy one.
    private static let heavy = 20

    /// Nil for an animator without settings.
    ///
    /// - Parameters:
    ///   - animator: The animator as it is registered.
    ///   - own: Its recording in all its containers, by the recorder.
    ///   - port: How the page computes that; nil if it cannot.
    init?(_ animator: any TransitionAnimator, own: Recording, recorder: Recorder, port: PortedRecording? = nil) {
        guard !animator.settings.isEmpty, let kind = Card.preferred(of: Array(own.containers.keys)),
            let frames = own.containers[kind]?.forward, !frames.isEmpty
        else { return nil }
        (self.animator, self.own, self.recorder, self.port) = (animator, own, recorder, port)
        base = Run(kind: kind, direction: .forward)
        var stage: [Int] = []
        while frames.allSatisfy({ $0.layer(at: stage)?.children.count == 1 }) { stage.append(0) }
        self.stage = stage
        let parts = frames.map { $0.layer(at: stage)?.children.count ?? 0 }.max() ?? 0
        isHeavy = parts > Self.heavy

        let end = own.places[own.places.count - 1]
        let turns = animator.settings.contains { setting in
            if case .number(_, _, unit: .turns) = setting.domain { true } else { false }
        }
        // Half of the moments will do, for what does not turn several times.
        kept = own.places.indices.filter { index in
            let thirtieths = own.places[index] / end * 30
            return turns || thirtieths == thirtieths.rounded()
        }
        // A few places show whether the whole run is alike.
        let looked = (0...8).map { $0 * (frames.count - 1) / 8 }
        let scenes = looked.map { frames[$0].layer(at: stage)?.children ?? [] }
        var stages: [Run: [Int]] = [:]
        for (kind, recorded) in own.containers {
            for (direction, run) in [(TransitionDirection.forward, recorded.forward), (.backward, recorded.backward)] {
                stages[Run(kind: kind, direction: direction)] = Self.path(to: scenes, in: looked.map { run[$0] })
            }
        }
        self.stages = stages
    }

    /// The layer with children that look like `scenes` in each of the frames.
    private static func path(to scenes: [[DrawnLayer]], in frames: [DrawnLayer]) -> [Int]? {
        frames[0].paths.first { path in
            zip(frames, scenes).allSatisfy { frame, scene in
                guard let children = frame.layer(at: path)?.children else { return false }
                return DrawnLayer(id: 0, children: children)
                    .looks(like: DrawnLayer(id: 0, children: scene), within: tolerance)
            }
        }
    }

    /// What the page offers for the animator, with a recording of each variant.
    func variants() throws -> Variants {
        let plan = VariantPlan(animator, isHeavy: isHeavy)
        var pictures = SharedPictures()
        var recordings: [String: String] = [:]
        for variant in plan.variants {
            let set = plan.line(for: variant).animator
            let recording = try record(set)
            recordings[variant.map(String.init).joined(separator: ",")] = EncodedRecording.text(
                port: port?.variant(recording, of: set), shared: &pictures
            ) { json(of: recording, shared: &$0) }
        }
        return Variants(
            animator: animator.info.name.rawValue, member: TransitionLine(animator).swift, isCombined: plan.isCombined,
            list: plan.settings.map(\.json), recordings: recordings, pictures: pictures)
    }

    /// The data of a variant's recording. What looks alike in several runs is encoded once: the others say where it is.
    private func json(of recording: Recording, shared: inout SharedPictures) -> JSON {
        guard let first = recording.containers[base.kind]?.forward else { return recording.json(shared: &shared) }
        var encoder = RunEncoder()
        let root = encoder.encode(first, shared: &shared)
        let reference = root.reference(at: stage)
        func encoded(_ frames: [DrawnLayer], _ run: Run) -> JSON {
            if run == base { return root }
            guard let reference, let path = stages[run] else { return encoder.encode(frames, shared: &shared) }
            let around = frames.map { $0.replacing(childrenAt: path[...], by: [], content: [reference]) }
            return encoder.encode(around, shared: &shared)
        }
        let containers = ContainerKind.allCases.compactMap { kind in
            recording.containers[kind].map { recorded in
                let forward = encoded(recorded.forward, Run(kind: kind, direction: .forward))
                let backward = encoded(recorded.backward, Run(kind: kind, direction: .backward))
                return JSON.Member(
                    key: kind.rawValue,
                    value: .members(["forward": forward, "backward": backward == forward ? nil : backward]))
            }
        }
        return recording.json(containers: containers, encoder: encoder)
    }

    /// The recording of a variant in each container of the animator.
    func record(_ variant: any TransitionAnimator) throws -> Recording {
        var recorder = recorder
        recorder.places = kept.map { own.places[$0] }
        let recorded = try recorder.containerRecording(of: variant, in: base.kind, directions: [.forward]).forward
        let screens = recorded.map { $0.layer(at: stage)?.children ?? [] }
        var containers: [ContainerKind: ContainerRecording] = [:]
        for (kind, plain) in own.containers {
            let missing = [TransitionDirection.forward, .backward]
                .filter { stages[Run(kind: kind, direction: $0)] == nil }
            var recording =
                missing.isEmpty
                ? ContainerRecording(forward: [], backward: [])
                : try recorder.containerRecording(of: variant, in: kind, directions: Set(missing))
            if let path = stages[Run(kind: kind, direction: .forward)]?[...] {
                recording.forward = zip(kept, screens).map { plain.forward[$0].replacing(childrenAt: path, by: $1) }
            }
            if let path = stages[Run(kind: kind, direction: .backward)]?[...] {
                recording.backward = zip(kept, screens).map { plain.backward[$0].replacing(childrenAt: path, by: $1) }
            }
            if kind == base.kind { recording.forward = recorded }
            containers[kind] = recording
        }
        return Recording(
            width: own.width, height: own.height, places: recorder.places, pace: Recorder.pace(of: variant),
            run: RunSettings(variant), containers: containers)
    }
}

extension JSON {
    /// Where the children of a node are that is below others without siblings; nil if they are in no list.
    fileprivate func reference(at path: [Int]) -> Member? {
        guard case .object(let members) = self else { return nil }
        if path.isEmpty { return members.first { $0.key == RunEncoder.list } }
        guard case .array(let children)? = members.first(where: { $0.key == "n" })?.value, children.count == 1 else {
            return nil
        }
        return children[0].reference(at: Array(path.dropFirst()))
    }
}
