// Tracks: one number over all frames, as text. "2:oB…" is two decimals, then second differences of the scaled whole
// numbers; "2;oB…" is the first number, then for each corner of a line how many frames further and how much higher it
// is. Each is base-64 digits of five bits with a continuation bit and the sign in the lowest bit.
"use strict";

Gallery.decodeTrack = (() => {
  const digits = new Map([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].map((c, i) => [c, i]));

  function numbers(text, from) {
    const found = [];
    let number = 0, place = 1;
    for (let i = from; i < text.length; i += 1) {
      const digit = digits.get(text[i]);
      number += (digit % 32) * place;
      place *= 32;
      if (digit >= 32) continue;
      found.push(number % 2 ? -(number - 1) / 2 : number / 2);
      number = 0;
      place = 1;
    }
    return found;
  }

  return (text) => {
    const mark = text.search(/[:;]/);
    const scale = 10 ** Number(text.slice(0, mark));
    const [first, ...rest] = numbers(text, mark + 1);
    const values = [first];
    let value = first, step = 0;
    if (text[mark] === ":") {
      for (const change of rest) {
        step += change;
        value += step;
        values.push(value);
      }
    } else {
      for (let i = 0; i < rest.length; i += 2) {
        for (let frame = 1; frame <= rest[i]; frame += 1) values.push(value + rest[i + 1] * frame / rest[i]);
        value += rest[i + 1];
      }
    }
    return Float64Array.from(values, (number) => number / scale);
  };
})();
