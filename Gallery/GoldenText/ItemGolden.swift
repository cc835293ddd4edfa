import Foundation
import TransitionCore
import TransitionTabBar

/// The behaviour of an item animator as text that can be read in a diff: the poses of its parts at five progresses in an
/// item of a phone's bar.
package struct ItemGolden {
    private let animator: any TabItemAnimator

    package static let scene = TabItemScene(
        size: CGSize(width: 78, height: 49), icon: CGRect(x: 26.5, y: 5.5, width: 25, height: 25),
        title: CGRect(x: 14, y: 34, width: 50, height: 12), badge: CGRect(x: 42, y: 1, width: 18, height: 18))
    package static let progresses = [0, 0.25, 0.5, 0.75, 1]

    package init(animator: any TabItemAnimator) { self.animator = animator }

    package var text: String {
        let info = animator.info
        let choreography = animator.choreography(in: Self.scene)
        var lines = [
            "\(info.title) (\(info.name))", info.summary,
            "\(Golden.text(animator.duration)) s, \(Golden.text(animator.timing))"
                + (info.isReduceMotionSafe ? ", calm" : ""), "",
        ]
        if choreography.picture != .own { lines.append("picture: \(Self.text(choreography.picture))") }
        let framed = TabItemPart.allCases.filter(choreography.framed.contains).map(\.rawValue)
        if !framed.isEmpty { lines.append("seen within their place: \(framed.joined(separator: ", "))") }
        if !choreography.cuts.isEmpty {
            lines.append("cuts " + choreography.cuts.map(Golden.text).joined(separator: " "))
        }
        for (index, shape) in choreography.shapes.enumerated() {
            let rect = [shape.rect.x, shape.rect.y, shape.rect.width, shape.rect.height].map(Golden.text)
            lines.append(
                "shape \(index): \(shape.outline) in \(rect.joined(separator: " "))"
                    + (shape.isBehind ? ", behind" : ""))
        }
        for progress in Self.progresses {
            lines.append(Golden.text(progress))
            for part in TabItemPart.allCases where !choreography[part].isEmpty {
                lines.append("  \(part.rawValue): \(Golden.text(choreography[part], at: progress))")
            }
            for (index, shape) in choreography.shapes.enumerated() {
                lines.append("  shape \(index): \(Golden.text(shape.motions, at: progress))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What Swift prints of a picture, without the module that declares its types.
    private static func text(_ picture: TabItemPicture) -> String {
        String(describing: picture).replacing("TransitionTabBar.", with: "")
    }
}
