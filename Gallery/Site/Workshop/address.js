// A design in an address: its JSON, deflated where the browser can do that, in the letters of an address. The first letter
// says how it is packed.
"use strict";

(Gallery.workshop ??= {}).address = (() => {
  const most = { letters: 60000, bytes: 400000 };

  /** Everything that stream gives, up to a limit. */
  async function bytesOf(stream) {
    const parts = [];
    let count = 0;
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      count += value.length;
      if (count > most.bytes) {
        reader.cancel();
        throw new Error("too long");
      }
      parts.push(value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }

  const through = (bytes, transform) => bytesOf(new Blob([bytes]).stream().pipeThrough(transform));

  const letters = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

  const bytes = (text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

  /** Numbers with few decimals, and nothing that is null. */
  const json = (design) => JSON.stringify(design, (key, value) => (
    typeof value === "number" ? Math.round(value * 1e5) / 1e5 : value === null ? undefined : value));

  async function packed(design) {
    const text = new TextEncoder().encode(json(design));
    if (typeof CompressionStream === "undefined") return `0${letters(text)}`;
    return `1${letters(await through(text, new CompressionStream("deflate-raw")))}`;
  }

  /** The design that an address has; throws where it has none. */
  async function unpacked(text) {
    if (text.length > most.letters) throw new Error("The address is too long.");
    let read;
    try {
      const raw = bytes(text.slice(1));
      const plain = text[0] === "1" ? await through(raw, new DecompressionStream("deflate-raw")) : raw;
      read = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain));
    } catch {
      throw new Error("The address has no design in it.");
    }
    return Gallery.workshop.read.design(read);
  }

  return { packed, unpacked, json };
})();
