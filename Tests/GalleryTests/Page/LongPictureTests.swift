import Foundation
import Testing

@testable import GalleryCommand

struct LongPictureTests {
    @Test("A picture of a long page has all that the page draws", .inChromium)
    func toTheEnd() throws {
        // 12,000 layers of 66 kB: more than a sheet of twelve transitions has, and more than Chromium's usual memory.
        let phone = "<p>" + String(repeating: "<i></i>", count: 40) + "</p>"
        let row = "<div>" + String(repeating: phone, count: 5) + "</div>"
        let style = """
            body { margin: 0; background: #000 } div { display: flex } p { margin: 0; width: 230px; height: 72px; \
            position: relative } i { position: absolute; inset: 0; background: linear-gradient(#06c, #08c); \
            will-change: transform }
            """
        let page = "<!doctype html><style>\(style)</style>" + String(repeating: row, count: 60)
        let picture = try Browser.picture(of: Data(page.utf8), size: (1150, 60 * 72), format: "png")
        let reader = """
            <!doctype html><img src="data:image/png;base64,\(picture.base64EncodedString())"><script>
            addEventListener("load", () => {
              const image = document.images[0], canvas = document.createElement("canvas");
              [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
              const context = canvas.getContext("2d");
              context.drawImage(image, 0, 0);
              const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
              let drawn = 0;
              for (let at = 2; at < data.length; at += 4) drawn += data[at] === 204;
              image.remove();
              document.body.append(`drawn: ${drawn}.`);
            });
            </script>
            """
        #expect(try Browser.text(of: Data(reader.utf8)).contains("drawn: \(1150 * 60 * 72)."))
    }
}
