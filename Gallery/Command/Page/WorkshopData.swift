import TransitionCore
import TransitionUIKit
import UIKit

/// What the page's workshop needs besides its scripts: two screens to move, and animators to begin from.
struct WorkshopData: Equatable, Sendable {
    /// The name under which the page finds it. No animator has such a name.
    static let name = "_workshop"
    /// The address of its script.
    static let file = "data/_workshop.js"

    /// The animators that are poses and keyframes, by their names.
    private(set) var starts: [JSON.Member]
    /// The names of all animators, which a new one cannot have.
    private var names: [String]
    /// The screen that is covered, and the one that arrives.
    let screens: [JSON]
    /// What the screens have in common with those of the page.
    let pictures: SharedPictures

    /// - Parameters:
    ///   - animators: The animators of the page.
    ///   - recorder: Records the two screens.
    @MainActor init(_ animators: [any TransitionAnimator], recorder: Recorder = Recorder()) {
        names = animators.map(\.info.name.rawValue)
        starts = animators.compactMap { animator in
            WorkshopData.start(animator).map { JSON.Member(key: animator.info.name.rawValue, value: $0) }
        }
        var (encoder, pictures) = (RunEncoder(), SharedPictures())
        screens = recorder.screens().map { encoder.encode([$0], shared: &pictures) }
        self.pictures = pictures
    }

    /// An animator as a design; nil if a function gives one of its motions, or if it differs backward.
    private static func start(_ animator: any TransitionAnimator) -> JSON? {
        let container = ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
        let scenes = ContainerSides.sizes.map { TransitionScene(size: $0, container: container) }
        guard animator.systemTransition == nil, animator.returnChoreography(in: scenes[0]) == nil else { return nil }
        let choreographies = scenes.compactMap { animator.choreography(in: $0).json }
        guard choreographies.count == scenes.count, case .object(let members) = ContainerSides.json(choreographies)
        else { return nil }
        let settings = RunSettings(animator)
        let timing: JSON =
            switch settings.timing {
            case .curve(let curve): .members(["c": .numbers([curve.x1, curve.y1, curve.x2, curve.y2])])
            case .spring(let spring): .members(["s": .numbers([spring.response, spring.dampingRatio])])
            }
        let natural = settings.timing.naturalDuration(allowsOvershoot: settings.allowsOvershoot)
        return .object(
            [
                .init(key: "title", value: .string(animator.info.title)),
                .init(key: "summary", value: .string(animator.info.summary)), .init(key: "timing", value: timing),
            ]
                + (settings.duration == natural ? [] : [.init(key: "duration", value: .number(settings.duration))])
                + (settings.allowsOvershoot ? [.init(key: "overshoot", value: .number(1))] : []) + members)
    }

    /// The script that brings it to the page; the contents of the screens go to `shared`.
    func script(shared: inout SharedPictures) -> String {
        shared.add(pictures.texts)
        let size = Recorder.phone
        let json = JSON.members([
            "size": .numbers([size.width, size.height]), "screens": .array(screens),
            "names": .array(names.map(JSON.string)), "starts": .object(starts),
        ])
        return RecordingScript.text(json.text, as: WorkshopData.name)
    }

    /// The link that opens the workshop, with the names of what can be begun from.
    var link: String {
        let names = starts.map(\.key).joined(separator: " ")
        return "<p class=\"door\"><a id=\"workshop-link\" href=\"#workshop\" data-starts=\"\(HTML.escaped(names))\">"
            + "Design your own in the workshop</a></p>"
    }
}

extension Recorder {
    /// The two screens of the pair at rest, without bars.
    fileprivate func screens() -> [DrawnLayer] {
        [pair.makeFirst, pair.makeSecond].compactMap { make in
            Headless.reset()
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
            window.rootViewController = make()
            window.makeKeyAndVisible()
            Headless.clock.settle()
            defer { window.rootViewController = nil }
            guard let view = window.rootViewController?.view else { return nil }
            return Drawing.draw(Headless.picture(of: view.layer))
        }
    }
}
