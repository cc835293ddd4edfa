import Testing
import TransitionAnimations
import TransitionCore
import TransitionWorld
import UIKit

@testable import TransitionInspector

/// The number of records that an inspector keeps.
@MainActor
struct InspectorLimitTests {
    @Test("R17: the latest fifty changes are kept, in order, and each is reported")
    func limit() {
        let world = World(.push, animator: .fade.duration(0.05))
        let inspector = TransitionInspector(window: world.window)
        var reported: [TransitionRecord] = []
        inspector.onRecord = { reported.append($0) }
        for _ in 0..<27 {
            world.navigation?.pushViewController(Screen("a"), animated: true)
            world.settle()
            world.navigation?.popViewController(animated: true)
            world.settle()
        }
        #expect(reported.count == 54 && inspector.records == Array(reported.suffix(50)))
    }
}
