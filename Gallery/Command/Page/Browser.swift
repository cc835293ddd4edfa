import Foundation

/// Chromium without a window, which draws pages, if it is installed on this machine.
enum Browser {
    /// The path of the program; nil if it is not installed.
    static let path = program(["chromium", "chromium-browser", "google-chrome"])

    /// The path of the first of these programs that is installed.
    private static func program(_ names: [String]) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Hands a page to the user's own browser, and does not wait for it.
    static func show(_ page: URL) throws {
        guard let opener = program(["xdg-open", "open"]) else {
            throw Failure(description: "there is no program here that opens pages; open \(page.path) yourself")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener)
        process.arguments = [page.path]
        // Without a browser the opener lists all that it tried; the command has printed the page's path.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The time in seconds after which a browser that hangs is ended.
    private static let patience = 90.0

    /// Opens `page` and waits until the browser ends. The browser's standard output goes to `output`.
    static func open(_ page: URL, arguments: [String], output: FileHandle = .nullDevice) throws {
        guard let path else { throw Failure(description: "this needs Chromium, which is not installed") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
                // With the usual memory for what is drawn, phones of a sheet with more than eight rows stay black.
                "--force-gpu-mem-available-mb=4096",
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

    /// What a page that needs no other file holds as soon as it is loaded: the text of its document.
    static func text(of page: Data) throws -> String {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        let (file, answer) = (base.appendingPathExtension("html"), base.appendingPathExtension("txt"))
        defer { for one in [file, answer] { try? FileManager.default.removeItem(at: one) } }
        try page.write(to: file)
        try Data().write(to: answer)
        let output = try FileHandle(forWritingTo: answer)
        defer { try? output.close() }
        try open(file, arguments: ["--dump-dom"], output: output)
        return String(decoding: try Data(contentsOf: answer), as: UTF8.self)
    }

    /// The picture formats: a lossless one, and one with files of a fraction of that size.
    static let pictureFormats: Set = ["png", "webp"]

    /// A picture of a page that needs no other file.
    static func picture(
        of page: Data, size: (width: Int, height: Int), scale: Double = 1, format: String
    ) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sheet-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        try page.write(to: file)
        return try picture(of: file, size: size, scale: scale, format: format)
    }

    /// A picture of `page`; where the page draws nothing it is transparent.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - scale: The number of pixels for each point.
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
