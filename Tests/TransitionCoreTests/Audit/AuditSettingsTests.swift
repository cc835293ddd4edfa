import Foundation
import Testing
import TransitionCore
import TransitionTesting

/// The audit looks at an animator with its settings at their ends.
struct AuditSettingsTests {
    /// A slide whose new screen begins so many containers aside: at 1 and beyond it is out of sight.
    private struct Sidestep: TransitionAnimator {
        var distance = 1.0
        var isForgetful = false
        var isStubborn = false
        var range = 1.0...2

        var info: AnimatorInfo {
            AnimatorInfo(name: "test.side", title: "Side", author: "Test", tags: [.edge], summary: "It sidesteps.")
        }

        var settings: [AnimatorSetting] {
            [
                .number("distance", distance, in: range, step: 0.1) {
                    var other = self
                    other.distance = isStubborn ? distance : isForgetful ? 2 * $0 : $0
                    return other
                }
            ]
        }

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(x: distance)), background: .to(.shade(0.2)))
        }
    }

    @Test("An animator that is without fault at the ends of its settings has no finding")
    func faultless() {
        #expect(Audit.findings(of: Sidestep()) == [])
        #expect(Audit.findings(of: Adjustable().info(Sidestep().info)) == [])
    }

    @Test("A fault at one end is told with the setting, its value and what is wrong, once for the setting")
    func end() throws {
        let findings = Audit.findings(of: Sidestep(range: 0.5...1))
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.check == .settings && finding.severity == .failure)
        #expect(finding.problem.hasPrefix("With “distance” at 0.5: At progress 0 the foreground"), "\(finding)")
        #expect(finding.place?.progress == 0)
        #expect(finding.remedy.hasPrefix("Make the domain of the setting smaller, or fix this: "))
    }

    @Test("A setting that is not true of its animator is told")
    func untrue() throws {
        let forgetful = try #require(Audit.findings(of: Sidestep(isForgetful: true)).first)
        #expect(
            forgetful.check == .settings && forgetful.problem.contains("the animator made with this value is different")
        )
        let stubborn = try #require(Audit.findings(of: Sidestep(isStubborn: true)).first)
        #expect(stubborn.check == .settings && stubborn.problem == "After a change to 2, “distance” is not 2.")
    }

    @Test("Two settings of one name are told")
    func names() throws {
        var twice = Specimen()
        twice.offered = { specimen in
            [.flag("isLoose", false) { _ in specimen }, .flag("isLoose", true) { _ in specimen }]
        }
        let finding = try #require(Audit.findings(of: twice).first)
        #expect(finding.check == .settings && finding.problem == "The name of the setting “isLoose” is not unique.")
    }
}
