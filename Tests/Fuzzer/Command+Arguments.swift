import GalleryCommandSupport

extension Command {
    /// Runs the command with the arguments after its name and returns the exit status.
    ///
    /// - Parameters:
    ///   - print: Writes a line to standard output; the line comes without its end.
    ///   - complain: Writes a line to standard error.
    ///   - progress: Shows a line of progress that the next one may overwrite.
    @MainActor static func run(
        _ arguments: [String], print: (String) -> Void, complain: (String) -> Void, progress: (String) -> Void
    ) -> Int32 {
        do {
            let words = try syntax.parse(arguments)
            guard words.wantsHelp else { return Command(words).run(print: print, progress: progress) }
            print(manual)
            return 0
        } catch {
            complain("fuzz: \(error) `fuzz --help` says what there is.")
            return 2
        }
    }

    /// The text that `--help` prints.
    static let manual = """
        usage: fuzz [--events N] [--seed N] [--hosts] [--elements] [--plain]
               fuzz --replay FILE [--plain]
               fuzz --help

        Plays with all containers at random and checks that nothing breaks. A failure is printed as a short list of
        events, and the last line counts the violations.

          --events N      how much happens, 1 or more (default: \(defaultEvents))
          --seed N        which events (default: 1); the same number gives the same events
          --hosts         on containers like those that SwiftUI keeps, with path, selection and flags
          --elements      with views on all screens that may fly: each round is run with and without ids, and no model
                          value of any view may differ
          --plain         with no transition installed: what is found then is wrong with the fuzzer itself
          --replay FILE   run the round that was printed for a failure, from a file
          --help, -h      print this

        Exit status: 0 when nothing is violated, 1 when something is or a file cannot be read, 2 for words not understood.
        """
}
