import Foundation

extension Headless {
    /// The choices of the user in the Settings app, and the language of the application.
    struct Environment {
        var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
        var userInterfaceStyle = UIUserInterfaceStyle.light
        var isPad = false
        var isReduceMotionEnabled = false
        var prefersCrossFadeTransitions = false
    }

    static var environment = Environment()
    private static let forgetsEnvironmentOnReset: Void = resets.append { environment = Environment() }

    private static func change(_ change: (inout Environment) -> Void) {
        forgetsEnvironmentOnReset
        change(&environment)
    }

    /// The direction of the application's language.
    public static var layoutDirection: UIUserInterfaceLayoutDirection {
        get { environment.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }

    /// Whether the device is light or dark.
    public static var userInterfaceStyle: UIUserInterfaceStyle {
        get { environment.userInterfaceStyle }
        set { change { $0.userInterfaceStyle = newValue } }
    }

    /// Whether the device is an iPad with a window as wide as the screen. Set it before there are controllers.
    public static var isPad: Bool {
        get { environment.isPad }
        set { change { $0.isPad = newValue } }
    }

    /// Reduce Motion in the Settings app. A change is announced as on a device.
    public static var isReduceMotionEnabled: Bool {
        get { environment.isReduceMotionEnabled }
        set {
            guard newValue != environment.isReduceMotionEnabled else { return }
            change { $0.isReduceMotionEnabled = newValue }
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Prefer Cross-Fade Transitions in the Settings app. A change is announced as on a device.
    public static var prefersCrossFadeTransitions: Bool {
        get { environment.prefersCrossFadeTransitions }
        set {
            guard newValue != environment.prefersCrossFadeTransitions else { return }
            change { $0.prefersCrossFadeTransitions = newValue }
            NotificationCenter.default.post(
                name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
        }
    }
}

/// Settings of the user for accessibility.
public enum UIAccessibility {
    /// Whether the user wants less motion (see `Headless.isReduceMotionEnabled`).
    @MainActor public static var isReduceMotionEnabled: Bool { Headless.environment.isReduceMotionEnabled }

    /// Whether the user wants cross-fades instead of sliding screens (see `Headless.prefersCrossFadeTransitions`).
    @MainActor public static var prefersCrossFadeTransitions: Bool {
        Headless.environment.prefersCrossFadeTransitions
    }

    /// Posted when `isReduceMotionEnabled` changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Posted when `prefersCrossFadeTransitions` changed.
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
