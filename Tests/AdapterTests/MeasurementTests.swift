import Testing
import UIKit

@testable import fuzz

/// What measures Apple's UIKit is held against one of which the answer is known: it must report what was set.
@MainActor
@Suite(.serialized)
struct MeasurementTests {
    private static func findings(_ assumptions: Headless.Assumptions) -> [String: Finding] {
        var findings: [String: Finding] = [:]
        for child in Mirror(reflecting: assumptions).children {
            guard let name = child.label else { continue }
            switch child.value {
            case let value as Bool: findings[name] = .flag(value)
            case let value as CGFloat: findings[name] = .number(Double(value))
            case let value as TimeInterval: findings[name] = .number(value)
            default: findings[name] = .word("\(child.value)")
            }
        }
        return findings
    }

    @Test("Every assumption has a row, in the order of the type")
    func everyAssumption() {
        let names = Mirror(reflecting: Headless.Assumptions()).children.compactMap(\.label)
        #expect(AssumptionTable.rows.map(\.name) == names)
    }

    @Test("Every row that says so has a measurement, and no other")
    func everyMeasurement() {
        let measured = AssumptionMeasurement.all.map(\.name)
        #expect(Set(measured).count == measured.count)
        #expect(Set(measured) == Set(AssumptionTable.rows.filter { $0.means == .inProcess }.map(\.name)))
    }

    @Test("A measurement reports what was set, whatever it is", arguments: AssumptionMeasurement.all)
    func reports(measurement: AssumptionMeasurement) async throws {
        let assumption = try #require(Assumption.all.first { $0.name == measurement.name })
        for choice in -1..<assumption.alternatives {
            var assumptions = Headless.Assumptions()
            if choice >= 0 { assumption.set(&assumptions, choice) }
            let expected = try #require(Self.findings(assumptions)[measurement.name])
            let found = try await measurement.run(on: HeadlessHarness(assumptions: assumptions))
            if case .number(let value) = expected, case .number(let measured) = found {
                // A frame, where time is measured.
                #expect(abs(value - measured) < 0.02, "\(measured) instead of \(value)")
            } else {
                #expect(found == expected)
            }
        }
    }

    @Test("What is printed for the defaults is the text of a file that is compiled, and means them")
    func printed() throws {
        let text = AssumptionPrinter.swift(
            Self.findings(Headless.Assumptions()), name: "printed", measuredOn: "the headless UIKit")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/PrintedAssumptions.swift")
        #expect(try text == String(contentsOf: file, encoding: .utf8))
        #expect(Headless.Assumptions.printed == Headless.Assumptions())
    }

    @Test("What takes a finger is found by a station of the laboratory, and asked for by a UI test")
    func byFinger() throws {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        func text(of folder: String) throws -> String {
            let folder = package.appendingPathComponent("Gallery").appendingPathComponent(folder)
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.filter { $0.pathExtension == "swift" }
                .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        }
        let (stations, asked) = (try text(of: "App/Laboratory"), try text(of: "UITests"))
        for row in AssumptionTable.rows {
            let isByFinger = row.means == .byFinger
            #expect(stations.contains("\"\(row.name)\"") == isByFinger, "\(row.name)")
            #expect(asked.contains("\"\(row.name)\"") == isByFinger, "\(row.name)")
        }
    }

    @Test("What was not measured is said, and keeps its default")
    func notMeasured() {
        let text = AssumptionPrinter.swift(
            ["tapDuration": .number(1.5), "panThreshold": .notMeasured("no finger")], name: "some", measuredOn: "paper")
        #expect(text.contains("assumptions.tapDuration = 1.5\n"))
        #expect(text.contains("// panThreshold: not measured: no finger\n"))
        #expect(text.contains("// scrollThreshold: not measured: needs a trackpad or a wheel\n"))
        for row in AssumptionTable.rows { #expect(text.contains(row.name)) }
    }
}
