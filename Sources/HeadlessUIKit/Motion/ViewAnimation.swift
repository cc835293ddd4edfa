import Foundation
final class PendingViewAction: CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
final class ViewAnimation: CABasicAnimation {
    var delay: CFTimeInterval { 0 }
    var isPaused: Bool { false }
    var isRelative: Bool { false }
    func drivenState(at time: CFTimeInterval, begin: CFTimeInterval?) -> AnimationState? { nil }
    func wasAdded(_ live: LiveAnimation) {}
}
extension UIView {
    func blockAction(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
