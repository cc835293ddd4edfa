#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The space that screens reserve for the package's own bar, as additional insets at their bottom edge. The app's own
/// insets are kept and restored exactly.
@MainActor
final class TabBarRoom {
    private struct Gift {
        weak var controller: UIViewController?
        /// The inset set by the app.
        let own: CGFloat
        let amount: CGFloat
        var sum: CGFloat { own + amount }
    }
    private var gifts: [Gift] = []
    /// Whether the bar was laid out after the last change of an inset, so that safe areas are up to date.
    var isLaidOut = false

    /// Reserves space in these controllers and releases it in all others.
    func give(_ amounts: [(controller: UIViewController, amount: CGFloat)]) {
        var kept: [Gift] = []
        for gift in gifts {
            guard let controller = gift.controller else { continue }
            let own = self.own(of: controller, after: gift)
            if let wanted = amounts.first(where: { $0.controller === controller }), wanted.amount != 0 {
                let new = Gift(controller: controller, own: own, amount: wanted.amount)
                write(new.sum, to: controller)
                kept.append(new)
            } else {
                write(own, to: controller)
            }
        }
        for (controller, amount) in amounts {
            guard amount != 0, !kept.contains(where: { $0.controller === controller }) else { continue }
            let new = Gift(controller: controller, own: controller.additionalSafeAreaInsets.bottom, amount: amount)
            write(new.sum, to: controller)
            kept.append(new)
        }
        gifts = kept
    }

    /// Returns the app's part of a controller's inset. The app may have replaced the inset or added to it since the
    /// space was reserved.
    private func own(of controller: UIViewController, after gift: Gift) -> CGFloat {
        let now = controller.additionalSafeAreaInsets.bottom
        if now == gift.sum { return gift.own }
        return now > gift.sum ? now - gift.amount : now
    }

    private func write(_ bottom: CGFloat, to controller: UIViewController) {
        guard controller.additionalSafeAreaInsets.bottom != bottom else { return }
        isLaidOut = false
        controller.additionalSafeAreaInsets.bottom = bottom
    }

    /// Returns the space reserved in a controller.
    func amount(of controller: UIViewController) -> CGFloat {
        gifts.first { $0.controller === controller }?.amount ?? 0
    }
}
#endif
