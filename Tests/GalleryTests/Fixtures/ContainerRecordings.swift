import Foundation
import TransitionCore
import TransitionUIKit

@testable import GalleryCommand

extension TransitionAnimator {
    /// Whether a change backward is the one forward, run backwards. A lower tab plays the one forward in its mirror
    /// image, and a whole window moves as a picture in one direction and as itself in the other.
    func isReversible(in kind: ContainerKind) -> Bool {
        kind != .tab && !movesWholeWindow
            && returnChoreography(in: TransitionScene(size: Recorder.phone, container: kind)) == nil
    }
}

extension DemoContainer {
    /// What drives its changes from code.
    var control: TransitionControl? {
        switch self {
        case let demo as NavigationDemoContainer: demo.navigation.transitions.control
        case let demo as TabDemoContainer: demo.tabs.transitions.control
        case let demo as ModalDemoContainer: demo.detail.modalTransitions.control
        default: nil
        }
    }
}

extension ContainerRecording {
    /// What the page shows when so much of a change is done: halfway between two places numbers are halfway.
    func picture(at fraction: Double, isBackward: Bool) -> DrawnLayer {
        let run = isBackward ? backward : forward
        let places = Recording.places
        let progress = (isBackward ? 1 - fraction : fraction) * places[places.count - 1]
        let next = places.firstIndex { $0 > progress } ?? places.count - 1
        let share = (progress - places[next - 1]) / (places[next] - places[next - 1])
        return run[next - 1].mixed(with: run[next], share)
    }
}

extension DrawnLayer {
    /// The layer that holds both screens, without the bars around.
    var screens: DrawnLayer {
        let inner = children.first { $0.shows("Where to next?") && $0.shows("Three days by the sea") }
        return inner?.screens ?? self
    }

    /// Whether some text in the layer is `words`, to be seen or not.
    private func shows(_ words: String) -> Bool {
        isText(words) || picture?.root.shows(words) == true || children.contains { $0.shows(words) }
    }

    private func isText(_ words: String) -> Bool {
        content.contains { member in
            guard member.key == "t", case .object(let parts) = member.value else { return false }
            return parts.contains { $0.key == "s" && $0.value == .string(words) }
        }
    }

    /// How opaque a text is with all layers that it is in; nil if it is not there.
    func opacity(of words: String) -> Double? {
        let inside = isText(words) ? 1 : children.lazy.compactMap { $0.opacity(of: words) }.first
        return inside.map { $0 * (isVisible ? self[.opacity]?[0] ?? 1 : 0) }
    }

    /// What is between this layer and the same one a step later; switches wait for the step.
    func mixed(with other: DrawnLayer, _ share: Double) -> DrawnLayer {
        var mixed = self
        for (attribute, values) in other.numbers where !attribute.isSwitch {
            guard let mine = self[attribute], mine.count == values.count else { continue }
            mixed[attribute] = zip(mine, values).map { $0 + ($1 - $0) * share }
        }
        for (attribute, values) in numbers where !attribute.isSwitch && other.numbers[attribute] == nil {
            guard let theirs = other[attribute], theirs.count == values.count else { continue }
            mixed[attribute] = zip(values, theirs).map { $0 + ($1 - $0) * share }
        }
        mixed.children = children.map { child in
            other.children.first { $0.id == child.id }.map { child.mixed(with: $0, share) } ?? child
        }
        return mixed
    }
}

extension DrawnLayer {
    /// The left-right mirror image in a parent of this width, as the page draws it.
    func mirrored(width: Double) -> DrawnLayer {
        var layer = self
        let box = self[.box] ?? [0, 0, 0, 0]
        layer[.box] = [width - box[0] - box[2], box[1], box[2], box[3]]
        layer[.origin] = self[.origin].map { [box[2] - $0[0], $0[1]] }
        layer[.matrix] = self[.matrix].map { matrix in
            matrix.enumerated().map { ($0.offset < 4) != ($0.offset % 4 == 0) ? -$0.element : $0.element }
        }
        layer[.radii] = self[.radii].map { [$0[1], $0[0], $0[3], $0[2]] }
        layer[.shadow] = self[.shadow].map { [-$0[0]] + $0.dropFirst() }
        layer[.part] = self[.part].map { [1 - $0[0] - $0[2], $0[1], $0[2], $0[3]] }
        layer[.mask] = self[.mask].map { numbers in
            numbers.enumerated().map { $0.offset % 2 == 0 ? box[2] - $0.element : $0.element }
        }
        if let picture {
            layer.picture = .init(
                root: picture.root.mirrored(width: picture.width), width: picture.width, height: picture.height)
        }
        layer.children = children.map { $0.mirrored(width: box[2]) }
        return layer
    }

    /// Without how words, gradients and outlines are laid out within their boxes; of a mask, what it reaches over.
    var bare: DrawnLayer {
        var layer = self
        layer.content = content.compactMap { member in
            guard member.key == "t", case .object(let parts) = member.value else { return nil }
            return .init(key: "t", value: .object(parts.filter { $0.key == "s" }))
        }
        layer[.mask] = self[.mask].map { numbers in
            let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
            let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
            return [xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0]
        }
        if let picture {
            layer.picture = .init(root: picture.root.bare, width: picture.width, height: picture.height)
        }
        layer.children = children.map(\.bare)
        return layer
    }
}
