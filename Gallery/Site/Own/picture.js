// A picture file that somebody has given to the page: what it is by its own first bytes, how large, and its pixels. Whatever is
// no picture, or too large to be read at once, is refused in a sentence before anything of it is decoded.
"use strict";

Gallery.picture = (() => {
  /** Bytes of a file, points of a picture, bytes that are looked at before it is decoded. */
  const most = { bytes: 20e6, pixels: 24e6, head: 1 << 20 };

  const letters = (bytes, at, count) => String.fromCharCode(...bytes.subarray(at, at + count));

  /** Width and height, by the frame header of a JPEG. */
  function jpeg(view) {
    let at = 2;
    while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
      const marker = view.getUint8(at + 1);
      if (marker === 0xff) {
        at += 1; // a filling byte
        continue;
      }
      if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
      at += 2 + view.getUint16(at + 2);
    }
    return null;
  }

  /** Width and height, by the first chunk of a WebP. */
  function webp(view, bytes) {
    const wide = (at) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    switch (letters(bytes, 12, 4)) {
      case "VP8X": return [wide(24), wide(27)];
      case "VP8 ": return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
      case "VP8L": {
        const bits = view.getUint32(21, true);
        return [1 + (bits & 0x3fff), 1 + (bits >>> 14 & 0x3fff)];
      }
      default: return null;
    }
  }

  /** Width and height of a picture of one of the three kinds; null for anything else. */
  function size(bytes) {
    if (bytes.length < 32) return null;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (letters(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" && letters(bytes, 12, 4) === "IHDR") return [view.getUint32(16), view.getUint32(20)];
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg(view);
    if (letters(bytes, 0, 4) === "RIFF" && letters(bytes, 8, 4) === "WEBP") return webp(view, bytes);
    return null;
  }

  /** The pixels of a file; throws an error that says in a sentence why there are none. */
  async function read(file) {
    // A name is isolated, because it may be written from right to left.
    const name = `“\u2068${file.name.slice(0, 40)}\u2069”`;
    if (file.size > most.bytes) throw new Error(`${name} is larger than ${most.bytes / 1e6} MB.`);
    const head = await file.slice(0, most.head).arrayBuffer().catch(() => new ArrayBuffer(0));
    const found = size(new Uint8Array(head));
    if (!found || !(found[0] > 0 && found[1] > 0)) throw new Error(`${name} is not a PNG, JPEG or WebP picture.`);
    if (found[0] * found[1] > most.pixels) throw new Error(`${name} has more than ${most.pixels / 1e6} million pixels.`);
    try {
      return await createImageBitmap(file);
    } catch {
      throw new Error(`The browser cannot read ${name} as a picture.`);
    }
  }

  return { read, size };
})();
