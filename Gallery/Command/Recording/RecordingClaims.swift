import Foundation

/// Divides recordings between processes. They share a folder: a job belongs to the process that first makes a folder for
/// it there.
struct RecordingClaims {
    let folder: URL

    /// New claims, in a folder of their own.
    init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-claims-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// The claims in a folder that another process has made.
    init(in folder: String) { self.folder = URL(fileURLWithPath: folder, isDirectory: true) }

    /// Whether the job is from now on this process's to do.
    func claim(_ job: RecordingJob) -> Bool {
        let place = folder.appendingPathComponent(ByteDigest.text(of: job.word))
        return (try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)) != nil
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
