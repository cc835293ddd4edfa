// The drawn curve of a timing, whose two handles are dragged; the sliders beside it do the same by keyboard.
"use strict";

Gallery.Curve = class {
  /** `svg` shows 100 by 100 units, from the start below on the left to the end above on the right. */
  constructor(svg, changed) {
    this.svg = svg;
    this.changed = changed;
    this.values = null;
    this.handles = [0, 1].map(() => ({ line: this.element("line", "arm"), grip: this.element("circle", "grip") }));
    for (const { grip } of this.handles) grip.setAttribute("r", 5);
    this.held = null; // the handle that is dragged
    svg.addEventListener("pointerdown", (event) => {
      if (!this.values) return;
      // The nearest is meant: a finger hides what it aims at.
      const [x, y] = this.place(event);
      const far = [0, 1].map((index) => Math.hypot(x - 100 * this.values[2 * index], y - 100 + 100 * this.values[2 * index + 1]));
      const index = far[0] < far[1] ? 0 : 1;
      if (far[index] > 25) return;
      event.preventDefault();
      this.held = index;
      svg.setPointerCapture(event.pointerId);
    });
    svg.addEventListener("pointermove", (event) => this.held !== null && this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => (this.held = null));
  }

  /** Where an event is, in the units of the drawing. */
  place(event) {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [x, y];
  }

  drag(event) {
    const [x, y] = this.place(event);
    const next = [...this.values];
    next[2 * this.held] = Math.round(Math.min(100, Math.max(0, x))) / 100;
    next[2 * this.held + 1] = Math.round(Math.min(200, Math.max(-100, 100 - y))) / 100;
    this.changed(next);
  }

  element(name, className) {
    // The parser puts this into the SVG namespace without its address being written anywhere.
    const template = document.createElement("template");
    template.innerHTML = `<svg><${name}></${name}></svg>`;
    const el = template.content.firstChild.firstChild;
    el.setAttribute("class", className);
    this.svg.append(el);
    return el;
  }

  /** Shows the handles of a curve's four numbers; none where there is no curve. */
  show(values) {
    this.values = values;
    this.handles.forEach(({ line, grip }, index) => {
      for (const el of [line, grip]) el.style.display = values ? "" : "none";
      if (!values) return;
      const [x, y] = [100 * values[2 * index], 100 - 100 * values[2 * index + 1]];
      grip.setAttribute("cx", x);
      grip.setAttribute("cy", y);
      line.setAttribute("x1", 100 * index);
      line.setAttribute("y1", 100 - 100 * index);
      line.setAttribute("x2", x);
      line.setAttribute("y2", y);
    });
  }
};
