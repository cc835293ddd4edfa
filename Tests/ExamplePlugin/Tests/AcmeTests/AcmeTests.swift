import Acme
import GalleryCommand
import Repertoire
import Testing
import TransitionTesting

@Test("The audit has nothing to say", arguments: Acme.animators.indices)
func audit(index: Int) {
    #expect(Audit.findings(of: Acme.animators[index]) == [])
}

@Test("Each animator does what its golden says")
func goldens() {
    #expect(Goldens.problems(plugins: [Acme.self], itemPlugins: [Acme.self]) == [])
}
