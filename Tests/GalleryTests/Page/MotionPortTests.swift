import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// The arithmetic of choreographies in the page, compared with the library. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct MotionPortTests {
    /// Where a screen is, if it does not fill the container.
    private struct Place {
        var frame: CGRect
        var space: CGRect
        var hasPicture = true
        var isInPlace = false

        init(using random: inout Random, in size: CGSize) {
            frame = CGRect(
                x: random.number(in: 0...40), y: random.number(in: 0...40), width: random.number(in: 50...400),
                height: random.number(in: 50...400))
            space =
                random.chance(0.5)
                ? CGRect(origin: .zero, size: size)
                : CGRect(x: 10, y: 20.5, width: size.width - 30, height: size.height / 2)
            hasPicture = random.chance(0.8)
            isInPlace = random.chance(0.2)
        }

        init(filling size: CGSize) {
            frame = CGRect(origin: .zero, size: size)
            space = frame
        }

        var screen: DrawList.Screen {
            DrawList.Screen(frame: frame, space: space, hasPicture: hasPicture, isInPlace: isInPlace)
        }

        var json: JSON {
            func rect(_ rect: CGRect) -> JSON { .numbers([rect.minX, rect.minY, rect.width, rect.height]) }
            return .members([
                "frame": rect(frame), "space": rect(space), "hasPicture": .number(hasPicture ? 1 : 0),
                "isInPlace": .number(isInPlace ? 1 : 0),
            ])
        }
    }

    /// A choreography, what is done with it, and the moments at which it is looked at.
    private struct Trial {
        var choreography: Choreography
        var other: Choreography?
        var isMirrored: Bool
        var isReversed: Bool
        var size: CGSize
        var screens: [ScreenRole: Place]
        /// A screen that is missing.
        var missing: ScreenRole?
        var progresses: [Double]
        /// A point of each element, in fractions of its size.
        var point: SIMD2<Double>

        init(using random: inout Random) {
            choreography = random.choreography()
            other = random.chance(0.2) ? random.choreography() : nil
            isMirrored = random.chance(0.4)
            isReversed = random.chance(0.3)
            let size = random.pick([
                CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 120, height: 90.5),
            ])
            self.size = size
            screens = [:]
            if random.chance(0.3) {
                for role in ScreenRole.allCases { screens[role] = Place(using: &random, in: size) }
            }
            missing = random.chance(0.05) ? random.pick(ScreenRole.allCases) : nil
            progresses = [random.progress(), random.chance(0.3) ? random.number(in: -0.3...1.3) : random.unit()]
            point =
                random.chance(0.2)
                ? SIMD2(0.5, 0.5) : SIMD2(random.number(in: -0.1...1.1), random.number(in: -0.1...1.1))
        }

        /// What the library draws.
        var list: DrawList {
            var played = choreography
            if let other { played = played.combined(with: other) }
            if isMirrored { played = played.mirrored }
            if isReversed { played = played.reversed }
            func screen(_ role: ScreenRole) -> DrawList.Screen? {
                role == missing ? nil : (screens[role] ?? Place(filling: size)).screen
            }
            return DrawList(
                of: played, size: size, foreground: screen(.foreground), background: screen(.background),
                isBackgroundInPlace: missing != .background && screens[.background]?.isInPlace == true)
        }

        /// All numbers of all elements, at one moment after the other.
        var outcome: [Double] {
            let list = list
            return progresses.flatMap { progress -> [Double] in
                var instant = DrawList.Instant(at: progress)
                return list.elements.flatMap { element -> [Double] in
                    let appearance = instant.appearance(of: element)
                    let matrix = appearance.matrix(eyeDistance: list.eyeDistance, placement: element.placement)
                    let shadow = element.shadow == nil ? Pose.Shadow() : appearance.shadow
                    let (width, height) = (Double(element.placement.size.width), Double(element.placement.size.height))
                    let (x, y) = ((point.x - 0.5) * width, (point.y - 0.5) * height)
                    // Enormous numbers leave no digits for a place.
                    let isSane = !matrix.numbers.contains { abs($0) > 1e12 }
                    let seen = isSane ? matrix.project(x: x, y: y) : nil
                    let hit = isSane ? matrix.unproject(x: x, y: y) : nil
                    let clips = element.clips.flatMap(\.motions).map { $0.pose(at: progress).clip }
                        .filter { $0 != .none }
                    return matrix.numbers
                        + [
                            appearance.opacity, appearance.cornerRadius, appearance.shade, shadow.opacity,
                            shadow.radius, shadow.dx, shadow.dy, Double(list.depth(of: element, at: progress)),
                            element.isHidden ? 1 : 0, element.isTile ? 1 : 0, element.followsFinger ? 1 : 0,
                            element.isWhite ? 1 : 0,
                            element.part.x, element.part.width, list.eyeDistance,
                        ]
                        + (seen.map { [$0.x, $0.y, $0.z] } ?? [-1]) + (hit.map { [$0.x, $0.y] } ?? [-2])
                        + clips.flatMap { clip in
                            clip.numbers + [clip.contains(x: point.x, y: point.y, size: element.placement.size) ? 1 : 0]
                        }
                }
            }
        }

        var json: JSON? {
            guard let own = choreography.json else { return nil }
            let screens = ScreenRole.allCases.compactMap { role -> JSON.Member? in
                if role == missing { return .init(key: role.rawValue, value: .number(0)) }
                return self.screens[role].map { .init(key: role.rawValue, value: $0.json) }
            }
            return .members([
                "own": own, "other": other?.json, "mirrored": .number(isMirrored ? 1 : 0),
                "reversed": .number(isReversed ? 1 : 0), "size": .numbers([size.width, size.height]),
                "screens": .object(screens), "at": .numbers(progresses), "point": .numbers([point.x, point.y]),
            ])
        }
    }

    /// Evaluates trials in the page.
    private static let script = """
        const { choreography, matrix, clip, DrawList } = Gallery.motion;
        // Keyframes come in any order, apart from those at one progress.
        const shuffled = (track) => {
          for (const list of [track, ...track?.pieces ?? []].flatMap((each) => each?.motions ?? [])) {
            if (new Set(list.map(({ at }) => at)).size === list.length) list.reverse();
          }
        };
        const read = (json) => {
          shuffled(json.foreground);
          shuffled(json.background);
          return choreography.of(json);
        };
        const flat = (each) => each.rect ? [1, ...each.rect] : each.circle ? [2, ...each.circle] : [3, ...each.polygon.flat()];
        return trials.map(({ own, other, mirrored, reversed, size, screens, at, point }) => {
          let played = read(own);
          if (other) played = choreography.combined(played, read(other));
          if (mirrored) played = choreography.mirrored(played);
          if (reversed) played = choreography.reversed(played);
          for (const role of choreography.roles) {
            if (screens[role] === 0) screens[role] = null;
            else if (screens[role]) {
              const { hasPicture, isInPlace } = screens[role];
              screens[role] = { ...screens[role], hasPicture: hasPicture === 1, isInPlace: isInPlace === 1 };
            }
          }
          const list = new DrawList(played, size, screens);
          return at.flatMap((progress) => list.at(progress).flatMap((seen) => {
            const { element } = seen;
            const [width, height] = element.place.size;
            const [x, y] = [(point[0] - 0.5) * width, (point[1] - 0.5) * height];
            const isSane = seen.matrix.every((number) => Math.abs(number) <= 1e12);
            const places = [matrix.project, matrix.unproject].map((where) => (isSane ? where(seen.matrix, x, y) : null));
            return [
              ...seen.matrix, seen.opacity, seen.radius, seen.shade, ...seen.shadow, seen.depth, Number(element.isHidden),
              Number(element.isTile), Number(element.follows), Number(element.white), element.part[0], element.part[2], list.eye,
              ...places[0] ?? [-1], ...places[1] ?? [-2],
              ...seen.clips.flatMap((each) => [...flat(each), Number(clip.contains(each, ...point, width, height))]),
            ];
          }));
        });
        """

    /// A thousand in each run; ten thousand with the whole catalogue.
    private static let batches = ProcessInfo.processInfo.environment["REPERTOIRE_WHOLE_CATALOGUE"] == "1" ? 10 : 1

    @Test("Random choreographies: all that is drawn is what the library draws", arguments: 0..<batches)
    func choreographies(batch: Int) throws {
        var random = Random(seed: UInt64(batch) &* 0x2545_F491_4F6C_DD1D &+ 1)
        let trials = (0..<1000).map { _ in Trial(using: &random) }
        let texts = try trials.map { try #require($0.json).text }
        let site = Site([SiteTests.entry("slide")], template: try Site.template())
        let answers = try Harness.answer(
            [[Double]].self, in: site, body: "const trials = [\(texts.joined(separator: ","))];\n\(Self.script)")
        #expect(answers.count == trials.count)
        var worst = (error: 0.0, index: 0)
        var count = 0
        for (index, (trial, answer)) in zip(trials, answers).enumerated() {
            let wanted = trial.outcome
            #expect(answer.count == wanted.count, "\(texts[index])")
            count += wanted.count
            // The sum of two enormous numbers is as exact as these.
            let scale = wanted.reduce(1) { max($0, abs($1)) }
            for (value, wanted) in zip(answer, wanted) {
                let error = abs(value - wanted) / (scale > 1e12 ? scale : max(1, abs(wanted)))
                if !(error <= worst.error) { worst = (error, index) }
            }
        }
        #expect(count > 100_000)
        #expect(worst.error < 1e-6, "off by \(worst.error): \(texts[worst.index])")
    }

    @Test("A motion that a function gives is no data, wherever it is")
    func functions() {
        let arc = Motion.curve { .offset(x: $0) }
        #expect(Choreography(foreground: arc).json == nil)
        #expect(Choreography(background: .pieces([Piece(.full, arc)])).json == nil)
        #expect(Choreography(foreground: .from(.offset(x: 1))).json != nil)
    }
}

extension Clip {
    fileprivate var numbers: [Double] {
        switch self {
        case .none: []
        case .roundedRect(let rect, let radius): [1, rect.x, rect.y, rect.width, rect.height, radius]
        case .circle(let x, let y, let radius): [2, x, y, radius]
        case .polygon(let polygon): [3] + (0..<polygon.count).flatMap { [polygon[$0].x, polygon[$0].y] }
        }
    }
}
