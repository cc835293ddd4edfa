// The course of a motion from one keyframe to the next, as in the library's `Easing`: null (at constant speed), the four
// numbers of a timing function, "hold" (the earlier pose until the end) or "jump" (the later pose from the start).
"use strict";

(Gallery.motion ??= {}).easing = (() => {
  const curves = new Map(); // the numbers, as text -> the function

  function curve(numbers) {
    const key = numbers.join(" ");
    if (!curves.has(key)) curves.set(key, Gallery.timing.bezier(numbers));
    return curves.get(key);
  }

  /** How much of the change is done at a fraction of the segment. */
  function at(easing, fraction) {
    if (!easing) return fraction;
    if (easing === "hold") return fraction < 1 ? 0 : 1;
    if (easing === "jump") return fraction > 0 ? 1 : 0;
    return curve(easing)(fraction);
  }

  /** The same segment backward. */
  function reversed(easing) {
    if (!easing) return null;
    if (easing === "hold") return "jump";
    if (easing === "jump") return "hold";
    const [x1, y1, x2, y2] = easing;
    return [1 - x2, 1 - y2, 1 - x1, 1 - y1];
  }

  return { at, reversed };
})();
