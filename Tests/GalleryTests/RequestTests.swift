import Foundation
import Testing

@testable import gallery

/// The words on the command line.
@Suite struct RequestTests {
    @Test("What is understood")
    func understood() throws {
        #expect(try Request([]) == .site(output: "gallery-site"))
        #expect(try Request(["--output", "x"]) == .site(output: "x"))
        #expect(try Request(["--output=x y"]) == .site(output: "x y"))
        #expect(try Request(["-o", "--strange"]) == .site(output: "--strange"))
        #expect(try Request(["list"]) == .list)
        for word in ["-h", "--help", "help"] {
            #expect(try Request([word]) == .help)
            #expect(try Request(["--output", "x", word]) == .help)
        }
    }

    @Test("What is not")
    func refused() {
        let cases: [([String], UsageError)] = [
            (["--nonsense"], .unexpected("--nonsense")), (["lists"], .unexpected("lists")),
            (["list", "list"], .unexpected("list")), (["list", "--output", "x"], .unexpected("--output")),
            (["--output"], .missingFolder), (["--output", ""], .missingFolder), (["--output="], .missingFolder),
            (["--output", "a", "-o", "b"], .repeated("--output")), (["", "list"], .unexpected("")),
        ]
        for (words, error) in cases {
            #expect(throws: error) { try Request(words) }
        }
    }

    @Test("The help names all there is")
    func help() {
        for word in ["--output", "-o", "list", "--help", "-h", "gallery-site", "index.html", "status"] {
            #expect(Request.manual.contains(word))
        }
    }
}
