import Foundation
import Testing
import UIKit

// developer.apple.com/documentation/objectivec/nsobject-swift.class: isaccessibilityelement, accessibilityelements,
// accessibilityelementshidden, accessibilityviewismodal, shouldgroupaccessibilitychildren, accessibilityframe,
// accessibilityactivate() and accessibilityactivationpoint; developer.apple.com/documentation/uikit/
// uiaccessibilitycontainer for the order.
@MainActor
struct AccessibilityTreeTests {
    /// A window with an empty screen, made at the beginning of a test.
    @MainActor
    private final class Page {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        let root = UIViewController()

        var lines: [String] { Headless.spokenLines(in: window) }

        init() {
            window.rootViewController = root
            window.makeKeyAndVisible()
            Headless.clock.settle()
        }

        @discardableResult
        func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UILabel {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
            label.text = text
            (view ?? root.view).addSubview(label)
            return label
        }
    }

    private func page() -> Page {
        Headless.reset()
        return Page()
    }

    @Test("Labels and controls are read by themselves, plain views and pictures only once the app says so")
    func defaults() {
        let page = page()
        page.label("Name", 0, 0)
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 80, height: 20))
        button.setTitle("Save", for: .normal)
        let toggle = UISwitch(frame: CGRect(x: 0, y: 200, width: 80, height: 20))
        (toggle.accessibilityLabel, toggle.isOn) = ("Sound", true)
        let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 80, height: 20))
        (slider.accessibilityLabel, slider.value) = ("Volume", 0.6)
        let image = UIImage(systemName: "star")
        image?.accessibilityLabel = "Star"
        let picture = UIImageView(image: image)
        picture.frame = CGRect(x: 0, y: 400, width: 80, height: 20)
        let plain = UIView(frame: CGRect(x: 0, y: 500, width: 80, height: 20))
        plain.accessibilityLabel = "Plain"
        for view in [button, toggle, slider, picture, plain] { page.root.view.addSubview(view) }
        #expect(page.lines == ["Name", "Save, button", "Sound, 1, button", "Volume, 60%, adjustable"])
        for view in [picture, plain] { view.isAccessibilityElement = true }
        #expect(page.lines.suffix(2) == ["Star, image", "Plain"])
        (button.isEnabled, button.isSelected, button.accessibilityHint) = (false, true, "Keeps it")
        #expect(page.lines[1] == "selected, Save, dimmed, button, Keeps it")
        #expect(!UILabel().isAccessibilityElement)
    }

    @Test("What is set replaces what a view says by itself, and nil brings that back")
    func set() {
        let page = page()
        let name = page.label("Name", 0, 0)
        (name.accessibilityLabel, name.accessibilityValue) = ("First name", "Ada")
        name.accessibilityTraits = [.header, .notEnabled]
        name.accessibilityIdentifier = "name"
        #expect(page.lines == ["First name, Ada, dimmed, heading"])
        (name.accessibilityLabel, name.accessibilityValue) = (nil, nil)
        #expect(name.accessibilityLabel == "Name" && name.accessibilityValue == nil)
        name.isAccessibilityElement = false
        #expect(page.lines.isEmpty)
    }

    @Test("A control that is none of the system's is an element where that is assumed")
    func bareControls() {
        Headless.reset()
        #expect(!UIControl().isAccessibilityElement)
        Headless.assumptions.bareControlsAreElements = true
        #expect(UIControl().isAccessibilityElement)
    }

    @Test("An element hides what is in it; hidden views, transparent ones and hidden elements are not read")
    func hidden() {
        let page = page()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        page.root.view.addSubview(card)
        let inside = page.label("Inside", 0, 0, in: card)
        #expect(page.lines == ["Inside"])
        (card.isAccessibilityElement, card.accessibilityLabel) = (true, "Card")
        #expect(page.lines == ["Card"])
        card.isAccessibilityElement = false
        card.accessibilityElementsHidden = true
        #expect(page.lines.isEmpty)
        card.accessibilityElementsHidden = false
        inside.isHidden = true
        #expect(page.lines.isEmpty)
        (inside.isHidden, card.alpha) = (false, 0)
        #expect(page.lines.isEmpty)
    }

    @Test("A modal view hides its siblings, as long as it is seen itself")
    func modal() {
        let page = page()
        page.label("Below", 0, 0)
        let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 340))
        page.root.view.addSubview(sheet)
        page.label("Sheet", 0, 0, in: sheet)
        #expect(page.lines == ["Below", "Sheet"])
        sheet.accessibilityViewIsModal = true
        #expect(page.lines == ["Sheet"])
        sheet.isHidden = true
        #expect(page.lines == ["Below"])
    }

    @Test("Rows are read from the top to the bottom, each in the direction of reading")
    func order() {
        let page = page()
        page.label("d", 200, 104)
        page.label("c", 0, 100)
        page.label("b", 200, 0)
        page.label("a", 0, 4)
        #expect(page.lines == ["a", "b", "c", "d"])
        Headless.layoutDirection = .rightToLeft
        #expect(page.lines == ["b", "a", "d", "c"])
    }

    @Test("What is grouped stays together, and what a container names is read in its own order")
    func groups() {
        let page = page()
        for (index, x) in [CGFloat(0), 160].enumerated() {
            let column = UIView(frame: CGRect(x: x, y: 0, width: 160, height: 200))
            page.root.view.addSubview(column)
            page.label("\(index) top", 0, 0, in: column)
            page.label("\(index) bottom", 0, 100, in: column)
        }
        #expect(page.lines == ["0 top", "1 top", "0 bottom", "1 bottom"])
        for column in page.root.view.subviews { column.shouldGroupAccessibilityChildren = true }
        #expect(page.lines == ["0 top", "0 bottom", "1 top", "1 bottom"])
        let column = page.root.view.subviews[0]
        column.accessibilityElements = Array(column.subviews.reversed())
        #expect(page.lines == ["0 bottom", "0 top", "1 top", "1 bottom"])
        column.accessibilityElements = []
        #expect(page.lines == ["1 top", "1 bottom"])
    }

    @Test("An element that is no view has its frame in its container, or one of its own")
    func elements() {
        let page = page()
        let chart = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
        page.root.view.addSubview(chart)
        let bars = (0..<2).map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "Bar \(index)"
            bar.accessibilityFrameInContainerSpace = CGRect(x: CGFloat(index) * 50, y: 0, width: 50, height: 100)
            return bar
        }
        chart.accessibilityElements = bars
        #expect(page.lines == ["Bar 0", "Bar 1"])
        #expect(bars[1].accessibilityFrame == CGRect(x: 60, y: 20, width: 50, height: 100))
        bars[1].accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(bars[1].accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(bars[1].accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
    }

    @Test("What is off the screen is not read, unless it can be scrolled there")
    func offScreen() {
        let page = page()
        page.label("Off", 0, 700)
        #expect(page.lines.isEmpty)
        let list = UIScrollView(frame: page.root.view.bounds)
        list.contentSize = CGSize(width: 320, height: 2000)
        page.root.view.addSubview(list)
        page.label("Later", 0, 1500, in: list)
        #expect(page.lines == ["Later"])
        list.frame.origin.x = 400
        #expect(page.lines.isEmpty)
    }
}
