import Foundation

/// Counts the instructions of set-ups by running this program again under valgrind. Instructions do not depend on what
/// else the machine does.
struct InstructionCounter {
    enum Failure: Error, CustomStringConvertible {
        case missing(String)
        case failed(String)

        var description: String {
            switch self {
            case .missing(let tool): "\(tool) is not installed"
            case .failed(let output): "the run under valgrind failed: \(output.suffix(300))"
            }
        }
    }

    private let valgrind: String
    private let program: String
    private let folder: URL

    /// Makes a copy of this program without debugging information, which valgrind may not be able to read.
    init() throws {
        func find(_ tool: String) throws -> String {
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            let candidates = folders.map { "\($0)/\(tool)" }
            guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
                throw Failure.missing(tool)
            }
            return found
        }
        valgrind = try find("valgrind")
        let strip = try find("strip")
        guard let own = Bundle.main.executablePath else { throw Failure.failed("no path of its own") }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        program = folder.appendingPathComponent("program").path
        _ = try Self.output(of: strip, ["--strip-debug", "-o", program, own])
    }

    /// Removes the copy.
    func finish() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The instructions of one set-up.
    func count(_ name: String) throws -> Double {
        let output = try Self.output(
            of: valgrind,
            [
                "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=reference_collect",
                "--callgrind-out-file=\(folder.appendingPathComponent("counts").path)", program, "--setup", name,
            ]
        )
        let line = output.split(separator: "\n").last { $0.contains("Collected") }
        guard let number = line?.split(separator: " ").last.flatMap({ Double($0) }), number > 0 else {
            throw Failure.failed(output)
        }
        return number
    }

    private static func output(of tool: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        guard process.terminationStatus == 0 else { throw Failure.failed(text) }
        return text
    }
}

/// The claims about setting up a transition.
struct SetupBenchmarks {
    /// A plain push costs at most twice what one written by hand costs, and pieces cost the same each.
    func run() throws -> [Finding] {
        let counter = try InstructionCounter()
        defer { counter.finish() }
        let (library, hand) = (try counter.count("library"), try counter.count("hand"))
        let pieces = try [8, 16, 32].map { try counter.count("pieces-\($0)") }
        let (first, second) = ((pieces[1] - pieces[0]) / 8, (pieces[2] - pieces[1]) / 16)
        return [
            Finding(
                title: "push set up : the same written by hand, instructions",
                value: library / hand,
                limit: 2,
                detail: String(format: "%.0f k against %.0f k", library / 1000, hand / 1000)
            ),
            Finding(
                title: "a piece between 16 and 32 : one between 8 and 16",
                value: second / first,
                limit: 1.1,
                detail: String(format: "%.1f k instructions against %.1f k", second / 1000, first / 1000)
            ),
        ]
    }
}
