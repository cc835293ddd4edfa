import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let options: Set<String> = ["--quick"]

if arguments.contains("--help") || arguments.contains("-h") {
    print(
        """
        usage: swift run -c release benchmarks [--quick]

        Measures the package's claims about speed, each as a ratio of two things measured in the same run, and exits
        with 1 when one is broken. Ratios of times are allowed a twentieth above their limits, with --quick a quarter,
        and are called noise there; counts of instructions are not.

          --quick        fewer samples and rounds
          --count NAME   runs what is counted and nothing else: fade, slide, push, tab or item, also as
                         NAME-hand, finger, or pieces-COUNT
        """
    )
    exit(0)
}
#if canImport(UIKit)
if arguments.first == "--count", arguments.count == 2, let scenario = Scenario(arguments[1]) {
    scenario.run()
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
        if finding.verdict == .broken { broken += 1 }
    }
}

let isQuick = arguments.contains("--quick")
let values = ValueBenchmarks(quick: isQuick)
print(padded("claim", 54), padded("measured", 12, left: true), padded("limit", 9, left: true))
report([values.springErrors(), values.bezierErrors()])
report(values.springSamples().map { $0.timed(quick: isQuick) })
report(values.bezierSamples().map { $0.timed(quick: isQuick) })
report([values.posing().timed(quick: isQuick), values.posingAllocations()])
do {
    report([try RegistryBenchmarks(quick: isQuick).lookUp().timed(quick: isQuick)])
} catch {
    print("the registry refused what it should not: \(error)")
    broken += 1
}
#if canImport(UIKit)
do {
    report(try PlayingBenchmarks().run())
} catch {
    print("playing of transitions not measured: \(error)")
    // On a machine that checks everything, what cannot be measured counts as broken.
    if ProcessInfo.processInfo.environment["CI"] != nil { broken += 1 }
}
report(MemoryBenchmarks(quick: isQuick).run())
#endif
print(broken == 0 ? "all claims hold" : "\(broken) broken")
exit(broken == 0 ? 0 : 1)
