import TransitionCore
import TransitionUIKit
import UIKit

/// Slides in, and notes the scenes for which it is asked.
struct ProbeAnimator: TransitionAnimator {
    /// Scenes, in order.
    @MainActor
    final class Scenes {
        private(set) var all: [TransitionScene] = []
        func note(_ scene: TransitionScene) { all.append(scene) }
    }

    let scenes: Scenes
    var info: AnimatorInfo {
        AnimatorInfo(name: "probe", title: "Probe", author: "Tests", summary: "Notes what it hears.")
    }

    func choreography(in scene: TransitionScene) -> Choreography {
        // Adapters ask on the main actor alone.
        MainActor.assumeIsolated { scenes.note(scene) }
        return Choreography(foreground: .from(.offset(x: 1)), background: [])
    }
}

/// Shows a photo large, at a place that is known only when the screen has been laid out.
@MainActor
final class PhotoScreen: UIViewController {
    private let photo = UIView()

    init(from cell: UIView) {
        super.init(nibName: nil, bundle: nil)
        transitionAnchors = TransitionAnchors { [weak cell] in
            cell
        } target: { [weak self] in
            self?.photo
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Where the photo is.
    var place: CGRect { CGRect(x: 0, y: 200, width: view.bounds.width, height: 300) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(photo)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        photo.frame = place
    }
}

/// A screen whose root view is a scroll view.
@MainActor
final class ListScreen: UIViewController {
    let list = UIScrollView()

    override func loadView() {
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 5000)
        list.backgroundColor = .white
        view = list
    }
}
