import TransitionCore
import TransitionTabBar
import TransitionTesting

/// What the audit says about one animator, of either catalogue.
struct AuditReport: Encodable {
    /// The catalogues, as a program reads them.
    enum Kind: String, Encodable {
        case transition
        case item
    }

    var kind: Kind
    var name: String
    var passes: Bool
    var findings: [Audit.Finding]
    /// The reason why the animator cannot be found by its name; nil if it can.
    var refusal: String?

    /// The audit of a transition, and what is left of its file's beginning.
    init(
        of animator: any TransitionAnimator, among refusals: [Refusal], besides others: Audit.Comparison,
        leftovers: [TemplateWords.Leftover] = []
    ) {
        let audit = Audit(of: animator)
        let twins = audit.passes ? others.findings(of: animator) : []
        self.init(.transition, audit.name, refusals, audit.findings + twins + leftovers.map { $0.finding(.warning) })
    }

    /// The audit of an item animator, and what is left of its file's beginning.
    init(of animator: any TabItemAnimator, among refusals: [Refusal], leftovers: [TemplateWords.Leftover] = []) {
        self.init(
            .item, animator.info.name, refusals,
            TabItemAudit.findings(of: animator) + leftovers.map { $0.finding(.failure) })
    }

    private init(_ kind: Kind, _ name: TransitionName, _ refusals: [Refusal], _ findings: [Audit.Finding]) {
        self.kind = kind
        self.name = name.rawValue
        self.findings = findings
        refusal = refusals.first { $0.name == name }?.description
        passes = refusal == nil && !findings.contains { $0.severity == .failure }
    }

    /// The lines that people read.
    var lines: [String] {
        let title = kind == .item ? "\(name) (item)" : name
        if passes, findings.isEmpty { return ["ok       \(title)"] }
        return ["\(passes ? "so-so   " : "broken  ") \(title)"]
            + (refusal.map { ["  failure  registry: \($0)"] } ?? [])
            + findings.map { "  \($0.severity.rawValue)  \($0)" }
    }

    /// The last line: how many animators, failures and warnings.
    static func summary(of reports: [AuditReport]) -> String {
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        let findings = reports.flatMap(\.findings)
        let items = reports.count { $0.kind == .item }
        let kinds = [(reports.count - items, "transition"), (items, "item animator")].filter { $0.0 > 0 }
        return
            (kinds + [
                (
                    findings.count { $0.severity == .failure } + reports.count { $0.refusal != nil }, "failure"
                ), (findings.count { $0.severity == .warning }, "warning"),
            ]).map(count).joined(separator: ", ")
    }
}
