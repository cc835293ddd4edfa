import Foundation
import Testing
import TransitionCore
import TransitionTesting

/// The audit looks at the settings together, and between their ends.
struct AuditInterplayTests {
    /// Strips that leave sideways, with two settings.
    private struct Strips: TransitionAnimator {
        var count = 6
        var reach = 1.0
        var isForgetful = false
        var isDeaf = false
        var leavesOutAnOddOne = false
        var isShortWithFew = false
        var mostStrips = 12

        let info = AnimatorInfo(
            name: "test.strips", title: "Strips", author: "Test", tags: [.strips], summary: "The old screen parts.")

        var settings: [AnimatorSetting] {
            [
                .count("count", count, in: 2...12) {
                    var other = self
                    other.count = $0
                    return other
                },
                .number("reach", reach, in: 0.5...1, step: 0.1) {
                    var other = self
                    other.reach = $0
                    if isForgetful { other.count = 6 }
                    return other
                },
            ]
        }

        func choreography(in scene: TransitionScene) -> Choreography {
            let count = min(count, mostStrips)
            let shown = leavesOutAnOddOne ? count / 2 * 2 : count
            let way = isShortWithFew && count == 2 && reach < 1 ? 0.9 : 1 + (isDeaf ? 0 : 0.1 * reach)
            return Choreography(
                background: .pieces(
                    (0..<shown).map { index in
                        Piece(
                            UnitRect(x: Double(index) / Double(count), y: 0, width: 1 / Double(count), height: 1),
                            .to(.offset(y: index % 2 == 0 ? way : -way)))
                    }), front: .background)
        }
    }

    private func worst(of strips: Strips) -> Audit.Finding? { Audit.findings(of: strips).first }

    @Test("Two settings that work together have no finding")
    func faultless() {
        #expect(Audit.findings(of: Strips()) == [])
    }

    @Test("A count is tried between its ends too, where it is odd and where it is even")
    func inner() throws {
        let finding = try #require(worst(of: Strips(leavesOutAnOddOne: true)))
        #expect(finding.check == .settings && finding.severity == .failure)
        #expect(finding.problem.hasPrefix("With “count” at 7: At progress 0 the foreground is already"), "\(finding)")
    }

    @Test("Two values that are sound alone are tried together")
    func pairs() throws {
        let finding = try #require(worst(of: Strips(isShortWithFew: true)))
        #expect(finding.check == .settings && finding.severity == .failure)
        #expect(finding.problem.hasPrefix("With “count” at 2 and “reach” at 0.5: At progress 1 "), "\(finding)")
    }

    @Test("A setting that resets another one is named with both values")
    func memory() throws {
        let finding = try #require(worst(of: Strips(isForgetful: true)))
        #expect(finding.check == .settings && finding.severity == .failure)
        #expect(finding.problem == "A change of “reach” sets “count” from 2 back to 6.", "\(finding)")
    }

    @Test("A setting without an effect is named")
    func effect() throws {
        let finding = try #require(worst(of: Strips(isDeaf: true)))
        #expect(finding.check == .settings && finding.severity == .warning)
        #expect(finding.problem.hasPrefix("No value of “reach” changes what is seen"), "\(finding)")
    }

    @Test("The end of a range that has no effect is named")
    func idleEnd() throws {
        let finding = try #require(worst(of: Strips(mostStrips: 8)))
        #expect(finding.check == .settings && finding.severity == .warning)
        #expect(finding.problem == "Between 10 and 12 “count” changes nothing.", "\(finding)")
        #expect(Audit.findings(of: Strips(mostStrips: 11)) == [])
    }

    @Test("A domain that leaves nothing to choose is named")
    func control() throws {
        func problem(_ setting: @escaping @Sendable (Specimen) -> AnimatorSetting) -> String? {
            let findings = Audit.findings(of: Specimen(offered: { [setting($0)] }))
            return findings.first { $0.check == .settings && $0.severity == .warning }?.problem
        }
        let coarse = problem { specimen in .number("size", 0.3, in: 0...1, step: 5) { _ in specimen } }
        #expect(coarse == "The step of “size” is larger than its range, so a control cannot move.")
        let single = problem { specimen in .edge("from", .trailing, among: [.trailing]) { _ in specimen } }
        #expect(single == "“from” has a single value, so there is nothing to choose.")
    }
}
