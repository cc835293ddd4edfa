#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The views of two screens that fly, in the order from the back to the front, and why others do not.
@MainActor
struct ElementPairs {
    /// A view on each screen with the same id.
    @MainActor
    final class Pair {
        let id: AnyHashable
        let background: ElementSearch.Found
        let foreground: ElementSearch.Found
        let style: ElementStyle

        init(
            id: AnyHashable, background: ElementSearch.Found, foreground: ElementSearch.Found, style: ElementStyle
        ) {
            self.id = id
            self.background = background
            self.foreground = foreground
            self.style = style
        }

        subscript(role: ScreenRole) -> ElementSearch.Found { role == .foreground ? foreground : background }
        var area: CGFloat { max(background.place.visibleArea, foreground.place.visibleArea) }
    }

    private(set) var pairs: [Pair] = []
    private(set) var refused: [(id: AnyHashable, reason: ElementRefusal)] = []

    init(in setting: StageSetting) {
        let background = ElementSearch(.background, of: setting)
        let foreground = ElementSearch(.foreground, of: setting)
        var isAlone = Array(repeating: true, count: background.elements.count)
        for (key, end) in foreground.elements {
            let known = background[key]
            if let known { isAlone[known.place] = false }
            add(key.id, known?.outcome, end, background, foreground)
        }
        for (place, start) in background.elements.enumerated() where isAlone[place] {
            add(start.key.id, start.result, nil, background, foreground)
        }
        limit()
        // Equal levels keep the order of the arriving screen's views.
        let role = setting.arriving
        pairs.sort { ($0.style.level, $0[role].order) < ($1.style.level, $1[role].order) }
    }

    /// Adds a pair, or the reason why the element stays. The controllers of a screen are asked for a view that is not
    /// visible there.
    private mutating func add(
        _ id: AnyHashable, _ start: ElementSearch.Outcome?, _ end: ElementSearch.Outcome?,
        _ background: ElementSearch, _ foreground: ElementSearch
    ) {
        var (start, end) = (start, end)
        if end.isFound, start.isMissing { start = background.ask(for: id) ?? start }
        if start.isFound, end.isMissing { end = foreground.ask(for: id) ?? end }
        switch (start, end) {
        case (.success(let start), .success(let end)):
            let (own, other) = foreground.isArriving ? (end.tag, start.tag) : (start.tag, end.tag)
            let plain = ElementStyle()
            let style = own.flatMap { $0.style == plain ? nil : $0.style } ?? other?.style ?? plain
            pairs.append(Pair(id: id, background: start, foreground: end, style: style))
        case (.failure(let reason), _), (_, .failure(let reason)): refused.append((id, reason))
        default: refused.append((id, .noPartner))
        }
    }

    /// Keeps the largest pairs.
    private mutating func limit() {
        guard pairs.count > ElementRefusal.most else { return }
        pairs.sort { $0.area > $1.area }
        for pair in pairs[ElementRefusal.most...] { refused.append((pair.id, .tooMany)) }
        pairs.removeSubrange(ElementRefusal.most...)
    }
}

extension ElementSearch.Outcome? {
    fileprivate var isFound: Bool {
        if case .success? = self { true } else { false }
    }

    /// Whether the screen may have a view that is not visible.
    fileprivate var isMissing: Bool {
        switch self {
        case .success?, .failure(.styleNone)?: false
        default: true
        }
    }
}
#endif
