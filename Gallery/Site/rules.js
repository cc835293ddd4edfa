// What a finger does to a transition, by the library's rules: how its way becomes a fraction (`SwipeTracker`), which
// fractions it may show (`ScrubbableRun`), and whether a change goes on when it is lifted (`ReleaseRule`). The numbers
// come from the Swift; a test compares ten thousand drags.
"use strict";

Gallery.rules = (() => {
  // A phone in another page brings its own.
  const facts = Gallery.facts ?? JSON.parse(document.getElementById("facts")?.textContent || "{}");

  const edges = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };
  const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" };

  /** The edge that a finger moves towards in a change backward. */
  const backwardEdge = (container, isMirrored) => (
    container === "modal" ? "bottom" : isMirrored ? "left" : "right");

  /** The edge that a finger moves towards in a change of this direction. */
  const edge = (container, direction, isMirrored) => {
    const back = backwardEdge(container, isMirrored);
    return direction === "backward" ? back : opposite[back];
  };

  /** A finger on a change: `base` is the fraction at which it took hold. Ways are in points, speeds in points a second. */
  class Drag {
    constructor(container, towards, distance, base = 0) {
      this.container = container;
      this.towards = towards;
      this.distance = distance;
      this.base = base;
      this.reach = [Math.min(base, 0), Math.max(base, 1)];
    }

    along(x, y) {
      const [dx, dy] = edges[this.towards];
      return x * dx + y * dy;
    }

    /** The fraction that the finger is at, beyond the ends too. */
    place(x, y) { return this.distance > 0 ? this.base + this.along(x, y) / this.distance : this.base; }

    /** The fraction that is shown. */
    fraction(x, y) { return Math.min(Math.max(this.place(x, y), this.reach[0]), this.reach[1]); }

    /** Whether the change goes on when the finger is lifted there, with this velocity. */
    finishes(x, y, vx, vy) {
      const { threshold, flick, horizon } = facts.release[this.container];
      const velocity = this.along(vx, vy);
      if (!(this.distance > 0)) return false;
      if (Math.abs(velocity) >= flick) return velocity > 0;
      return this.place(x, y) + velocity * horizon / this.distance >= threshold;
    }

    /** The run after that: to the end or back to the start. */
    rest(settings, x, y, vx, vy, finishes = this.finishes(x, y, vx, vy)) {
      const velocity = this.distance > 0 ? this.along(vx, vy) / this.distance : 0;
      return { finishes, run: Gallery.timing.run(settings, this.fraction(x, y), finishes ? 1 : 0, velocity) };
    }
  }

  /** Whether a movement goes towards an edge, and farther so than across. */
  function isAlong(towards, x, y) {
    const [dx, dy] = edges[towards];
    return x * dx + y * dy > Math.abs(dx ? y : x);
  }

  return { facts, Drag, edge, isAlong, opposite };
})();
