#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import UIKit

/// The views of two screens that fly, in the order from the back to the front, and why others do not.
@MainActor
struct ElementPairs {
    /// A view on each screen with the same id.
    @MainActor
    struct Pair {
        let id: AnyHashable
        let background: ElementSearch.Found
        let foreground: ElementSearch.Found
        let style: ElementStyle

        subscript(role: ScreenRole) -> ElementSearch.Found { role == .foreground ? foreground : background }
        var area: CGFloat { max(background.place.visibleArea, foreground.place.visibleArea) }
    }

    private(set) var pairs: [Pair] = []
    private(set) var refused: [(id: AnyHashable, reason: ElementRefusal)] = []

    init(in setting: StageSetting) {
        var background = ElementSearch(.background, of: setting)
        var foreground = ElementSearch(.foreground, of: setting)
        for id in foreground.ids where background.isMissing(id) { background.ask(for: id) }
        for id in background.ids where foreground.isMissing(id) { foreground.ask(for: id) }
        for id in foreground.ids {
            guard let start = background.found[id], let end = foreground.found[id] else {
                refused.append((id, background.refused[id] ?? .noPartner))
                continue
            }
            let arriving = setting.arriving == .foreground ? end.view : start.view
            let leaving = setting.arriving == .foreground ? start.view : end.view
            let style = ElementTag.of(arriving)?.style ?? ElementStyle()
            pairs.append(
                Pair(
                    id: id, background: start, foreground: end,
                    style: style == ElementStyle() ? ElementTag.of(leaving)?.style ?? style : style))
        }
        for id in background.ids where foreground.found[id] == nil {
            refused.append((id, foreground.refused[id] ?? .noPartner))
        }
        for (id, reason) in foreground.refused.merging(background.refused, uniquingKeysWith: { first, _ in first })
        where background.found[id] == nil && foreground.found[id] == nil {
            refused.append((id, reason))
        }
        if pairs.count > ElementRefusal.most {
            let limit = pairs.map(\.area).sorted(by: >)[ElementRefusal.most - 1]
            var kept: [Pair] = []
            for pair in pairs.sorted(by: { $0.area > $1.area }) {
                if pair.area >= limit, kept.count < ElementRefusal.most {
                    kept.append(pair)
                } else {
                    refused.append((pair.id, .tooMany))
                }
            }
            pairs = kept
        }
        // Equal levels keep the order of the arriving screen's views.
        let role = setting.arriving
        pairs.sort { ($0.style.level, $0[role].order) < ($1.style.level, $1[role].order) }
    }
}
#endif
