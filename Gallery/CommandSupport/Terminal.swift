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

    /// Writes a line that the next one overwrites, if standard error is a terminal.
    package static func showProgress(_ line: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
    }
}
