import TransitionCore

/// A push of the whole window: the bars travel with their screens as one picture, so that bars which differ from screen
/// to screen do not tear.
public struct SnapshotPushAnimator: TransitionAnimator {
    private let push: PushAnimator

    /// A push of the whole window from an edge.
    public init(from edge: TransitionEdge = .trailing) { push = PushAnimator(from: edge) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "snapshotPush", title: "Snapshot push", tags: [.edge, .system],
            summary: "The whole window moves as one picture, its bars included.", containers: [.navigation])
    }
    public var movesWholeWindow: Bool { true }
    public var settings: [AnimatorSetting] { [.edge("from", push.edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography { push.choreography(in: scene) }
}

extension TransitionAnimator where Self == SnapshotPushAnimator {
    /// A push in which the whole window moves as one picture, its bars included.
    public static var snapshotPush: Self { Self() }
    /// A push from an edge in which the whole window moves as one picture, its bars included.
    public static func snapshotPush(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
