import Foundation

/// What somebody else can hand to the page, as tables: each line is one.
enum HostileInput {
    /// Ends of addresses, after the `#`.
    static let addresses =
        lines(
            """
            #
            ?
            ??
            /
            //
            ///
            a/b/c/d
            %
            %zz
            %E0%A4%A
            %00
            %ff%fe
            slide/%
            ..%2f..%2f
            \u{202E}edils
            __proto__
            constructor
            hasOwnProperty
            toString/valueOf
            slide/__proto__
            slide/constructor?x
            detail
            own
            facts
            __proto__?set.__proto__=1&timing=__proto__
            slide?set.__proto__=1&set.constructor=2
            slide?timing=curve_NaN_Infinity_-1_1e999
            slide?timing=spring_0_0&duration=-1
            slide?timing=spring_1e308_1e-308&duration=1e308
            slide?duration=NaN
            slide?way=sideways&rtl=maybe
            slide/tab/tab/tab?way=back&rtl=1
            javascript:document.documentElement.dataset.harm=1
            <img src=x onerror="document.documentElement.dataset.harm=1">
            </script><script>document.documentElement.dataset.harm=1</script>
            slide/<img src=x onerror="document.documentElement.dataset.harm=1">
            slide?q=<img src=x onerror="document.documentElement.dataset.harm=1">
            workshop?d=
            workshop?d=1
            workshop?d=0AAAA
            workshop?d=1eJw
            workshop?from=__proto__
            workshop?from=constructor
            workshop?from=<img src=x onerror="document.documentElement.dataset.harm=1">
            workshop?d=0e30
            workshop?d=0W10
            workshop?d=0bnVsbA
            workshop/x?d=__proto__
            """) + [
            "", "slide?timing=" + repeated("curve_", 2000), repeated("slide/", 10000), repeated("%E2%80%AE", 3000),
            "workshop?d=" + repeated("A", 70000), "workshop?d=0" + packed(#"{"__proto__":{"x":1},"foreground":[]}"#),
            "workshop?d=0"
                + packed(#"{"name":"<b>","foreground":{"motions":[[{"at":1e999,"pose":{"offset":["x"]}}]]}}"#),
        ]

    /// Those that the page begins with: it reads a search only then.
    static let beginnings =
        lines(
            """
            ?q=__proto__&tag=constructor&choose=toString
            ?choose=__proto___constructor_toString&q=%25&q=%25
            ?q=%5B%5B%5B(((%5C&tag=%5C
            slide?q=%3Cimg%20src%3Dx%20onerror%3Ddocument.documentElement.dataset.harm%3D1%3E&set.__proto__=1
            """) + ["?choose=\(repeated("_", 5000))&tag=%3Cscript%3E", "?q=" + repeated("x", 60000)]

    static let recipes =
        lines(
            #"""
            {
            []
            null
            1e999
            ""
            {"version": 1}
            {"version": 1, "name": "__proto__"}
            {"version": 1, "name": ["slide"]}
            {"version": 1, "name": "slide", "settings": {"__proto__": {}}}
            {"version": 1, "name": "slide", "settings": {"constructor": {}}}
            {"version": 1, "name": "slide", "settings": [1], "timing": {"curve": {"length": 4}}}
            {"version": 1, "name": "slide", "timing": {"spring": {"response": "0.5", "dampingRatio": []}}}
            {"version": 1, "name": "slide", "duration": "9999999999999999999ms"}
            {"version": 1, "name": "slide", "duration": {"valueOf": 1}}
            {"version": 1, "name": "slide", "timing": "toString"}
            {"version": 1, "name": "<img src=x onerror='document.documentElement.dataset.harm=1'>"}
            {"version": 1, "<img src=x>": 1, "name": "slide"}
            {"version": 1, "name": "slide", "settings": {"<img src=x>": [1]}}
            {"version": 1, "\#u{202E}": 1, "name": "slide"}
            """#) + ["", repeated("[", 60000)]

    /// Expressions, each for a list of files.
    static let files = lines(
        #"""
        []
        [new File([], "empty.png")]
        [new File(["plain"], "text.png", { type: "image/png" })]
        [new File(["<svg xmlns='x' onload='document.documentElement.dataset.harm=1'/>"], "x.svg", { type: "image/svg+xml" })]
        [new File(["<script>document.documentElement.dataset.harm=1<" + "/script>"], "x.html", { type: "text/html" })]
        [new File([png(1, 1)], "head.png")]
        [new File([png(0, 5, new Array(40).fill(0))], "flat.png")]
        [new File([png(30000, 30000, new Array(40).fill(0))], "bomb.png")]
        [new File([png(4294967295, 4294967295, [0, 0, 0, 0])], "vast.png")]
        [new File([new Uint8Array(20000001)], "heavy.png")]
        [new File([bytes([0xff, 0xd8, 0xff], new Array(60).fill(0xff))], "endless.jpg")]
        [new File([bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0], new Array(60).fill(0))], "loop.jpg")]
        [new File([bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", new Array(8).fill(0), new Array(12).fill(255))], "huge.webp")]
        [new File([bytes("RIFF", [0, 0, 0, 0], "WEBPVP9 ", new Array(40).fill(0))], "odd.webp")]
        [new File(["GIF89a", new Uint8Array(60)], "x.gif")]
        [new File([await (await filled("#f00")).slice(0, 90).arrayBuffer()], "cut.png")]
        [new File(["x"], "<img src=x onerror=document.documentElement.dataset.harm=1>.png")]
        [new File(["x"], "\u202egnp.exe")]
        [new File(["x"], "n".repeat(30000))]
        Array.from({ length: 50 }, () => new File(["x"], "many.png"))
        [await filled("#f00", 1, 1), await filled("#f00", 4000, 1), await filled("#f00", 1, 4000)]
        """#)

    private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// A design as the workshop's addresses have it.
    private static func packed(_ json: String) -> String { Data(json.utf8).base64EncodedString() }
}
