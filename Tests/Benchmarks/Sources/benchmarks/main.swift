import Foundation

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") || arguments.contains("-h") {
    print(
        """
        usage: swift run -c release benchmarks [--quick]

        Measures the package's claims about speed, each as a ratio of two things measured in the same run, and exits
        with 1 when one is broken.

          --quick   fewer samples and rounds
        """
    )
    exit(0)
}
if let unknown = arguments.first(where: { $0 != "--quick" }) {
    FileHandle.standardError.write(Data("benchmarks: unknown argument \(unknown); see --help\n".utf8))
    exit(2)
}
#if DEBUG
    print("benchmarks: built without optimisation, the figures mean nothing; use -c release")
    exit(2)
#endif

let values = ValueBenchmarks(quick: arguments.contains("--quick"))
print(padded("claim", 54), padded("measured", 12, left: true), padded("limit", 9, left: true))
var broken = 0
@MainActor func report(_ findings: [Finding]) {
    for finding in findings {
        print(finding.line)
        if finding.limit.isFinite, !finding.holds { broken += 1 }
    }
}
report([values.springErrors(), values.bezierErrors()])
report(values.springSamples())
report(values.bezierSamples())
report(values.posing())
print(broken == 0 ? "all claims hold" : "\(broken) broken")
exit(broken == 0 ? 0 : 1)
