import Foundation

/// Counts the instructions of a scenario's parts by running this program again under valgrind. Instructions do not
/// depend on what else the machine does.
struct InstructionCounter {
    enum Failure: Error, CustomStringConvertible {
        case missing(String)
        case failed(String)
        case unknown(CountedModule, String)

        var description: String {
            switch self {
            case .missing(let tool): "\(tool) is not installed"
            case .unknown(let module, let scenario): "nothing of \(module.rawValue) was counted in \(scenario)"
            case .failed(let output): "the run under valgrind failed: \(output.suffix(300))"
            }
        }
    }

    /// Begins the line that a counted part prints of its allocations.
    static let allocationsPrefix = "allocations "

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

    /// The instructions of each counted part of a scenario, in order.
    ///
    /// It is an error if a module that has a share in the scenario has none: then its name is not the one that is looked
    /// for.
    func count(_ scenario: Scenario) throws -> [CallProfile] {
        let file = folder.appendingPathComponent(scenario.name).path
        let output = try Self.output(
            of: valgrind,
            [
                "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=reference_collect",
                "--dump-after=reference_collect", "--callgrind-out-file=\(file)", program, "--count", scenario.name,
            ]
        )
        let allocations = output.split(separator: "\n").filter { $0.hasPrefix(Self.allocationsPrefix) }
            .compactMap { Int($0.dropFirst(Self.allocationsPrefix.count)) }
        guard allocations.count == scenario.parts else { throw Failure.failed(output) }
        let profiles = try (1...scenario.parts).map { part in
            guard let text = try? String(contentsOfFile: "\(file).\(part)", encoding: .utf8) else {
                throw Failure.failed(output)
            }
            let profile = CallProfile(of: text, allocations: allocations[part - 1])
            guard profile.instructions > 0 else { throw Failure.failed(output) }
            return profile
        }
        for module in scenario.modules where !profiles.contains(where: { $0.modules.contains(module) }) {
            throw Failure.unknown(module, scenario.name)
        }
        return profiles
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
