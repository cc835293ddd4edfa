import UIKit

/// A tab that is held: what a long press on the bar hears beside whatever the system does with the same finger (from
/// iOS 26 on a lens), and whether the tab is selected in the end. A second recogniser, which excludes nothing, notes when
/// the finger is lifted.
final class HeldTabStation: TabBarStation, UITabBarControllerDelegate, UIGestureRecognizerDelegate {
    private let finger = UILongPressGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private var calls: [String] = []
    private var presses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = Self.threeScreens()
        delegate = self
        press.minimumPressDuration = 0.1
        press.addTarget(self, action: #selector(pressed))
        tabBar.addGestureRecognizer(press)
        finger.minimumPressDuration = 0
        finger.cancelsTouchesInView = false
        finger.delegate = self
        finger.addTarget(self, action: #selector(touched))
        view.addGestureRecognizer(finger)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    @objc private func touched() {
        if finger.state == .ended || finger.state == .cancelled { note("lifted") }
    }

    @objc private func pressed() {
        switch press.state {
        case .began: note("began")
        case .ended: note("ended")
        case .cancelled: note("cancelled")
        case .failed: note("failed")
        default: break
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        note("asked")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        note("selected")
    }

    /// Writes down all calls of one finger when no more have come for a while, and goes back to the first tab.
    private func note(_ call: String) {
        calls.append(call)
        let count = calls.count
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self, calls.count == count else { return }
            presses += 1
            findings.note("press \(presses)", calls.joined(separator: ", "))
            if presses > 1 { noteTouches() }
            calls = []
            selectedIndex = 0
        }
    }

    /// A press of ours that excludes others never begins beside a recogniser that has begun at touch-down.
    private func noteTouches() {
        let asked = calls.firstIndex(of: "asked") ?? .max
        let isEarly = asked < calls.firstIndex(of: "lifted") ?? .max
        findings.note(
            "tabBarTouches",
            calls.contains("began") ? ".controls" : isEarly ? ".recognizerAtTouchDown" : ".recognizer")
    }
}
