/// Writes what was found out as Swift, to be pasted into the headless UIKit's tests.
public enum AssumptionPrinter {
    /// An extension of `Headless.Assumptions` with one property.
    ///
    /// - Parameters:
    ///   - findings: By the names of the assumptions; one that is missing keeps its default.
    ///   - name: What the property is called, such as `iOS26`.
    ///   - place: Where it was measured, such as "iPhone 17, iOS 26.5".
    public static func swift(_ findings: [String: Finding], name: String, measuredOn place: String) -> String {
        var lines = [
            "import UIKit",
            "",
            "extension Headless.Assumptions {",
            "    /// Measured on \(place).",
            "    static var \(name): Headless.Assumptions {",
            "        var assumptions = Headless.Assumptions()",
        ]
        for (name, finding) in findings.sorted(by: { $0.key < $1.key }) {
            if let value = finding.swift {
                lines.append("        assumptions.\(name) = \(value)")
            } else if case .notMeasured(let why) = finding {
                lines.append("        // \(name): not measured: \(why)")
            }
        }
        return (lines + ["        return assumptions", "    }", "}", ""]).joined(separator: "\n")
    }
}
