import Foundation

/// Says which round was running when the process dies of a trap, since nobody else can.
enum Trap {
    /// Written by one thread, read by a signal handler, which may touch nothing that allocates.
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
