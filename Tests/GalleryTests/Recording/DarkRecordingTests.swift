import Foundation
import GalleryScenes
import Testing
import TransitionAnimations
import TransitionCore
import UIKit

@testable import GalleryCommand

/// Recordings on dark screens.
@Suite(.serialized) @MainActor struct DarkRecordingTests {
    @Test("The animator sees a dark scene, and the screens are dark")
    func dark() throws {
        var recorder = Recorder(places: [0, 36, 120])
        var grounds: [Double] = []
        for isDark in [false, true] {
            recorder.isDark = isDark
            let scene = try recorder.scene(for: CatalogueAnimator.fadeThrough, in: .modal)
            #expect(scene.isDark == isDark)
            try recorder.perform(CatalogueAnimator.fadeThrough, in: .modal) { demo, _ in
                #expect((demo.root.traitCollection.userInterfaceStyle == .dark) == isDark)
                var white: CGFloat = 0
                let color = demo.root.view.backgroundColor
                _ = color?.getRed(&white, green: nil, blue: nil, alpha: nil)
                grounds.append(Double(white))
            }
        }
        #expect(grounds.count == 2 && grounds[0] > 0.9 && grounds[1] < 0.2)
    }

    /// The brightness of a colour as an eye sees it, 0 to 1.
    private func luminance(_ color: UIColor?) -> Double {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color?.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let linear = [red, green, blue].map { pow((Double($0) + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The colour that is seen at a point of the views behind the last one of `path`; nil for a picture.
    private func ground(behind path: [UIView], at point: CGPoint, in root: UIView) -> UIColor? {
        for (view, parent) in zip(path.dropFirst(), path).reversed() {
            for behind in parent.subviews.prefix(while: { $0 !== view }).reversed()
            where behind.convert(behind.bounds, to: root).contains(point) {
                if !(behind is UILabel) { return behind.backgroundColor }
            }
            if let color = parent.backgroundColor, color != .clear { return color }
            if parent.layer.sublayers?.contains(where: { $0 is CAGradientLayer }) == true { return nil }
        }
        return nil
    }

    @Test("Words of the demo screens can be read, in light and in the dark")
    func words() throws {
        let screens = ScenePair.allCases.flatMap { [$0.makeFirst(), $0.makeSecond()] } + [DialogScreen()]
        for isDark in [false, true] {
            for screen in screens {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                screen.overrideUserInterfaceStyle = isDark ? .dark : .light
                window.rootViewController = screen
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                func look(_ path: [UIView]) {
                    if let label = path.last as? UILabel {
                        let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
                        guard let ground = ground(behind: path, at: middle, in: window) else { return }
                        let (one, other) = (luminance(label.textColor), luminance(ground))
                        let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
                        #expect(contrast > 2, "\(isDark) \(type(of: screen)), \(label.text ?? "")")
                    }
                    path.last?.subviews.forEach { look(path + [$0]) }
                }
                look([screen.view])
                window.rootViewController = nil
            }
        }
    }

    @Test("What apps ship is there in the dark, as a choreography on dark screens; what is for show is not")
    func recordings() throws {
        let recorder = Recorder()
        let push = try #require(try DarkRecording(CatalogueAnimator.push, by: recorder))
        #expect(push.text.contains("\"dark of push\"") && !push.pictures.isEmpty)
        let light = EncodedRecording(try recorder.record(CatalogueAnimator.push))
        #expect(Set(push.pictures.keys) != Set(light.pictures.keys))
        #expect(push.text.contains("\"shell\":"))
        #expect(try DarkRecording(CatalogueAnimator.cube, by: recorder) == nil)
    }

    @Test("The page has a card with both; pictures of the light recordings are not stored twice")
    func site() throws {
        var entry = EncodedEntry(SiteTests.entry("push"))
        entry.dark = DarkRecording(SiteTests.recording(distance: 30), of: "push")
        entry.card.hasDark = true
        let site = Site(
            [entry, EncodedEntry(SiteTests.entry("fade"))], items: [], reduced: nil, links: SiteLinks(),
            template: try Site.template())
        let names = site.files.map(\.name)
        #expect(names.contains("data/push_dark.js") && names.contains(DarkRecording.picturesFile))
        #expect(!names.contains("data/fade_dark.js"))
        let page = try #require(site.files.first { $0.name == "index.html" })
        let text = String(decoding: page.data, as: UTF8.self)
        #expect(text.components(separatedBy: "data-dark=").count == 2)
        #expect(text.contains("data-dark=\"data/push_dark.js\""))
    }
}

/// A page in the dark. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct DarkPageTests {
    @Test("A dark page shows the dark recording, a light one the light, in the card and in the detail view")
    func appearance() throws {
        var entry = EncodedEntry(SiteTests.entry("push"))
        entry.dark = DarkRecording(SiteTests.recording(distance: 77), of: "push")
        entry.card.hasDark = true
        let site = Site(
            [entry, EncodedEntry(SiteTests.entry("fade"))], items: [], reduced: nil, links: SiteLinks(),
            template: try Site.template())
        let answer = try Harness.answer(
            [Bool].self, in: site,
            body: """
                const results = [];
                for (const isDark of [false, true]) {
                  Gallery.prefersDark = () => isDark;
                  const [push, fade] = Gallery.cards.all;
                  const shown = await Gallery.cardRecording(push);
                  results.push(shown === Gallery.recorded("dark of push"), shown === Gallery.recorded("push"));
                  results.push((await Gallery.cardRecording(fade)) === Gallery.recorded("fade"));
                  location.hash = "push";
                  await wait(200);
                  results.push(Gallery.detail.stage.recording === shown);
                  location.hash = "";
                  await wait(100);
                }
                return results;
                """)
        #expect(answer == [false, true, true, true, true, false, true, true])
    }
}
