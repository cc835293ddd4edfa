import UIKit

// The switch of the process. While it is off, nothing of the subject moves, and all that is installed stays.
extension PlayedWorld {
    func turn(isOn: Bool) {
        let controllers = tree.chain + made.compactMap(\.controller)
        // What the app does when a change ends may install something else.
        let mayInstall = isArmed
        let before = controllers.map { installation(on: $0) }
        subject.isOn = isOn
        guard !mayInstall else { return }
        for (controller, was) in zip(controllers, before) {
            let now = installation(on: controller)
            if now != was { ledger.report(.off, "with the switch \(was) became \(now) on \(type(of: controller))") }
        }
    }

    private func installation(on controller: UIViewController) -> [String] {
        subject.installation(on: controller)
            + delegates(of: controller).map { "\($0.map { "\(type(of: $0)) \(ObjectIdentifier($0))" } ?? "none")" }
    }

    /// The delegates of a container that SwiftUI keeps change with SwiftUI, at any time.
    private func delegates(of controller: UIViewController) -> [AnyObject?] {
        switch controller {
        case let navigation as UINavigationController where !isHosted: [navigation.delegate]
        case let tabs as UITabBarController where !isHosted: [tabs.delegate]
        default: []
        }
    }

    func checkSwitch(after event: Event) {
        guard !subject.isOn else { return }
        let controllers = tree.chain + made.compactMap(\.controller)
        if let moving = controllers.first(where: { subject.plays(on: $0) }) {
            ledger.report(.off, "something plays on \(type(of: moving)), and all is off")
        }
        if let window, let key = Self.animation(in: window.layer) {
            ledger.report(.off, "\(key) moves a layer, and all is off")
        }
        if case .wait(6...) = event, Interrupted.isAnyRunning(in: tree) {
            ledger.report(.off, "a change of the package goes on, and all is off")
        }
    }

    /// The key of an animation of the package, if one is on a layer or within it.
    private static func animation(in layer: CALayer) -> String? {
        if let key = layer.animationKeys()?.first(where: { $0.hasPrefix("repertoire.") }) { return key }
        for child in (layer.sublayers ?? []) + [layer.mask].compactMap({ $0 }) {
            if let key = animation(in: child) { return key }
        }
        return nil
    }
}
