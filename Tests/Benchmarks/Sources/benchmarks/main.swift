import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let options: Set<String> = ["--quick"]

if arguments.contains("--help") || arguments.contains("-h") {
    print(
        """
        usage: swift run -c release benchmarks [--quick]

        Measures the package's claims about speed, each as a ratio of two things measured in the same run, and exits
        with 1 when one is broken.

          --quick        fewer samples and rounds
          --setup NAME   sets up one transition and does nothing else: library, hand, or pieces-COUNT
        """
    )
    exit(0)
}
#if canImport(UIKit)
if arguments.first == "--setup", arguments.count == 2, let setup = SetupCase(arguments[1]) {
    setup.run()
    exit(0)
}
#endif
if let unknown = arguments.first(where: { !options.contains($0) }) {
    FileHandle.standardError.write(Data("benchmarks: cannot make sense of \(unknown); see --help\n".utf8))
    exit(2)
}
#if DEBUG
FileHandle.standardError.write(Data("benchmarks: built without optimisation; use -c release\n".utf8))
exit(2)
#endif

var broken = 0

@MainActor
func report(_ findings: [Finding]) {
    for finding in findings {
        print(finding.line)
        if finding.limit.isFinite, !finding.holds { broken += 1 }
    }
}

let values = ValueBenchmarks(quick: arguments.contains("--quick"))
print(padded("claim", 54), padded("measured", 12, left: true), padded("limit", 9, left: true))
report([values.springErrors(), values.bezierErrors()])
report(values.springSamples())
report(values.bezierSamples())
report(values.posing())
do {
    report([try RegistryBenchmarks(quick: arguments.contains("--quick")).lookUp()])
} catch {
    print("the registry refused what it should not: \(error)")
    broken += 1
}
do {
    report(try SetupBenchmarks().run())
} catch {
    print("set-up of transitions not measured: \(error)")
    // On a machine that checks everything, what cannot be measured counts as broken.
    if ProcessInfo.processInfo.environment["CI"] != nil { broken += 1 }
}
#if canImport(UIKit)
report(MemoryBenchmarks(quick: arguments.contains("--quick")).run())
#endif
print(broken == 0 ? "all claims hold" : "\(broken) broken")
exit(broken == 0 ? 0 : 1)
