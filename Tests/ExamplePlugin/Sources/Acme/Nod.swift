import Repertoire
import TransitionTabBar

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon nods twice, the second time less.
    public static var nod: Self {
        Self("acme.nod", tags: [.vertical], "The icon nods twice, the second time less.") { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest), .at(0.25, .offset(dy: 5), easing: .easeInOut),
                        .at(0.5, .rest, easing: .easeInOut), .at(0.75, .offset(dy: 2), easing: .easeInOut),
                        .at(1, .rest, easing: .easeInOut),
                    ])
                ])
        }
    }
}

extension Acme: TabItemPlugin {
    public static var itemAnimators: [any TabItemAnimator] { [.nod] }
}
