import Repertoire
import TransitionTabBar

/// The icon nods twice, the second time less.
public struct NodItemAnimator: TabItemAnimator {
    /// A nod of some points.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "acme.nod", title: "Nod", author: "Acme", tags: [.vertical],
            summary: "The icon nods twice, the second time less.", containers: [.tab])
    }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .keyframes([
                    .at(0, .rest), .at(0.25, .offset(dy: 5), easing: .easeInOut), .at(0.5, .rest, easing: .easeInOut),
                    .at(0.75, .offset(dy: 2), easing: .easeInOut), .at(1, .rest, easing: .easeInOut),
                ])
            ])
    }
}

extension TabItemAnimator where Self == NodItemAnimator {
    /// The icon nods twice.
    public static var nod: Self { Self() }
}

extension Acme: TabItemPlugin {
    public static var itemAnimators: [any TabItemAnimator] { [NodItemAnimator()] }
}
