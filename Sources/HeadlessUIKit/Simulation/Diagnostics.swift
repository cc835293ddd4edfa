extension Headless {
    /// The warnings that UIKit would have written to the console since the last reset: misuse that it survives, such as
    /// unbalanced appearance transitions or a push during another one.
    public internal(set) static var warnings: [String] = []

    private static let forgetsWarningsOnReset: Void = resets.append { warnings = [] }

    static func warn(_ message: String) {
        forgetsWarningsOnReset
        warnings.append(message)
    }
}
