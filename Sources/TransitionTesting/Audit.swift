import Foundation
import TransitionCore

/// Checks an animator against the rules that make it safe to install in any container, and describes each problem.
///
/// The audit needs no views. It checks the animator in containers of several sizes and of each kind in the animator's
/// ``/TransitionCore/AnimatorInfo/containers``, in both layout directions, and with and without a source and a target.
/// If the animator has a choreography for the change backward, the audit checks this choreography too. One line in a
/// test is enough:
///
///     #expect(Audit.findings(of: MyAnimator()).isEmpty)
///     try Audit(of: .mine).throwIfFailed()
///
/// An audit checks samples. Every finding is a real problem, but an audit without findings does not mean that the
/// transition looks good.
public struct Audit: Sendable {
    /// The animator's name.
    public let name: TransitionName
    /// The problems, the worst first; empty without problems.
    public let findings: [Finding]

    /// Checks an animator. This takes some hundredths of a second; for an animator with many pieces it takes longer. An
    /// animator that requests a transition of UIKit has one finding, a failure of ``Check/drawing``.
    public init(of animator: any TransitionAnimator) {
        var inspection = Inspection(of: animator)
        inspection.run()
        name = animator.info.name
        findings = inspection.sortedFindings
    }

    /// Returns the problems of an animator, including warnings; empty without problems.
    public static func findings(of animator: any TransitionAnimator) -> [Finding] { Audit(of: animator).findings }

    /// The findings that violate a rule.
    public var failures: [Finding] { findings.filter { $0.severity == .failure } }

    /// Whether all rules are met; there may be warnings.
    public var passes: Bool { failures.isEmpty }

    /// Throws an error if a rule is violated.
    ///
    /// - Throws: ``Failure``, which describes each problem and how to fix it.
    public func throwIfFailed() throws(Failure) {
        let failures = failures
        guard failures.isEmpty else { throw Failure(name: name, findings: failures) }
    }
}

extension Audit {
    /// The state of an audit while it runs.
    struct Inspection {
        let animator: any TransitionAnimator
        private var found: [(key: String, finding: Finding, latest: Place?)] = []

        init(of animator: any TransitionAnimator) { self.animator = animator }

        /// Failures first, then warnings, each in the order of discovery.
        var sortedFindings: [Finding] {
            let findings = found.map(\.finding)
            return findings.filter { $0.severity == .failure } + findings.filter { $0.severity == .warning }
        }

        mutating func run() {
            inspectDescription()
            if animator.systemTransition != nil {
                let name = animator.info.name.quoted
                return report(
                    .drawing, "UIKit draws \(name), so there is nothing to check.",
                    mend: "Check the animator that plays where UIKit cannot.")
            }
            // A choreography of thousands of pieces fails because of its cost. The other checks would take minutes, so
            // they are left out.
            guard inspectCost() else { return }
            let isDeterministic = inspectDeterminism()
            for setting in Setting.all(for: animator) {
                for choreography in setting.choreographies(of: animator) {
                    inspectPresenter(choreography)
                    if isDeterministic { inspectLight(choreography) }
                    inspectMotion(choreography)
                    inspectNumbers(choreography)
                    if setting.isCloseLook { inspectUnits(choreography) }
                    // A choreography that is random or has non-finite numbers has no picture to check.
                    if isDeterministic, !has(.finiteness) {
                        inspectEnds(choreography)
                        inspectPicture(choreography)
                        inspectBacks(choreography)
                        inspectOverlaps(choreography)
                        inspectView(choreography)
                    }
                }
            }
            if isDeterministic, !has(.finiteness) {
                inspectTags()
                inspectSymmetry()
                inspectWayBack()
                inspectCuts()
                inspectGlare()
            }
            inspectUnusualScenes()
            inspectSizes()
            if isDeterministic { inspectAnimatorSettings() }
        }

        func has(_ check: Check) -> Bool { found.contains { $0.finding.check == check } }

        /// Records a finding. If an earlier finding differs only in the scene, this method increases that finding's
        /// ``Audit/Finding/occurrences`` instead.
        ///
        /// - Parameter kind: Distinguishes this finding from others of the same check and screen.
        mutating func report(
            _ check: Check,
            severity: Severity = .failure,
            at place: Place? = nil,
            kind: String = "",
            _ problem: @autoclosure () -> String,
            mend remedy: @autoclosure () -> String
        ) {
            let key = "\(check) \(kind) \(place?.screen?.rawValue ?? "-") \(place?.isBackward ?? false)"
            if let index = found.firstIndex(where: { $0.key == key }) {
                if !(found[index].latest?.isSameScene(as: place) ?? true) { found[index].finding.occurrences += 1 }
                found[index].latest = place
                return
            }
            found.append((key, Finding(check, severity, problem(), remedy(), in: place), place))
        }
    }
}
