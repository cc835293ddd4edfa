#if canImport(UIKit)
import TransitionCore
import UIKit

/// A controller without any size that stands among those of SwiftUI and finds the container around it, or beside it, by
/// public containment alone.
///
/// SwiftUI moves its controllers about and makes new ones as it likes, so the finder looks again whenever it may have
/// been moved, and whenever ``look()`` is called, and tells only what is new.
@MainActor
package final class ContainerFinder: UIViewController {
    /// The kind of container that is looked for.
    package enum Kind: CaseIterable {
        /// A navigation controller, as of a `NavigationStack`.
        case stack
        /// A tab bar controller, as of a `TabView`.
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
    /// The container that was found last.
    private(set) weak var container: UIViewController?

    /// - Parameters:
    ///   - kind: The kind of container.
    ///   - onChange: Called with the container when it is another one than before; nil when there is none any more.
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

    /// Looks for the container, and tells of it if it is another one than before.
    func look() {
        let now = parent == nil ? nil : found
        // A container that was freed has become nil by itself.
        guard now !== container || (now == nil && hasFound) else { return }
        container = now
        hasFound = now != nil
        onChange(now)
    }

    // MARK: Where it may be

    /// A modifier on the container itself stands beside it. One on what is in the container stands within it, and a
    /// container beside that is a further one, which another modifier may mean. Only places can tell the two apart: a
    /// background lies within what it is put behind.
    private var found: UIViewController? {
        let beside = (parent?.children ?? []).filter { kind.matches($0) }
        guard let around else { return nearest(of: beside) ?? farBeside }
        guard !beside.isEmpty else { return around }
        // Out of a window there are no places, as while another screen covers this one.
        guard viewIfLoaded?.window != nil else { return (beside + [around]).first { $0 === container } }
        return beside.first(where: isOver) ?? around
    }

    private var around: UIViewController? {
        switch kind {
        case .stack: navigationController
        case .tabs: tabBarController
        }
    }

    /// SwiftUI may put controllers of its own between the finder's parent and the container, so each level below the
    /// parent is looked through, the upper ones first.
    private var farBeside: UIViewController? {
        var level = parent?.children ?? []
        while !level.isEmpty {
            level = level.filter { $0 !== self }.flatMap(\.children)
            if let found = nearest(of: level.filter { kind.matches($0) }) { return found }
        }
        return nil
    }

    /// Of several containers side by side, the one that the finder lies in.
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
