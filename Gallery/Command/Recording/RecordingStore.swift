import Foundation

/// The recordings that one program made, in a folder beside it, so that it need not make them again.
///
/// Everything that can change a recording is in the program: the animators, the engine, the small UIKit, the screens and
/// the recorder itself. So a recording is valid while the bytes of that program, and of the libraries beside it,
/// stay the same. The page's scripts and styles are no part of a recording.
struct RecordingStore {
    /// The folder of the files, one for each thing that is recorded.
    let folder: URL
    /// The program's file.
    let executable: URL
    /// The digest of the program's bytes.
    private let program: String

    /// The store of a program; nil if the program cannot be read or the folder cannot be made.
    init?(of executable: URL) {
        let name = executable.lastPathComponent + ".recordings"
        folder = executable.deletingLastPathComponent().appendingPathComponent(name)
        guard let program = RecordingStore.digest(of: executable),
            (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
        else { return nil }
        (self.program, self.executable) = (program, executable)
    }

    private struct File: Codable {
        var key: String
        var job: FinishedJob
    }

    /// What the program made before; nil if it has not, or if what it depends on is not the same.
    ///
    /// - Parameters:
    ///   - job: What is recorded.
    ///   - inputs: Whatever the recording depends on and is not in the program.
    func finished(_ job: RecordingJob, inputs: String) -> FinishedJob? {
        guard let data = try? Data(contentsOf: file(of: job)),
            let file = try? JSONDecoder().decode(File.self, from: data), file.key == key(of: job, inputs)
        else { return nil }
        return file.job
    }

    /// Keeps what the program has made. If that fails it is made again another time.
    func keep(_ finished: FinishedJob, for job: RecordingJob, inputs: String) {
        let file = File(key: key(of: job, inputs), job: finished)
        try? JSONEncoder().encode(file).write(to: self.file(of: job), options: .atomic)
    }

    /// Forgets what was made before.
    func forget(_ job: RecordingJob) { try? FileManager.default.removeItem(at: file(of: job)) }

    private func key(of job: RecordingJob, _ inputs: String) -> String { "\(program)\n\(job.word)\n\(inputs)" }

    /// A transition on other screens takes the place of the one before, so that the folder does not grow.
    private func file(of job: RecordingJob) -> URL {
        let thing =
            switch job {
            case .transition(let name, _): "transition/\(name)"
            case .item, .elements, .swap, .reduced: job.word
            }
        return folder.appendingPathComponent(ByteDigest.text(of: thing) + ".json")
    }

    /// The digest of a program and of the libraries beside it; nil if it cannot be read.
    private static func digest(of executable: URL) -> String? {
        let folder = executable.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let libraries = names.filter { $0.hasSuffix(".so") || $0.hasSuffix(".dylib") }.sorted()
        var digest = ByteDigest()
        for file in [executable] + libraries.map(folder.appendingPathComponent) {
            guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
            digest.add(data)
        }
        return digest.text
    }
}
