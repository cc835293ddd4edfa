import Repertoire
import UIKit

/// Grabs pushes from one colour to another at a progress, holds each for half a second, and takes it back. A finger of
/// XCUITest comes too late for that (F199).
@MainActor
final class DemoGrabber: ObservableObject {
    /// Where the stack of the demonstration is looked for.
    weak var root: UIViewController?
    /// How many pushes have been taken back.
    @Published private(set) var count = 0
    private let moment: Double?
    private var isHolding = false

    /// - Parameter progress: Where pushes are grabbed, 0 to 1; nil to do nothing.
    init(at progress: Double?) { moment = progress }

    /// Whether it does anything.
    var isActive: Bool { moment != nil }

    /// Follows the changes of screens around a page.
    func follow(_ event: TransitionEvent) {
        guard case .progress(let progress) = event, let moment, progress >= moment, !isHolding else { return }
        guard let stack = root?.stack, stack.viewControllers.count > 2 else { return }
        let control = stack.transitions.control
        guard control.direction == .forward else { return }
        isHolding = true
        // In a later turn, because the change is reporting its progress.
        Task { [weak self] in
            defer { self?.isHolding = false }
            guard control.progress != nil, control.hold() else { return }
            try? await Task.sleep(nanoseconds: 500_000_000)
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
