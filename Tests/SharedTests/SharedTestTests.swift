import Testing
import TransitionAnimations
import TransitionCore
import TransitionWorld
import UIKit

/// The tests that also run on Apple's UIKit, run here.
@MainActor
@Suite(.serialized)
struct SharedTestTests {
    @Test("What holds on both UIKits holds here", arguments: SharedTest.all)
    func shared(test: SharedTest) async {
        let failures = await test.run(on: HeadlessHarness())
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test(
        "Each animator is seen where its choreography has it, in each of its containers",
        arguments: ContainerKind.allCases.flatMap(SharedTest.moments))
    func moments(test: SharedTest) async {
        let failures = await test.run(on: HeadlessHarness())
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("No animator is made for no container")
    func containers() {
        let held = Set(
            ContainerKind.allCases.flatMap(SharedTest.moments).compactMap { $0.name.split(separator: " ").last })
        #expect(held.count == TransitionRegistry.standard.all.count)
    }

    @Test("There are many, and no two of one name")
    func names() {
        #expect(SharedTest.all.count >= 60)
        #expect(Set(SharedTest.all.map(\.name)).count == SharedTest.all.count)
    }
}
