import Foundation

/// What is wrong with an animator, in plain words: the laws that make one safe to install anywhere, checked on it.
///
/// It plays the animator, without any view, in containers of several sizes and shapes, of each kind that its
/// ``AnimatorInfo/containers`` names, in both directions of layout, with and without a source and a target, and its own
/// choreography for the way backward if it has one. One line in a test is enough:
///
///     #expect(Audit.findings(of: MyAnimator()).isEmpty)
///     try Audit(of: .mine).throwIfFailed()
///
/// An audit looks at samples. What it finds is wrong; what it does not find may still be ugly.
public struct Audit: Sendable {
    /// The animator's name.
    public let name: TransitionName
    /// What is wrong, the worst first; empty for an animator without fault.
    public let findings: [Finding]

    /// Checks an animator. It takes some hundredths of a second, more for one of many pieces.
    public init(of animator: any TransitionAnimator) {
        var inspection = Inspection(of: animator)
        inspection.run()
        name = animator.info.name
        findings = inspection.sortedFindings
    }

    /// What is wrong with an animator, warnings included; empty for one without fault.
    public static func findings(of animator: any TransitionAnimator) -> [Finding] { Audit(of: animator).findings }

    /// The findings that break a rule.
    public var failures: [Finding] { findings.filter { $0.severity == .failure } }

    /// Whether no rule is broken; there may be warnings.
    public var passes: Bool { failures.isEmpty }

    /// Does nothing when no rule is broken.
    ///
    /// - Throws: ``Failure``, which says what is wrong and how to mend it.
    public func throwIfFailed() throws(Failure) {
        let failures = failures
        guard failures.isEmpty else { throw Failure(name: name, findings: failures) }
    }
}

extension Audit {
    /// An audit at work.
    struct Inspection {
        let animator: any TransitionAnimator
        private var found: [(key: String, finding: Finding, latest: Place?)] = []

        init(of animator: any TransitionAnimator) { self.animator = animator }

        /// Failures first, each kind in the order it was found in.
        var sortedFindings: [Finding] {
            let findings = found.map(\.finding)
            return findings.filter { $0.severity == .failure } + findings.filter { $0.severity == .warning }
        }

        mutating func run() {
            inspectDescription()
            // A choreography of thousands of pieces is refused for its cost; looking at each would take minutes.
            guard inspectCost() else { return }
            let isDeterministic = inspectDeterminism()
            for setting in Setting.all(for: animator) {
                for choreography in setting.choreographies(of: animator) {
                    inspectPresenter(choreography)
                    inspectMotion(choreography)
                    // What is random, or no number, makes no picture that could be judged.
                    if isDeterministic, !has(.finiteness) {
                        inspectEnds(choreography)
                        inspectPicture(choreography)
                    }
                }
            }
            if isDeterministic, !has(.finiteness) { inspectSymmetry() }
            inspectUnusualScenes()
            inspectSizes()
        }

        func has(_ check: Check) -> Bool { found.contains { $0.finding.check == check } }

        /// Notes a finding. One that differs from an earlier one only by its scene is counted there.
        ///
        /// - Parameter kind: What tells it from others of the same check, besides the screen.
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
            let finding = Finding(
                check: check, severity: severity, place: place, occurrences: 1, problem: problem(), remedy: remedy())
            found.append((key, finding, place))
        }
    }
}
