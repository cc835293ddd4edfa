import Foundation

/// The active property animators.
@MainActor enum PropertyAnimators {
    private struct Entry {
        weak var animator: UIViewPropertyAnimator?
        var strong: UIViewPropertyAnimator?
    }

    private static var entries: [Entry] = []
    private static let forgetsOnReset: Void = Headless.resets.append { entries = [] }

    static func add(_ animator: UIViewPropertyAnimator) {
        forgetsOnReset
        entries.removeAll { $0.animator == nil || $0.animator === animator }
        entries.append(Entry(animator: animator, strong: animator))
    }

    static func keep(_ animator: UIViewPropertyAnimator, alive: Bool) {
        guard let index = entries.firstIndex(where: { $0.animator === animator }) else { return }
        entries[index].strong = alive ? animator : nil
    }

    static func remove(_ animator: UIViewPropertyAnimator) {
        entries.removeAll { $0.animator === animator }
    }

    /// Lets every animator check whether it has reached its end.
    static func turn() {
        for entry in entries { entry.animator?.turn() }
    }

    /// How many there are.
    static var count: Int { entries.count { $0.animator != nil } }

    /// Whether an animator without animations runs; an animator with animations is found through these.
    static var isRunning: Bool { entries.contains { $0.animator?.needsTurn == true } }
}

extension UIViewPropertyAnimator {
    /// Whether the next turn will end it.
    fileprivate var needsTurn: Bool { isRunning && driverIsEmpty }
}
