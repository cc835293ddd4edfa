// An animated PNG: frames of the same size, each with a time, of which only what has changed since the one before is kept.
"use strict";

(Gallery.film ??= {}).APNG = class {
  static isPossible = () => typeof CompressionStream !== "undefined";

  static table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ rest >>> 1 : rest >>> 1;
    return rest;
  });

  constructor(width, height) {
    Object.assign(this, { width, height, frames: [], last: null });
  }

  static deflated = async (bytes) => new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer());

  /** Leaves six bits of each colour, which a moving picture does not show and which make it much smaller. */
  static coarsen(pixels) {
    const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
    for (let i = 0; i < words.length; i += 1) {
      const high = words[i] & 0x00fcfcfc;
      words[i] = words[i] & 0xff000000 | high | high >>> 6 & 0x00030303;
    }
  }

  /** The rectangle in which two pictures differ; null if they are the same. */
  changes(pixels) {
    const { width, height, last } = this;
    if (!last) return [0, 0, width, height];
    const [now, then] = [pixels, last].map((bytes) => new Uint32Array(bytes.buffer, bytes.byteOffset, width * height));
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let y = 0; y < height; y += 1) {
      const row = y * width;
      let [from, to] = [0, width - 1];
      while (from < width && now[row + from] === then[row + from]) from += 1;
      if (from === width) continue;
      while (now[row + to] === then[row + to]) to -= 1;
      [left, right, top, bottom] = [Math.min(left, from), Math.max(right, to), Math.min(top, y), y];
    }
    return right < 0 ? null : [left, top, right - left + 1, bottom - top + 1];
  }

  /** The rows of a rectangle, each by the filter that leaves the smaller numbers: from the left, or from above. */
  filtered(pixels, [left, top, wide, high]) {
    const line = wide * 4;
    const found = new Uint8Array((line + 1) * high);
    const stride = this.width * 4;
    const far = (number) => (number < 0 ? -number : number);
    for (let y = 0; y < high; y += 1) {
      const at = (top + y) * stride + left * 4;
      const to = y * (line + 1) + 1;
      // Some of the row are enough to choose by.
      let [across, down] = [0, 0];
      for (let x = 8; x < line; x += 8) {
        across += far(pixels[at + x] - pixels[at + x - 4]);
        down += y ? far(pixels[at + x] - pixels[at + x - stride]) : 255;
      }
      const back = down < across ? stride : 4;
      found[to - 1] = back === 4 ? 1 : 2;
      if (back === 4) found.set(pixels.subarray(at, at + Math.min(4, line)), to);
      for (let x = back === 4 ? 4 : 0; x < line; x += 1) found[to + x] = pixels[at + x] - pixels[at + x - back];
    }
    return found;
  }

  /** Adds a frame that is seen for so many milliseconds. */
  async add(pixels, milliseconds) {
    Gallery.film.APNG.coarsen(pixels);
    const box = this.changes(pixels);
    if (!box) {
      this.frames.at(-1).milliseconds += milliseconds;
      return;
    }
    this.last = pixels;
    this.frames.push({ box, milliseconds, data: await Gallery.film.APNG.deflated(this.filtered(pixels, box)) });
  }

  static chunk(name, ...parts) {
    const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const bytes = new Uint8Array(length + 12);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, length);
    [...name].forEach((letter, i) => (bytes[4 + i] = letter.charCodeAt(0)));
    let at = 8;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.byteLength;
    }
    let sum = 0xffffffff;
    for (let i = 4; i < at; i += 1) sum = Gallery.film.APNG.table[(sum ^ bytes[i]) & 255] ^ sum >>> 8;
    view.setUint32(at, (sum ^ 0xffffffff) >>> 0);
    return bytes;
  }

  /** The file. */
  blob() {
    const { chunk } = Gallery.film.APNG;
    const numbers = (...values) => {
      const view = new DataView(new ArrayBuffer(values.length * 4));
      values.forEach((value, i) => view.setUint32(i * 4, value));
      return new Uint8Array(view.buffer);
    };
    const parts = [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      // Eight bits of red, green, blue and alpha.
      chunk("IHDR", numbers(this.width, this.height), new Uint8Array([8, 6, 0, 0, 0])),
      chunk("acTL", numbers(this.frames.length, 0)),
    ];
    let number = 0;
    this.frames.forEach(({ box: [x, y, wide, high], milliseconds, data }, index) => {
      const time = Math.min(Math.round(milliseconds), 65535);
      parts.push(chunk("fcTL", numbers(number, wide, high, x, y), new Uint8Array([time >> 8, time & 255, 1000 >> 8, 1000 & 255, 0, 0])));
      number += 1;
      if (index === 0) parts.push(chunk("IDAT", data));
      else {
        parts.push(chunk("fdAT", numbers(number), data));
        number += 1;
      }
    });
    return new Blob([...parts, chunk("IEND")], { type: "image/png" });
  }
};
