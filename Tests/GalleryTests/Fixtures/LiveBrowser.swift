import Foundation
import Testing

@testable import GalleryCommand

/// Chromium with a page open, and a mouse and a keyboard that the page cannot tell from real ones.
///
/// It speaks the browser's debugging protocol over two named pipes.
final class LiveBrowser {
    private let folder: URL
    private let process = Process()
    private let input: Int32
    private let output: Int32
    private var received = Data()
    private var lastID = 0
    private var session: String?

    /// Seconds to wait for an answer.
    private static let patience = 60

    /// Writes the site to a folder of its own and opens it.
    init(_ site: Site, fragment: String = "", size: (width: Int, height: Int) = (1280, 900)) throws {
        guard let path = Browser.path else {
            throw Browser.Failure(description: "chromium is not installed, and it must be")
        }
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
        let site = try (site, Folder(place.path))
        _ = try site.0.write(to: site.1)
        folder = place
        let (asked, told) = (place.appendingPathComponent("in").path, place.appendingPathComponent("out").path)
        guard mkfifo(asked, 0o600) == 0, mkfifo(told, 0o600) == 0 else {
            throw Browser.Failure(description: "no pipes can be made")
        }
        // For reading and writing, because opening a pipe only for writing would wait for a reader.
        input = open(asked, O_RDWR)
        output = open(told, O_RDWR)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<\(asked) 4>\(told)", path, "--headless", "--no-sandbox", "--disable-gpu",
            "--no-first-run", "--disable-extensions", "--user-data-dir=\(place.appendingPathComponent("profile").path)",
            "--window-size=\(size.width),\(size.height)", "--remote-debugging-pipe",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var address = try #require(
            URLComponents(url: place.appendingPathComponent("index.html"), resolvingAgainstBaseURL: false))
        address.percentEncodedFragment = fragment.isEmpty ? nil : fragment
        let target = try send("Target.createTarget", ["url": try #require(address.url).absoluteString])
        let attached = try send(
            "Target.attachToTarget", ["targetId": try #require(target["targetId"] as? String), "flatten": true])
        session = attached["sessionId"] as? String
        try wait(for: "document.readyState === 'complete' && typeof Gallery === 'object' && !!Gallery.detail")
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        close(input)
        close(output)
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: What is to be seen

    /// The value of an expression in the page.
    func value<Value>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let exception = answer["exceptionDetails"] {
            throw Browser.Failure(description: "in the page: \(exception)")
        }
        let result = answer["result"] as? [String: Any]
        return try #require(result?["value"] as? Value, "\(expression) is \(result ?? [:])")
    }

    /// Waits until an expression is true.
    func wait(for expression: String) throws {
        for _ in 0..<200 {
            if (try? value(expression, as: Bool.self)) == true { return }
            usleep(50_000)
        }
        throw Browser.Failure(description: "never true: \(expression)")
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

    /// Presses the mouse at a place, moves it over others, waits there for some seconds, and lets go.
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
        // Held still before it is let go.
        if pause > 0 { usleep(UInt32(pause * 1_000_000)) }
        try mouse("mouseReleased", places[places.count - 1])
    }

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

    // MARK: The protocol

    @discardableResult
    private func send(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        var data = try JSONSerialization.data(withJSONObject: message)
        data.append(0)
        try data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = write(input, bytes.baseAddress! + written, bytes.count - written)
                guard count > 0 else { throw Browser.Failure(description: "the browser does not listen") }
                written += count
            }
        }
        while true {
            let answer = try receive()
            guard answer["id"] as? Int == lastID else { continue }
            if let error = answer["error"] { throw Browser.Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func receive() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = Data(received[received.startIndex..<end])
                received = Data(received[received.index(after: end)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var wanted = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, Int32(Self.patience * 1000)) > 0 else {
                throw Browser.Failure(description: "the browser does not answer")
            }
            var buffer = [UInt8](repeating: 0, count: 65536)
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { throw Browser.Failure(description: "the browser is gone") }
            received.append(contentsOf: buffer[..<count])
        }
    }
}
