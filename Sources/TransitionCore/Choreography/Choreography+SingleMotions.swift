/// What makes a whole track: a single ``Motion``, as in a variable.
///
///     let arrives = Motion.from(.offset(y: 1))
///     Choreography(foreground: arrives, background: .to(.shade(0.4)))
// A protocol, because dot syntax would be ambiguous if an initialiser took a track and another one a motion.
public protocol SingleMotion: Sendable {
    /// The track of this motion alone.
    var track: Choreography.Track { get }
}

extension Motion: SingleMotion {
    /// The track of this motion alone.
    public var track: Choreography.Track { [self] }
}

extension Choreography {
    /// Creates a choreography from a motion for each screen.
    @_alwaysEmitIntoClient
    public init(
        foreground: some SingleMotion,
        background: some SingleMotion,
        front: Front? = nil,
        backdrop: Backdrop? = nil,
        resting: Resting = .replace,
        eyeDistance: Double? = nil,
        cuts: [Double] = []
    ) {
        self.init(
            foreground: foreground.track, background: background.track, front: front, backdrop: backdrop,
            resting: resting, eyeDistance: eyeDistance, cuts: cuts)
    }

    /// Creates a choreography from a motion for the arriving screen, and a track for the covered one.
    @_alwaysEmitIntoClient
    public init(
        foreground: some SingleMotion,
        background: Track = .still,
        front: Front? = nil,
        backdrop: Backdrop? = nil,
        resting: Resting = .replace,
        eyeDistance: Double? = nil,
        cuts: [Double] = []
    ) {
        self.init(
            foreground: foreground.track, background: background, front: front, backdrop: backdrop, resting: resting,
            eyeDistance: eyeDistance, cuts: cuts)
    }

    /// Creates a choreography from a track for the arriving screen, and a motion for the covered one.
    @_alwaysEmitIntoClient
    public init(
        foreground: Track = .still,
        background: some SingleMotion,
        front: Front? = nil,
        backdrop: Backdrop? = nil,
        resting: Resting = .replace,
        eyeDistance: Double? = nil,
        cuts: [Double] = []
    ) {
        self.init(
            foreground: foreground, background: background.track, front: front, backdrop: backdrop, resting: resting,
            eyeDistance: eyeDistance, cuts: cuts)
    }
}
