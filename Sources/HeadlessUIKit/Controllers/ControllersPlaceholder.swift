import Foundation

/// Manages a view.
@MainActor open class UIViewController: UIResponder {}

/// The environment an interface lives in.
open class UITraitCollection: NSObject, @unchecked Sendable {}
