#if canImport(UIKit)
import TransitionCore
import UIKit

/// Watches the changes of all containers in a window.
@MainActor
package protocol SessionInspection: AnyObject {
    /// A container is about to make a change, and nothing has moved yet.
    func willBegin(in session: ContainerSession)
    /// A run of one of them has come to a step.
    func run(_ run: ScrubbableRun, did step: RunStep, in session: ContainerSession)
}

/// What a window's layer carries while somebody watches, so that containers find them wherever they are.
@MainActor
package final class InspectionClaim {
    private static let key = "repertoire.inspection"
    private weak var inspection: (any SessionInspection)?

    private init(_ inspection: any SessionInspection) { self.inspection = inspection }

    /// Who watches the changes in a window.
    package static func inspection(on window: UIWindow) -> (any SessionInspection)? {
        (window.layer.value(forKey: key) as? InspectionClaim)?.inspection
    }

    /// Notes who watches; nil when nobody does.
    package static func set(_ inspection: (any SessionInspection)?, on window: UIWindow) {
        window.layer.setValue(inspection.map { InspectionClaim($0) }, forKey: key)
    }
}
#endif
