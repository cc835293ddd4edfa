import Foundation

/// Makes the recordings of a page: in this process and in others like it, which share the work. What the same program made
/// before is not made again.
@MainActor struct RecordingCrew {
    let studio: RecordingStudio
    /// Where recordings are kept; nil if they cannot be, and then one process makes them all.
    let store: RecordingStore?
    /// Whether all are made anew.
    var isAnew = false
    /// How many processes work; nil for one on each core.
    var processes: Int?
    /// Shows a line of progress.
    var progress: (String) -> Void

    /// What was made, and how much of it before.
    struct Result {
        var finished: [RecordingJob: FinishedJob] = [:]
        var reused = 0
    }

    func work(on jobs: [RecordingJob]) throws -> Result {
        var result = Result()
        for job in jobs {
            if isAnew {
                store?.forget(job)
            } else if let kept = store?.finished(job, inputs: studio.inputs(of: job)) {
                result.finished[job] = kept
            }
        }
        result.reused = result.finished.count
        let open = jobs.filter { result.finished[$0] == nil }
        let claims = RecordingClaims()
        defer { claims.remove() }
        let helpers = startHelpers(for: open, claims: claims)
        defer {
            for helper in helpers where helper.isRunning { helper.terminate() }
        }
        for (index, job) in open.enumerated() where claims.claim(job) {
            progress("recording \(index + 1) of \(open.count): \(job.title)")
            result.finished[job] = try finish(job)
        }
        helpers.forEach { $0.waitUntilExit() }
        // What a helper could not make is made here, so that its error is reported like any other.
        for job in open where result.finished[job] == nil {
            progress("recording \(job.title)")
            result.finished[job] = try store?.finished(job, inputs: studio.inputs(of: job)) ?? finish(job)
        }
        progress("")
        return result
    }

    private func finish(_ job: RecordingJob) throws -> FinishedJob {
        let finished = try studio.finish(job)
        store?.keep(finished, for: job, inputs: studio.inputs(of: job))
        return finished
    }

    /// Starts the same program for a share of the work.
    private func startHelpers(for jobs: [RecordingJob], claims: RecordingClaims) -> [Process] {
        guard let executable = store?.executable else { return [] }
        let count = min(processes ?? ProcessInfo.processInfo.activeProcessorCount, jobs.count)
        return (1..<max(count, 1)).compactMap { _ in
            let process = Process()
            process.executableURL = executable
            process.arguments = ["record", "--claims", claims.folder.path] + jobs.map(\.word)
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            return (try? process.run()) == nil ? nil : process
        }
    }
}
