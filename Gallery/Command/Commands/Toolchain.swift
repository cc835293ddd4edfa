import Foundation

/// What the command asks of other programs: the author's name, and formatting. What is not installed is left out.
enum Toolchain {
    /// The name that git would write into a commit in a folder; nil without git or without a name.
    static func author(in folder: URL) -> String? {
        let name = output(of: ["git", "-C", folder.path, "config", "user.name"])?
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return name.flatMap { $0.isEmpty || $0.count > 64 || $0.contains(where: \.isNewline) ? nil : $0 }
    }

    /// Formats a Swift file in place.
    static func format(_ file: URL) { _ = output(of: ["swift", "format", "-i", file.path]) }

    /// Runs a program and returns what it writes; nil if it cannot be run or fails.
    private static func output(of words: [String]) -> String? {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
