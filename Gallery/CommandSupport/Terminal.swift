import Foundation

/// Text that is written to standard error, beside a command's own output.
package enum Terminal {
    /// Writes a line to standard error.
    package static func complain(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// Whether a person can be asked: input and standard error are terminals.
    package static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    /// Writes a text without an end of line and returns the line that is typed next; nil at the end of the input.
    package static func ask(_ text: String) -> String? {
        FileHandle.standardError.write(Data(text.utf8))
        return readLine()
    }

    /// Shows lines of progress on standard error: on a terminal each overwrites the one before; in a log one is written
    /// every half a minute.
    @MainActor package static func progress() -> (String) -> Void {
        if isatty(STDERR_FILENO) == 1 {
            return { line in FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8)) }
        }
        var progress = SparseProgress(now: .now)
        return { line in
            if let line = progress.line(line, now: .now) { complain(line) }
        }
    }
}
