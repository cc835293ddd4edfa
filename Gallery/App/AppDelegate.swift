import UIKit

/// The gallery: every registered transition, on the containers of an app.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
