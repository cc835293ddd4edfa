// Tracks: one number over all frames, as text. "2:oB…" is two decimals, then second differences of the scaled
// whole numbers, each as base-64 digits of five bits with a continuation bit and the sign in the lowest bit.
// Smooth motion has small second differences, so most frames cost one or two characters.
"use strict";

Gallery.decodeTrack = (() => {
  const digits = new Map([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].map((c, i) => [c, i]));

  return (text) => {
    const colon = text.indexOf(":");
    const scale = 10 ** Number(text.slice(0, colon));
    const values = [];
    let value = 0, step = 0, number = 0, place = 1;
    for (let i = colon + 1; i < text.length; i += 1) {
      const digit = digits.get(text[i]);
      number += (digit % 32) * place;
      place *= 32;
      if (digit >= 32) continue;
      const change = number % 2 ? -(number - 1) / 2 : number / 2;
      // The first number is the value, the second the first step, all others the change of the step.
      if (values.length === 0) value = change;
      else {
        step += change;
        value += step;
      }
      values.push(value / scale);
      number = 0;
      place = 1;
    }
    return values;
  };
})();
