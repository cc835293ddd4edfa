import Foundation
import HeadlessFixtures
import Testing

@testable import UIKit

@MainActor struct ViewsSnapshotTests {

    /// What is on stage, made by `begin()`.
    private final class Stage {
        var window: UIWindow!
        var view: UIView!
        var label: UILabel!
    }

    private let stage = Stage()
    private var window: UIWindow { stage.window }
    private var view: UIView { stage.view }
    private var label: UILabel { stage.label }

    /// Each test begins with a world of its own. Not in the initialiser: other tests may run between that and this.
    private func begin() {
        Headless.reset()
        stage.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.isHidden = false
        stage.view = UIView(frame: window.bounds)
        view.backgroundColor = .red
        stage.label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "before"
        view.addSubview(label)
        window.addSubview(view)
        Headless.clock.turn()
    }

    private func snapshot(in layer: CALayer) -> Headless.LayerPicture.Snapshot? {
        guard case .snapshot(let snapshot) = Headless.picture(of: layer).contents else { return nil }
        return snapshot
    }

    private func words(_ picture: Headless.LayerPicture?) -> String? {
        guard case .text(let text) = picture?.sublayers.first?.contents else { return nil }
        return text.string
    }

    @Test func snapshotsKeepTheMoment() throws {
        begin()
        let copy = try #require(view.snapshotView(afterScreenUpdates: false))
        label.text = "after"
        view.backgroundColor = .blue
        let shown = try #require(snapshot(in: copy.layer)?.layers.first)
        #expect(words(shown) == "before")
        #expect(shown.backgroundColor?.red == 1)
        #expect(copy.bounds == view.bounds)
    }

    @Test("P22: a view that was never on screen has an empty snapshot before updates")
    func neverShown() throws {
        begin()
        let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(fresh.snapshotView(afterScreenUpdates: false).flatMap { snapshot(in: $0.layer) } == nil)
        window.addSubview(fresh)
        #expect(fresh.snapshotView(afterScreenUpdates: false).flatMap { snapshot(in: $0.layer) } == nil)
        #expect(fresh.snapshotView(afterScreenUpdates: true).flatMap { snapshot(in: $0.layer) } != nil)
        let copy = try #require(window.snapshotView(afterScreenUpdates: false))
        #expect(snapshot(in: copy.layer)?.layers.first?.sublayers.count == 1)
    }

    @Test func regionsShowTheirPart() throws {
        begin()
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 50, y: 100, width: 100, height: 200), afterScreenUpdates: false, withCapInsets: .zero))
        let picture = Headless.picture(of: part.layer)
        #expect(picture.bounds.size == CGSize(width: 100, height: 200))
        #expect(picture.contentsRect == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        #expect(snapshot(in: part.layer)?.size == CGSize(width: 200, height: 400))
    }

    @Test func imagesKeepThePictureAndAreCut() throws {
        begin()
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
            view.layer.render(in: context.cgContext)
        }
        label.text = "after"
        let shown = UIImageView(image: image)
        #expect(shown.bounds.size == view.bounds.size)
        guard case .snapshot(let drawn) = snapshot(in: shown.layer)?.layers.first?.sublayers.first?.contents else {
            Issue.record("a context holds what was drawn into it")
            return
        }
        #expect(words(drawn.layers.first) == "before")
        let cut = try #require(image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let layer = CALayer()
        layer.contents = cut
        #expect(snapshot(in: layer)?.size == CGSize(width: 100, height: 100))
    }

    @Test func oldDrawingFunctionsWorkToo() throws {
        begin()
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
        #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
        UIColor.green.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == view.bounds.size)
        #expect(UIGraphicsGetCurrentContext() == nil)
        guard case .snapshot(let snapshot) = image.contents else { throw Missing() }
        #expect(snapshot.layers.count == 2)
    }

    private struct Missing: Error {}

    @Test("A picture shows presented values, and survives being written and read")
    func picturesArePresented() throws {
        begin()
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        view.layer.addSublayer(gradient)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
        view.layer.mask = mask
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
            view.transform3D = CATransform3DMakeTranslation(100, 0, 0)
        }
        Headless.clock.advance(by: 0.25)
        let picture = Headless.picture(of: window.layer)
        let shown = try #require(picture.picture(id: Headless.picture(of: view.layer).id))
        #expect(abs(shown.opacity - 0.75) < 1e-6)
        #expect(abs(shown.transform[12] - 25) < 1e-6)
        guard case .shape = shown.mask?.contents, case .gradient = shown.sublayers.last?.contents else {
            throw Missing()
        }
        let copy = try JSONDecoder().decode(Headless.LayerPicture.self, from: JSONEncoder().encode(picture))
        #expect(copy == picture)
    }

    @Test func labelsTellWhatTheyShow() throws {
        begin()
        label.font = .systemFont(ofSize: 20, weight: .bold)
        label.textAlignment = .center
        label.textColor = .white
        guard case .text(let text) = Headless.picture(of: label.layer).contents else { throw Missing() }
        #expect(text.fontSize == 20 && text.fontWeight == 700 && text.alignment == "center" && text.color.green == 1)
        label.sizeToFit()
        #expect(label.bounds.height == UIFont.systemFont(ofSize: 20).lineHeight && label.bounds.width > 40)
    }

    @Test func dissolvesFadeTheOldPicture() throws {
        begin()
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            label.text = "after"
        }
        Headless.clock.advance(by: 0.25)
        let picture = Headless.picture(of: view.layer)
        #expect(words(picture) == "after")
        let shade = try #require(picture.sublayers.last)
        #expect(abs(shade.opacity - 0.75) < 1e-6)
        guard case .snapshot(let old) = shade.contents else { throw Missing() }
        #expect(words(old.layers.first) == "before")
        #expect(Headless.clock.settle())
        #expect(Headless.picture(of: view.layer).sublayers.count == 1)
    }

    @Test func viewsReplaceEachOther() {
        begin()
        let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        view.addSubview(old)
        var finished: Bool?
        UIView.transition(from: old, to: new, duration: 0.3, options: .transitionFlipFromLeft) { finished = $0 }
        #expect(new.superview === view && old.superview == nil)
        #expect(finished == nil)
        Headless.clock.settle()
        #expect(finished == true)
    }
}
