import Foundation

/// Chromium, if it is on this machine: it draws pages without a window.
enum Browser {
    /// Where it is; nil if it is not installed.
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            for folder in folders {
                let path = "\(folder)/\(name)"
                if FileManager.default.isExecutableFile(atPath: path) { return path }
            }
        }
        return nil
    }()

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Seconds after which a browser that hangs is ended.
    private static let patience = 90.0

    /// Opens `page` and waits until the browser ends. What it writes to standard output goes to `output`.
    static func open(_ page: URL, arguments: [String], output: FileHandle = .nullDevice) throws {
        guard let path else { throw Failure(description: "this needs Chromium, which is not installed") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
                "--user-data-dir=\(folder.path)",
            ] + arguments + [page.absoluteString]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let watch = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watch)
        process.waitUntilExit()
        watch.cancel()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(path) ended with \(process.terminationStatus)")
        }
    }

    /// The formats that it draws pictures in: without loss, and a fraction of that.
    static let pictureFormats: Set = ["png", "webp"]

    /// A picture of `page`; what the page leaves free is transparent.
    ///
    /// - Parameters:
    ///   - size: Of the window, in points.
    ///   - scale: Pixels for a point.
    ///   - format: One of ``pictureFormats``.
    static func picture(
        of page: URL, size: (width: Int, height: Int), scale: Double = 1, format: String = "png"
    ) throws -> Data {
        let name = "picture-\(UUID().uuidString).\(format)"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        defer { try? FileManager.default.removeItem(at: file) }
        try open(
            page,
            arguments: [
                "--screenshot=\(file.path)", "--window-size=\(size.width),\(size.height)", "--hide-scrollbars",
                "--force-device-scale-factor=\(scale)", "--virtual-time-budget=5000",
                "--default-background-color=00000000",
            ])
        return try Data(contentsOf: file)
    }
}
