import Foundation
import TransitionUIKit
import UIKit

/// The law of elements: no model value of any view depends on whether views have ids.
///
/// A round with elements is run twice. The first time nothing has an id, and all model values are noted after each event.
@MainActor final class ElementLaw {
    /// How many changes began, and over how many of them a pair flew.
    private(set) var tally = ElementTally()
    private var notes: [Values]
    private var place = 0
    /// The time since which the values differ.
    private var differsSince: TimeInterval?
    private let isReference: Bool

    /// A law that notes the values.
    init() { (notes, isReference) = ([], true) }

    /// A law that compares the values with those that another one has noted.
    init(_ reference: ElementLaw) { (notes, isReference) = (reference.notes, false) }

    /// Whether the views have ids.
    var hasIDs: Bool { !isReference }

    func watch(_ window: UIWindow) {
        guard !isReference else { return }
        TransitionFeed.of(window).subscribe(self, frames: false) { [weak self] notice in
            guard case .step(.begin, let run) = notice.kind else { return }
            self?.tally.changes += 1
            if run.guestReport.contains(where: { $0.hasSuffix("flies") }) { self?.tally.flown += 1 }
        }
    }

    /// Notes or compares the values after an event.
    func look(at window: UIWindow?, _ ledger: Ledger) {
        let values = Values(of: window)
        defer { place += 1 }
        if isReference {
            notes.append(values)
            return
        }
        guard place < notes.count, !notes[place].equal(values) else { return differsSince = nil }
        let since = differsSince ?? Headless.clock.now
        differsSince = since
        if Headless.clock.now - since > Self.longest {
            ledger.report(.values, "model values of views depend on ids")
        }
    }

    /// A picture of a whole screen makes UIKit commit (F110), and a push that waits for a layout pass begins then. Without
    /// that picture it begins in the next frame. So a difference counts if it is there for longer than two frames.
    private static let longest = 2.5 / 60

    /// The model values of all views in a window.
    @MainActor private struct Values {
        /// Lengths in points, and parts of transforms.
        private var numbers: [Double] = []
        /// The values of bars and of what is in them.
        private var bars: [Double] = []
        private var flags: [Int] = []
        /// Whether no animation runs.
        private let isStill: Bool

        init(of window: UIWindow?) {
            let activity = Headless.activity
            isStill = activity.animations == 0 && activity.displayLinks == 0 && activity.propertyAnimators == 0
            if let window { add(window) }
        }

        /// Whether two windows have the same values.
        ///
        /// A picture of a whole screen makes UIKit lay out and commit (F110), which a picture of layers does not. So a
        /// bar that moves along may be laid out a moment later, and its layout counts when nothing moves.
        func equal(_ other: Values) -> Bool {
            flags == other.flags && Self.equal(numbers, other.numbers)
                && (!isStill || !other.isStill || Self.equal(bars, other.bars))
        }

        /// Two rounds may come to rest in different frames. What is computed from the time then differs in its last
        /// digits.
        private static func equal(_ numbers: [Double], _ others: [Double]) -> Bool {
            numbers.count == others.count && zip(numbers, others).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
        }

        private mutating func add(_ view: UIView, isInBar: Bool = false) {
            let isInBar = isInBar || view is UINavigationBar || view is UITabBar
            let layer = view.layer
            let (bounds, position, t) = (layer.bounds, layer.position, layer.transform)
            let box = [bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y].map(Double.init)
            if isInBar { bars += box } else { numbers += box }
            numbers += [
                layer.zPosition, layer.cornerRadius, CGFloat(layer.opacity), CGFloat(layer.shadowOpacity), t.m11, t.m12,
                t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
            ].map(Double.init)
            flags += [
                layer.isHidden ? 1 : 0, layer.masksToBounds ? 1 : 0, layer.mask == nil ? 0 : 1,
                view.isUserInteractionEnabled ? 1 : 0, view.subviews.count,
            ]
            for subview in view.subviews { add(subview, isInBar: isInBar) }
        }
    }
}

/// The number of changes, and of those over which a pair flew.
struct ElementTally {
    var changes = 0
    var flown = 0

    static func += (sum: inout ElementTally, other: ElementTally) {
        sum.changes += other.changes
        sum.flown += other.flown
    }
}
