import TransitionCore

extension Recording {
    /// The data that the page plays. Motions and layers that containers or directions have in common are stored once.
    ///
    /// - Parameters:
    ///   - settings: What the page offers to change.
    ///   - windows: The other windows that the page offers.
    func json(shared: inout SharedPictures, settings: JSON? = nil, windows: JSON? = nil) -> JSON {
        var encoder = RunEncoder()
        let containers = ContainerKind.allCases.compactMap { kind in
            self.containers[kind].map { recording in
                JSON.Member(key: kind.rawValue, value: recording.json(encoder: &encoder, shared: &shared))
            }
        }
        return json(containers: containers, encoder: encoder, settings: settings, windows: windows)
    }

    /// The data with runs that an encoder has encoded already.
    func json(
        containers: [JSON.Member], encoder: RunEncoder, settings: JSON? = nil, windows: JSON? = nil
    ) -> JSON {
        .members([
            "fps": .number(Recording.framesPerSecond),
            "size": .numbers([width, height]),
            "places": .string(TrackText.encode(places, decimals: 0)),
            "pace": .string(TrackText.encode(pace, decimals: 4)),
            "run": run?.json,
            "settings": settings,
            "windows": windows,
            "containers": .object(containers),
            "tracks": .array(encoder.tracks.map(JSON.string)),
            "lists": .array(encoder.lists),
        ])
    }
}

extension ContainerRecording {
    /// The data that the page plays; the backward frames are left out where they are the same as the forward ones.
    func json(encoder: inout RunEncoder, shared: inout SharedPictures) -> JSON {
        let forward = encoder.encode(self.forward, shared: &shared)
        let backward = encoder.encode(self.backward, shared: &shared)
        return .members(["forward": forward, "backward": backward == forward ? nil : backward])
    }
}

extension RunSettings {
    /// The data that `timing.js` reads: `c` the four numbers of a curve, or `s` response and damping ratio of a spring;
    /// `d` the duration; `o` 1 where overshoot is allowed.
    var json: JSON {
        var members: [JSON.Member]
        switch timing {
        case .curve(let curve):
            members = [.init(key: "c", value: .numbers([curve.x1, curve.y1, curve.x2, curve.y2]))]
        case .spring(let spring):
            members = [.init(key: "s", value: .numbers([spring.response, spring.dampingRatio]))]
        }
        members.append(.init(key: "d", value: .number(duration)))
        if allowsOvershoot { members.append(.init(key: "o", value: .number(1))) }
        return .object(members)
    }
}
