import Foundation
import Testing
import TransitionCore
import TransitionTestSupport
import TransitionTesting

/// The audit finds every fault and nothing else.
struct AuditTests {
    @Test("What is without fault has no finding")
    func faultless() throws {
        #expect(Audit.findings(of: Specimen()) == [])
        try Audit(of: Specimen()).throwIfFailed()
        #expect(Audit.findings(of: Specimen().reversed) == [])
        #expect(Audit.findings(of: Specimen().mirrored) == [])
    }

    @Test(
        "Each fault is named",
        arguments: Defect.description + Defect.ends + Defect.motion + Defect.beyond + Defect.course + Defect.pictures
            + Defect.words + Defect.sides + Defect.declared + Defect.scenes + Defect.units + Defect.looks
            + Defect.promises)
    func defects(defect: Defect) throws {
        let findings = Audit.findings(of: defect.animator)
        let finding = try #require(
            findings.first { $0.check == defect.check && $0.problem.contains(defect.words) }, "\(findings)")
        #expect(finding.severity == defect.severity)
        #expect(finding.problem.hasSuffix(".") && finding.remedy.hasSuffix("."))
        if let progress = defect.progress {
            #expect(abs((finding.place?.progress ?? .nan) - progress) < 1e-6, "\(finding)")
        }
        if let screen = defect.screen { #expect(finding.place?.screen == screen, "\(finding)") }
        if let piece = defect.piece { #expect(finding.place?.piece == piece, "\(finding)") }
    }

    @Test(
        "A fault of the description is the only finding", arguments: Defect.description + Defect.words + Defect.promises
    )
    func onlyOne(defect: Defect) {
        #expect(Audit.findings(of: defect.animator).count == 1)
    }

    @Test("The scene of a fault is told: its container, its size, source and target, the way back")
    func places() throws {
        func place(_ name: String) throws -> Audit.Place {
            let defect = try #require(Defect.ends.first { $0.testDescription == name })
            return try #require(Audit.findings(of: defect.animator).first?.place)
        }
        let side = try place("only on its side")
        #expect(side.width > side.height)
        #expect(try place("only with a source").hasRects)
        #expect(try place("only as a modal").container == .modal)
        #expect(try place("the way back of its own begins wrongly").isBackward)
        #expect(try !place("the foreground is there from the start").isBackward)
    }

    /// Divides by zero where bars stand upright at one side of a display of this size.
    private struct Strip: TransitionAnimator {
        let info = AnimatorInfo(name: "acme.strip", title: "Strip", author: "Acme", summary: "Not finite.")
        let size: CGSize
        let isLeading: Bool

        func choreography(in scene: TransitionScene) -> Choreography {
            let inset = isLeading ? scene.safeArea.leading : scene.safeArea.trailing
            let isHere = scene.size == size && inset == 84
            return Choreography(foreground: [.from(.offset(x: isHere ? .nan : 1))])
        }
    }

    @Test(
        "U2: every animator is checked on a phone that opens like a book, with upright bars at either side",
        arguments: [(466, 678), (678, 466), (951, 669), (469, 669)], [true, false])
    func folding(size: (width: Int, height: Int), isLeading: Bool) {
        let animator = Strip(size: CGSize(width: size.width, height: size.height), isLeading: isLeading)
        #expect(Audit.findings(of: animator).contains { $0.check == .finiteness })
    }

    @Test("What happens in many scenes is told once, with their number")
    func once() throws {
        let findings = Audit.findings(of: Specimen.foreground(.from(.offset(x: 0.9))))
        #expect(findings.filter { $0.check == .start }.count == 1)
        // Five sizes in two directions.
        #expect(try #require(findings.first).occurrences == 10)
    }

    @Test("A declared cut is no fault, and a jump that nobody sees is none")
    func cuts() {
        let jump = Motion.keyframes([.at(0, .offset(x: 1)), .at(0.7, .offset(x: 0.6), easing: .hold), .at(1, .rest)])
        #expect(Audit.findings(of: Specimen.playing(Choreography(foreground: [jump], cuts: [1]))) == [])
        let hidden = Motion.keyframes([
            .at(0, .opacity(0)), .at(0.3, .opacity(0), easing: .hold), .at(0.5, .rest.opacity(0).scale(0.5)),
            .at(1, .rest),
        ])
        let dimming = Choreography(foreground: [hidden], background: .to(.shade(0.3)))
        #expect(Audit.findings(of: Specimen.playing(dimming)) == [])
    }

    @Test("The words fit the cause: round corners, a curve of time, and a screen that begins in the shade")
    func causes() throws {
        func remedy(_ animator: Specimen) throws -> String { try #require(Audit.findings(of: animator).first).remedy }
        let round = Specimen.foreground([.from(.offset(x: 1)), .fixed(.cornerRadius(24))])
        #expect(try remedy(round) == "The corners of the foreground are round there: let its `cornerRadius` be 0 at 1.")
        var curved = Specimen.playing(Choreography(foreground: .from(.offset(y: 1)), background: .to(.offset(y: -1))))
        curved.timing = .curve(0.3, 0, 0.4, 1.6)
        #expect(try remedy(curved).hasPrefix("Give the curve a second and a fourth number from 0 to 1"))
        let dim = Specimen.playing(Choreography(foreground: .from(.offset(x: 1)), background: .from(.shade(0.5))))
        #expect(try #require(Audit.findings(of: dim).first).problem == "At progress 0 the background is shaded.")
    }

    @Test("A shadow that nobody sees at the ends is no fault")
    func shadows() {
        let shadow = Pose.shadow(opacity: 0.5, radius: 12)
        let unseen: [Choreography] = [
            // On the way alone.
            Choreography(
                foreground: [.from(.offset(x: 1)), .passingShadow(opacity: 0.5, radius: 12)], background: []
            ),
            // Behind the other screen, far away, and with its screen transparent.
            Choreography(
                foreground: .from(shadow.scale(0.5)), background: .to(.opacity(0)), front: .background,
                backdrop: .charcoal
            ),
            Choreography(foreground: .from(shadow.offset(x: 1, dx: 60))),
            Choreography(foreground: .from(shadow.scale(0.5).opacity(0))),
            // Around a screen that fills the container.
            Choreography(foreground: [.from(.offset(y: 1)), .to(shadow)], background: []),
        ]
        for choreography in unseen { #expect(Audit.findings(of: Specimen.playing(choreography)) == []) }
        // A clip cuts a shadow off, which is worth a warning.
        let clipped = Choreography(
            foreground: .from(shadow.clip(.roundedRect(UnitRect(x: 1, y: 0, width: 0, height: 1), radius: 0))))
        #expect(Audit(of: Specimen.playing(clipped)).passes)
    }

    @Test(
        "Arcs, spins, a way out and back, and a spring over a screen that stays are no faults",
        arguments: Specimen.straight)
    func straight(animator: Specimen) {
        #expect(Audit.findings(of: animator) == [])
    }

    @Test("What comes near to a fault has no finding", arguments: Specimen.harmless)
    func harmless(animator: Specimen) {
        #expect(Audit.findings(of: animator) == [])
    }

    @Test("A curve that begins steeply is continuous all the same")
    func steep() {
        #expect(Audit.findings(of: Specimen.foreground(.curve { .offset(x: 1 - $0.squareRoot()) })) == [])
        #expect(
            Audit.findings(of: Specimen.foreground(.from(.offset(x: 1), easing: .curve(CubicBezier(1, 0, 0, 1))))) == []
        )
    }

    @Test("Behind a presented screen the other may stay tilted; elsewhere not")
    func overlay() {
        var sheet = Specimen.playing(
            Choreography(
                foreground: .keyframes([
                    .at(0, .offset(y: 1)),
                    .at(1, .rest.clip(.roundedRect(UnitRect(x: 0, y: 0.4, width: 1, height: 0.6), radius: 0))),
                ]), background: .to(.scale(0.9)), backdrop: .black, resting: .overlay))
        sheet.keepsPresenter = true
        #expect(!Audit(of: sheet).passes)
        sheet.info.containers = [.modal]
        #expect(Audit.findings(of: sheet) == [])
    }

    @Test("Warnings alone pass; failures are thrown, without the warnings")
    func severity() throws {
        let slow = Audit(of: Specimen(duration: 5))
        #expect(slow.passes && slow.failures.isEmpty && slow.findings.count == 1)
        try slow.throwIfFailed()

        var worse = Specimen.foreground(.from(.offset(x: 0.9)))
        worse.duration = 5
        let audit = Audit(of: worse)
        #expect(!audit.passes && audit.findings.first?.severity == .failure)
        let failure = try #require(thrown(Audit.Failure.self) { try audit.throwIfFailed() })
        #expect(failure.name == "specimen" && failure.findings == audit.failures)
        #expect((failure as any Error).localizedDescription == failure.description)
        #expect(failure.description.contains("“specimen”") && failure.description.contains("already visible"))
    }

    @Test("A finding reads as plain words and can be stored")
    func words() throws {
        let finding = try #require(Audit.findings(of: Specimen.foreground(.from(.offset(x: 0.9)))).first)
        #expect(finding.description.hasPrefix("start: At progress 0 the foreground is already visible, around ("))
        #expect(finding.description.contains("Seen in a navigation container of 390 × 844 points and "))
        #expect(finding.description.hasSuffix(finding.remedy))
        let stored = try JSONEncoder().encode(finding)
        #expect(try JSONDecoder().decode(Audit.Finding.self, from: stored) == finding)
    }

    @Test("A function with a memory breaks the laws of the mirror")
    func memory() {
        // Alternates between two poses that agree wherever the check for sameness asks.
        let dice = Dice()
        let motion = Motion.curve { progress in
            [0, 0.31, 0.5, 0.73, 1].contains(progress) ? .offset(x: 1 - progress) : .offset(x: dice.roll())
        }
        #expect(Audit.findings(of: Specimen.foreground([motion])).contains { $0.check == .symmetry })
    }
}
