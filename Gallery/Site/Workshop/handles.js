// What can be dragged on the phone: the part that is selected, its corners (size), its edges (turn in depth), a knob above
// it (turn), its anchor, and the points of its clip. Each is a button, which arrow keys move, too.
"use strict";

(Gallery.workshop ??= {}).Handles = class {
  /**
   * `table` is { model, stage, element(), isPosing(), pick(x, y) }: the element of the draw list that is selected, whether a
   * finger poses, and what selects the element at a point.
   */
  constructor(room, phone, table) {
    Object.assign(this, { room, phone, table });
    this.outline = room.querySelector("#w-outline");
    this.box = room.querySelector("#w-handles");
    this.knobs = new Map();
    phone.addEventListener("pointerdown", (event) => this.table.isPosing() && this.begin(event, "body"));
    phone.addEventListener("keydown", (event) => this.key(event, "body"));
    for (const kind of ["nw", "ne", "se", "sw", "n", "e", "s", "w", "turn", "anchor"]) this.knob(kind);
  }

  static titles = {
    nw: "Size, upper left corner", ne: "Size, upper right corner", se: "Size, lower right corner", sw: "Size, lower left corner",
    n: "Turn in depth, upper edge", e: "Turn in depth, right edge", s: "Turn in depth, lower edge", w: "Turn in depth, left edge",
    turn: "Turn", anchor: "Anchor",
  };

  static spots = { nw: [0, 0], ne: [1, 0], se: [1, 1], sw: [0, 1], n: [0.5, 0], e: [1, 0.5], s: [0.5, 1], w: [0, 0.5] };

  knob(kind) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = `w-knob w-${kind.replace(/\d+/, "")}`;
    made.setAttribute("aria-label", Gallery.workshop.Handles.titles[kind] ?? "A point of the clip");
    made.title = made.getAttribute("aria-label");
    made.dataset.kind = kind;
    made.addEventListener("pointerdown", (event) => this.begin(event, kind));
    made.addEventListener("keydown", (event) => this.key(event, kind));
    this.knobs.set(kind, made);
    this.box.append(made);
    return made;
  }

  /** Points of the container for a pixel of the window. */
  get scale() { return this.table.stage.recording.size[0] / this.table.stage.screen.getBoundingClientRect().width; }

  /** The place of a point of the selected element in pixels of the room; null behind the eye. */
  seen(u, v) {
    const { element, matrix } = this.shown;
    const [width, height] = element.place.size;
    const point = Gallery.motion.matrix.project(matrix, (u - 0.5) * width, (v - 0.5) * height);
    if (!point) return null;
    const [w, h] = this.table.stage.recording.size;
    const screen = this.table.stage.screen.getBoundingClientRect();
    const room = this.room.getBoundingClientRect();
    return [0, 1].map((axis) => [screen.left - room.left, screen.top - room.top][axis]
      + (point[axis] + [w, h][axis] / 2 + element.place.center[axis]) / this.scale);
  }

  /** The same of a point as it is written, for left-to-right layout. */
  written([u, v]) { return this.seen(this.sign < 0 ? 1 - u : u, v); }

  show() {
    this.shown = this.table.element();
    const isPosing = this.table.isPosing() && this.shown;
    this.box.hidden = !isPosing;
    this.outline.style.display = isPosing ? "" : "none";
    if (!isPosing) return;
    const corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([u, v]) => this.seen(u, v));
    const isWhole = corners.every(Boolean);
    this.outline.firstElementChild.setAttribute("points", isWhole ? corners.map((point) => point.join()).join(" ") : "");
    for (const [kind, [u, v]] of Object.entries(Gallery.workshop.Handles.spots)) this.put(kind, this.seen(u, v));
    const { pose } = this.table.model;
    this.put("anchor", this.written(pose.anchor));
    const [top, middle] = [this.seen(0.5, 0), this.seen(0.5, 0.5)];
    if (top && middle) {
      const way = Math.hypot(top[0] - middle[0], top[1] - middle[1]) || 1;
      // It stays within reach: a screen may be so high that what is above it is outside of the room.
      const sides = [this.room.clientWidth, this.room.clientHeight];
      const knob = top.map((place, axis) => (
        Math.min(Math.max(place + (place - middle[axis]) / way * 26, 12), Math.max(sides[axis] - 12, 12))));
      this.put("turn", knob);
      const line = this.outline.lastElementChild;
      [["x1", top[0]], ["y1", top[1]], ["x2", knob[0]], ["y2", knob[1]]].forEach(([name, value]) => line.setAttribute(name, value));
    }
    this.showClip(pose.clip);
  }

  /** Points of a clip that can be dragged: [u, v] in fractions of the element, and how to write it. */
  static clipPoints(clip, [width, height]) {
    if (!clip) return [];
    if (clip.polygon) {
      return clip.polygon.map((point, i) => ({
        at: point, write: (u, v) => ({ polygon: clip.polygon.map((other, j) => (i === j ? [u, v] : other)) }) }));
    }
    if (clip.rect) {
      const [x, y, w, h, radius] = clip.rect;
      return [
        { at: [x, y], write: (u, v) => ({ rect: [u, v, Math.max(0, x + w - u), Math.max(0, y + h - v), radius] }) },
        { at: [x + w, y + h], write: (u, v) => ({ rect: [x, y, Math.max(0, u - x), Math.max(0, v - y), radius] }) }];
    }
    const [x, y, radius] = clip.circle;
    const reach = Gallery.motion.clip.reach(x, y, width, height);
    return [
      { at: [x, y], write: (u, v) => ({ circle: [u, v, radius] }) },
      { at: [x + radius * reach / width, y],
        write: (u, v) => ({ circle: [x, y, Math.hypot((u - x) * width, (v - y) * height) / reach] }) }];
  }

  showClip(clip) {
    const points = Gallery.workshop.Handles.clipPoints(clip, this.shown.element.place.size);
    for (let i = 0; i < 12; i += 1) {
      const kind = `clip${i}`;
      if (points[i] && !this.knobs.has(kind)) this.knob(kind);
      if (this.knobs.has(kind)) this.put(kind, points[i] ? this.written(points[i].at) : null);
    }
  }

  put(kind, place) {
    const knob = this.knobs.get(kind);
    knob.hidden = !place;
    if (place) knob.style.transform = `translate(${Math.round(place[0] * 10) / 10}px, ${Math.round(place[1] * 10) / 10}px)`;
  }

  begin(event, kind) {
    if (event.button !== 0 || !this.shown) return;
    event.preventDefault();
    const { model } = this.table;
    const room = this.room.getBoundingClientRect();
    const target = event.currentTarget;
    target.focus({ preventScroll: true });
    const start = {
      kind, pose: model.pose, x: event.clientX, y: event.clientY, group: `drag ${performance.now()}`, matrix: this.shown.matrix,
      anchor: this.written(model.pose.anchor), room: [room.left, room.top], place: this.shown.element.place,
    };
    let hasMoved = false;
    const move = (next) => {
      hasMoved ||= Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) > 3;
      if (hasMoved) this.drag(start, next.clientX, next.clientY, next);
    };
    const end = ({ type }) => {
      // A tap selects what is there.
      if (type === "pointerup" && !hasMoved && kind === "body") this.table.pick(...this.container(event));
      for (const name of ["pointermove", "pointerup", "pointercancel"]) target.removeEventListener(name, name === "pointermove" ? move : end);
    };
    target.setPointerCapture(event.pointerId);
    target.addEventListener("pointermove", move);
    target.addEventListener("pointerup", end);
    target.addEventListener("pointercancel", end);
  }

  /** The point of the container under a pointer. */
  container({ clientX, clientY }) {
    const screen = this.table.stage.screen.getBoundingClientRect();
    return [(clientX - screen.left) * this.scale, (clientY - screen.top) * this.scale];
  }

  /** A pointer that began somewhere is now elsewhere: what that does to the pose. */
  drag(start, x, y, keys = {}) {
    const { kind, pose } = start;
    const [dx, dy] = [(x - start.x) * this.scale, (y - start.y) * this.scale];
    const values = kind === "body" ? this.moved(start, dx, dy, keys)
      : kind === "turn" ? this.turned(start, x, y)
      : kind === "anchor" ? this.anchored(start, x, y)
      : kind.startsWith("clip") ? this.clipped(start, x, y)
      : kind.length === 2 ? this.scaled(start, x, y, keys)
      : this.tilted(start, dx, dy);
    if (values) this.table.model.editPose(values, start.group);
  }

  static snapped(value, step = 0.25, near = 0.012) {
    const place = Math.round(value / step) * step;
    return Math.abs(place - value) < near ? place : Math.round(value * 1000) / 1000;
  }

  /** Right-to-left layout shows the mirror image of what is written. */
  get sign() { return this.table.stage.isMirrored ? -1 : 1; }

  moved({ pose, matrix, place }, dx, dy, { shiftKey }) {
    // What is farther away takes a longer way.
    const far = matrix[15] > 0 ? matrix[15] : 1;
    const { snapped } = Gallery.workshop.Handles;
    const [x, y, ...more] = pose.offset;
    const [across, down] = [dx * far / place.container[0] * this.sign, dy * far / place.container[1]];
    const isLevel = Math.abs(dx) > Math.abs(dy);
    return { offset: [
      shiftKey && !isLevel ? x : snapped(x + across), shiftKey && isLevel ? y : snapped(y + down), ...more] };
  }

  scaled({ pose, anchor, x, y, room }, nextX, nextY, { altKey }) {
    if (!anchor) return null;
    const [from, to] = [[x, y], [nextX, nextY]].map((place) => place.map((value, axis) => value - room[axis] - anchor[axis]));
    const { snapped } = Gallery.workshop.Handles;
    if (altKey) {
      return { scale: pose.scale.map((factor, axis) => (
        Math.abs(from[axis]) > 4 ? snapped(Math.max(0, factor * to[axis] / from[axis]), 0.1) : factor)) };
    }
    const was = Math.hypot(...from);
    if (was < 4) return null;
    const factor = Math.max(0, (from[0] * to[0] + from[1] * to[1]) / (was * was));
    // A scale of nothing cannot be dragged any more.
    return { scale: pose.scale.map((value) => snapped(Math.max(0.02, value || 0.02) * factor, 0.1)) };
  }

  turned({ pose, anchor, x, y, room }, nextX, nextY) {
    if (!anchor) return null;
    const angle = (px, py) => Math.atan2(py - room[1] - anchor[1], px - room[0] - anchor[0]);
    let degrees = (angle(nextX, nextY) - angle(x, y)) * 180 / Math.PI * this.sign;
    if (degrees > 180) degrees -= 360;
    if (degrees < -180) degrees += 360;
    return Gallery.workshop.Handles.turning(pose, degrees, [0, 0, 1], true);
  }

  /** A pose's rotation and one more turn: about an axis of the phone, or about one of the element. */
  static turning({ rotation }, degrees, axis, isOutside = false, snapped = (angle) => this.snapped(angle, 15, 1.5)) {
    if (rotation[0] === 0 || String(rotation.slice(1)) === String(axis)) return { rotation: [snapped(rotation[0] + degrees), ...axis] };
    const [first, last] = [[snapped(degrees), ...axis], rotation];
    return { rotation: isOutside ? this.composed(last, first) : this.composed(first, last) };
  }

  /** Two turns, one after the other, as one turn about one axis: a product of quaternions. */
  static composed(...turns) {
    const [[a, b, c, d], [w, x, y, z]] = turns.map(([degrees, ...axis]) => {
      const half = degrees * Math.PI / 360;
      const length = Math.hypot(...axis) || 1;
      return [Math.cos(half), ...axis.map((part) => part / length * Math.sin(half))];
    });
    const made = [
      w * a - x * b - y * c - z * d, w * b + x * a + y * d - z * c, w * c - x * d + y * a + z * b, w * d + x * c - y * b + z * a];
    const [real, ...sines] = made[0] < 0 ? made.map((part) => -part) : made;
    const sine = Math.hypot(...sines);
    if (sine < 1e-6) return Gallery.motion.pose.rest.rotation;
    const axis = sines.map((part) => Math.round(part / sine * 1000) / 1000);
    // Which way an axis points, its greatest part says.
    const sign = axis.reduce((most, part) => (Math.abs(part) > Math.abs(most) ? part : most)) < 0 ? -1 : 1;
    const degrees = Math.round(2 * Math.atan2(sine, real) * 18000 / Math.PI) / 100;
    return [sign * degrees, ...axis.map((part) => sign * part || 0)];
  }

  /** An edge that is drawn inwards goes to the back, and outwards to the viewer. */
  tilted({ kind, pose, place }, dx, dy) {
    const isUpright = kind === "e" || kind === "w";
    const [way, length] = isUpright ? [dx, place.size[0]] : [dy, place.size[1]];
    const sign = isUpright ? (this.sign > 0 ? 1 : -1) : 1;
    const axis = isUpright ? [0, 1, 0] : [1, 0, 0];
    const degrees = -way / Math.max(length, 1) * 120 * (isUpright ? sign : -1);
    return Gallery.workshop.Handles.turning(pose, degrees, axis);
  }

  /** The point of the element that is under a pointer, in fractions of its size, written for left-to-right layout. */
  under(start, x, y) {
    const [w, h] = this.table.stage.recording.size;
    const screen = this.table.stage.screen.getBoundingClientRect();
    const point = [(x - screen.left) * this.scale - w / 2 - start.place.center[0], (y - screen.top) * this.scale - h / 2 - start.place.center[1]];
    const hit = Gallery.motion.matrix.unproject(start.matrix, ...point);
    if (!hit) return null;
    const [u, v] = hit.map((value, axis) => value / Math.max(start.place.size[axis], 1) + 0.5);
    return [this.sign < 0 ? 1 - u : u, v];
  }

  anchored(start, x, y) {
    const point = this.under(start, x, y);
    if (!point) return null;
    return { anchor: [...point.map((value) => Gallery.workshop.Handles.snapped(value, 0.5, 0.04)), start.pose.anchor[2]] };
  }

  clipped(start, x, y) {
    const point = this.under(start, x, y);
    if (!point) return null;
    const points = Gallery.workshop.Handles.clipPoints(start.pose.clip, start.place.size);
    const made = points[Number(start.kind.slice(4))];
    return made ? { clip: made.write(...point.map((value) => Gallery.workshop.Handles.snapped(value))) } : null;
  }

  /** Arrow keys move what has the focus: a hundredth of the phone, with Shift ten. */
  key(event, kind) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const { model } = this.table;
    if (!this.table.isPosing() || !this.shown || event.ctrlKey || event.metaKey) return;
    const { pose } = model;
    const step = event.shiftKey ? 10 : 1;
    const way = ways[event.key];
    let values = null;
    if (way && (kind === "body" || kind === "turn" || kind.length === 1)) {
      if (kind === "body") {
        const [x, y, ...more] = pose.offset;
        values = { offset: [x + 0.01 * step * way[0] * this.sign, y + 0.01 * step * way[1], ...more] };
      } else {
        const axis = kind === "turn" ? [0, 0, 1] : "ew".includes(kind) ? [0, 1, 0] : [1, 0, 0];
        const degrees = step * (way[0] + way[1]);
        values = Gallery.workshop.Handles.turning(pose, degrees, axis, kind === "turn", (angle) => angle);
      }
    } else if (way && kind.length === 2) {
      const factor = 0.01 * step * (way[0] - way[1]);
      values = { scale: pose.scale.map((value) => Math.max(0, value + factor)) };
    } else if (way && kind === "anchor") {
      values = { anchor: [pose.anchor[0] + 0.05 * step * way[0], pose.anchor[1] + 0.05 * step * way[1], pose.anchor[2]] };
    } else if (way && kind.startsWith("clip")) {
      const made = Gallery.workshop.Handles.clipPoints(pose.clip, this.shown.element.place.size)[Number(kind.slice(4))];
      if (made) values = { clip: made.write(made.at[0] + 0.01 * step * way[0], made.at[1] + 0.01 * step * way[1]) };
    } else if ("+-=".includes(event.key)) {
      values = { scale: pose.scale.map((value) => Math.max(0, value + (event.key === "-" ? -0.01 : 0.01))) };
    } else if ("[]".includes(event.key)) {
      values = { rotation: [pose.rotation[0] + (event.key === "[" ? -1 : 1), ...pose.rotation.slice(1)] };
    }
    if (!values) return;
    event.preventDefault();
    event.stopPropagation();
    model.editPose(values, `key ${kind}`);
  }
};
