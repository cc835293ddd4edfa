import Animations
import Foundation

/// Writes a line that the next one overwrites, where someone is looking.
@MainActor func show(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
}

let command = Gallery(
    animators: BuiltInTransition.allCases.map(\.animator),
    print: { print($0) },
    complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
    progress: show
)
if CommandLine.arguments.dropFirst().first == "fuzz" { FuzzTrap.install() }
exit(command.run(Array(CommandLine.arguments.dropFirst())))
