/// One animator in one container, at each place from progress 0 to 1, both ends included.
struct ContainerRecording: Equatable, Sendable {
    /// The frames of a change forward.
    var forward: [DrawnLayer]
    /// The frames of a change backward, which passed through them from the last to the first.
    var backward: [DrawnLayer]
}
