import Foundation

/// What the words on the command line ask for.
enum Request: Equatable {
    /// Record every animator and write the site into this folder.
    case site(output: String)
    /// Print the names of the animators.
    case list
    case help

    static let defaultOutput = "gallery-site"

    /// Reads the words after the command's own name.
    init(_ arguments: [String]) throws(UsageError) {
        var output: String?
        var isList = false
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "-h", "--help", "help":
                self = .help
                return
            case "list" where !isList && output == nil:
                isList = true
            case "-o", "--output":
                guard !isList else { throw .unexpected(word) }
                guard output == nil else { throw .repeated("--output") }
                guard let folder = rest.popFirst(), !folder.isEmpty else { throw .missingFolder }
                output = folder
            case _ where word.hasPrefix("--output="):
                guard !isList else { throw .unexpected(word) }
                guard output == nil else { throw .repeated("--output") }
                output = String(word.dropFirst("--output=".count))
                guard output != "" else { throw .missingFolder }
            default: throw .unexpected(word)
            }
        }
        self = isList ? .list : .site(output: output ?? Request.defaultOutput)
    }

    /// What `--help` prints.
    static let manual = """
        usage: gallery [--output DIR]
               gallery list
               gallery --help

        Runs every registered transition on demo screens, records each frame, and writes a page that shows them all.
        The page needs no server and no network: open DIR/index.html.

          --output DIR, -o DIR  the folder to write into; made if need be (default: \(Request.defaultOutput))
          list                  print the names of the transitions, one a line
          --help, -h            print this

        Files whose content stays the same are not written again, and only what changed is told.
        Exit status: 0 when all went well, 1 when something could not be recorded or written, 2 for words not
        understood.
        """
}

/// Why the command line was not understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
    case unexpected(String)
    case repeated(String)
    case missingFolder

    var description: String {
        switch self {
        case .unexpected(let word): "I do not understand “\(word)”."
        case .repeated(let option): "\(option) was given twice."
        case .missingFolder: "--output needs a folder, as in --output DIR."
        }
    }
}
