import Foundation
import GalleryGoldenText
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionTesting

/// The laws that make each item animator safe on any bar.
struct ItemLawTests {
    @Test("The audit has nothing to say about it", arguments: BuiltInTabItemAnimation.allCases)
    func audit(animation: BuiltInTabItemAnimation) {
        let findings = TabItemAudit.findings(of: animation.animator)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
        let mirrored = Mirrored(base: animation.animator)
        #expect(TabItemAudit.findings(of: mirrored).isEmpty, "\(animation.rawValue) in right-to-left layout")
    }

    @Test("The settings keep the laws too")
    func settings() {
        let animators: [CatalogueTabItemAnimator] =
            TransitionEdge.allCases.map { .flip(from: $0) } + TabItemSymbolEffect.allCases.map { .symbolEffect($0) }
            + [
                .rotate(turns: -2), .rotate(turns: 0.5), .rotate(turns: .nan), .frames([]),
                .frames([.named("rocket-1")], seconds: 2), .badgeBounce(height: 40, seconds: 1),
            ]
        for animator in animators {
            #expect(TabItemAudit.findings(of: animator).isEmpty, "\(animator.info.name)")
        }
    }

    @Test("The enum and the registry are the same catalogue")
    func catalogue() throws {
        #expect(
            TabItemRegistry.standard.names.prefix(BuiltInTabItemAnimation.allCases.count).map(\.rawValue)
                == BuiltInTabItemAnimation.allCases.map(\.rawValue))
        for animation in BuiltInTabItemAnimation.allCases {
            let animator = try TabItemRegistry.standard.animator(named: TransitionName(animation.rawValue))
            #expect(animator.info == animation.animator.info && animator.info.name.rawValue == animation.rawValue)
        }
    }

    @Test(
        "A name that the catalogue had before finds what has replaced it",
        arguments: BuiltInTabItemAnimation.Former.allCases)
    func former(name: BuiltInTabItemAnimation.Former) throws {
        let text = name.rawValue
        #expect(!BuiltInTabItemAnimation.allCases.map(\.rawValue).contains(text))
        #expect(BuiltInTabItemAnimation(rawValue: text) == name.replacement)
        let found = try TabItemRegistry.standard.animator(named: text)
        #expect(found.info.name.rawValue == name.replacement.rawValue)
        #expect(!TabItemRegistry.standard.names.contains(TransitionName(text)))
    }

    @Test("Each has a file of its own, a doc comment and a static member", arguments: BuiltInTabItemAnimation.allCases)
    func source(animation: BuiltInTabItemAnimation) throws {
        let name = animation.rawValue
        let file = "\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
        let source = try ReadmeTests.text("Sources/TransitionTabBar/ItemAnimations/\(file)")
        let lines = source.components(separatedBy: "\n")
        let member = try #require(lines.firstIndex { $0.hasPrefix("    public static var \(name): Self {") })
        #expect(lines[member - 1] == "    @_alwaysEmitIntoClient", "\(file): every app would contain it")
        #expect(lines[member - 2].hasPrefix("    /// "), "\(file) has no doc comment")
        #expect(lines.contains("extension TabItemAnimator where Self == CatalogueTabItemAnimator {"))
        #expect(!source.contains("/// \(TabItemAudit.templateMember)"), "\(file) says what `gallery new` wrote")
    }

    /// The article that drew it lets icon and title grow from half their size in a quarter of a second. A title of that
    /// size cannot be read, and an icon that shrinks so far blinks; what stays is that it has its size by then.
    @Test("A pop grows the icon about its centre, from a little below its size, and leaves the title alone")
    func pop() {
        let animator: any TabItemAnimator = .pop
        let choreography = animator.choreography(in: ItemGolden.scene)
        #expect(animator.duration <= 0.3 && choreography.title.isEmpty && choreography.icon.count == 1)
        func pose(_ progress: Double) -> Pose? { choreography.icon.first?.pose(at: progress) }
        let sizes = (1...100).compactMap { pose(Double($0) / 100)?.scale.x }
        #expect((0.8...0.85).contains(pose(1e-9)?.scale.x ?? 0))
        #expect(sizes.firstIndex { $0 >= 1 }.map { Double($0) / 100 * animator.duration < 0.25 } == true)
        #expect(sizes.max().map { (1.05...1.15).contains($0) } == true && sizes.count { $0 < 0.97 } < 25)
        #expect(pose(0.3)?.anchor == Pose.Anchor())
        #expect(pose(0) == .rest && pose(1) == .rest)
    }

    @Test("A roll shows one face at a time, and always one; both turn upwards on one roller in the middle")
    func roll() {
        let choreography = CatalogueTabItemAnimator.roll.choreography(in: ItemGolden.scene)
        #expect(CatalogueTabItemAnimator.roll.duration <= 0.35)
        func poses(_ step: Int) -> [Pose] {
            [choreography.icon[0], choreography.alternateIcon[0]].map { $0.pose(at: Double(step) / 100) }
        }
        for step in 1..<65 {
            let (faces, later) = (poses(step), poses(step + 1))
            let shown = faces.filter { $0.opacity > 0 }
            #expect(shown.count == 1 && shown.allSatisfy { $0.opacity >= 0.8 })
            for (face, next) in zip(faces, later) where face.opacity > 0 {
                // What is higher or lower than the middle has turned away. No face is ever a thin line.
                #expect(abs(pow(face.offset.y / 0.1, 2) + pow(face.scale.y, 2) - 1) < 1e-9 && face.scale.y > 0.3)
                #expect(next.opacity == 0 || next.offset.y < face.offset.y)
            }
        }
        #expect(choreography.alternateIcon[0].pose(at: 1).opacity == 0)
    }

    @Test(
        "What spreads or flies from the icon stays above the title",
        arguments: [BuiltInTabItemAnimation.fountain, .fume, .ink, .launch, .liquidDrop, .ring, .sparkle, .trace])
    func title(animation: BuiltInTabItemAnimation) throws {
        let scene = ItemGolden.scene
        let (icon, title) = (scene.icon, try #require(scene.title))
        for shape in animation.animator.choreography(in: scene).shapes {
            let low = (0...200).compactMap { step -> Double? in
                let poses = shape.motions.map { $0.pose(at: Double(step) / 200) }
                // What is hardly seen any more may go on.
                guard poses.map(\.opacity).reduce(1, *) > 0.1 else { return nil }
                let scale = poses.map(\.scale.y).reduce(1, *)
                let center = shape.rect.y + shape.rect.height / 2 + poses.map(\.offset.y).reduce(0, +)
                // A circle may cut off what lies outside.
                let reaches = poses.map { pose -> Double in
                    guard case .circle(let x, let y, let radius) = pose.clip else { return 0.5 }
                    #expect(x == 0.5 && y == 0.5)
                    return min(radius * 0.5.squareRoot(), 0.5)
                }
                let reach = (reaches.min() ?? 0.5) * shape.rect.height * scale
                return Double(icon.minY) + (center + reach) * Double(icon.height)
            }
            #expect(low.max().map { $0 <= Double(title.minY) } == true, "\(low.max() ?? 0)")
        }
    }

    @Test("The line of a trace goes clockwise from the top, all the way around", arguments: 0..<16)
    func trace(sixteenth: Int) throws {
        let shape = try #require(CatalogueTabItemAnimator.trace.choreography(in: ItemGolden.scene).shapes.first)
        let angle = 2 * Double.pi * (Double(sixteenth) + 0.5) / 16
        let (x, y) = (0.5 + 0.49 * sin(angle), 0.5 - 0.49 * cos(angle))
        func isDrawn(_ progress: Double) throws -> Bool {
            guard case .polygon(let sector) = shape.motions[0].pose(at: progress).clip else {
                throw Missing()
            }
            return sector.contains(x: x, y: y)
        }
        // It draws for half of the time, and is at half of its way after half of that.
        #expect(try isDrawn(0.25) == (sixteenth < 8))
        #expect(try isDrawn(0.5))
    }

    private struct Missing: Error {}

    struct Mirrored: TabItemAnimator {
        let base: any TabItemAnimator
        var info: AnimatorInfo { base.info }
        var duration: TimeInterval { base.duration }
        var timing: Timing { base.timing }

        func choreography(in scene: TabItemScene) -> TabItemChoreography {
            base.choreography(in: scene.mirrored).mirrored
        }
    }
}
