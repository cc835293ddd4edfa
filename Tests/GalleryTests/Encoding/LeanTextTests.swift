import Testing

@testable import GalleryCommand

struct LeanTextTests {
    @Test(
        "Indentation, empty lines and whole lines of comments go; all else stays",
        arguments: [
            ("a\n", "a\n"), ("  a;\n\n    b; // c\n", "a;\nb; // c\n"), ("// a\n  // b\nc\n", "c\n"),
            ("/** a */\nb\n", "b\n"), ("/* a\n   b */\n  c\n", "c\n"), ("/* a */ b\n", "/* a */ b\n"),
            ("x = `http://a\n  b`;\n", "x = `http://a\nb`;\n"),
        ])
    func lean(text: String, lean: String) {
        #expect(LeanText.of(text) == lean)
    }
}
