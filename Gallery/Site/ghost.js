// A finger that shows what a finger can do: it leads a change half-way, back, and lets go with a flick. It goes away for good
// as soon as somebody takes the phone in hand.
"use strict";

Gallery.Ghost = class {
  /** Where it is, from the right edge (0) to the left (1), and what it shows: seconds, place, how much it is to be seen. */
  static way = [
    [0, 0.12, 0], [0.35, 0.14, 1], [1.25, 0.7, 1], [1.5, 0.7, 1], [2.1, 0.42, 1], [2.3, 0.42, 1], [2.65, 0.86, 1],
    [2.8, 0.94, 0],
  ];
  /** When it touches, and when it lets go, in seconds. */
  static touch = [0.35, 2.65];

  constructor(element) {
    this.element = element;
    this.request = 0;
  }

  get isShowing() { return this.request !== 0; }

  /** Leads `table`'s stage from its start; calls `ended` with the fraction and its speed when it lets go. */
  show(table, ended) {
    this.hide();
    const { way } = Gallery.Ghost;
    const [touch, lift] = Gallery.Ghost.touch;
    const screen = table.stage.screen;
    const [width, height] = [screen.clientWidth, screen.clientHeight];
    let start = null;
    const first = Gallery.Ghost.at(touch)[0];
    // A finger's way of so much is all of the change.
    const fraction = (place) => Math.min(1, Math.max(0, (place - first) / 0.82));
    this.element.hidden = false;
    let isLed = true;
    const step = (now) => {
      start ??= now;
      const time = (now - start) / 1000;
      const [place, shown] = Gallery.Ghost.at(time);
      this.element.style.transform = `translate(${((1 - place) * width).toFixed(1)}px, ${(height * (0.62 - 0.06 * place)).toFixed(1)}px)`
        + ` scale(${time < touch || time > lift ? 1.25 : 1})`;
      this.element.style.opacity = String(shown);
      if (isLed && time >= lift) {
        isLed = false;
        const end = fraction(Gallery.Ghost.at(lift)[0]);
        ended(end, (end - fraction(Gallery.Ghost.at(lift - 0.1)[0])) / 0.1);
      } else if (isLed && time >= touch) {
        table.stage.seek(fraction(place));
        table.changed();
      }
      if (time < way.at(-1)[0]) this.request = requestAnimationFrame(step);
      else this.hide();
    };
    this.request = requestAnimationFrame(step);
  }

  /** Place and opacity at a time, eased between the stops. */
  static at(time) {
    const { way } = this;
    const next = way.findIndex(([at]) => at > time);
    if (next < 1) return (next === 0 ? way[0] : way.at(-1)).slice(1);
    const [before, after] = [way[next - 1], way[next]];
    const part = (time - before[0]) / (after[0] - before[0]);
    const eased = part * part * (3 - 2 * part);
    return [1, 2].map((i) => before[i] + (after[i] - before[i]) * eased);
  }

  hide() {
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.element.hidden = true;
  }
};
