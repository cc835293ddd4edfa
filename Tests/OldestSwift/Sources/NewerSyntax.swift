import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What a source has that Swift 6.0 lacks, with line and column.
struct NewerSyntax {
    struct Finding {
        var line: Int
        var column: Int
        var message: String
    }

    private(set) var findings: [Finding] = []

    init(in source: String) {
        let tree = Parser.parse(source: source)
        let places = SourceLocationConverter(fileName: "", tree: tree)
        func note(_ position: AbsolutePosition, _ message: String) {
            let place = places.location(for: position)
            findings.append(Finding(line: place.line, column: place.column, message: message))
        }
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(tree)
        for (position, message) in reader.findings { note(position, message) }
        for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
        where !reader.unread.contains(where: { $0.contains(diagnostic.position) }) {
            note(diagnostic.position, diagnostic.message)
        }
        findings.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }
}

/// Finds what the parser of Swift 6.0 lets pass and its compiler does not, and names that came later.
private final class Reader: SyntaxVisitor {
    private(set) var findings: [(AbsolutePosition, String)] = []
    /// What an older compiler does not read.
    private(set) var unread: [Range<AbsolutePosition>] = []

    /// `#if compiler(>=6.1)` and its like.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let condition = node.condition?.trimmedDescription ?? ""
        guard condition.contains(/compiler\(>= ?(6\.[1-9]|[7-9])/) else { return .visitChildren }
        unread.append(node.position..<node.endPosition)
        return .skipChildren
    }

    /// Types, functions and labels that came after Swift 6.0, in the standard library, Foundation and Testing. `Attachment`
    /// is left out, because a module of ours has one.
    private static let newerNames: Set = [
        "InlineArray", "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
        "Observations", "TestScoping", "Attachable", "AttachableWrapper", "ExitTest", "processExitsWith", "exitsWith",
        "withTaskPriorityEscalationHandler", "withTaskCancellationShield",
    ]
    /// Attributes that came after Swift 6.0.
    private static let newerAttributes: Set = [
        "concurrent", "abi", "c", "specialized", "safe", "unsafe", "diagnose", "extensible", "nonexhaustive", "export",
    ]

    private func note(_ node: some SyntaxProtocol, _ message: String) {
        findings.append((node.positionAfterSkippingLeadingTrivia, message))
    }

    // MARK: Commas at the end

    private func refuseComma(_ comma: TokenSyntax?) {
        if let comma, comma.presence == .present { note(comma, "a comma at the end of a list in parentheses (6.1)") }
    }

    override func visit(_ node: FunctionParameterListSyntax) -> SyntaxVisitorContinueKind {
        refuseComma(node.last?.trailingComma)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseParameterListSyntax) -> SyntaxVisitorContinueKind {
        refuseComma(node.last?.trailingComma)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterListSyntax) -> SyntaxVisitorContinueKind {
        refuseComma(node.last?.trailingComma)
        return .visitChildren
    }

    override func visit(_ node: TupleTypeElementListSyntax) -> SyntaxVisitorContinueKind {
        refuseComma(node.last?.trailingComma)
        return .visitChildren
    }

    override func visit(_ node: AvailabilityArgumentListSyntax) -> SyntaxVisitorContinueKind {
        refuseComma(node.last?.trailingComma)
        return .visitChildren
    }

    // MARK: Modifiers and attributes

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        let owner = node.parent?.parent
        switch node.name.tokenKind {
        case .keyword(.nonisolated) where node.detail == nil:
            let isType =
                owner.map {
                    $0.is(StructDeclSyntax.self) || $0.is(ClassDeclSyntax.self) || $0.is(EnumDeclSyntax.self)
                        || $0.is(ExtensionDeclSyntax.self) || $0.is(ProtocolDeclSyntax.self)
                } ?? false
            if isType { note(node, "nonisolated on a type or an extension (6.1)") }
        case .keyword(.isolated):
            if owner?.is(DeinitializerDeclSyntax.self) == true { note(node, "an isolated deinit (6.2)") }
        case .keyword(.weak):
            if owner?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let) {
                note(node, "weak let (6.3)")
            }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.newerAttributes.contains(name) { note(node, "@\(name) (6.2 or later)") }
        if name == "MainActor", node.parent?.parent?.parent?.is(InheritedTypeSyntax.self) == true {
            note(node, "a conformance that is isolated to an actor (6.2)")
        }
        return .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.type.trimmedDescription == "~Sendable" { note(node, "~Sendable (6.3)") }
        return .visitChildren
    }

    // MARK: Names

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = node.tokenKind, Self.newerNames.contains(name) {
            note(node, "\(name) (6.1 or later)")
        }
        return .skipChildren
    }

    /// `Task.immediate { }`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.trimmedDescription
        if node.base?.trimmedDescription == "Task", ["immediate", "immediateDetached"].contains(name) {
            note(node, "\(node.trimmedDescription) (6.2)")
        }
        return .visitChildren
    }

    /// A macro of Testing that returns the error, and a confirmation of a range.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if ["expect", "require"].contains(node.macroName.text), node.arguments.first?.label?.text == "throws",
            !isStatement(Syntax(node))
        {
            note(node, "the error that #\(node.macroName.text)(throws:) returns (6.1)")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "confirmation" {
            for argument in node.arguments where argument.expression.trimmedDescription.contains("...") {
                note(argument, "a confirmation that expects a range (6.1)")
            }
        }
        return .visitChildren
    }

    /// Whether the value of an expression is used by nothing.
    private func isStatement(_ node: Syntax) -> Bool {
        guard let parent = node.parent else { return true }
        if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) { return isStatement(parent) }
        if let assigned = parent.as(ExprListSyntax.self) {
            return assigned.first?.is(DiscardAssignmentExprSyntax.self) ?? true
        }
        return parent.is(CodeBlockItemSyntax.self)
    }
}
