import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionPlayback

/// The stage makes exactly the layers that the draw list counts.
@MainActor
struct StageLayerTests {
    /// The layers that a stage has put into a container, by kind.
    private func count(in container: UIView, besides screens: [UIView]) -> DrawList.LayerCount {
        var count = DrawList.LayerCount()
        for layer in container.layer.sublayers ?? [] {
            if var clip = layer.mask {
                count.masks += 1
                while let inner = clip.sublayers?.first {
                    count.clips += 1
                    clip = inner
                }
            }
            if screens.contains(where: { $0.layer === layer }) || layer.isHidden { continue }
            if layer.contents != nil {
                count.pieces += 1
            } else if layer.shadowPath != nil {
                count.shadows += 1
            } else if layer.zPosition < 0 {
                count.backdrops += 1
            } else {
                count.shades += 1
            }
        }
        return count
    }

    private func count(_ choreography: Choreography) -> DrawList.LayerCount {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = Screen("root")
        window.rootViewController = root
        window.makeKeyAndVisible()
        let screens = [Screen("background").view, Screen("foreground").view].compactMap { $0 }
        for screen in screens {
            screen.frame = root.view.bounds
            root.view.addSubview(screen)
        }
        let plain = root.view.layer.sublayers?.count
        let container = UIView(frame: root.view.bounds)
        root.view.addSubview(container)
        for screen in screens { container.addSubview(screen) }
        Headless.clock.settle()
        let stage = Stage(
            screens: .init(foreground: screens[1], background: screens[0]), container: container,
            choreography: choreography, arriving: [.foreground], progress: 0.5)
        let count = count(in: container, besides: screens)
        stage.strike()
        #expect(container.layer.sublayers?.count == 2 && plain == 3)
        #expect(screens.allSatisfy { $0.layer.mask == nil })
        return count
    }

    @Test("They are the same for the whole catalogue", arguments: BuiltInTransition.chosen)
    func catalogue(_ transition: BuiltInTransition) {
        let size = CGSize(width: 390, height: 844)
        let scene = TransitionScene(
            size: size, sourceRect: CGRect(x: 20, y: 300, width: 100, height: 80),
            targetRect: CGRect(x: 0, y: 80, width: 390, height: 300))
        for choreography in [
            transition.animator.choreography(in: scene), transition.animator.returnChoreography(in: scene),
        ] {
            guard let choreography else { continue }
            #expect(count(choreography) == DrawList(of: choreography, size: size).layerCount)
        }
    }

    @Test("So are they where a screen is in pieces that are shaded, clipped twice and cast shadows")
    func allKinds() {
        let triangle = Clip.polygon(Polygon([SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1)]))
        let choreography = Choreography(
            foreground: .init(
                [.from(.shade(0.5).shadow(opacity: 0.5))],
                pieces: [
                    Piece(.full, .from(.offset(x: 1).shadow(opacity: 0.3))),
                    Piece(
                        .full,
                        motions: [
                            .from(.clip(triangle)), .to(.clip(triangle)), .from(.clip(.circle(x: 0, y: 0, radius: 0))),
                        ]),
                ]),
            background: .to(.cornerRadius(9).shadow(opacity: 0.5)),
            backdrop: .black)
        let list = DrawList(of: choreography, size: CGSize(width: 390, height: 844))
        #expect(count(choreography) == list.layerCount)
        #expect(list.layerCount == .init(pieces: 2, shades: 2, shadows: 2, masks: 2, clips: 4, backdrops: 1))
    }
}
