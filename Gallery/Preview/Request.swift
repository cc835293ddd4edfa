import Foundation

/// What the words on the command line ask for.
enum Request: Equatable {
    /// Record every animator and write the site into this folder.
    case site(output: String)
    /// Print the names of the animators.
    case list
    /// Tell what is wrong with animators.
    case audit(AuditCommand)
    /// Begin a new animator.
    case new(NewCommand)
    /// Run the fuzzer.
    case fuzz(FuzzCommand)
    /// Draw still pictures of animators into one file.
    case sheet(SheetRequest)
    case help

    static let defaultOutput = "gallery-site"

    /// Reads the words after the command's own name.
    init(_ arguments: [String]) throws(UsageError) {
        if let command = try Request.command(arguments) {
            self = command
            return
        }
        var output: String?
        var isList = false
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case _ where Request.isHelp(word):
                self = .help
                return
            case "list" where !isList && output == nil:
                isList = true
            case "-o", "--output":
                guard !isList else { throw .unexpected(word) }
                guard output == nil else { throw .repeated("--output") }
                guard let folder = rest.popFirst(), !folder.isEmpty else {
                    throw .missingValue("--output")
                }
                output = folder
            case _ where word.hasPrefix("--output="):
                guard !isList else { throw .unexpected(word) }
                guard output == nil else { throw .repeated("--output") }
                output = String(word.dropFirst("--output=".count))
                guard output != "" else { throw .missingValue("--output") }
            default: throw .unexpected(word)
            }
        }
        self = isList ? .list : .site(output: output ?? Request.defaultOutput)
    }

    private static func isHelp(_ word: String) -> Bool { ["-h", "--help", "help"].contains(word) }

    /// A command with words of its own.
    private static func command(_ arguments: [String]) throws(UsageError) -> Request? {
        guard let name = arguments.first else { return nil }
        let rest = arguments.dropFirst()
        let layout = Sheet.Layout(rawValue: name)
        guard layout != nil || ["audit", "new", "fuzz"].contains(name) else { return nil }
        if rest.contains("--help") || rest.contains("-h") { return .help }
        if let layout { return .sheet(try SheetRequest(layout, rest)) }
        switch name {
        case "audit": return .audit(try AuditCommand(rest))
        case "new": return .new(try NewCommand(rest))
        default: return .fuzz(try FuzzCommand(rest))
        }
    }

    /// What `--help` prints.
    static let manual = """
        usage: gallery [--output DIR]
               gallery sheet|strip [NAME…] [--container KIND] [--back] [--rtl] [--output FILE]
               gallery list
               gallery audit [NAME…] [--json]
               gallery new NAME [--root DIR]
               gallery fuzz [--events N] [--seed N] [--plain]
               gallery fuzz --replay FILE [--plain]
               gallery --help

        Runs every registered transition on demo screens, records each frame, and writes a page that shows them all.
        The page needs no server and no network: open DIR/index.html.

          --output DIR, -o DIR  the folder to write into, made if need be (default: \(Request.defaultOutput)); one that has
                                files of others is refused
          sheet                 draw how transitions look at the start, a quarter, half, three quarters and the end,
                                a row for each NAME (default: all), into FILE (default: gallery-sheet.html)
          strip                 draw one moment of each, side by side: after 40 % of the change, or as NAME@PERCENT says
          --container KIND      navigation, tab or modal (default: navigation)
          --back, --rtl         show the way back; show right-to-left layout
          --output FILE         where a sheet goes; a name that ends in .png or .webp makes it a picture, which needs
                                Chromium
          list                  print the names of the transitions, one a line
          audit                 say what is wrong with the transitions named, or with all; --json for programs
          new                   write a new transition's file and put it into the catalogue, in the package's folder
                                (default: this one)
          fuzz                  play with all containers at random and check that nothing breaks; a failure is printed
                                as a short list of events, and the last line counts the violations
          --events N            how much happens, 1 or more (default: \(FuzzCommand.defaultEvents))
          --seed N              which events (default: 1); the same number gives the same events
          --plain               with no transition installed: what is found then is wrong with the fuzzer itself
          --replay FILE         run the round that was printed for a failure, from a file
          --help, -h            print this

        Files whose content stays the same are not written again, and only what changed is told.
        Exit status: 0 when all went well, 1 when something could not be recorded or written, fails its audit
        or violates what the fuzzer checks, 2 for words not understood.
        """
}

/// Why the command line was not understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
    case unexpected(String)
    case repeated(String)
    case missingValue(String)
    case missingName
    case missingRoot
    case missingNumber(String)

    var description: String {
        switch self {
        case .unexpected(let word): "I do not understand “\(word)”."
        case .repeated(let option): "\(option) was given twice."
        case .missingValue(let option): "\(option) needs a word after it."
        case .missingName: "new needs a name, as in `gallery new tiltBack`."
        case .missingRoot: "--root needs a folder, as in --root DIR."
        case .missingNumber(let option): "\(option) needs a whole number, as in \(option) 1000."
        }
    }
}
