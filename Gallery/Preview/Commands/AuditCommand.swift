import CommandSupport
import Foundation
import TransitionCore

/// `gallery audit [NAME…] [--json]`: prints in plain words what is wrong with the animators.
struct AuditCommand: Equatable {
    /// The animators asked for; none means all.
    var names: [String] = []
    /// Whether the output is JSON, for a program to read.
    var isJSON = false

    private static let json = CommandOption("--json")
    static let syntax = CommandSyntax(operands: .any, options: [json])

    init(_ words: ParsedCommand) {
        names = words.operands
        isJSON = words.contains(AuditCommand.json)
    }

    /// The findings about one animator.
    private struct Report: Encodable {
        var name: String
        var passes: Bool
        var findings: [Audit.Finding]
        /// The reason why the animator cannot be found by its name; nil if it can.
        var refusal: String?
    }

    /// Prints the findings and returns the exit status: 1 when a rule is broken.
    func run(_ animators: [any TransitionAnimator], print: (String) -> Void, progress: (String) -> Void) throws -> Int32
    {
        let chosen = try names.isEmpty ? animators : names.map { try AuditCommand.animator(named: $0, in: animators) }
        let refusals = Refusal.all(in: animators)
        let reports = chosen.map { animator in
            progress("auditing \(animator.info.name)")
            let audit = Audit(of: animator)
            let refusal = refusals.first { $0.name == audit.name }?.description
            return Report(
                name: audit.name.rawValue, passes: audit.passes && refusal == nil, findings: audit.findings,
                refusal: refusal)
        }
        progress("")
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(reports), as: UTF8.self))
        } else {
            reports.forEach { report in AuditCommand.lines(of: report).forEach(print) }
            print(AuditCommand.summary(of: reports))
        }
        return reports.allSatisfy(\.passes) ? 0 : 1
    }

    private static func lines(of report: Report) -> [String] {
        if report.passes, report.findings.isEmpty { return ["ok       \(report.name)"] }
        return ["\(report.passes ? "so-so   " : "broken  ") \(report.name)"]
            + (report.refusal.map { ["  failure  registry: \($0)"] } ?? [])
            + report.findings.map { "  \($0.severity.rawValue)  \($0)" }
    }

    private static func summary(of reports: [Report]) -> String {
        let findings = reports.flatMap(\.findings)
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        let failures = findings.count { $0.severity == .failure } + reports.count { $0.refusal != nil }
        let warnings = findings.count { $0.severity == .warning }
        return [count(reports.count, "transition"), count(failures, "failure"), count(warnings, "warning")]
            .joined(separator: ", ")
    }

    private static func animator(
        named name: String, in animators: [any TransitionAnimator]
    ) throws -> any TransitionAnimator {
        if let found = animators.first(where: { $0.info.name.rawValue == name }) { return found }
        // A registry finds similar names. An animator that it refuses cannot be among them.
        let registry = TransitionRegistry()
        for animator in animators { try? registry.register(animator) }
        return try registry.animator(named: TransitionName(name))
    }
}
