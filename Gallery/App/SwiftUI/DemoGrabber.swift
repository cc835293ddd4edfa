import Repertoire
import UIKit

/// Holds pushes from one colour to another at a progress for half a second each, and takes them back. A finger of XCUITest
/// comes too late for that (F199).
@MainActor
final class DemoGrabber: ObservableObject {
    /// Where the stack of the demonstration is looked for.
    weak var root: UIViewController?
    /// How many pushes have been taken back.
    @Published private(set) var count = 0
    private let moment: Double?
    private var isHolding = false

    /// - Parameter progress: Where pushes are held, 0 to 1; nil to do nothing.
    init(at progress: Double?) { moment = progress }

    /// Whether it does anything.
    var isActive: Bool { moment != nil }

    /// Follows the changes of screens around a page. A push is held as it begins, so that it does not matter how late the
    /// next turn of the run loop comes.
    func follow(_ event: TransitionEvent) {
        guard case .began = event, let moment, !isHolding else { return }
        guard let stack = root?.stack, stack.viewControllers.count > 2 else { return }
        let control = stack.transitions.control
        guard control.direction == .forward else { return }
        isHolding = true
        control.holdNext()
        control.scrub(to: moment)
        Task { [weak self] in
            defer { self?.isHolding = false }
            try? await Task.sleep(nanoseconds: 500_000_000)
            // A finger may have been faster.
            guard control.isHolding else { return control.finish() }
            control.cancel()
            self?.count += 1
        }
    }
}

extension UIViewController {
    /// The first navigation controller within this one.
    fileprivate var stack: UINavigationController? {
        self as? UINavigationController ?? children.lazy.compactMap(\.stack).first
    }
}
