import GalleryCommandSupport

/// `gallery record --claims DIR JOB…`: the share of a helper that the command itself has started. It is no part of the
/// manual.
struct RecordCommand: Equatable {
    var jobs: [RecordingJob] = []
    /// The folder of the claims.
    var claims: String

    private static let claims = CommandOption("--claims", value: .word)
    static let syntax = CommandSyntax(operands: .any, options: [claims])

    init(_ words: ParsedCommand) throws(UsageError) {
        guard let claims = words[RecordCommand.claims] else { throw .missingValue(RecordCommand.claims.name) }
        self.claims = claims
        for word in words.operands {
            guard let job = RecordingJob(word) else { throw .unexpected(word) }
            jobs.append(job)
        }
    }

    /// Makes and keeps what no other process has claimed.
    @MainActor func run(in studio: RecordingStudio, store: RecordingStore?) throws {
        guard let store else { return }
        let claims = RecordingClaims(in: claims)
        for job in jobs where claims.claim(job) {
            store.keep(try studio.finish(job), for: job, inputs: studio.inputs(of: job))
        }
    }
}
