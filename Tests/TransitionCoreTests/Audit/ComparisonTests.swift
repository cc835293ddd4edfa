import Foundation
import Testing
import TransitionCore
import TransitionTesting

/// An animator that shows the same as another one is named.
struct ComparisonTests {
    private static func named(_ name: TransitionName, _ specimen: Specimen) -> Specimen {
        var specimen = specimen
        specimen.info.name = name
        return specimen
    }

    private static let known = Audit.Comparison(of: [
        named("side", .foreground(.from(.offset(x: 1)))), named("up", .foreground(.from(.offset(y: 1)))),
        named("fade", .foreground(.from(.opacity(0)))),
    ])

    private func twin(of specimen: Specimen) -> String? {
        let findings = Self.known.findings(of: specimen)
        #expect(findings.allSatisfy { $0.check == .originality && $0.severity == .warning })
        return findings.first?.problem
    }

    @Test("Another name, duration, curve or easing, and a shadow, make no other picture")
    func same() {
        var slow = Specimen.foreground(.from(.offset(x: 1)))
        slow.duration = 1
        slow.timing = .spring(response: 0.4, dampingRatio: 0.8)
        #expect(twin(of: slow) == "It shows the same as “side”.")
        let eased = Specimen.foreground([
            .from(.offset(x: 1), easing: .curve(CubicBezier(0.4, 0, 0.2, 1))), .passingShadow(opacity: 0.3, radius: 9),
        ])
        #expect(twin(of: eased) == "It shows the same as “side”.")
        #expect(twin(of: .foreground(.curve { .offset(y: (1 - $0) * (1 - $0)) })) == "It shows the same as “up”.")
    }

    @Test("Another side, another screen behind, another order of pictures, the whole window, and its own name are none")
    func other() {
        let others: [Specimen] = [
            .foreground(.from(.offset(x: -1))), .foreground(.from(.offset(x: 1, y: 0.3))),
            .playing(Choreography(foreground: .from(.offset(x: 1)), background: .to(.offset(x: -0.3)))),
            .playing(Choreography(foreground: .from(.offset(x: 1)), background: .to(.shade(0.4)))),
            .foreground([.from(.opacity(0)), .from(.scale(0.8))]),
            // What moves is seen to move while it is half-transparent.
            .foreground([.from(.opacity(0), until: 0.6), .from(.scale(0.9))]),
            .foreground([.from(.opacity(0)), .from(.offset(dx: 30))]),
            // The same picture at the ends and in the middle, and others between them.
            .foreground(.curve { .offset(x: 1 - $0, y: 0.2 * sin(2 * .pi * $0)) }),
            Self.named("side", .foreground(.from(.offset(x: 1)))),
        ]
        for other in others { #expect(twin(of: other) == nil) }
        var window = Specimen.foreground(.from(.offset(x: 1)))
        window.movesWholeWindow = true
        #expect(twin(of: window) == nil)
    }

    @Test("Another way back is another picture")
    func wayBack() {
        let forward = Choreography(foreground: .from(.offset(x: 1)))
        let other = Specimen(
            backward: { _ in Choreography(foreground: .from(.offset(x: 1, y: 0.5))) }, forward: { _ in forward })
        #expect(twin(of: other) == nil)
    }

    @Test("What differs only where there is a source is another picture")
    func source() {
        let specimen = Specimen(forward: {
            Choreography(foreground: .from($0.sourceRect == nil ? .offset(x: 1) : .offset(y: 1)))
        })
        #expect(twin(of: specimen) == nil)
    }
}
