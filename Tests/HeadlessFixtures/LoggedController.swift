import Foundation
import Testing
import UIKit

/// A controller that logs its callbacks.
open class LoggedController: UIViewController {
    package let name: String
    package let log: CallLog
    package var logsLayout = false
    package var onViewDidAppear: () -> Void = {}

    public init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func loadView() {
        log.add("\(name) loadView")
        super.loadView()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        log.add("\(name) viewDidLoad")
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name) willAppear" + (isMovingToParent ? " moving" : ""))
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.add("\(name) isAppearing")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name) didAppear" + (isMovingToParent ? " moving" : ""))
        onViewDidAppear()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name) willDisappear" + (isMovingFromParent ? " moving" : ""))
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name) didDisappear" + (isMovingFromParent ? " moving" : ""))
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout { log.add("\(name) layout") }
    }

    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.add("\(name) willMove \(parent == nil ? "out" : "in")")
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add("\(name) didMove \(parent == nil ? "out" : "in")")
    }
}
