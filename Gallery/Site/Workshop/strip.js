// The keyframes of what is selected, on a line from 0 to 1: a click goes there, a drag moves one, arrow keys too.
"use strict";

(Gallery.workshop ??= {}).Strip = class {
  constructor(place, model, seek) {
    Object.assign(this, { place, model, seek });
    this.line = document.createElement("div");
    this.line.className = "w-track";
    this.head = document.createElement("i");
    this.head.className = "w-now";
    this.line.append(this.head);
    place.append(this.line);
    this.marks = [];
    this.line.addEventListener("pointerdown", (event) => event.target === this.line && seek(this.at(event)));
  }

  at(event) {
    const box = this.line.getBoundingClientRect();
    return Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1);
  }

  mark(index) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "w-mark";
    let held = null; // where a pointer took it
    made.addEventListener("pointerdown", (event) => {
      held = event.clientX;
      this.group = `mark ${performance.now()}`;
      made.setPointerCapture(event.pointerId);
      this.seek(this.model.whole(this.model.keyframes[index].at));
      made.focus({ preventScroll: true });
    });
    made.addEventListener("pointermove", (event) => {
      if (held === null || Math.abs(event.clientX - held) < 3) return;
      held = Infinity; // from now on it moves
      const { start, span } = this.model.wait;
      this.model.moveKey(index, (Math.round(this.at(event) * 100) / 100 - start) / span, this.group);
    });
    for (const name of ["pointerup", "pointercancel"]) made.addEventListener(name, () => { held = null; });
    made.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: -0.01, ArrowRight: 0.01 }[event.key];
      const isRemoval = event.key === "Delete" || event.key === "Backspace";
      if (!way && !isRemoval) return;
      event.preventDefault();
      event.stopPropagation();
      const { at } = this.model.keyframes[index];
      if (isRemoval) {
        this.model.progress = this.model.whole(at);
        this.model.removeKey();
        this.marks[Math.max(0, index - 1)]?.focus();
      } else this.model.moveKey(index, at + way * (event.shiftKey ? 10 : 1), "mark key");
    });
    made.addEventListener("focus", () => this.model.keyframes[index] && made.matches(":focus-visible")
      && this.seek(this.model.whole(this.model.keyframes[index].at)));
    return made;
  }

  show() {
    const { keyframes, key } = this.model;
    while (this.marks.length < keyframes.length) {
      this.marks.push(this.mark(this.marks.length));
      this.line.append(this.marks.at(-1));
    }
    this.marks.forEach((mark, i) => {
      mark.hidden = i >= keyframes.length;
      if (mark.hidden) return;
      const place = this.model.whole(keyframes[i].at);
      mark.style.left = `${100 * place}%`;
      mark.classList.toggle("w-here", i === key);
      mark.setAttribute("aria-label", `Keyframe at ${Math.round(100 * place)} %`);
      mark.setAttribute("aria-pressed", String(i === key));
    });
    this.head.style.left = `${100 * Math.min(Math.max(this.model.progress, 0), 1)}%`;
  }
};
