import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting

/// The transitions that UIKit draws, as entries of the catalogue.
struct SystemTransitionTests {
    private static let scene = TransitionScene(
        size: CGSize(width: 390, height: 844), sourceRect: CGRect(x: 20, y: 300, width: 100, height: 100))

    /// Each entry, with the transition that plays where UIKit cannot draw it.
    private static let entries: [(transition: BuiltInTransition, kind: SystemTransition, nearest: BuiltInTransition)] =
        [
            (.systemPush, .push, .push), (.systemZoom, .zoom, .zoom), (.systemCrossDissolve, .crossDissolve, .fade),
            (.systemCoverVertical, .coverVertical, .cover), (.systemFlipHorizontal, .flipHorizontal, .flip),
            (.systemPartialCurl, .partialCurl, .page), (.systemPageCurl, .pageCurl, .page),
        ]

    @Test("They are cases that are listed apart, and stored like all others")
    func cases() throws {
        #expect(BuiltInTransition.system == Self.entries.map(\.transition))
        for (transition, kind, _) in Self.entries {
            #expect(transition.isSystem)
            #expect(BuiltInTransition(rawValue: transition.rawValue) == transition)
            #expect(transition.animator.info.name.rawValue == transition.rawValue)
            #expect(transition.animator.systemTransition == kind)
        }
        let stored = try JSONEncoder().encode([BuiltInTransition.systemZoom])
        #expect(try JSONDecoder().decode([BuiltInTransition].self, from: stored) == [.systemZoom])
        #expect(!BuiltInTransition.allCases.contains { $0.isSystem || $0.animator.systemTransition != nil })
    }

    @Test("Each has a static member")
    func members() {
        let members: [CatalogueAnimator] = [
            .systemPush, .systemZoom, .systemCrossDissolve, .systemCoverVertical, .systemFlipHorizontal,
            .systemPartialCurl, .systemPageCurl,
        ]
        #expect(members.map(\.info) == BuiltInTransition.system.map(\.animator.info))
    }

    @Test("The registry finds them by name and lists them apart")
    func registry() throws {
        let registry = TransitionRegistry.standard
        #expect(registry.systemNames.map(\.rawValue) == BuiltInTransition.system.map(\.rawValue))
        for name in registry.systemNames {
            #expect(try registry.animator(named: name).info.name == name)
            #expect(!registry.names.contains(name))
        }
        #expect(!registry.all.contains { $0.systemTransition != nil })
        #expect(throws: AnimatorRegistryError.duplicateName("systemZoom")) { try registry.register(.systemZoom) }
        #expect(throws: AnimatorRegistryError.unknownName("systmZoom", closest: ["systemZoom", "zoom"])) {
            try registry.animator(named: "systmZoom")
        }
    }

    @Test("As animators they are the nearest transition of this package")
    func nearest() {
        for (transition, _, nearest) in Self.entries {
            let (animator, expected) = (transition.animator, nearest.animator)
            for progress in [0, 0.3, 0.5, 1] {
                let pictures = [animator, expected].map {
                    "\(Coverage(of: $0.choreography(in: Self.scene), size: Self.scene.size, progress: progress))"
                }
                #expect(pictures[0] == pictures[1], "\(transition) at \(progress)")
            }
            #expect(animator.duration == expected.duration)
            #expect(animator.timing == expected.timing)
        }
    }

    @Test("Adjusted and combined ones ask UIKit for nothing")
    func adjusted() {
        let zoom = CatalogueAnimator.systemZoom
        let others: [any TransitionAnimator] = [
            zoom.duration(1), zoom.mirrored, zoom.reversed, zoom.wholeWindow, zoom.withoutElements,
            zoom.timing(.linear),
            zoom.combined(with: .fade), zoom.backward(.fade), CatalogueAnimator.fade.backward(zoom),
        ]
        for other in others { #expect(other.systemTransition == nil, "\(other)") }
    }

    @Test("The audit refuses them, with a typed error", arguments: BuiltInTransition.system)
    func audit(transition: BuiltInTransition) {
        let audit = Audit(of: transition.animator)
        #expect(audit.findings.map(\.check) == [.drawing])
        #expect(throws: Audit.Failure.self) { try audit.throwIfFailed() }
    }

    // Exit tests came with Swift 6.2.
    #if compiler(>=6.2)
    @Test("One line of the log says that the nearest transition plays, once for each")
    func log() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let scene = TransitionScene(size: CGSize(width: 390, height: 844))
            for _ in 1...3 {
                for animator in [CatalogueAnimator.systemZoom, .systemPush] {
                    _ = animator.duration(1).choreography(in: scene)
                }
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        let own = lines.filter { $0.contains("Repertoire:") }
        #expect(own.count == 2)
        #expect(own.first?.contains("UIKit cannot draw systemZoom here, so zoom plays instead") == true)
    }
    #endif
}
