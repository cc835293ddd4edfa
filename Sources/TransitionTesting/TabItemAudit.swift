import Foundation
import TransitionCore
import TransitionTabBar

/// Checks an animation of a tab bar's item and describes each problem.
///
///     #expect(TabItemAudit.findings(of: Nod()).isEmpty)
public enum TabItemAudit {
    /// One problem of an animation.
    public struct Finding: Equatable, Sendable, Codable, CustomStringConvertible {
        /// The problem, as a sentence.
        public var message: String
        /// The progress of the problem, 0 to 1; nil if it does not depend on the progress.
        public var progress: Double?
        /// How to fix it, as a sentence.
        public var mend: String

        /// The whole finding on one line.
        public var description: String {
            let place = progress.map { " at progress \(($0 * 1000).rounded() / 1000)" } ?? ""
            return "\(message)\(place.isEmpty ? "" : " (\(place.dropFirst()))") \(mend)"
        }
    }

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
    public static func findings(of animator: any TabItemAnimator) -> [Finding] {
        var findings = description(of: animator)
        for scene in scenes {
            let inspection = TabItemInspection(
                choreography: animator.choreography(in: scene), again: animator.choreography(in: scene), scene: scene,
                isReduceMotionSafe: animator.info.isReduceMotionSafe)
            for finding in inspection.findings where !findings.contains(finding) { findings.append(finding) }
        }
        return findings
    }

    private static func description(of animator: any TabItemAnimator) -> [Finding] {
        let info = animator.info
        var findings: [Finding] = []
        if !info.name.isWellFormed {
            findings.append(
                Finding(
                    message: "\(info.name.quoted) cannot name an animation of items.",
                    mend: "Use letters and digits beginning with a lower-case letter, such as “bounce” or “acme.nod”."))
        }
        if info.title.allSatisfy(\.isWhitespace) || info.summary.allSatisfy(\.isWhitespace) {
            findings.append(
                Finding(
                    message: "The title or the summary is empty.",
                    mend: "Write a title of one or two words, and describe in one sentence what the user sees."))
        }
        if info.summary == templateSummary {
            findings.append(
                Finding(
                    message: "The summary is the one that `gallery new` wrote.",
                    mend: "Describe what the user sees in one sentence, also above the type and its static member."))
        }
        if !animator.hasUsableDuration || animator.duration > TabItemRegistry.longestDuration {
            findings.append(
                Finding(
                    message: "The duration is \(animator.duration) seconds.",
                    mend: "Use a duration above 0 and up to \(Int(TabItemRegistry.longestDuration)) seconds."))
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

    /// A drawn part with its motions.
    private struct Element {
        let name: String
        let motions: [Motion]
        let placement: Placement
        let isShape: Bool

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
                name: Self.names[part] ?? part.rawValue, motions: choreography[part],
                placement: TabItemScene.placement(of: frame), isShape: false)
        }
        return parts
            + choreography.shapes.enumerated().map { index, shape in
                Element(
                    name: "Shape \(index)", motions: shape.motions,
                    placement: TabItemScene.placement(of: shape, icon: scene.icon), isShape: true)
            }
    }

    var findings: [TabItemAudit.Finding] {
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
                TabItemAudit.Finding(
                    message: "Two calls with the same scene return different choreographies.",
                    mend: "Use only the scene and the animator's settings."))
        }
        if isReduceMotionSafe,
            let moved = elements.first(where: { element in
                Self.steps.contains { !element.look(at: $0).isInPlace(element.placement) }
            })
        {
            findings.append(
                TabItemAudit.Finding(
                    message: "\(moved.name) moves, but `isReduceMotionSafe` is true.",
                    mend: "Change only the opacity, or leave out isReduceMotionSafe."))
        }
        return findings
    }

    private static let steps = (0...64).map { Double($0) / 64 }

    private func numbers(of elements: [Element]) -> [TabItemAudit.Finding] {
        for element in elements {
            for progress in Self.steps + [1.05, 1.3] {
                let poses = element.motions.map { $0.pose(at: progress) }
                if !poses.allSatisfy(\.isFinite) {
                    return [
                        TabItemAudit.Finding(
                            message: "\(element.name) has a number that is not finite.", progress: progress,
                            mend: "Look for a division by the size of a part, which may be 0.")
                    ]
                }
                if progress <= 1, !poses.allSatisfy({ (0...1).contains($0.opacity) }) {
                    return [
                        TabItemAudit.Finding(
                            message: "\(element.name) has an opacity outside of 0 to 1.", progress: progress,
                            mend: "Keep it within this range.")
                    ]
                }
            }
        }
        return []
    }

    private func ends(of elements: [Element]) -> [TabItemAudit.Finding] {
        var findings: [TabItemAudit.Finding] = []
        for progress in [0.0, 1] {
            var icons = choreography.icon.isEmpty && choreography.picture == .own ? 1 : 0
            if choreography.icon.isEmpty, choreography.picture != .own { icons = 1 }
            for element in elements {
                let isHidden = element.look(at: progress).opacity < 0.001
                let isIcon = element.name == Self.names[.icon] || element.name == Self.names[.alternateIcon]
                if element.isShape {
                    if !isHidden {
                        findings.append(
                            TabItemAudit.Finding(
                                message: "\(element.name) is visible.", progress: progress,
                                mend: "Give it opacity 0 there, because it appears and disappears suddenly."))
                    }
                } else if isIcon, isHidden {
                    continue
                } else if !element.isAtRest(at: progress) {
                    findings.append(
                        TabItemAudit.Finding(
                            message: "\(element.name) is not at rest.", progress: progress,
                            mend: "Return it to rest, or begin with a cut: rest at 0, and the first pose at 0 too."))
                } else if isIcon {
                    icons += 1
                    if progress == 1, element.name == Self.names[.alternateIcon] { icons = 2 }
                }
            }
            if icons != 1 {
                findings.append(
                    TabItemAudit.Finding(
                        message: "The icon is \(icons == 0 ? "not visible" : "visible twice, or the old one stays").",
                        progress: progress,
                        mend: "At 0 one picture is visible and the other has opacity 0; at 1 only the new one is.")
                )
            }
        }
        return findings
    }

    private func jumps(of elements: [Element]) -> [TabItemAudit.Finding] {
        for element in elements {
            for (start, end) in zip(Self.steps, Self.steps.dropFirst()) {
                guard let place = jump(of: element, from: start, to: end),
                    !choreography.cuts.contains(where: { abs($0 - place) < 0.001 })
                else { continue }
                return [
                    TabItemAudit.Finding(
                        message: "\(element.name) jumps.", progress: place,
                        mend: "Let it move from one pose to the other, or add the progress to cuts.")
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
    private func points(_ placement: Placement) -> [SIMD2<Double>] {
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

    fileprivate func isInPlace(_ placement: Placement) -> Bool {
        zip(points(placement), Appearance().points(placement)).allSatisfy { a, b in
            abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01
        }
    }

    /// Returns the difference between two appearances in points. A change of the opacity by 1 counts as 10 points. An
    /// element that is invisible in both has no difference.
    fileprivate func distance(to other: Appearance, in placement: Placement) -> Double {
        let fade = 10 * abs(opacity - other.opacity)
        guard max(opacity, other.opacity) > 0.001 else { return 0 }
        let moves = zip(points(placement), other.points(placement)).map { a, b in
            max(abs(a.x - b.x), abs(a.y - b.y))
        }
        return max(fade, moves.max() ?? 0)
    }
}
