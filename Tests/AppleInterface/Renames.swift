import UIKit

// For the check of the Apple side: Swift names that Apple's headers give by hand, which an interface made by rule has
// otherwise. No target compiles this file.

extension UIAdaptivePresentationControllerDelegate {
    // developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/
    // presentationcontrollerdidattempttodismiss(_:)
    var presentationControllerDidAttemptToDismiss: (@MainActor (UIPresentationController) -> Void)? { nil }
}

extension UIAccessibility {
    // developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitionsstatusdidchange
    static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name("")
}

extension UIWindow {
    // developer.apple.com/documentation/uikit/uiwindow/canbecomekey
    @objc open var canBecomeKey: Bool { true }
}

@available(iOS 16.0, *)
extension UIWindowScene {
    // developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    typealias GeometryPreferences = UIWindowSceneGeometryPreferences

    // developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
    func requestGeometryUpdate(_ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {}
}

@available(iOS 16.0, *)
extension UIWindowSceneGeometryPreferences {
    // developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
    typealias iOS = UIWindowSceneGeometryPreferencesIOS
}

@available(iOS 18.0, *)
extension UIUpdateLink {
    // developer.apple.com/documentation/uikit/uiupdatelink/init(view:)
    convenience init(view: UIView) { self.init() }
}
