import Foundation

/// Prints which round was running when a trap ends the process, because no other code can run then.
enum Trap {
    /// Written by one thread and read by a signal handler, which must not allocate memory.
    nonisolated(unsafe) private static let text = UnsafeMutablePointer<CChar>.allocate(capacity: 128)
    nonisolated(unsafe) private static var length = 0

    static func install() {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
            signal(number) { number in
                Trap.write()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func note(_ seed: UInt64) {
        let line = "\ntrapped in the round with seed \(seed)\n"
        length = min(line.utf8.count, 127)
        for (index, byte) in line.utf8.prefix(127).enumerated() { text[index] = CChar(bitPattern: byte) }
    }

    private static func write() { _ = Foundation.write(STDERR_FILENO, text, length) }
}
