import UIKit
import XCTest

extension XCTestCase {
    /// Prints a text between two lines that scripts can find, and attaches it to the result.
    @MainActor
    func report(_ text: String, named name: String) {
        print("===== begin \(name) =====\n\(text)\n===== end \(name) =====")
        let attachment = XCTAttachment(string: text)
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    /// Prints values as JSON and attaches them. An experiment without a value has failed.
    @MainActor
    func report<Row: Encodable>(_ rows: [Row], named name: String) throws {
        XCTAssertFalse(rows.isEmpty, "\(name) has found nothing")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let sheet = ExperimentSheet(experiment: name, place: TestPlace.description, rows: rows)
        report(String(decoding: try encoder.encode(sheet), as: UTF8.self), named: "\(name).json")
    }
}

/// What is written of an experiment.
private struct ExperimentSheet<Row: Encodable>: Encodable {
    let experiment: String
    let place: String
    let rows: [Row]
}

/// Where the tests run.
enum TestPlace {
    /// Such as "iPhone, iOS 26.5".
    @MainActor
    static var description: String {
        let device = UIDevice.current
        return "\(device.model), \(device.systemName) \(device.systemVersion)"
    }

    /// A name for Swift, such as "iOS26_5".
    @MainActor
    static var identifier: String {
        "iOS" + UIDevice.current.systemVersion.replacingOccurrences(of: ".", with: "_")
    }
}
