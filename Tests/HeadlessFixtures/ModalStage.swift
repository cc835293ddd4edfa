import Foundation
import UIKit

/// A window with a root, and two controllers to present.
@MainActor
package final class ModalStage {
    package let log = CallLog()
    package let window: UIWindow
    package let root: ModalController
    package let sheet: ModalController
    package let other: ModalController
    package let delegate = ModalDelegate()

    package init(
        _ style: UIModalPresentationStyle = .fullScreen, custom: Bool = true,
        assuming: (inout Headless.Assumptions) -> Void = { _ in }
    ) {
        Headless.reset()
        assuming(&Headless.assumptions)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        root = ModalController("root", log: log)
        sheet = ModalController("sheet", log: log)
        other = ModalController("other", log: log)
        window.rootViewController = root
        window.makeKeyAndVisible()
        Headless.clock.settle()
        delegate.log = log
        delegate.animator.log = log
        sheet.modalPresentationStyle = style
        if custom { sheet.transitioningDelegate = delegate }
        _ = log.take()
    }

    package func present(animated: Bool = true) {
        root.present(sheet, animated: animated) { self.log.add("completion") }
        Headless.clock.settle()
    }

    package func dismiss(animated: Bool = true) {
        root.dismiss(animated: animated) { self.log.add("completion") }
        Headless.clock.settle()
    }

    package func appearances() -> [String] {
        log.take().filter { line in
            ["willAppear", "didAppear", "willDisappear", "didDisappear"].contains { line.hasSuffix(" \($0)") }
        }
    }
}
