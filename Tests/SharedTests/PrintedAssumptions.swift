import UIKit

extension Headless.Assumptions {
    /// Measured on paper.
    static var printed: Headless.Assumptions {
        var assumptions = Headless.Assumptions()
        assumptions.commitDelay = 0.03
        // keyboardHeight: not measured: there is no keyboard
        assumptions.panThreshold = 4
        assumptions.selectionsWithoutTabs = .both
        assumptions.tabsStartInNextTurn = true
        return assumptions
    }
}
