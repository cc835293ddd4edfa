import Foundation
import GalleryModel
import TransitionCore

/// Answers a ``Wish`` with three transitions.
struct Chooser: Sendable {
    /// What there is to choose from.
    let entries: [(animator: any TransitionAnimator, manner: Manner)]

    /// How many it offers.
    static let count = 3

    /// - Parameter animators: What there is to choose from, in the order of the catalogue.
    init(_ animators: [any TransitionAnimator]) {
        entries = animators.map { ($0, Manner(of: $0)) }
    }

    /// The transitions that come nearest, the best first; fewer if there are not so many.
    ///
    /// What is too long to be seen so often comes last, then what comes from elsewhere, then what is too loud or too
    /// quiet. Of equals on the shelves for show, one of another shelf comes first, so that there is a choice.
    func candidates(for wish: Wish) -> [any TransitionAnimator] {
        var chosen: [Int] = []
        while chosen.count < min(Self.count, entries.count) {
            let shelves = Set(chosen.map { entries[$0].manner.section }).subtracting([.everyday])
            let best = entries.indices.filter { !chosen.contains($0) }.min { one, other in
                let costs = [one, other].map { wish.cost(of: entries[$0].manner, besides: shelves) + [Double($0)] }
                return costs[0].lexicographicallyPrecedes(costs[1])
            }
            guard let best else { break }
            chosen.append(best)
        }
        return chosen.map { entries[$0].animator }
    }

    /// The questions, and for each complete set of answers the names of its candidates, as the page's scripts read them.
    ///
    ///     {"questions": [{"name": "origin", "title": "…", "answers": [{"word": "side", "title": "…"}]}],
    ///      "candidates": {"side quiet often": ["sharedAxis", "push", "slide"]}}
    var json: JSON {
        let questions = Wish.questions.map { question in
            JSON.members([
                "name": .string(question.name), "title": .string(question.title),
                "answers": .array(
                    question.answers.map { .members(["word": .string($0.word), "title": .string($0.title)]) }),
            ])
        }
        let candidates = Wish.all.map { wish in
            JSON.Member(
                key: wish.words,
                value: .array(self.candidates(for: wish).map { .string($0.info.name.rawValue) }))
        }
        return .members(["questions": .array(questions), "candidates": .object(candidates)])
    }
}

extension Wish {
    /// How far an animator is from the wish: the first number that differs decides.
    fileprivate func cost(of manner: Manner, besides shelves: Set<GallerySection>) -> [Double] {
        let (limit, ideal) = frequency.map(Self.seconds) ?? (.infinity, manner.duration)
        return [
            manner.duration > limit ? 1 : 0,
            origin == nil || origin == manner.origin ? 0 : 1,
            volume.map { Double(abs(Self.loudness(of: $0) - manner.loudness)) } ?? 0,
            shelves.contains(manner.section) ? 1 : 0,
            abs(manner.duration - ideal),
            Double(manner.place),
        ]
    }

    private static func loudness(of volume: Volume) -> Int {
        switch volume {
        case .quiet: 0
        case .plain: 1
        case .loud: 3
        }
    }

    /// The longest that people bear so often, and what is best, in seconds.
    private static func seconds(for frequency: Frequency) -> (limit: Double, ideal: Double) {
        switch frequency {
        case .often: (0.4, 0.4)
        case .sometimes: (0.6, 0.5)
        case .once: (.infinity, 0.8)
        }
    }
}
