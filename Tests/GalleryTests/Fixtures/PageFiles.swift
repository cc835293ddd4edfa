/// Files that a test makes in the page and gives to it, as a user would.
enum PageFiles {
    /// Functions of a script in the page.
    static let script = """
        const bytes = (...list) => new Uint8Array(list.flatMap((part) => (
          typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part)));
        const filled = async (colour, width = 117, height = 253, type = "image/png", name = "shot.png") => {
          const canvas = Object.assign(document.createElement("canvas"), { width, height });
          const context = canvas.getContext("2d");
          context.fillStyle = colour;
          context.fillRect(0, 0, width, height);
          return new File([await new Promise((done) => canvas.toBlob(done, type))], name, { type });
        };
        const number = (value) => [value >>> 24 & 255, value >>> 16 & 255, value >>> 8 & 255, value & 255];
        const png = (width, height, ...rest) => bytes(
          [0x89], "PNG\\r\\n", [0x1a], "\\n", number(13), "IHDR", number(width), number(height), [8, 6, 0, 0, 0], ...rest);
        const transfer = (files) => {
          const made = new DataTransfer();
          for (const file of files) made.items.add(file);
          return made;
        };
        /** What is said when they have been read. */
        const reads = async (act) => {
          byId("own-said").textContent = "";
          act();
          for (let turns = 0; turns < 400 && !byId("own-said").textContent; turns += 1) await wait(5);
          return byId("own-said").textContent;
        };
        const choose = (place, ...files) => reads(() => {
          byId(`own-${place}`).files = transfer(files).files;
          byId(`own-${place}`).dispatchEvent(new Event("change", { bubbles: true }));
        });
        const opened = async () => {
          document.querySelector(".tool.own-open").click();
          for (let turns = 0; turns < 200 && !byId("own-1"); turns += 1) await wait(5);
        };
        """
}
