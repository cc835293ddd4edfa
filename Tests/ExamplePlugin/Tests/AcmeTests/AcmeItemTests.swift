import Acme
import Repertoire
import Testing
import TransitionTesting

@Test("The audit has nothing to say about an item animator", arguments: Acme.itemAnimators.indices)
func item(index: Int) {
    #expect(TabItemAudit.findings(of: Acme.itemAnimators[index]) == [])
}
