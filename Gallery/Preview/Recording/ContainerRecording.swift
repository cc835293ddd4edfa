/// One animator in one container, at each place from progress 0 to 1, both ends included.
struct ContainerRecording: Equatable, Sendable {
    /// The frames of a change forward.
    var forward: [DrawnLayer]
    /// The frames of a change backward, which passed through them from the last to the first.
    var backward: [DrawnLayer]

    /// The data that the page plays; the backward frames are left out where they are the same as the forward ones.
    func json(encoder: inout RunEncoder, shared: inout SharedPictures) -> JSON {
        let forward = encoder.encode(self.forward, shared: &shared)
        let backward = encoder.encode(self.backward, shared: &shared)
        return .members(["forward": forward, "backward": backward == forward ? nil : backward])
    }
}
