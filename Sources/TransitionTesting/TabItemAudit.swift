import Foundation
import TransitionCore
import TransitionTabBar

/// Checks an animation of a tab bar's item and describes each problem.
///
///     #expect(TabItemAudit.findings(of: Nod()).isEmpty)
public enum TabItemAudit {
    /// The items to check: with and without a title, with a badge, and of unusual sizes.
    static let scenes: [TabItemScene] = [
        TabItemScene(
            size: CGSize(width: 78, height: 49), icon: CGRect(x: 26.5, y: 5.5, width: 25, height: 25),
            title: CGRect(x: 14, y: 34, width: 50, height: 12), badge: CGRect(x: 42, y: 1, width: 18, height: 18)),
        TabItemScene(size: CGSize(width: 130, height: 49), icon: CGRect(x: 50, y: 10, width: 30, height: 28)),
        TabItemScene(size: CGSize(width: 0, height: 0), icon: .zero, title: .zero, badge: .zero),
    ]

    /// The summary in the template of `gallery new --item`. The author of the animator has to replace it.
    package static let templateSummary = "The icon bows its head and looks up again."
    /// The template's description of the static member, which the author has to replace too.
    package static let templateMember = "The icon bows its head."

    /// Returns the problems of an animation; empty if it follows these rules:
    ///
    /// - Name and summary describe the animation, and the duration is playable.
    /// - At progress 0 and 1 each part is at rest, the icon is visible exactly once and no shape is visible.
    /// - Every number is finite, opacity is from 0 to 1, and nothing jumps except at a declared cut.
    /// - The same scene gives the same poses, and an animation that is safe for Reduce Motion moves nothing.
    ///
    /// The findings about these rules are failures. If there are none, warnings may follow: nothing is seen to move, the
    /// picture or the title is gone for long, something blinks or is far outside of the item, or it takes too long.
    public static func findings(of animator: any TabItemAnimator) -> [Audit.Finding] {
        var findings = description(of: animator)
        for scene in scenes {
            let inspection = TabItemInspection(
                choreography: animator.choreography(in: scene), again: animator.choreography(in: scene), scene: scene,
                isReduceMotionSafe: animator.info.isReduceMotionSafe, duration: animator.duration)
            for finding in inspection.findings {
                let known = findings.firstIndex { $0.check == finding.check && $0.problem == finding.problem }
                if let known { findings[known].occurrences += 1 } else { findings.append(finding) }
            }
        }
        return findings
    }

    private static func description(of animator: any TabItemAnimator) -> [Audit.Finding] {
        let info = animator.info
        var findings: [Audit.Finding] = []
        if !info.name.isWellFormed {
            findings.append(
                Audit.Finding(
                    .name, .failure, "\(info.name.quoted) cannot name an animation of items.",
                    "Use letters and digits beginning with a lower-case letter, such as “bounce” or “acme.nod”."))
        }
        if info.title.allSatisfy(\.isWhitespace) || info.summary.allSatisfy(\.isWhitespace) {
            findings.append(
                Audit.Finding(
                    .description, .failure, "The title or the summary is empty.",
                    "Write a title of one or two words, and describe in one sentence what the user sees."))
        }
        if info.summary == templateSummary {
            findings.append(
                Audit.Finding(
                    .description, .failure, "The summary is the one that `gallery new` wrote.",
                    "Describe what the user sees in one sentence, also above the type and its static member."))
        }
        if !info.summary.allSatisfy(\.isWhitespace), !info.summary.isOneSentence {
            findings.append(
                Audit.Finding(
                    .description, .warning,
                    "The summary is not one sentence that begins with a capital letter and ends with a full stop.",
                    "Describe in one sentence what the user sees."))
        } else if let side = info.summary.side {
            findings.append(
                Audit.Finding(
                    .description, .warning,
                    "The summary says “\(side)”, but right-to-left layout shows the mirror image.",
                    "Say “to the side”, or leave the side out."))
        }
        if !info.tags.isEmpty, let fault = Audit.Inspection.fault(of: info.tags.map(\.rawValue)) {
            findings.append(Audit.Finding(.description, .warning, fault, "Add a few different words for searching."))
        }
        if !animator.hasUsableDuration || animator.duration > TabItemRegistry.longestDuration {
            findings.append(
                Audit.Finding(
                    .duration, .failure, "The duration is \(animator.duration) seconds.",
                    "Use a duration above 0 and up to \(Int(TabItemRegistry.longestDuration)) seconds."))
        } else if !Audit.Inspection.sensibleDurations.contains(animator.duration) {
            findings.append(
                Audit.Finding(
                    .duration, .warning, "It takes \(Audit.text(animator.duration)) seconds.",
                    "Let it take 0.3 to 0.6 seconds; people tap the next item soon."))
        }
        return findings
    }
}

/// Checks a choreography in one scene.
struct TabItemInspection {
    let choreography: TabItemChoreography
    let again: TabItemChoreography
    let scene: TabItemScene
    let isReduceMotionSafe: Bool
    let duration: TimeInterval

    /// A drawn part with its motions.
    struct Element {
        let name: String
        /// The part; nil for a shape.
        let part: TabItemPart?
        /// The frame at rest, in the item.
        let frame: CGRect
        let motions: [Motion]
        let placement: Placement
        var isShape: Bool { part == nil }

        func look(at progress: Double) -> Appearance {
            Appearance(of: motions, at: progress, placement: placement)
        }

        func isClipped(at progress: Double) -> Bool {
            motions.contains { motion in
                switch motion.pose(at: progress).clip {
                case .none: false
                case .roundedRect(let rect, let radius): rect != .full || radius > 0
                case .circle(_, _, let radius): radius < 1
                case .polygon: true
                }
            }
        }

        func isAtRest(at progress: Double) -> Bool {
            let look = look(at: progress)
            return look.opacity > 0.999 && look.isInPlace(placement) && !isClipped(at: progress)
        }
    }

    private static let names: [TabItemPart: String] = [
        .icon: "The icon", .alternateIcon: "The picture before", .title: "The title", .badge: "The badge",
    ]

    private func elements(of choreography: TabItemChoreography) -> [Element] {
        let parts = TabItemPart.allCases.compactMap { part -> Element? in
            guard !choreography[part].isEmpty, let frame = scene.frame(of: part) else { return nil }
            return Element(
                name: Self.names[part] ?? part.rawValue, part: part, frame: frame, motions: choreography[part],
                placement: TabItemScene.placement(of: frame))
        }
        return parts
            + choreography.shapes.enumerated().map { index, shape in
                Element(
                    name: "Shape \(index + 1)", part: nil, frame: shape.rect.rect(in: scene.icon),
                    motions: shape.motions,
                    placement: TabItemScene.placement(of: shape, icon: scene.icon))
            }
    }

    var findings: [Audit.Finding] {
        let elements = elements(of: choreography)
        var findings = numbers(of: elements)
        guard findings.isEmpty else { return findings }
        findings += ends(of: elements) + jumps(of: elements)
        let others = self.elements(of: again)
        let isSame =
            others.count == elements.count
            && zip(elements, others).allSatisfy { one, other in
                Self.steps.allSatisfy { one.look(at: $0) == other.look(at: $0) }
            }
        if !isSame || again.picture != choreography.picture {
            findings.append(
                finding(
                    .determinism, "Two calls with the same scene return different choreographies.",
                    "Use only the scene and the animator's settings."))
        }
        if isReduceMotionSafe,
            let moved = elements.first(where: { element in
                Self.steps.contains { !element.look(at: $0).isInPlace(element.placement) }
            })
        {
            findings.append(
                finding(
                    .calmness, "\(moved.name) moves, but `isReduceMotionSafe` is true.",
                    "Change only the opacity, or leave out isReduceMotionSafe."))
        }
        return findings.isEmpty ? tasteFindings(of: elements, duration: duration) : findings
    }

    /// Returns a failure in this scene.
    func finding(
        _ check: Audit.Check, _ problem: String, progress: Double? = nil, _ remedy: String
    ) -> Audit.Finding {
        let place = Audit.Place(
            container: .tab, width: Double(scene.size.width), height: Double(scene.size.height),
            direction: .leftToRight, hasRects: false, isBackward: false, progress: progress, isItem: true)
        let time = progress.map { "At progress \(Audit.text($0)) " }
        let sentence = time.map { $0 + problem.prefix(1).lowercased() + problem.dropFirst() } ?? problem
        return Audit.Finding(check, .failure, sentence, remedy, in: place)
    }

    static let steps = (0...64).map { Double($0) / 64 }

    private func numbers(of elements: [Element]) -> [Audit.Finding] {
        for element in elements {
            for progress in Self.steps + [1.05, 1.3] {
                let poses = element.motions.map { $0.pose(at: progress) }
                if !poses.allSatisfy(\.isFinite) {
                    return [
                        finding(
                            .finiteness, "\(element.name) has a number that is not finite.", progress: progress,
                            "Look for a division by the size of a part, which may be 0.")
                    ]
                }
                if progress <= 1, !poses.allSatisfy({ (0...1).contains($0.opacity) }) {
                    return [
                        finding(
                            .range, "\(element.name) has an opacity outside of 0 to 1.", progress: progress,
                            "Keep it within this range.")
                    ]
                }
            }
        }
        return []
    }

    private func ends(of elements: [Element]) -> [Audit.Finding] {
        var findings: [Audit.Finding] = []
        for progress in [0.0, 1] {
            var isIconAway = false
            var icons = choreography.icon.isEmpty && choreography.picture == .own ? 1 : 0
            if choreography.icon.isEmpty, choreography.picture != .own { icons = 1 }
            for element in elements {
                let isHidden = element.look(at: progress).opacity < 0.001
                let isIcon = element.name == Self.names[.icon] || element.name == Self.names[.alternateIcon]
                if element.isShape {
                    if !isHidden {
                        findings.append(
                            finding(
                                progress == 0 ? .start : .end, "\(element.name) is visible.", progress: progress,
                                "Give it opacity 0 there, because it appears and disappears suddenly."))
                    }
                } else if isIcon, isHidden {
                    continue
                } else if !element.isAtRest(at: progress) {
                    if isIcon { isIconAway = true }
                    findings.append(
                        finding(
                            progress == 0 ? .start : .end, "\(element.name) is not at rest.", progress: progress,
                            remedy(for: element.name, at: progress)))
                } else if isIcon {
                    icons += 1
                    if progress == 1, element.name == Self.names[.alternateIcon] { icons = 2 }
                }
            }
            // A picture that is not at rest is reported by itself.
            if icons != 1, !(icons == 0 && isIconAway) {
                findings.append(
                    finding(
                        progress == 0 ? .start : .end,
                        "The icon is \(icons == 0 ? "not visible" : "visible twice, or the old one stays").",
                        progress: progress,
                        "At 0 one picture is visible and the other has opacity 0; at 1 only the new one is.")
                )
            }
        }
        return findings
    }

    /// Returns how to fix a part that is not at rest. Of two icons only one may be visible at each end.
    private func remedy(for name: String, at progress: Double) -> String {
        let rest = "Return it to rest, or begin with a cut: rest at 0, and the first pose at 0 too."
        guard !choreography.alternateIcon.isEmpty, name == Self.names[.icon] || name == Self.names[.alternateIcon]
        else { return rest }
        let isOld = name == Self.names[.alternateIcon]
        return isOld == (progress == 0)
            ? "Let it rest there, and give the other picture opacity 0: at 0 the old picture is visible, at 1 the new one."
            : "Give it opacity 0 there: at 0 only the old picture is visible, at 1 only the new one."
    }

    private func jumps(of elements: [Element]) -> [Audit.Finding] {
        for element in elements {
            for (start, end) in zip(Self.steps, Self.steps.dropFirst()) {
                guard let place = jump(of: element, from: start, to: end),
                    !choreography.cuts.contains(where: { abs($0 - place) < 0.001 })
                else { continue }
                return [
                    finding(
                        .continuity, "\(element.name) jumps.", progress: place,
                        "Let it move from one pose to the other, or add the progress to cuts.")
                ]
            }
        }
        return []
    }

    /// Returns the progress of a jump from `start` to `end`. The method halves the interval repeatedly, and returns nil
    /// if the difference vanishes.
    private func jump(of element: Element, from start: Double, to end: Double) -> Double? {
        var (low, high) = (start, end)
        var (first, last) = (element.look(at: low), element.look(at: high))
        for _ in 0..<20 {
            guard first.distance(to: last, in: element.placement) > 0.05 else { return nil }
            let middle = (low + high) / 2
            let look = element.look(at: middle)
            if first.distance(to: look, in: element.placement) > look.distance(to: last, in: element.placement) {
                (high, last) = (middle, look)
            } else {
                (low, first) = (middle, look)
            }
        }
        return first.distance(to: last, in: element.placement) > 0.05 ? low : nil
    }
}

extension Appearance {
    /// Returns the corners and the centre of an element, in points.
    func points(_ placement: Placement) -> [SIMD2<Double>] {
        let matrix = matrix(eyeDistance: TabItemScene.eyeDistance, placement: placement)
        let (x, y) = (Double(placement.size.width) / 2, Double(placement.size.height) / 2)
        return [(-x, -y), (x, -y), (x, y), (-x, y), (0, 0)].map { px, py in
            let w = px * matrix.m14 + py * matrix.m24 + matrix.m44
            let scale = abs(w) > 1e-9 ? 1 / w : 0
            return SIMD2(
                (px * matrix.m11 + py * matrix.m21 + matrix.m41) * scale,
                (px * matrix.m12 + py * matrix.m22 + matrix.m42) * scale)
        }
    }

    /// Whether the element is less than two points wide or high.
    func isTiny(_ placement: Placement) -> Bool {
        let points = points(placement)
        func length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }
        return min(length(points[1] - points[0]), length(points[3] - points[0])) < 2
    }

    fileprivate func isInPlace(_ placement: Placement) -> Bool {
        zip(points(placement), Appearance().points(placement)).allSatisfy { a, b in
            abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01
        }
    }

    /// Returns the difference between two appearances in points. A change of the opacity by 1 counts as 10 points. An
    /// element that is invisible in both has no difference.
    func distance(to other: Appearance, in placement: Placement) -> Double {
        let fade = 10 * abs(opacity - other.opacity)
        guard max(opacity, other.opacity) > 0.001 else { return 0 }
        let moves = zip(points(placement), other.points(placement)).map { a, b in
            max(abs(a.x - b.x), abs(a.y - b.y))
        }
        return max(fade, moves.max() ?? 0)
    }
}
