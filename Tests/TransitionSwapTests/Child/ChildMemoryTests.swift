import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionRest
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

@MainActor @Suite struct ChildMemoryTests {
    /// A screen that is counted.
    final class Counted: UIViewController {
        // Only the main thread changes it; a deinit has no isolation that the compiler could see.
        nonisolated(unsafe) static var alive = 0

        init() {
            super.init(nibName: nil, bundle: nil)
            Self.alive += 1
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        deinit { Self.alive -= 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let photo = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
            photo.backgroundColor = .red
            photo.transitionID = "photo"
            view.addSubview(photo)
        }
    }

    /// Debug builds are slow, so they make fewer.
    private static var count: Int {
        #if DEBUG
        400
        #else
        2_000
        #endif
    }

    @Test("2,000 changes with elements, presented screens and rotations leave no object and no memory behind")
    func twoThousand() {
        let world = ChildFixture()
        let animators: [any TransitionAnimator] = [
            .slide, .cube, .fade, .cover, .push, .flip, .scale, .zoom, .circleReveal,
        ]
        let control = world.transitions.control
        let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)]
        var memory = ResidentMemory()
        Counted.alive = 0
        for number in 0..<Self.count {
            if number % 3 == 1 { control.holdNext() }
            world.container.transition(
                to: Counted(), in: world.stage, transition: number % 17 == 3 ? nil : animators[number % animators.count]
            )
            world.advance(number % 5 == 0 ? 0.02 : 0.1)
            if control.isHolding {
                control.scrub(to: 0.4)
                if number % 2 == 0 { control.finish() } else { control.cancel() }
            }
            if number % 20 == 7 { Headless.resize(world.window, to: sizes[number / 20 % 2]) }
            if number % 25 == 4 {
                let sheet = Counted()
                sheet.modalPresentationStyle = number % 2 == 0 ? .pageSheet : .fullScreen
                world.container.present(sheet, animated: true)
                Headless.clock.settle()
                world.container.dismiss(animated: true)
                Headless.clock.settle()
            }
            if (number + 1) % (Self.count / 4) == 0 {
                Headless.clock.settle()
                #expect(Counted.alive == 1)
                #expect(world.container.children.count == 1)
                #expect(world.stage.subviews.count == 1)
                #expect(Rest.activity() == [])
                #expect(Headless.warnings == [])
                memory.note()
            }
        }
        #expect(memory.fault == nil)
    }
}
