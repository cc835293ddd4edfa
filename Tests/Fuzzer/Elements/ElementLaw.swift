import TransitionUIKit
import UIKit

/// The law of elements: no model value of any view depends on whether views have ids.
///
/// A round with elements is run twice. The first time nothing has an id, and all model values are noted after each event.
@MainActor final class ElementLaw {
    /// How many changes began, and over how many of them a pair flew.
    private(set) var tally = ElementTally()
    private var notes: [Int]
    private var place = 0
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
        var hasher = Hasher()
        if let window { Self.add(window, to: &hasher) }
        let value = hasher.finalize()
        defer { place += 1 }
        if isReference {
            notes.append(value)
        } else if place < notes.count, notes[place] != value {
            ledger.report(.values, "model values of views depend on ids")
        }
    }

    private static func add(_ view: UIView, to hasher: inout Hasher) {
        let layer = view.layer
        let (bounds, position, t) = (layer.bounds, layer.position, layer.transform)
        for number in [
            bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y, layer.zPosition,
            layer.cornerRadius, CGFloat(layer.opacity), CGFloat(layer.shadowOpacity), t.m11, t.m12, t.m13, t.m14, t.m21,
            t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
        ] {
            hasher.combine(Double(number))
        }
        hasher.combine(layer.isHidden)
        hasher.combine(layer.masksToBounds)
        hasher.combine(layer.mask != nil)
        hasher.combine(view.isUserInteractionEnabled)
        hasher.combine(view.subviews.count)
        for subview in view.subviews { add(subview, to: &hasher) }
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
