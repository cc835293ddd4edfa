// oldest-swift FILE-OR-FOLDER…: what in Swift sources Swift 6.0 would refuse. oldest-swift --samples FILE: says which
// lines of the file it does not refuse, each being a source with \n for a line break; that must be none.
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--samples", arguments.count == 2 {
    try checkSamples(in: arguments[1])
} else if !arguments.isEmpty {
    try checkSources(at: arguments)
} else {
    print("usage: oldest-swift FILE-OR-FOLDER…\n       oldest-swift --samples FILE")
    exit(2)
}

func checkSources(at paths: [String]) throws {
    let files = paths.flatMap(sources).sorted()
    var count = 0
    for file in files {
        let source = try String(contentsOfFile: file, encoding: .utf8)
        for finding in NewerSyntax(in: source).findings {
            count += 1
            print("\(file):\(finding.line):\(finding.column): \(finding.message)")
        }
    }
    print("\(files.count) files, \(count) places that Swift 6.0 refuses")
    exit(count == 0 && !files.isEmpty ? 0 : 1)
}

/// The Swift sources in a folder, without those of build folders; or the file itself.
func sources(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        .map { "\(path)/\($0)" }
}

func checkSamples(in file: String) throws {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
    let passed = lines.filter { NewerSyntax(in: $0.replacing("\\n", with: "\n") + "\n").findings.isEmpty }
    for line in passed { print("this is not refused: \(line)") }
    print("\(lines.count) samples, \(lines.count - passed.count) refused")
    exit(passed.isEmpty && !lines.isEmpty ? 0 : 1)
}
