import Foundation
import Testing

@testable import GalleryCommand

/// The one Chromium that all tests of the page share. It starts with the first of them and ends with the process.
///
/// It speaks the browser's debugging protocol over two named pipes.
final class SharedBrowser: @unchecked Sendable {
    private static let shared = Result { try SharedBrowser() }

    /// The browser, started when it is first asked for.
    static func running() throws -> SharedBrowser { try shared.get() }

    /// Seconds after which a browser that does not answer hangs. Not a part of any test: what a test waits for is in the
    /// page, and the page's time is the test's (``PageClock``).
    private static let patience = 600

    private let folder: URL
    private let process = Process()
    private let input: Int32
    private let output: Int32
    /// Tests run side by side; each asks and takes its answer before the next one asks.
    private let lock = NSRecursiveLock()
    private var received = Data()
    private var lastID = 0
    private var free: [Tab] = []
    /// Events that came while an answer was waited for, oldest first.
    private var events: [[String: Any]] = []

    private init() throws {
        guard let path = Browser.path else {
            throw Browser.Failure(description: "Chromium is not installed, and it must be")
        }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (asked, answered) = (folder.appendingPathComponent("in").path, folder.appendingPathComponent("out").path)
        guard mkfifo(asked, 0o600) == 0, mkfifo(answered, 0o600) == 0 else {
            throw Browser.Failure(description: "no pipes can be made")
        }
        // For reading and writing, because opening a pipe only for writing would wait for a reader.
        input = open(asked, O_RDWR | O_CLOEXEC)
        output = open(answered, O_RDWR | O_CLOEXEC)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<\(asked) 4>\(answered)", path, "--headless", "--no-sandbox", "--disable-gpu",
            "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-sync",
            "--disable-component-update",
            // Otherwise the browser takes only so many changes of the address in ten seconds.
            "--disable-ipc-flooding-protection", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        atexit { try? SharedBrowser.running().end() }
    }

    private func end() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// A tab, which shows one page at a time: a new one costs more than most tests.
    struct Tab {
        let session: String
    }

    /// A tab that no test uses.
    func take() throws -> Tab {
        lock.lock()
        defer { lock.unlock() }
        if let tab = free.popLast() { return tab }
        let target = try send("Target.createTarget", ["url": "about:blank", "newWindow": true])
        let attached = try send(
            "Target.attachToTarget", ["targetId": try #require(target["targetId"] as? String), "flatten": true])
        let tab = Tab(session: try #require(attached["sessionId"] as? String))
        try send("Page.enable", to: tab.session)
        // Other pages may be open beside it.
        try send("Emulation.setFocusEmulationEnabled", ["enabled": true], to: tab.session)
        return tab
    }

    /// The page in it is not used any more.
    func giveBack(_ tab: Tab) {
        lock.lock()
        defer { lock.unlock() }
        free.append(tab)
    }

    /// Asks the browser, or a page of it, and waits for the answer.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:], to session: String? = nil) throws -> [String: Any] {
        lock.lock()
        defer { lock.unlock() }
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
            guard answer["id"] as? Int == lastID else {
                events.append(answer)
                continue
            }
            if let error = answer["error"] { throw Browser.Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Runs `work`, and returns when the page has since then reported an event.
    func waiting(for event: String, of tab: Tab, work: () throws -> Void) throws {
        lock.lock()
        defer { lock.unlock() }
        events = []
        try work()
        while !events.contains(where: { $0["method"] as? String == event && $0["sessionId"] as? String == tab.session })
        {
            events.append(try receive())
        }
        events = []
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
                throw Browser.Failure(description: "the browser has not answered for \(Self.patience) s")
            }
            var buffer = [UInt8](repeating: 0, count: 65536)
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { throw Browser.Failure(description: "the browser has ended") }
            received.append(contentsOf: buffer[..<count])
        }
    }
}
