import Foundation
import Testing
import UIKit

/// A controller that logs its callbacks.
class LoggedController: UIViewController {
    let name: String
    let log: CallLog
    var logsLayout = false
    var onViewDidAppear: () -> Void = {}

    init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        log.add("\(name) loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.add("\(name) viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name) willAppear" + (isMovingToParent ? " moving" : ""))
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.add("\(name) isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name) didAppear" + (isMovingToParent ? " moving" : ""))
        onViewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name) willDisappear" + (isMovingFromParent ? " moving" : ""))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name) didDisappear" + (isMovingFromParent ? " moving" : ""))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout { log.add("\(name) layout") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.add("\(name) willMove \(parent == nil ? "out" : "in")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add("\(name) didMove \(parent == nil ? "out" : "in")")
    }
}
