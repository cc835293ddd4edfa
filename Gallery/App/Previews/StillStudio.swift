import Repertoire
import UIKit

/// Pictures of transitions in the middle of their way, for the cells that do not play. Those of the catalogue come with
/// the app: `swift run gallery stills` draws them. Of what plugins have it takes them, one after another.
@MainActor
final class StillStudio {
    /// Where the pictures are taken: behind something opaque, but in a window, for nothing else is drawn.
    private let host: UIViewController
    private var pictures: [TransitionName: UIImage] = [:]
    private var orders: [(animator: any TransitionAnimator, deliver: (UIImage) -> Void)] = []
    private var work: Task<Void, Never>?

    /// The moment of the pictures: most transitions show both screens best shortly before their middle.
    private static let moment = 0.42
    /// Points of the screen to a pixel of the picture. A cell is at most half as wide as a screen.
    private static let scale: CGFloat = 1

    /// Whether pictures may be taken now. Each keeps the main thread for some frames.
    private let mayWork: () -> Bool

    init(host: UIViewController, mayWork: @escaping () -> Bool) {
        self.host = host
        self.mayWork = mayWork
    }

    /// The picture, if it came with the app or has been taken. The system keeps what came with the app as long as there is
    /// memory.
    func picture(of name: TransitionName) -> UIImage? { pictures[name] ?? UIImage(named: "\(name.rawValue).webp") }

    /// Takes a picture when those asked for before are taken.
    func order(_ animator: any TransitionAnimator, deliver: @escaping (UIImage) -> Void) {
        let name = animator.info.name
        guard picture(of: name) == nil, !orders.contains(where: { $0.animator.info.name == name }) else { return }
        orders.append((animator, deliver))
        goOn()
    }

    /// Goes on where it was left off, as when the host left the screen.
    func goOn() {
        guard work == nil, !orders.isEmpty, mayWork() else { return }
        work = Task { [weak self] in
            while await self?.takeNext() == true {}
        }
    }

    /// Takes no more pictures of what has left the screen.
    func cancel(_ name: TransitionName) {
        orders.removeAll { $0.animator.info.name == name }
    }

    /// Forgets all pictures, as when the screens look otherwise now.
    func clear() {
        pictures = [:]
        orders = []
    }

    private func takeNext() async -> Bool {
        guard let order = orders.first, host.viewIfLoaded?.window != nil, mayWork() else {
            work = nil
            return false
        }
        let preview = LivePreview(order.animator)
        host.addChild(preview)
        host.view.insertSubview(preview.view, at: 0)
        preview.view.frame = CGRect(origin: .zero, size: LivePreview.screenSize)
        preview.view.accessibilityElementsHidden = true
        preview.didMove(toParent: host)
        preview.view.layoutIfNeeded()
        let isPosed = await preview.pose(at: Self.moment)
        if isPosed {
            let picture = draw(preview.view)
            pictures[order.animator.info.name] = picture
            order.deliver(picture)
        }
        // What is held goes back by itself when its view leaves the window.
        preview.unembed()
        orders.removeAll { $0.animator.info.name == order.animator.info.name }
        // Scrolling comes first: leave the main thread some frames between two pictures.
        try? await Task.sleep(nanoseconds: 50_000_000)
        return true
    }

    private func draw(_ view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = Self.scale
        format.opaque = true
        let half = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: view.bounds.height / 2)
        return UIGraphicsImageRenderer(bounds: half, format: format).image { _ in
            view.drawHierarchy(in: half, afterScreenUpdates: true)
        }
    }
}
