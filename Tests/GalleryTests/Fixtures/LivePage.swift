import Foundation
import Testing

@testable import GalleryCommand

/// A page in the browser that the tests share. It has its own clock, and a mouse and a keyboard that it cannot distinguish
/// from real ones.
final class LivePage {
    private let browser: SharedBrowser
    private let tab: SharedBrowser.Tab
    private let folder: URL
    private let scripts: String

    /// Writes the site to a new folder and opens it.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - prefersStills: Whether its user asked for less motion.
    ///   - isDark: Whether its user likes a dark appearance.
    ///   - isTouched: Whether it is a phone's page, which fingers move.
    ///   - script: One more script, which runs before those of the page.
    init(
        _ site: Site, fragment: String = "", size: (width: Int, height: Int) = (1280, 900), prefersStills: Bool = false,
        isDark: Bool = false, isTouched: Bool = false, script: String = ""
    ) throws {
        let browser = try SharedBrowser.running()
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        let folder = try Folder(place.path)
        _ = try site.write(to: folder)
        let tab = try browser.take()
        let added = try browser.send(
            "Page.addScriptToEvaluateOnNewDocument", ["source": PageClock.script + "\n" + script], to: tab.session)
        self.browser = browser
        self.tab = tab
        self.folder = place
        scripts = try #require(added["identifier"] as? String)
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": isTouched])
        try send("Emulation.setTouchEmulationEnabled", ["enabled": isTouched])
        let preferences = [
            "prefers-reduced-motion": prefersStills ? "reduce" : "no-preference",
            "prefers-color-scheme": isDark ? "dark" : "light",
        ]
        try send(
            "Emulation.setEmulatedMedia", ["features": preferences.map { ["name": $0.key, "value": $0.value] }])
        var address = try #require(
            URLComponents(url: place.appendingPathComponent("index.html"), resolvingAgainstBaseURL: false))
        address.percentEncodedFragment = fragment.isEmpty ? nil : fragment
        let url = try #require(address.url).absoluteString
        try browser.waiting(for: "Page.loadEventFired", of: tab) { _ = try send("Page.navigate", ["url": url]) }
    }

    deinit {
        _ = try? send("Page.removeScriptToEvaluateOnNewDocument", ["identifier": scripts])
        browser.giveBack(tab)
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: What is to be seen

    /// The value of an expression in the page; of a promise, what it comes to.
    func value<Value>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let exception = answer["exceptionDetails"] as? [String: Any] {
            let thrown = (exception["exception"] as? [String: Any])?["description"] ?? exception
            throw Browser.Failure(description: "in the page: \(thrown)")
        }
        let result = answer["result"] as? [String: Any]
        return try #require(result?["value"] as? Value, "\(expression) is \(result ?? [:])")
    }

    /// Lets the page's time pass until an expression is true. It then stands still.
    func wait(for expression: String) throws {
        let limit = PageClock.patience * 1000
        if try value("pageClock.until(() => \(expression), \(limit))", as: Bool.self) { return }
        throw Browser.Failure(description: "not true within \(PageClock.patience) s of the page: \(expression)")
    }

    /// Lets so many seconds of the page's time pass.
    func pass(_ seconds: Double) throws {
        _ = try value("pageClock.pass(\(seconds * 1000)).then(() => true)", as: Bool.self)
    }

    /// The colour that the window shows at a point: red, green and blue, 0 to 255, and how much of it there is.
    func colour(at x: Int, _ y: Int) throws -> [Int] {
        let picture = try send("Page.captureScreenshot", ["format": "png"])
        let data = try #require(picture["data"] as? String)
        return try value(
            """
            (async () => {
              const image = new Image();
              image.src = "data:image/png;base64,\(data)";
              await image.decode();
              const canvas = document.createElement("canvas");
              [canvas.width, canvas.height] = [image.width, image.height];
              const context = canvas.getContext("2d");
              context.drawImage(image, 0, 0);
              return [...context.getImageData(\(x), \(y), 1, 1).data];
            })()
            """)
    }

    // MARK: What a user does

    /// Presses a key and lets go of it.
    func press(_ key: String, code: Int, text: String? = nil, shift: Bool = false) throws {
        var event: [String: Any] = [
            "key": key, "windowsVirtualKeyCode": code, "modifiers": shift ? 8 : 0, "type": "rawKeyDown",
        ]
        if let text {
            event["type"] = "keyDown"
            event["text"] = text
        }
        try send("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        event["text"] = nil
        try send("Input.dispatchKeyEvent", event)
    }

    /// Presses the mouse at a place, moves it over others, holds it still for some seconds, and lets go.
    func drag(_ places: (x: Double, y: Double)..., pause: Double = 0) throws {
        func mouse(_ type: String, _ place: (x: Double, y: Double)) throws {
            try send(
                "Input.dispatchMouseEvent",
                [
                    "type": type, "x": place.x, "y": place.y, "button": "left",
                    "buttons": type == "mouseReleased" ? 0 : 1,
                    "clickCount": 1,
                ])
        }
        try mouse("mousePressed", places[0])
        for place in places.dropFirst() { try mouse("mouseMoved", place) }
        if pause > 0 { try pass(pause) }
        try mouse("mouseReleased", places[places.count - 1])
    }

    /// Puts a finger on a place, moves it over others, holds it still for some seconds, and lifts it unless it is to stay.
    func touch(_ places: (x: Double, y: Double)..., pause: Double = 0, staying: Bool = false) throws {
        for (index, place) in places.enumerated() {
            try send(
                "Input.dispatchTouchEvent",
                ["type": index == 0 ? "touchStart" : "touchMove", "touchPoints": [["x": place.x, "y": place.y]]])
        }
        if pause > 0 { try pass(pause) }
        if !staying { try lift() }
    }

    /// Lifts the finger.
    func lift() throws { try send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()]) }

    /// Clicks the middle of what a selector finds.
    func click(_ selector: String) throws {
        try drag(try place(of: selector))
    }

    /// A point of what a selector finds, in the window; fractions of its width and height.
    func place(of selector: String, x: Double = 0.5, y: Double = 0.5) throws -> (x: Double, y: Double) {
        let box: [Double] = try value(
            """
            (() => {
              const el = document.querySelector("\(selector)");
              el.scrollIntoView({ block: "nearest" });
              const box = el.getBoundingClientRect();
              return [box.x, box.y, box.width, box.height];
            })()
            """)
        return (box[0] + box[2] * x, box[1] + box[3] * y)
    }

    @discardableResult
    private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, to: tab.session)
    }
}
