import TransitionCore
import TransitionUIKit
import UIKit

/// Slides in, and notes the scenes for which it is asked.
public struct ProbeAnimator: TransitionAnimator {
    /// Scenes, in order.
    @MainActor
    public final class Scenes {
        public private(set) var all: [TransitionScene] = []

        public init() {}
        public func note(_ scene: TransitionScene) { all.append(scene) }
    }

    public let scenes: Scenes

    public init(scenes: Scenes) { self.scenes = scenes }

    public var info: AnimatorInfo {
        AnimatorInfo(name: "probe", title: "Probe", author: "Tests", summary: "Notes what it hears.")
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Adapters ask on the main actor alone.
        MainActor.assumeIsolated { scenes.note(scene) }
        return Choreography(foreground: .from(.offset(x: 1)), background: [])
    }
}

/// Shows a photo large, at a place that is known only when the screen has been laid out.
@MainActor
public final class PhotoScreen: UIViewController {
    private let photo = UIView()

    public init(from cell: UIView) {
        super.init(nibName: nil, bundle: nil)
        transitionAnchors = TransitionAnchors { [weak cell] in
            cell
        } target: { [weak self] in
            self?.photo
        }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Where the photo is.
    public var place: CGRect { CGRect(x: 0, y: 200, width: view.bounds.width, height: 300) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(photo)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        photo.frame = place
    }
}

/// A screen whose root view is a scroll view.
@MainActor
public final class ListScreen: UIViewController {
    public let list = UIScrollView()

    public override func loadView() {
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 5000)
        list.backgroundColor = .white
        view = list
    }
}
