/// One animator in one container, at each place from progress 0 to 1, both ends included.
struct ContainerRecording: Equatable, Sendable {
    /// On a change forward.
    var forward: [DrawnLayer]
    /// On a change backward, which went through these from the last to the first.
    var backward: [DrawnLayer]

    /// The data that the page plays; what is played backward is left out where it is the same.
    func json(encoder: inout RunEncoder, shared: inout SharedPictures) -> JSON {
        let forward = encoder.encode(self.forward, shared: &shared)
        let backward = encoder.encode(self.backward, shared: &shared)
        return .members(["forward": forward, "backward": backward == forward ? nil : backward])
    }
}
