import UIKit

/// One run of a shared test: where it runs, and what it found.
@MainActor
public struct Trial {
    public let harness: any Harness
    public let check = Check()

    public var window: UIWindow { harness.window }

    /// Shows a controller, which must then be in a window with an area.
    public func show(_ root: UIViewController, file: StaticString = #fileID, line: UInt = #line) async throws {
        try await harness.show(root)
        let isSeen = root.viewIfLoaded?.window === window && !window.isHidden && !window.bounds.isEmpty
        if !isSeen { throw Check.Missing(description: "\(file):\(line): the root is not to be seen") }
    }

    /// Lets time pass, in seconds.
    public func advance(_ seconds: TimeInterval) async throws { try await harness.advance(seconds) }

    /// One turn of the run loop.
    public func turn() async throws { try await harness.advance(0) }

    /// Waits for rest, at which no controller has a coordinator.
    public func settle(file: StaticString = #fileID, line: UInt = #line) async throws {
        try await harness.settle()
        for controller in window.controllers where controller.transitionCoordinator != nil {
            check.fail("\(controller.title ?? "a controller") still has a coordinator", file: file, line: line)
        }
    }

    /// What a transition might have left behind.
    public func residue() -> String { harness.residue() }

    /// The layer of a view as it is seen at this moment.
    public func shown(_ view: UIView, file: StaticString = #fileID, line: UInt = #line) throws -> CALayer {
        try check.require(view.layer.presentation(), "what is seen of the layer", file: file, line: line)
    }

    /// Expects something to be so.
    public func expect(
        _ condition: Bool, _ text: @autoclosure () -> String = "is not so",
        file: StaticString = #fileID, line: UInt = #line
    ) {
        check.expect(condition, text(), file: file, line: line)
    }

    /// Expects two values to be the same.
    public func equal<Value: Equatable>(
        _ found: Value, _ expected: Value, _ text: @autoclosure () -> String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) {
        check.equal(found, expected, text(), file: file, line: line)
    }

    /// Expects a view to lie in its place, unmoved, unclipped and opaque.
    public func expectRest(of view: UIView, file: StaticString = #fileID, line: UInt = #line) {
        let layer = view.layer
        expect(CATransform3DIsIdentity(layer.transform), "it is still moved", file: file, line: line)
        expect(layer.mask == nil, "it still has a mask", file: file, line: line)
        expect(layer.opacity == 1 && !layer.isHidden, "it is not seen", file: file, line: line)
        expect((layer.animationKeys() ?? []).isEmpty, "it is still animated", file: file, line: line)
    }
}

extension UIWindow {
    /// All controllers that are shown in the window.
    public var controllers: [UIViewController] {
        func all(_ controller: UIViewController) -> [UIViewController] {
            let presented = controller.presentedViewController.map(all) ?? []
            return [controller] + controller.children.flatMap(all) + presented
        }
        var seen: Set<ObjectIdentifier> = []
        // A presentation is listed by each controller it covers.
        return (rootViewController.map(all) ?? []).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
