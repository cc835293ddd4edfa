import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uifeedbackgenerator and the pages of its three subclasses: each is prepared and
// played, and since iOS 17.5 belongs to a view.
@MainActor
struct FeedbackGeneratorTests {
    @Test("What was prepared and played can be read, in order and with its time, and is forgotten by a reset")
    func recorded() {
        Headless.reset()
        let impact = UIImpactFeedbackGenerator(style: .rigid)
        impact.prepare()
        Headless.clock.advance(by: 0.5)
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.25)
        let selection = UISelectionFeedbackGenerator()
        selection.prepare()
        selection.selectionChanged()
        let notification = UINotificationFeedbackGenerator()
        notification.prepare()
        notification.notificationOccurred(.warning)
        #expect(
            Headless.feedback.map(\.event) == [
                .prepared(.impact(.rigid)), .impact(.rigid, intensity: 1), .impact(.rigid, intensity: 0.25),
                .prepared(.selection), .selection, .prepared(.notification), .notification(.warning),
            ])
        #expect(Headless.feedback[1].time - Headless.feedback[0].time == 0.5)
        #expect(Headless.feedback.allSatisfy { $0.view == nil && $0.location == nil })
        Headless.reset()
        #expect(Headless.feedback.isEmpty)
    }

    @Test("A generator of a view is an interaction of it, and tells where the feedback is")
    func places() {
        Headless.reset()
        let view = UIView()
        let generator = UIImpactFeedbackGenerator(style: .soft, view: view)
        #expect(generator.view === view && view.interactions.contains { $0 === generator })
        generator.impactOccurred(at: CGPoint(x: 1, y: 2))
        generator.impactOccurred(intensity: 0.5, at: CGPoint(x: 3, y: 4))
        UISelectionFeedbackGenerator(view: view).selectionChanged(at: CGPoint(x: 5, y: 6))
        UINotificationFeedbackGenerator(view: view).notificationOccurred(.error, at: .zero)
        #expect(Headless.feedback.map(\.location?.x) == [1, 3, 5, 0])
        #expect(Headless.feedback.allSatisfy { $0.view === view })
        #expect(Headless.feedback[1].event == .impact(.soft, intensity: 0.5))
    }

    private final class Recorder: NSObject, UIInteraction {
        private(set) weak var view: UIView?
        var moves: [String] = []
        func willMove(to view: UIView?) { moves.append("will \(view?.tag ?? 0)") }
        func didMove(to view: UIView?) {
            self.view = view
            moves.append("did \(view?.tag ?? 0)")
        }
    }

    // developer.apple.com/documentation/uikit/uiinteraction and uiview/addinteraction(_:): a view calls both methods as it
    // adds and removes, and an interaction is on one view at a time.
    @Test("An interaction is told of its views, and leaves the one before")
    func interactions() {
        let (one, two, interaction) = (UIView(), UIView(), Recorder())
        (one.tag, two.tag) = (1, 2)
        one.addInteraction(interaction)
        one.addInteraction(interaction)
        #expect(interaction.moves == ["will 1", "did 1"])
        two.interactions = [interaction]
        #expect(one.interactions.isEmpty && interaction.view === two)
        two.interactions = []
        #expect(
            interaction.moves == ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2", "will 0", "did 0"])
        two.removeInteraction(interaction)
        #expect(interaction.moves.count == 8)
    }
}
