import UIKit

/// A world that events happen to.
@MainActor protocol PlayedWorld: AnyObject {
    var ledger: Ledger { get }
    var subject: any Subject { get }
    var window: UIWindow? { get }
    var fingers: [Int: Finger] { get set }
    var tree: ControllerTree { get }
    /// Weak references to all controllers that were made.
    var made: [World.WeakController] { get }
    /// Whether the app has something to do in the next callbacks.
    var isArmed: Bool { get }

    /// Performs an event, and then checks the conditions that must always hold.
    func apply(_ event: Event)
    /// Removes everything: objects that exist afterwards are leaks.
    func tearDown()
    /// A tap on an item of the tab bar on top.
    func tapTab(_ tab: Int)
}

extension PlayedWorld {
    var isArmed: Bool { false }
    var isHosted: Bool { self is HostWorld }

    /// Code takes the place of a finger. What it takes hold of stays where it is.
    func lead(_ index: Int, _ drive: Drive) {
        let glimpses = drive == .hold ? tree.screens.compactMap { Glimpse(of: $0) } : []
        ControllerTree.at(index, of: tree.containers + tree.chain.dropFirst()).map { subject.lead($0, drive) }
        for glimpse in glimpses {
            if let fault = glimpse.jump() { ledger.report(.jump, fault) }
        }
    }

    /// Changes what is around the app.
    func rearrange(_ event: Event) {
        switch event {
        case .resize(let size):
            window.map { Headless.resize($0, to: Setup.sizes[size % Setup.sizes.count]) }
        case .fold(let posture):
            guard let window, Headless.posture(of: window) != nil else { break }
            Headless.change(window, to: posture)
        case .direction(let isRightToLeft):
            let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            guard Headless.layoutDirection != direction else { break }
            Headless.layoutDirection = direction
            window.map { layOutAnew($0) }
            for controller in tree.containers + tree.screens { controller.viewIfLoaded.map(layOutAnew) }
        case .reduceMotion(let isOn):
            Headless.isReduceMotionEnabled = isOn
        default:
            break
        }
    }

    private func layOutAnew(_ view: UIView) {
        view.setNeedsLayout()
        for child in view.subviews { layOutAnew(child) }
    }
}
