#if canImport(UIKit)
import TransitionCore
import UIKit

/// Observes the changes of all containers in a window.
@MainActor
package protocol SessionInspection: AnyObject {
    /// Called before a container's change, when nothing has moved yet.
    func willBegin(in session: ContainerSession)
    /// Called when a run in one of the containers reaches a step.
    func run(_ run: ScrubbableRun, did step: RunStep, in session: ContainerSession)
}

/// Holds the observer of a window. The window's layer carries it, so that every container in the window finds it.
@MainActor
package final class InspectionClaim {
    private static let key = "repertoire.inspection"
    private weak var inspection: (any SessionInspection)?

    private init(_ inspection: any SessionInspection) { self.inspection = inspection }

    /// Returns the observer of the changes in a window; nil without one.
    package static func inspection(on window: UIWindow) -> (any SessionInspection)? {
        (window.layer.value(forKey: key) as? InspectionClaim)?.inspection
    }

    /// Sets the observer of the changes in a window; nil removes it.
    package static func set(_ inspection: (any SessionInspection)?, on window: UIWindow) {
        window.layer.setValue(inspection.map { InspectionClaim($0) }, forKey: key)
    }
}
#endif
