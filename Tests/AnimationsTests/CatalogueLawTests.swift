import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting

/// The laws that make each animator of the catalogue safe to install anywhere.
struct CatalogueLawTests {
    /// A grid of points well within a container.
    static func grid(in size: CGSize) -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        for column in 0..<9 {
            for row in 0..<13 {
                points.append(((Double(column) + 0.51) / 9 * size.width, (Double(row) + 0.49) / 13 * size.height))
            }
        }
        return points
    }

    @Test("The audit has nothing to say about it", arguments: BuiltInTransition.allCases)
    func audit(transition: BuiltInTransition) {
        let findings = Audit.findings(of: transition.animator)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("The enum and the registry are the same catalogue")
    func catalogue() throws {
        #expect(
            TransitionRegistry.standard.names.prefix(BuiltInTransition.allCases.count).map(\.rawValue)
                == BuiltInTransition.allCases.map(\.rawValue))
        for transition in BuiltInTransition.allCases {
            let animator = try TransitionRegistry.standard.animator(named: TransitionName(transition.rawValue))
            #expect(animator.info.name.rawValue == transition.rawValue)
            #expect(animator.info == transition.animator.info)
        }
    }

    @Test("Each has a file of its own, a doc comment and a static member", arguments: BuiltInTransition.allCases)
    func source(transition: BuiltInTransition) throws {
        let name = transition.rawValue
        // The cross-fade is in the core, because it replaces other animators.
        let folder = transition == .fade ? "TransitionCore/Catalogue" : "Animations/Transitions"
        let file = "\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
        let source = try ReadmeTests.text("Sources/\(folder)/\(file)")
        let lines = source.components(separatedBy: "\n")
        #expect(source.contains("extension TransitionAnimator where Self == CatalogueAnimator {"))
        let member = try #require(
            lines.firstIndex { $0.hasPrefix("    public static var \(name): Self {") },
            "\(file) lacks a static member, so that .\(name) works")
        if transition != .fade {
            for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("    public static ") {
                #expect(line == "    @_alwaysEmitIntoClient", "\(file): every app would contain `\(next)`")
            }
        }
        let comment = lines[..<member].last { $0 != "    @_alwaysEmitIntoClient" }
        #expect(comment?.hasPrefix("    /// ") == true, "\(file) has no doc comment")
        for words in [Audit.templateSummary, Audit.templateMember] {
            #expect(!source.contains("/// \(words)"), "\(file) says what `gallery new` wrote")
        }
        let cases = try ReadmeTests.text("Sources/Animations/BuiltInTransition.swift")
        let link =
            transition == .fade
            ? "`.fade` of TransitionCore." : "``TransitionCore/TransitionAnimator/\(name)``"
        #expect(cases.contains("    /// \(link)\n    case \(name)\n"))
    }

    @Test("Each tag is a word for several transitions, from the list of tags")
    func tags() throws {
        let list = try ReadmeTests.text("Sources/TransitionCore/Catalogue/AnimatorTag.swift")
        let known = Set(list.components(separatedBy: " = AnimatorTag(\"").dropFirst().map { $0.prefix { $0 != "\"" } })
        let used = BuiltInTransition.allCases.flatMap { $0.animator.info.tags.map { Substring($0.rawValue) } }
        let counts = Dictionary(grouping: used) { $0 }.mapValues(\.count)
        #expect(Set(counts.keys).isSubset(of: known))
        for tag in known where tag != "glow" { #expect(counts[tag, default: 0] > 1, "\(tag)") }
    }

    @Test("Edges are parameters: each direction begins and ends cleanly", arguments: TransitionEdge.allCases)
    func edges(edge: TransitionEdge) {
        let animators: [any TransitionAnimator] = [
            CatalogueAnimator.push(from: edge), CatalogueAnimator.slide(from: edge),
            CatalogueAnimator.cover(from: edge), CatalogueAnimator.cube(from: edge),
            CatalogueAnimator.flip(from: edge),
        ]
        let size = CGSize(width: 390, height: 844)
        for (index, animator) in animators.enumerated() {
            let choreography = animator.choreography(in: TransitionScene(size: size))
            for (progress, role) in [(0.0, ScreenRole.background), (1, .foreground)] {
                let coverage = Coverage(of: choreography, size: size, progress: progress)
                for (x, y) in Self.grid(in: size) {
                    #expect(
                        coverage.sightings(x: x, y: y).map(\.role) == [role], "\(animator.info.name) at \(progress)")
                }
            }
            // Half-way, the arriving screen is on the side it comes from; that of a flip, the last one, is not.
            let half = Coverage(of: choreography, size: size, progress: 0.6)
            let seen = half.sightings(x: size.width * (0.5 + 0.4 * edge.x), y: size.height * (0.5 + 0.4 * edge.y))
            if index < animators.count - 1 { #expect(seen.first?.role == .foreground, "\(animator.info.name)") }
        }
    }
}
