import UIKit

/// The changes of this package that were under way when their container got another size. They end as soon as the layout
/// has changed: their screens were posed for the old one.
@MainActor struct Interrupted {
    private var coordinators: [any UIViewControllerTransitionCoordinator]

    /// Performs something that may change sizes, and notes what was under way.
    init(in tree: ControllerTree, by change: () -> Void) {
        let running = Self.running(in: tree).map { (coordinator: $0, size: $0.containerView.bounds.size) }
        change()
        coordinators = running.filter { $0.coordinator.containerView.bounds.size != $0.size }.map(\.coordinator)
    }

    /// Whether one of them goes on.
    func goesOn(in tree: ControllerTree) -> Bool {
        Self.running(in: tree).contains { running in coordinators.contains { $0 === running } }
    }

    /// Whether any change of this package is under way.
    static func isAnyRunning(in tree: ControllerTree) -> Bool { !running(in: tree).isEmpty }

    private static func running(in tree: ControllerTree) -> [any UIViewControllerTransitionCoordinator] {
        tree.screens.compactMap { screen in
            guard screen.phase == .coming || screen.phase == .going, let view = screen.viewIfLoaded,
                let coordinator = screen.transitionCoordinator, coordinator.isAnimated,
                view.isDescendant(of: coordinator.containerView),
                // The watch of this package's driver.
                coordinator.containerView.subviews.contains(where: { "\(type(of: $0))" == "ResizeWatch" })
            else { return nil }
            return coordinator
        }
    }
}
