import XCTest

/// Measures each assumption that can be measured in the process of the app, and prints what was found as Swift.
///
/// A measurement that finds nothing to measure fails. What a system has not yet, such as `tabs` before iOS 18, is
/// printed as not measured, and keeps its default.
@MainActor
final class AssumptionTests: XCTestCase {
    func testAll() async throws {
        var findings: [String: Finding] = [:]
        XCTAssertFalse(AssumptionMeasurement.all.isEmpty)
        for measurement in AssumptionMeasurement.all {
            var failure: String?
            do {
                findings[measurement.name] = try await measurement.run(on: try SceneHarness())
            } catch let error as NotThere {
                findings[measurement.name] = .notMeasured("\(error)")
            } catch {
                findings[measurement.name] = .notMeasured("the measurement failed")
                failure = "\(measurement.name): \(error)"
            }
            XCTContext.runActivity(named: measurement.name) { _ in
                if let failure { XCTFail(failure) }
            }
        }
        let text = AssumptionPrinter.swift(
            findings, name: TestPlace.identifier, measuredOn: TestPlace.description)
        report(text, named: "Assumptions+\(TestPlace.identifier).swift")
    }
}
