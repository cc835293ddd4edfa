/// Writes what was found out as Swift, to be pasted into the headless UIKit's tests.
enum AssumptionPrinter {
    /// An extension of `Headless.Assumptions` with one property.
    ///
    /// - Parameters:
    ///   - findings: by the names of the properties; one that is missing keeps its default.
    ///   - name: what the property is called, such as `iOS26`.
    ///   - place: where it was measured, such as "iPhone 17, iOS 26.5".
    static func swift(_ findings: [String: Finding], name: String, measuredOn place: String) -> String {
        var lines = [
            "import UIKit",
            "",
            "extension Headless.Assumptions {",
            "    /// Measured on \(place).",
            "    static var \(name): Headless.Assumptions {",
            "        var assumptions = Headless.Assumptions()",
        ]
        for row in AssumptionTable.rows {
            let finding = findings[row.name] ?? .notMeasured(reason(row.means))
            if let value = finding.swift {
                lines.append("        assumptions.\(row.name) = \(value)")
            } else if case .notMeasured(let why) = finding {
                lines.append("        // \(row.name): not measured: \(why)")
            }
        }
        return (lines + ["        return assumptions", "    }", "}", ""]).joined(separator: "\n")
    }

    private static func reason(_ means: AssumptionTable.Means) -> String {
        switch means {
        case .inProcess: "the measurement failed"
        case .byFinger: "by a finger: see the output of the UI tests"
        case .none(let why): why
        }
    }
}
