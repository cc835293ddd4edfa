#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A controller of zero size among SwiftUI's controllers. It finds the container around it or beside it, with UIKit's
/// public containment methods alone.
///
/// SwiftUI may move or recreate its controllers at any time. The finder therefore searches after each possible move and
/// at each call of ``look()``, and reports the container only if it is another one.
@MainActor
package final class ContainerFinder: UIViewController {
    /// The kind of container to find.
    package enum Kind: CaseIterable {
        /// A navigation controller, such as that of a `NavigationStack`.
        case stack
        /// A tab bar controller, such as that of a `TabView`.
        case tabs

        fileprivate func matches(_ controller: UIViewController) -> Bool {
            switch self {
            case .stack: controller is UINavigationController
            case .tabs: controller is UITabBarController
            }
        }
    }

    private let kind: Kind
    private let onChange: @MainActor (UIViewController?) -> Void
    private var hasFound = false
    /// The container found by the latest search.
    private(set) weak var container: UIViewController?

    /// - Parameters:
    ///   - kind: The kind of container.
    ///   - onChange: Called with the container when it has changed; nil when the container has gone.
    init(_ kind: Kind, onChange: @escaping @MainActor (UIViewController?) -> Void) {
        self.kind = kind
        self.onChange = onChange
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func loadView() {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        self.view = view
    }

    package override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        look()
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        look()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        look()
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        look()
    }

    /// Searches for the container, and reports it if it has changed.
    func look() {
        let now = parent == nil ? nil : found
        // The weak reference becomes nil when the container is freed.
        guard now !== container || (now == nil && hasFound) else { return }
        container = now
        hasFound = now != nil
        onChange(now)
    }

    // MARK: Search

    /// If the modifier is on the container, the finder is beside the container. If the modifier is on the container's
    /// content, the finder is within the container, and a container beside the finder is a different one. Only frames
    /// distinguish the two cases: SwiftUI places a background inside the frame of the view in front of it.
    private var found: UIViewController? {
        let beside = (parent?.children ?? []).filter { kind.matches($0) }
        guard let around else { return nearest(of: beside) ?? farBeside }
        guard !beside.isEmpty else { return around }
        // Frames are meaningless outside a window, for example while another screen covers this one.
        guard viewIfLoaded?.window != nil else { return (beside + [around]).first { $0 === container } }
        return beside.first(where: isOver) ?? around
    }

    private var around: UIViewController? {
        switch kind {
        case .stack: navigationController
        case .tabs: tabBarController
        }
    }

    /// The container among the descendants of the finder's parent, because SwiftUI may insert controllers in between.
    /// The search goes down level by level.
    private var farBeside: UIViewController? {
        var level = parent?.children ?? []
        while !level.isEmpty {
            level = level.filter { $0 !== self }.flatMap(\.children)
            if let found = nearest(of: level.filter { kind.matches($0) }) { return found }
        }
        return nil
    }

    /// Of several adjacent containers, returns the one that contains the finder in its frame.
    private func nearest(of containers: [UIViewController]) -> UIViewController? {
        containers.first(where: isOver) ?? containers.first { $0 === container } ?? containers.first
    }

    private func isOver(_ controller: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let other = controller.viewIfLoaded, view.window != nil,
            view.window === other.window
        else { return false }
        return other.bounds.contains(view.convert(CGPoint.zero, to: other))
    }
}
#endif
