import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport

@testable import TransitionRecipes

/// What a recipe has put together is checked before it plays.
struct RecipeAuditTests {
    private static func animator(
        keepsPresenter: Bool = false, _ choreography: @escaping @Sendable (TransitionScene) -> Choreography
    ) -> CatalogueAnimator {
        CatalogueAnimator("acme.test", keepsPresenter: keepsPresenter, "A test.", choreography: choreography)
    }

    @Test(
        "The whole catalogue passes, mirrored too, and with each end of its settings",
        arguments: BuiltInTransition.allCases)
    func catalogue(transition: BuiltInTransition) {
        let animator = transition.animator
        #expect(RecipeAudit.flaw(of: animator) == nil)
        #expect(RecipeAudit.flaw(of: animator.mirrored) == nil)
        for setting in animator.settings {
            for value in setting.domain.ends {
                #expect(
                    setting.changed(to: value).map { RecipeAudit.flaw(of: $0) } == .some(nil),
                    "\(setting.name) \(value)")
            }
        }
    }

    @Test("Two slides against each other show the new screen at once")
    func start() {
        let text = #"{"version": 1, "combine": ["slide", {"name": "slide", "settings": {"from": "leading"}}]}"#
        let played = played(text)
        #expect(played.isFallback && played.animator.info.name == "fade")
        #expect(played.errors.map(\.problem) == [.illegalChoreography(.start)])
        #expect(played.errors.first?.range == 0..<text.utf8.count)
    }

    @Test("Each rule is checked")
    func rules() {
        let outside = Motion.from(.offset(x: 1))
        #expect(RecipeAudit.flaw(of: Self.animator { _ in Choreography(foreground: [outside]) }) == nil)
        #expect(
            RecipeAudit.flaw(of: Self.animator { _ in Choreography(foreground: [outside, .to(.offset(x: 0.1))]) })
                == .end)
        #expect(
            RecipeAudit.flaw(of: Self.animator { _ in Choreography(foreground: [outside, .to(.shade(0.1))]) }) == .end)
        #expect(
            RecipeAudit.flaw(of: Self.animator { _ in Choreography(foreground: [outside, .to(.opacity(0.9))]) }) == .end
        )
        #expect(RecipeAudit.flaw(of: Self.animator { _ in Choreography(foreground: [.still]) }) == .start)
        #expect(
            RecipeAudit.flaw(
                of: Self.animator { _ in Choreography(foreground: [outside], background: .from(.scale(0.9))) })
                == .start)
        #expect(
            RecipeAudit.flaw(of: Self.animator { _ in Choreography(foreground: [.from(.offset(x: .nan))]) })
                == .notFinite)
        #expect(
            RecipeAudit.flaw(
                of: Self.animator { _ in
                    Choreography(
                        foreground: [outside],
                        background: .pieces([Piece(.full, .curve { .offset(x: 1 / ($0 - 0.5)) })]))
                }) == .notFinite)
        let pieces = Array(repeating: Piece(.full, outside), count: 1001)
        #expect(
            RecipeAudit.flaw(of: Self.animator { _ in Choreography(foreground: .pieces(pieces)) })
                == .tooManyPieces(1001, limit: 1000))
        #expect(
            RecipeAudit.flaw(of: Self.animator(keepsPresenter: true) { _ in Choreography(foreground: [outside]) })
                == .presenter)
        #expect(
            RecipeAudit.flaw(of: CatalogueAnimator.snapshotPush.combined(with: Self.modalOnly)) == .noContainer)
    }

    private static let modalOnly = CatalogueAnimator("acme.modal", containers: [.modal], "A test.") { _ in
        Choreography(foreground: .from(.offset(y: 1)))
    }

    @Test("A hole that a clip leaves is found, and so is a choreography for the way back")
    func holes() {
        let clipped = Self.animator { _ in
            Choreography(
                foreground: [
                    .from(.offset(x: 1)),
                    .fixed(.clip(.rect(UnitRect(x: 0, y: 0, width: 0.5, height: 1)))),
                ])
        }
        #expect(RecipeAudit.flaw(of: clipped) == .end)
        let back = CatalogueAnimator("acme.back", "A test.") { _ in
            Choreography(foreground: .from(.offset(x: 1)))
        } returnChoreography: { _ in
            Choreography(foreground: .to(.offset(x: 1)))
        }
        #expect(RecipeAudit.flaw(of: back) == .start)
    }
}
