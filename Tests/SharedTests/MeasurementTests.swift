import Testing
import TransitionWorld
import UIKit

@testable import fuzz

/// What measures Apple's UIKit is held against one of which the answer is known: it must report what was set.
@MainActor
@Suite(.serialized)
struct MeasurementTests {
    /// The value of an assumption.
    private static func finding(_ name: String, in assumptions: Headless.Assumptions) -> Finding? {
        switch Mirror(reflecting: assumptions).children.first(where: { $0.label == "_\(name)" })?.value {
        case let value as Headless.Assumed<Bool>: .flag(value.wrappedValue)
        case let value as Headless.Assumed<CGFloat>: .number(Double(value.wrappedValue))
        case let value as Headless.Assumed<TimeInterval>: .number(value.wrappedValue)
        case let value as Headless.Assumed<Headless.Assumptions.SelectionNames>: .word("\(value.wrappedValue)")
        default: nil
        }
    }

    @Test("Every assumption that code can measure has a measurement, and no other")
    func everyMeasurement() {
        let measured = AssumptionMeasurement.all.map(\.name)
        #expect(Set(measured).count == measured.count)
        #expect(Set(measured) == Set(Headless.Assumptions.all.filter { $0.means == .inProcess }.map(\.name)))
    }

    @Test("A measurement reports what was set, whatever it is", arguments: AssumptionMeasurement.all)
    func reports(measurement: AssumptionMeasurement) async throws {
        let index = try #require(Headless.Assumptions.all.firstIndex { $0.name == measurement.name })
        let choices = [[:]] + Headless.Assumptions.all[index].alternatives.indices.map { [index: $0] }
        for choice in choices {
            let assumptions = Headless.Assumptions(choosing: choice)
            let expected = try #require(Self.finding(measurement.name, in: assumptions))
            let found = try await measurement.run(on: HeadlessHarness(assumptions: assumptions))
            if case .number(let value) = expected, case .number(let measured) = found {
                // A frame, where time is measured.
                #expect(abs(value - measured) < 0.02, "\(measured) instead of \(value)")
            } else {
                #expect(found == expected)
            }
        }
    }

    @Test("What is printed is the text of a file that is compiled, and means what was found")
    func printed() throws {
        let text = AssumptionPrinter.swift(
            [
                "tabsStartInNextTurn": .flag(true), "panThreshold": .number(4), "commitDelay": .number(0.03),
                "selectionsWithoutTabs": .word("both"), "keyboardHeight": .notMeasured("there is no keyboard"),
            ], name: "printed", measuredOn: "paper")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("PrintedAssumptions.swift")
        #expect(try text == String(contentsOf: file, encoding: .utf8))
        var expected = Headless.Assumptions()
        (expected.tabsStartInNextTurn, expected.panThreshold, expected.commitDelay) = (true, 4, 0.03)
        expected.selectionsWithoutTabs = .both
        #expect(Headless.Assumptions.printed == expected)
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
        for assumption in Headless.Assumptions.all {
            let (name, isByFinger) = (assumption.name, assumption.means == .byFinger)
            #expect(stations.contains("\"\(name)\"") == isByFinger, "\(name)")
            #expect(asked.contains("\"\(name)\"") == isByFinger, "\(name)")
        }
    }
}
