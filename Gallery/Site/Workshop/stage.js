// The phone of the workshop: it draws what the arithmetic says, and moves as a recorded stage does, so that the page's own
// finger and player lead it.
"use strict";

(Gallery.workshop ??= {}).Stage = class {
  constructor(screen, data) {
    this.screen = screen;
    this.data = data;
    this.recording = { size: data.size };
    this.fraction = 0;
    this.direction = "forward";
    this.isMirrored = false;
    this.shape = "";
    this.glass = document.createElement("div");
    this.glass.className = "glass";
    [this.glass.style.width, this.glass.style.height] = data.size.map((side) => `${side}px`);
    screen.append(this.glass);
    this.pictures = {};
    new ResizeObserver(() => this.sharpness > this.drawn * 1.2 && this.redraw()).observe(screen);
  }

  get sharpness() { return Math.min(3, (this.screen.clientWidth / this.data.size[0] || 1) * devicePixelRatio * 1.25); }

  /** The picture of a screen, so many pixels for a point. */
  picture(role) {
    const key = `${role} ${this.isMirrored}`;
    return this.pictures[key] ??= Gallery.own?.screen(role === "background" ? 1 : 2) ?? this.painted(role);
  }

  painted(role) {
    const [w, h] = this.data.size;
    const root = this.data.screens[role === "background" ? 0 : 1];
    const canvas = document.createElement("canvas");
    const node = { b: [0, 0, w, h], i: { w, h, root }, e: [0, 0, 1, 1] };
    Gallery.bitmap.fill([{ canvas, node }], { scale: this.drawn, isMirrored: this.isMirrored, lists: [] });
    if (!this.isMirrored) return canvas;
    const flipped = document.createElement("canvas");
    [flipped.width, flipped.height] = [canvas.width, canvas.height];
    const context = flipped.getContext("2d");
    context.scale(-1, 1);
    context.drawImage(canvas, -canvas.width, 0);
    return flipped;
  }

  /** Draws the pictures again, for more pixels or the other layout direction. */
  redraw() {
    this.drawn = this.sharpness;
    this.pictures = {};
    this.shape = "";
    if (this.list) this.take(this.list, this.settings);
  }

  mirror(isMirrored) {
    this.isMirrored = isMirrored;
    this.redraw();
  }

  /** Another draw list; elements stay where they are the same. */
  take(list, settings) {
    this.drawn ??= this.sharpness;
    [this.list, this.settings] = [list, settings];
    this.run = Gallery.timing.run(settings);
    const shape = JSON.stringify(list.elements.map(({ role, part, isHidden, clipping }) => [role, part, isHidden, clipping.length]));
    if (shape !== this.shape) this.build();
    this.shape = shape;
    this.glass.style.background = list.backdrop ? `rgb(${list.backdrop.map((part) => Math.round(255 * part)).join(" ")})` : "#fff";
    this.seek(this.fraction);
  }

  build() {
    this.elements = this.list.elements.map((element) => {
      const el = document.createElement("div");
      el.className = "w-element";
      const [x, y, width, height] = element.frame;
      Object.assign(el.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
      let inner = el;
      const clips = element.clipping.map(() => {
        const clip = document.createElement("div");
        clip.className = "w-layer";
        inner.append(clip);
        inner = clip;
        return clip;
      });
      const face = document.createElement("div");
      face.className = "w-layer";
      const shade = document.createElement("div");
      shade.className = "w-layer w-shade";
      if (!element.isHidden) face.append(this.cut(element));
      face.append(shade);
      inner.append(face);
      return { el, clips, face, shade };
    });
    this.glass.replaceChildren(...this.elements.map(({ el }) => el));
  }

  /** The part of a picture that an element shows, a little more on all sides, because edges are smoothed. */
  cut({ role, part: [x, y, across, down], frame: [, , width, height] }) {
    const picture = this.picture(role);
    const canvas = document.createElement("canvas");
    const bleed = 0.6 * (across < 1 || down < 1);
    const [w, h] = [picture.width, picture.height];
    const more = bleed * w / this.data.size[0];
    const source = [x * w - more, y * h - more, across * w + 2 * more, down * h + 2 * more];
    [canvas.width, canvas.height] = source.slice(2).map((side) => Math.max(1, Math.round(side)));
    canvas.getContext("2d").drawImage(picture, ...source, 0, 0, canvas.width, canvas.height);
    Object.assign(canvas.style, {
      left: `${-bleed}px`, top: `${-bleed}px`, width: `${width + 2 * bleed}px`, height: `${height + 2 * bleed}px` });
    return canvas;
  }

  static clipPath(clip, [width, height]) {
    if (!clip) return "";
    if (clip.rect) {
      const [x, y, w, h, radius] = clip.rect;
      const inset = [y * height, (1 - x - Math.max(w, 0)) * width, (1 - y - Math.max(h, 0)) * height, x * width];
      return `inset(${inset.map((side) => `${side}px`).join(" ")} round ${Math.max(radius, 0)}px)`;
    }
    if (clip.circle) {
      const [x, y, radius] = clip.circle;
      return `circle(${Math.max(radius, 0) * Gallery.motion.clip.reach(x, y, width, height)}px at ${x * 100}% ${y * 100}%)`;
    }
    return `polygon(${clip.polygon.map(([x, y]) => `${x * 100}% ${y * 100}%`).join(", ")})`;
  }

  get progress() { return this.direction === "backward" ? 1 - this.fraction : this.fraction; }

  /** Shows how it looks when so much of the change is done; a spring may go beyond 1. */
  seek(fraction) {
    this.fraction = fraction;
    if (!this.list) return;
    const { progress } = this;
    this.list.at(progress).forEach((seen, i) => {
      const { el, clips, face, shade } = this.elements[i];
      const { element } = seen;
      el.style.display = seen.opacity > 0 ? "" : "none";
      if (!(seen.opacity > 0)) return;
      Gallery.painter.paint.m(el, seen.matrix, {});
      el.style.opacity = Math.min(seen.opacity, 1);
      el.style.zIndex = seen.depth;
      const radius = Math.min(seen.radius, Math.min(...element.place.size) / 2);
      const [strength, blur, dx, dy] = seen.shadow;
      el.style.borderRadius = `${radius}px`;
      el.style.boxShadow = strength > 0 ? `${dx}px ${dy}px ${2 * blur}px rgba(0, 0, 0, ${strength})` : "";
      [face.style.borderRadius, face.style.overflow] = radius > 0 ? [`${radius}px`, "hidden"] : ["", ""];
      shade.style.opacity = seen.shade;
      const poses = element.clipping.map((keyframes) => Gallery.motion.keyframes.pose(keyframes, progress).clip);
      clips.forEach((clip, place) => { clip.style.clipPath = Gallery.workshop.Stage.clipPath(poses[place], element.place.size); });
    });
  }

  turn(direction) {
    this.direction = direction;
    this.seek(this.fraction);
  }

  get seconds() { return this.run.duration; }

  fractionAt(seconds) { return this.run.at(seconds); }

  /** Shows a run by itself, so many seconds after its start. */
  show(seconds) { this.seek(this.fractionAt(seconds)); }

  /** When a run by itself first has come so far, in seconds. */
  get time() {
    const steps = 240;
    for (let i = 0; i <= steps; i += 1) if (this.fractionAt(this.seconds * i / steps) >= this.fraction) return this.seconds * i / steps;
    return this.seconds;
  }
};
