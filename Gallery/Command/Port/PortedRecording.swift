import TransitionCore

/// A recording that the page computes, with the library's arithmetic, from the animator's choreographies. It exists only
/// where that draws what was recorded.
struct PortedRecording {
    private let recording: Recording
    private let scenes: [ContainerKind: TransitionScene]
    private var runs: [ContainerKind: (forward: PortedRun, backward: PortedRun)] = [:]

    /// Nil for an animator that the page cannot compute in one of its containers.
    ///
    /// - Parameters:
    ///   - recording: What was recorded of it.
    ///   - animator: The animator.
    ///   - scenes: The scene of each container.
    init?(_ recording: Recording, of animator: any TransitionAnimator, in scenes: [ContainerKind: TransitionScene]) {
        self.init(recording, of: animator, in: scenes, around: nil)
    }

    /// The same, with the scenes that a recorder has for the animator.
    @MainActor init?(_ recording: Recording, of animator: any TransitionAnimator, by recorder: Recorder) throws {
        var scenes: [ContainerKind: TransitionScene] = [:]
        for kind in recording.containers.keys { scenes[kind] = try recorder.scene(for: animator, in: kind) }
        self.init(recording, of: animator, in: scenes)
    }

    /// The same animator with other settings, recorded at some of the moments: what is around its screens is the same.
    func variant(_ recording: Recording, of animator: any TransitionAnimator) -> PortedRecording? {
        PortedRecording(recording, of: animator, in: scenes, around: self)
    }

    private init?(
        _ recording: Recording, of animator: any TransitionAnimator, in scenes: [ContainerKind: TransitionScene],
        around plain: PortedRecording?
    ) {
        self.scenes = scenes
        var all = recording
        // It is computed at all moments, whatever the recording has.
        if let plain { all.places = plain.recording.places }
        self.recording = all
        guard let last = recording.places.last, last > 0 else { return nil }
        let kept = recording.places.compactMap { all.places.firstIndex(of: $0) }
        for (kind, recorded) in recording.containers {
            guard let scene = scenes[kind] else { return nil }
            func run(_ frames: [DrawnLayer], _ direction: TransitionDirection) -> PortedRun? {
                let around = plain?.runs[kind].map { direction == .forward ? $0.forward.shell : $0.backward.shell }
                guard plain == nil || around != nil else { return nil }
                return PortedRun(
                    frames, at: recording.places.map { $0 / last },
                    plays: PortedRun.Play.all(of: animator, in: scene, direction),
                    around: around.map { ($0, kept) })
            }
            guard let forward = run(recorded.forward, .forward), let backward = run(recorded.backward, .backward) else {
                return nil
            }
            runs[kind] = (forward, backward)
        }
    }

    /// In one container only.
    func only(in kind: ContainerKind?) -> PortedRecording {
        var one = self
        one.runs = runs.filter { $0.key == kind }
        return one
    }

    /// The data that `composed.js` reads; nil where a function gives a motion that no data can say. What is around the
    /// screens goes to `shared`: most animators have the same bars.
    func json(shared: inout SharedPictures, settings: JSON? = nil, windows: JSON? = nil) -> JSON? {
        var motions = SampledMotions(places: recording.places)
        var choreographies: [JSON] = []
        func index(of choreography: Choreography) -> Double {
            let json = motions.json(of: choreography)
            let index = choreographies.firstIndex(of: json) ?? choreographies.count
            if index == choreographies.count { choreographies.append(json) }
            return Double(index)
        }
        func json(of run: PortedRun) -> JSON {
            /// Of the first screen and of the second; 0 for one that there is not.
            func both(_ json: (DrawnLayer.Role) -> JSON?) -> JSON {
                .array([DrawnLayer.Role.first, .second].map { json($0) ?? .number(0) })
            }
            func node(_ layer: DrawnLayer) -> JSON {
                var encoder = RunEncoder()
                return encoder.encode([layer], shared: &shared)
            }
            let screens = both { run.screens[$0].map(node) }
            let pictures = both { role in
                run.pictures[role].map {
                    .members(["w": .number($0.width), "h": .number($0.height), "root": node($0.root)])
                }
            }
            return .members([
                "shell": .string(run.shellKey(in: &shared)), "c": .number(index(of: run.play.choreography)),
                "mirrored": run.play.isMirrored ? .number(1) : nil,
                "reversed": run.play.isReversed ? .number(1) : nil, "dark": run.play.isDark ? .number(1) : nil,
                "s": screens, "i": run.pictures.isEmpty ? nil : pictures,
            ])
        }
        let containers = ContainerKind.allCases.compactMap { kind in
            runs[kind].map { run in
                JSON.Member(
                    key: kind.rawValue,
                    value: .members(["forward": json(of: run.forward), "backward": json(of: run.backward)]))
            }
        }
        guard motions.isComplete else { return nil }
        return .members([
            "fps": .number(Recording.framesPerSecond),
            "size": .numbers([recording.width, recording.height]),
            "places": .string(TrackText.encode(recording.places, decimals: 0)),
            "pace": .string(TrackText.encode(recording.pace, decimals: 4)),
            "run": recording.run?.json,
            "settings": settings,
            "windows": windows,
            "containers": .object(containers),
            "choreographies": .array(choreographies),
            "tracks": .array(motions.tracks.map(JSON.string)),
            "lists": .array([]),
        ])
    }
}

extension PortedRun {
    /// The key of what is around the screens: a small recording among the shared pictures.
    fileprivate func shellKey(in shared: inout SharedPictures) -> String {
        var encoder = RunEncoder()
        let root = encoder.encode(shell, shared: &shared)
        let json = JSON.members([
            "root": root, "tracks": .array(encoder.tracks.map(JSON.string)), "lists": .array(encoder.lists),
        ])
        return shared.key(of: .array([json]))
    }
}
