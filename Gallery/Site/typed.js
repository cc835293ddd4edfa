// A line of Swift that writes itself: what differs from the last one is taken back letter by letter and written anew.
"use strict";

Gallery.Typed = class {
  /** Letters in a second. */
  static pace = 45;

  constructor(code) {
    this.code = code;
    this.request = 0;
  }

  /** Shows a text, which a narrow window may break before a parenthesis, and not within a name. */
  show(text) {
    this.code.replaceChildren(...text.split(/(?=\()/).flatMap((part, i) => (i ? [document.createElement("wbr"), part] : [part])));
  }

  /** Writes `line`; at once for those who want less motion. */
  write(line) {
    cancelAnimationFrame(this.request);
    if (Gallery.prefersStills()) {
      this.show(line);
      return;
    }
    const before = this.code.textContent;
    let kept = 0;
    while (kept < before.length && before[kept] === line[kept]) kept += 1;
    let start = null;
    const step = (now) => {
      start ??= now;
      const letters = Math.floor((now - start) / 1000 * Gallery.Typed.pace);
      const back = before.length - letters;
      this.show(back > kept ? before.slice(0, back) : line.slice(0, kept + letters - (before.length - kept)));
      const isDone = this.code.textContent === line;
      this.code.classList.toggle("writing", !isDone);
      if (!isDone) this.request = requestAnimationFrame(step);
    };
    this.request = requestAnimationFrame(step);
  }
};
