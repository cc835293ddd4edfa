import Foundation
import TransitionCore
import TransitionTabBar

/// Warns about item animations that are safe on any bar and still look wrong: nothing moves, something is gone for long,
/// or something leaves the bar.
extension TabItemInspection {
    /// The distance in points below which a move is not noticed.
    private static let noticeable = 1.0
    /// The opacity below which an element counts as invisible.
    private static let faint = 0.1
    /// The longest part of the progress without an icon, without the title, and without a change at either end.
    private static let (longestEmpty, longestUntitled, patience) = (0.3, 0.45, 0.4)
    /// The number of shapes above which the audit warns, and the flashes in a second that are safe.
    private static let (manyShapes, allowedFlashes) = (40, 3)
    /// The farthest distance of a visible element from the item, sideways and upwards, as a multiple of its height.
    private static let (farthestAside, farthestUp) = (0.35, 1.0)

    func tasteFindings(of elements: [Element], duration: TimeInterval) -> [Audit.Finding] {
        guard scene.size.width > 0, !elements.isEmpty, choreography.picture == .own else { return [] }
        let looks = elements.map { element in Self.steps.map { element.look(at: $0) } }
        return [
            stillness(elements, looks), emptiness(elements, looks), untitled(elements, looks),
            blinking(elements, looks, duration), shapes(elements, looks), distance(elements, looks),
            wrongUnits(elements),
        ].compactMap { $0 }
    }

    /// Nothing moves at all, or nothing for long at either end.
    private func stillness(_ elements: [Element], _ looks: [[Appearance]]) -> Audit.Finding? {
        let rest = Appearance()
        let farthest = zip(elements, looks).map { element, looks in
            element.isShape
                ? 10 * (looks.map(\.opacity).max() ?? 0)
                : looks.map { $0.distance(to: rest, in: element.placement) }.max() ?? 0
        }
        let greatest = farthest.max() ?? 0
        guard greatest >= Self.noticeable else {
            return warning(
                .pace, "Nothing is seen to move: the largest change is \(Audit.text(greatest)) points.",
                "Move it by a few points. `dx` and `dy` are points, `x` and `y` multiples of the part's size.")
        }
        let changes = (1..<Self.steps.count).map { step in
            zip(elements, looks).map { $1[step].distance(to: $1[step - 1], in: $0.placement) }.max() ?? 0
        }
        let threshold = 0.01 * changes.reduce(0, +)
        func still(_ changes: some Sequence<Double>) -> Double {
            var sum = 0.0
            return Double(
                changes.prefix { change in
                    sum += change
                    return sum <= threshold
                }.count) / Double(Self.steps.count - 1)
        }
        let (start, end) = (still(changes), still(changes.reversed()))
        guard max(start, end) > Self.patience else { return nil }
        return warning(
            .pace,
            start > end
                ? "Until progress \(Audit.text(start)) nothing moves, although the item has been tapped."
                : "From progress \(Audit.text(1 - end)) on nothing moves.",
            start > end ? "Begin at once: a wait feels like lag." : "Use the whole progress, and a shorter duration.")
    }

    /// The item has no picture for long.
    private func emptiness(_ elements: [Element], _ looks: [[Appearance]]) -> Audit.Finding? {
        let isDrawn = choreography.replacesIcon
        guard isDrawn else { return nil }
        let hasIcon = !choreography.icon.isEmpty
        let empty = Self.steps.indices.map { step in
            hasIcon
                && zip(elements, looks).allSatisfy { element, looks in
                    let counts = element.isShape || element.part == .icon || element.part == .alternateIcon
                    return !counts || looks[step].opacity < Self.faint || looks[step].isTiny(element.placement)
                }
        }
        guard let (first, length) = Self.longestRun(of: empty), length > Self.longestEmpty else { return nil }
        return warning(
            .pace, "From progress \(Audit.text(first)) to \(Audit.text(first + length)) the item has no picture.",
            "Let it be gone for a moment only, or show a shape or the picture before.")
    }

    private func untitled(_ elements: [Element], _ looks: [[Appearance]]) -> Audit.Finding? {
        guard let index = elements.firstIndex(where: { $0.part == .title }) else { return nil }
        let gone = looks[index].map { $0.opacity < Self.faint || $0.isTiny(elements[index].placement) }
        guard let (first, length) = Self.longestRun(of: gone), length > Self.longestUntitled else { return nil }
        return warning(
            .pace, "From progress \(Audit.text(first)) to \(Audit.text(first + length)) the title is gone.",
            "People read the title while they tap: let it move and stay visible.")
    }

    private func blinking(
        _ elements: [Element], _ looks: [[Appearance]], _ duration: TimeInterval
    ) -> Audit.Finding? {
        for (element, looks) in zip(elements, looks) {
            let turns = looks.map(\.opacity).turns(by: 0.3)
            guard turns / 2 > Self.allowedFlashes, duration <= 2 else { continue }
            return warning(
                .flashing, "\(element.name) fades out and in again \(turns / 2) times.",
                "More than three flashes a second can cause seizures (WCAG 2.3.1). Let it fade once.")
        }
        return nil
    }

    /// Shapes that are too many or never seen.
    private func shapes(_ elements: [Element], _ looks: [[Appearance]]) -> Audit.Finding? {
        let count = choreography.shapes.count
        if count > Self.manyShapes {
            return warning(
                .cost, "It draws \(count) shapes; up to \(Self.manyShapes) run smoothly.",
                "Draw fewer shapes; a dozen look just as rich.")
        }
        let unseen = zip(elements, looks).first { $0.isShape && $1.allSatisfy { $0.opacity < 0.01 } }
        guard let unseen else { return nil }
        return warning(
            .range, "\(unseen.0.name) is never seen: its opacity stays 0.",
            "Give it an opacity between the ends, or leave it out.")
    }

    /// Something visible is far away from the item, over the screen or over its neighbours.
    private func distance(_ elements: [Element], _ looks: [[Appearance]]) -> Audit.Finding? {
        let height = scene.size.height
        let room = CGRect(origin: .zero, size: scene.size)
            .insetBy(dx: -Self.farthestAside * height, dy: -Self.farthestUp * height)
        for (element, looks) in zip(elements, looks) {
            for look in looks where look.opacity > 2 * Self.faint {
                let points = look.points(element.placement).map {
                    CGPoint(x: element.frame.midX + $0.x, y: element.frame.midY + $0.y)
                }
                guard points.contains(where: { !room.contains($0) }) else { continue }
                return warning(
                    .range, "\(element.name) is seen far outside of the item, over its neighbours or over the screen.",
                    "Keep it near the item, or let it fade.")
            }
        }
        return nil
    }

    /// Radians in place of degrees, and mirrored pictures.
    private func wrongUnits(_ elements: [Element]) -> Audit.Finding? {
        for element in elements {
            var (radians, isMirrored): (String?, Bool) = (nil, false)
            for motion in element.motions {
                motion.forEachExtremePose { pose in
                    if radians == nil { radians = pose.rotation.suspectedRadians }
                    if min(pose.scale.x, pose.scale.y) < 0, pose.opacity > Self.faint { isMirrored = true }
                }
            }
            if let radians {
                return warning(
                    .range,
                    "The angle of \(element.name.lowercased()) is `\(radians)` degrees, which is hardly a turn.",
                    "Angles are in degrees: a right angle is 90.")
            }
            if isMirrored, !element.isShape {
                return warning(
                    .depth, "\(element.name) has a scale below 0: it is mirrored or upside down.",
                    "Keep scales above 0; `.rotation(degrees: 90, axis: .y)` turns it to its edge.")
            }
        }
        return nil
    }

    private func warning(_ check: Audit.Check, _ problem: String, _ remedy: String) -> Audit.Finding {
        var finding = finding(check, problem, remedy)
        finding.severity = .warning
        return finding
    }

    /// Returns where the longest run of true values begins, and its length, in progress.
    private static func longestRun(of flags: [Bool]) -> (start: Double, length: Double)? {
        var (best, start): ((start: Int, count: Int)?, Int?) = (nil, nil)
        for (index, flag) in flags.enumerated() {
            guard flag else {
                start = nil
                continue
            }
            let first = start ?? index
            start = first
            if index - first + 1 > best?.count ?? 0 { best = (first, index - first + 1) }
        }
        guard let best else { return nil }
        return (steps[best.start], Double(best.count - 1) / Double(steps.count - 1))
    }
}

extension [Double] {
    /// Returns how often the numbers turn from rising to falling or back, by at least `least`.
    func turns(by least: Double) -> Int {
        guard var (low, high) = first.map({ ($0, $0) }) else { return 0 }
        var (turns, isRising): (Int, Bool?) = (0, nil)
        for number in self {
            (low, high) = (Swift.min(low, number), Swift.max(high, number))
            let falls = isRising != false && high - number >= least
            let rises = isRising != true && number - low >= least
            guard falls || rises else { continue }
            (isRising, low, high) = (rises, number, number)
            turns += 1
        }
        return turns
    }
}

extension Pose.Rotation {
    /// The angle as Swift, if it is likely a number of radians where degrees are meant; nil otherwise.
    var suspectedRadians: String? {
        let likely: [(name: String, degrees: Double)] = [
            ("2 * .pi", 2 * .pi), (".pi", .pi), (".pi / 2", .pi / 2), (".pi / 3", .pi / 3), (".pi / 4", .pi / 4),
            (".pi / 6", .pi / 6),
        ]
        let degrees = abs(angle) * 180 / .pi
        return likely.first { abs($0.degrees - degrees) < 1e-6 }?.name
    }
}
