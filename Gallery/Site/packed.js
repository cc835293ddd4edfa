// Text in which what was there before is a reference to it: "^", two digits for how far back and one for how long it is, or
// "~", three digits and one. The digits are base-64; the shortest reference is five or six characters long.
"use strict";

Gallery.unpack = (() => {
  const digits = new Uint8Array(128);
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].forEach((digit, i) => {
    digits[digit.charCodeAt(0)] = i;
  });
  const near = "^".charCodeAt(0), far = "~".charCodeAt(0);

  /** The JSON value of a packed text that stands for `count` characters. */
  return (count, text) => {
    const bytes = new Uint8Array(count);
    let end = 0;
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      if (code !== near && code !== far) {
        bytes[end] = code;
        end += 1;
        continue;
      }
      let back = 0;
      for (let rest = code === near ? 2 : 3; rest > 0; rest -= 1) back = back * 64 + digits[text.charCodeAt(i += 1)];
      const length = digits[text.charCodeAt(i += 1)] + (code === near ? 5 : 6);
      bytes.copyWithin(end, end - back, end - back + length);
      end += length;
    }
    return JSON.parse(new TextDecoder().decode(bytes));
  };
})();
