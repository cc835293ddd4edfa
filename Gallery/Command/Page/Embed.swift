import Foundation
import TransitionCore
import TransitionUIKit

/// The script that draws transitions in any other page, by the library's arithmetic: `embed.js`, one file that loads nothing
/// else. It has all transitions but those with too many poses to be written down.
struct Embed {
    /// The script's file.
    static let file = "embed.js"
    /// The parts of the template that are in it, in this order; of folders, all their scripts.
    private static let parts = [
        "rules.js", "timing.js", "painter.js", "bitmap.js", "player.js", "swipe.js", "Motion", "Workshop/stage.js",
        "Embed",
    ]
    /// The characters above which the poses of a transition are too many.
    private static let most = 24_000
    /// The poses into which a motion that a function gives is divided, and its decimals.
    private static let (steps, decimals) = (20, 4)

    /// The transitions as data.
    private let transitions: [JSON.Member]
    private let workshop: WorkshopData

    /// The names of the transitions, in the page's order.
    var names: [String] { transitions.map(\.key) }

    /// - Parameters:
    ///   - animators: The animators of the page.
    ///   - moments: The progress of each one's best moment.
    ///   - workshop: It has the two screens.
    init(_ animators: [any TransitionAnimator], moments: [String: Double] = [:], workshop: WorkshopData) {
        self.workshop = workshop
        transitions = animators.compactMap { animator in
            Embed.data(of: animator, moment: moments[animator.info.name.rawValue] ?? 0.4).map {
                .init(key: animator.info.name.rawValue, value: $0)
            }
        }
    }

    /// An animator as data; nil for one that grows out of a view, that the system draws, or that has another
    /// way back.
    private static func data(of animator: any TransitionAnimator, moment: Double) -> JSON? {
        let kinds = ContainerKind.allCases.filter(animator.info.containers.contains)
        guard let kind = Card.preferred(of: kinds), !animator.info.tags.contains(.source), !animator.movesWholeWindow,
            animator.systemTransition == nil
        else { return nil }
        let scene = TransitionScene(size: Recorder.phone, container: kind)
        guard animator.returnChoreography(in: scene) == nil,
            let json = animator.choreography(in: scene).sampled(steps).json?.rounded(decimals), json.text.count <= most
        else { return nil }
        return .members([
            "title": .string(animator.info.title), "moment": .number(moment).rounded(2),
            "run": RunSettings(animator).json,
            "c": json,
        ])
    }

    /// The script.
    func script(from template: [String: Data]) -> String {
        let size = Recorder.phone
        let pictures = workshop.pictures.texts.sorted { $0.key < $1.key }
            .map { "\(JSON.quoted($0.key)):\($0.value)" }.joined(separator: ",")
        let json = JSON.members([
            "size": .numbers([size.width, size.height]), "screens": .array(workshop.screens),
            "transitions": .object(transitions), "facts": PageFacts.json(),
        ])
        let packed = PackedText("{\"pictures\":{\(pictures)},\(json.text.dropFirst())")
        let script = """
            (() => {
            "use strict";
            const Gallery = { sharedNodes: (key) => Gallery.data.pictures[key] ?? [] };
            \(Embed.text(of: "packed.js", in: template))\
            Gallery.data = Gallery.unpack(\(packed.count),\(packed.literal));
            Gallery.facts = Gallery.data.facts;
            \(Embed.parts.map { Embed.text(of: $0, in: template) }.joined())\
            })();

            """
        // A page that does not say how it is written would read other letters in another way.
        return script.utf16.reduce(into: "") { text, unit in
            if unit < 128, let scalar = Unicode.Scalar(unit) {
                text.unicodeScalars.append(scalar)
            } else {
                text += "\\u" + ("000" + String(unit, radix: 16)).suffix(4)
            }
        }
    }

    /// A script of the template, or all of a folder, without what only readers need.
    private static func text(of name: String, in template: [String: Data]) -> String {
        template.keys.filter { $0 == name || $0.hasPrefix(name + "/") && $0.hasSuffix(".js") }.sorted()
            .map { LeanText.of(String(decoding: template[$0] ?? Data(), as: UTF8.self)) }.joined()
    }
}

extension Choreography {
    /// With poses at so many progresses in the place of each motion that a function gives.
    fileprivate func sampled(_ steps: Int) -> Choreography {
        func poses(of motion: Motion) -> Motion {
            guard case .curve = motion.form else { return motion }
            return .keyframes(
                (0...steps).map { step in
                    let progress = Double(step) / Double(steps)
                    return .at(progress, motion.pose(at: progress))
                })
        }
        func poses(of track: Track) -> Track {
            var track = track
            track.motions = track.motions.map(poses)
            track.pieces = track.pieces.map { piece in
                var piece = piece
                piece.motions = piece.motions.map(poses)
                return piece
            }
            return track
        }
        var choreography = self
        choreography.foreground = poses(of: foreground)
        choreography.background = poses(of: background)
        return choreography
    }
}
