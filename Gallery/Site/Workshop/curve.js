// A timing that is drawn and dragged: the two points of a curve, or of a spring its response (across) and its damping (up
// and down). Arrow keys move a point that has the focus.
"use strict";

(Gallery.workshop ??= {}).Curve = class {
  /** `changed` gets { c } or { s }, and a word that groups the steps of one drag. */
  constructor(place, title, changed) {
    this.changed = changed;
    place.innerHTML = `<svg class="curve w-curve" viewBox="-8 -44 116 188" role="group">
      <path class="axis" d="M0 100H100M0 0H100"/><path class="w-arm"/><polyline points=""/>
      <circle class="w-dot" r="5" tabindex="0" role="slider"/><circle class="w-dot" r="5" tabindex="0" role="slider"/></svg>`;
    this.svg = place.firstElementChild;
    this.svg.setAttribute("aria-label", title);
    this.dots = [...this.svg.querySelectorAll(".w-dot")];
    this.dots.forEach((dot, index) => {
      dot.addEventListener("pointerdown", (event) => this.begin(event, index));
      dot.addEventListener("keydown", (event) => this.key(event, index));
    });
  }

  show(timing, settings) {
    this.timing = timing;
    const run = Gallery.timing.run(settings ?? { c: timing.c, d: 1 });
    const points = Array.from({ length: 101 }, (_, i) => `${i},${Math.round(10000 - 10000 * run.at(run.duration * i / 100)) / 100}`);
    this.svg.querySelector("polyline").setAttribute("points", points.join(" "));
    const [one, two] = this.places(timing);
    this.dots.forEach((dot, i) => {
      const place = [one, two][i];
      dot.style.display = place ? "" : "none";
      if (!place) return;
      dot.setAttribute("cx", place[0]);
      dot.setAttribute("cy", place[1]);
      const said = timing.s ? `Response ${timing.s[0]} s, damping ${timing.s[1]}`
        : `${i ? "Second" : "First"} point: ${timing.c[2 * i]}, ${timing.c[2 * i + 1]}`;
      dot.setAttribute("aria-label", said);
      dot.setAttribute("aria-valuenow", timing.s ? timing.s[0] : timing.c[2 * i]);
      dot.setAttribute("aria-valuetext", said);
    });
    this.svg.querySelector(".w-arm").setAttribute("d", timing.c ? `M0 100L${one.join(" ")}M100 0L${two.join(" ")}` : "");
  }

  places({ c, s }) {
    if (c) return [[100 * c[0], 100 - 100 * c[1]], [100 * c[2], 100 - 100 * c[3]]];
    // A response of two seconds is at the right edge; critical damping is half-way up.
    return [[100 * Math.min(s[0] / 1.5, 1), 100 - 100 * Math.min(s[1] / 1.5, 1)], null];
  }

  /** The timing with a point at a place of the drawing. */
  moved(index, x, y) {
    const round = (value) => Math.round(value * 100) / 100;
    const within = (value, low, high) => round(Math.min(Math.max(value, low), high));
    if (this.timing.s) return { s: [within(1.5 * x / 100, 0.05, 1.5), within(1.5 * (100 - y) / 100, 0.15, 1.5)] };
    const c = [...this.timing.c];
    c[2 * index] = within(x / 100, 0, 1);
    c[2 * index + 1] = within(1 - y / 100, -0.4, 1.4);
    return { c };
  }

  begin(event, index) {
    if (event.button !== 0) return;
    event.preventDefault();
    const dot = this.dots[index];
    dot.focus({ preventScroll: true });
    dot.setPointerCapture(event.pointerId);
    const group = `curve ${performance.now()}`;
    const move = ({ clientX, clientY }) => {
      const point = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
      this.changed(this.moved(index, point.x, point.y), group);
    };
    const end = () => dot.removeEventListener("pointermove", move);
    dot.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) dot.addEventListener(name, end, { once: true });
  }

  key(event, index) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 10 : this.timing.s ? 2 / 1.5 : 2;
    const [x, y] = this.places(this.timing)[index];
    this.changed(this.moved(index, x + step * way[0], y + step * way[1]), "curve key");
  }
};
