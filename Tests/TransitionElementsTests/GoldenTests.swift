import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionUIKit
import TransitionWorld
import UIKit

/// What flights look like at eleven moments, as text. After a change that is meant, write the files anew with
/// `REPERTOIRE_WRITE_GOLDENS=1 swift test --filter ElementGoldenTests`, and read the difference.
@MainActor
struct ElementGoldenTests {
    /// The kinds of elements, each with what it puts on a screen.
    enum Subject: String, CaseIterable {
        case pictures, translucentPictures, fittedPictures, image, text, wrappedText, corners, shadow, clip, arc, slot,
            nested

        private static let start = CGRect(x: 20, y: 120, width: 120, height: 80)
        private static let end = CGRect(x: 0, y: 300, width: 390, height: 200)

        private static let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 60)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 90, height: 60))
        }

        @MainActor
        func dress(_ parent: UIView, _ role: ScreenRole) {
            let isEnd = role == .foreground
            let frame = isEnd ? Self.end : Self.start
            var view = UIView(frame: frame)
            view.backgroundColor = .red
            switch self {
            case .pictures: break
            case .translucentPictures: view.backgroundColor = UIColor.red.withAlphaComponent(0.5)
            case .fittedPictures: view.transitionElement = ElementStyle(content: .fit)
            case .image:
                let picture = UIImageView(image: Self.bitmap)
                picture.frame = frame
                picture.clipsToBounds = true
                picture.contentMode = isEnd ? .scaleAspectFit : .scaleAspectFill
                picture.layer.cornerRadius = isEnd ? 0 : 16
                view = picture
            case .text, .wrappedText:
                let label = UILabel(frame: frame)
                label.text = "A title of some words that may need two lines"
                label.numberOfLines = 0
                label.font = .systemFont(ofSize: isEnd ? 30 : self == .text ? 15 : 17)
                if self == .text { label.text = "A title" }
                view = label
            case .corners: view.layer.cornerRadius = isEnd ? 0 : 24
            case .shadow:
                view.layer.shadowOpacity = isEnd ? 0 : 0.5
                view.layer.shadowRadius = 12
                view.layer.shadowOffset = CGSize(width: 0, height: 6)
                view.layer.cornerRadius = 8
            case .clip:
                let list = UIScrollView(frame: CGRect(x: 0, y: 150, width: 390, height: 300))
                list.contentInsetAdjustmentBehavior = .never
                view.frame = frame.offsetBy(dx: 0, dy: -150)
                parent.addSubview(list)
                list.addSubview(view)
                view.transitionID = "it"
                return
            case .arc: view.transitionElement = ElementStyle(path: .arc)
            case .slot: view.transitionElement = ElementStyle(after: 0.2, until: 0.7)
            case .nested:
                let inner = UIView(frame: CGRect(x: 10, y: 10, width: isEnd ? 100 : 30, height: 30))
                inner.backgroundColor = .green
                inner.transitionID = "inner"
                view.addSubview(inner)
            }
            view.transitionID = "it"
            parent.addSubview(view)
        }
    }

    @Test("E3, E4, E6, E9, E11: flights are as their goldens say, forward and backward", arguments: Subject.allCases)
    func same(subject: Subject) throws {
        let forward = try text(subject, .push)
        #expect(try text(subject, .pop) == forward, "backward shows the same at each progress")
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
        let file = folder.appendingPathComponent("\(subject.rawValue).txt")
        if ProcessInfo.processInfo.environment["REPERTOIRE_WRITE_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try forward.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == forward)
    }

    /// The layers at eleven moments.
    private func text(_ subject: Subject, _ change: Change) throws -> String {
        let world = World(change, animator: .fade)
        try world.hold(at: 0) { controller, role in
            World.box(of: controller).isHidden = true
            subject.dress(controller.view, role)
        }
        var lines: [String] = []
        for step in 0...10 {
            let progress = Double(step) / 10
            try world.control.scrub(to: change.isForward ? progress : 1 - progress)
            lines.append("at \(progress)")
            for layer in world.flying { lines.append("  " + Self.line(of: layer, world.frame(of: layer))) }
        }
        try world.control.cancel()
        Headless.clock.settle()
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(of layer: CALayer, _ frame: CGRect) -> String {
        func number(_ value: CGFloat) -> String {
            let hundredths = (value * 100).rounded()
            return hundredths == 0 ? "0" : "\(hundredths / 100)"
        }
        var words = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
        if layer.contents != nil {
            let part = layer.contentsRect
            words += " picture \(layer.contentsGravity.rawValue)"
            if part != CGRect(x: 0, y: 0, width: 1, height: 1) {
                words += " part " + [part.minX, part.minY, part.width, part.height].map(number).joined(separator: " ")
            }
        }
        if layer.cornerRadius > 0 { words += " corners \(number(layer.cornerRadius))" }
        if layer.masksToBounds { words += " clips" }
        if layer.opacity < 1 { words += " opacity \(number(CGFloat(layer.opacity)))" }
        if layer.shadowPath != nil { words += " shadow \(number(CGFloat(layer.shadowOpacity)))" }
        return words
    }
}
