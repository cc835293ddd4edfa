// A moment of a stage as pixels: the layers that the page shows as elements, drawn into a canvas, with what is turned in depth
// drawn in small cells. What does not change is drawn once.
"use strict";

(Gallery.film ??= {}).Flat = class {
  /** Points of a layer in one cell; within it a picture is stretched and not turned. */
  static cell = 20;

  /** So many pixels for a point of `stage`. */
  constructor(stage, scale) {
    const family = getComputedStyle(document.documentElement).getPropertyValue("--sans");
    Object.assign(this, { stage, scale, known: new Map(), sources: new Map() });
    const whole = (picture) => this.whole(picture);
    this.direct = { scale, isMirrored: stage.isMirrored, lists: stage.recording.lists, family, whole };
    this.settings = { ...this.direct, scale: scale * 1.5 };
  }

  /** A whole picture that pieces show parts of, drawn once. */
  whole(picture) {
    const key = JSON.stringify(picture); // each piece has its own copy of it
    if (!this.sources.has(key)) {
      const { w, h, root } = picture;
      const { scale } = this.settings;
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [Math.ceil(w * scale), Math.ceil(h * scale)];
      const context = canvas.getContext("2d");
      context.scale(scale, scale);
      Gallery.bitmap.draw(context, { ...root, b: [0, 0, w, h] }, this.settings);
      this.sources.set(key, canvas);
    }
    return this.sources.get(key);
  }

  /** A layer at a moment: its numbers, as the page shows them. */
  frozen(node) {
    if (!node.x?.length) return node;
    const { frame, next, part } = this.moment;
    const within = Math.min(1, Math.max(0, part));
    const made = { ...node };
    for (const [letter, index, number, factor = 1] of node.x) {
      if (made[letter] === node[letter]) made[letter] = [...node[letter]];
      const share = "vzkf".includes(letter) ? Math.floor(within + 1e-6) : letter === "m" || letter === "b" ? part : within;
      const track = this.stage.track(number);
      made[letter][index] = (track[frame] + (track[next] - track[frame]) * share) * factor;
    }
    return made;
  }

  children(node) { return Gallery.painter.childrenOf(node, this.settings.lists).map(Gallery.painter.widened); }

  /** Whether nothing in a layer changes, the place of the layer itself excepted. */
  isStill(node) {
    const { known } = this;
    if (!known.has(node)) {
      const moves = (node.x ?? []).some(([letter]) => !"mazv".includes(letter));
      known.set(node, !moves && this.children(node).every((child) => !child.x?.length && this.isStill(child)));
    }
    return known.get(node);
  }

  /** How far a layer draws beyond its box, in points. */
  static margin({ s }) { return s ? Math.ceil(Math.abs(s[0]) + Math.abs(s[1]) + s[2] * 2) + 1 : 0; }

  /** A piece shows a little more than its part: between two smoothed edges one would see what is behind. */
  bled(node) {
    if (!node.i || node.r || node.q) return null;
    const more = Math.max(0.6, 0.8 / this.scale);
    const [, , width, height] = node.b;
    const [x, y, across, down] = node.e;
    const [dx, dy] = [across * more / width, down * more / height];
    return { more, b: [0, 0, width + 2 * more, height + 2 * more], e: [x - dx, y - dy, across + 2 * dx, down + 2 * dy] };
  }

  /** The picture of a layer as if it lay flat and alone, with a margin; it may be larger than the layer's box. */
  picture(original, node) {
    const isKept = this.isStill(original);
    if (isKept && this.sources.has(original)) return this.sources.get(original);
    const bled = this.bled(node);
    const margin = bled?.more ?? Gallery.film.Flat.margin(node);
    const [, , width, height] = node.b;
    const { scale } = this.settings;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height].map((side) => Math.max(1, Math.ceil((side + 2 * margin) * scale)));
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    if (!bled) context.translate(margin, margin);
    const alone = { ...node, b: [0, 0, width, height], ...bled, m: undefined, o: undefined, a: undefined, v: undefined };
    if (isKept) Gallery.bitmap.draw(context, alone, this.settings);
    else this.inside(context, alone, original, this.settings);
    const made = { canvas, margin };
    if (isKept) this.sources.set(original, made);
    return made;
  }

  /** Draws what changes: the layer's own look, then its children by their order, each at its moment. */
  inside(context, node, original, settings) {
    Gallery.bitmap.draw(context, { ...node, n: [], u: undefined, y: undefined }, settings);
    const children = this.children(original).map((child) => [child, this.frozen(child)]);
    children.sort(([, a], [, b]) => (a.z?.[0] ?? 0) - (b.z?.[0] ?? 0));
    context.save();
    if (node.k?.[0]) {
      context.beginPath();
      context.roundRect(0, 0, node.b[2], node.b[3], node.r ?? [0]);
      context.clip();
    }
    if (node.q) context.clip(new Path2D(Gallery.painter.pathText(node.q, node.p)));
    for (const [child, seen] of children) this.draw(context, child, seen);
    context.restore();
  }

  draw(context, original, node) {
    const opacity = node.a?.[0] ?? 1;
    if (node.v?.[0] === 0 || opacity <= 0 || Gallery.painter.isLeftOut(node)) return;
    const [x, y, width, height] = node.b;
    const matrix = node.m ?? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const [ox, oy] = node.o ?? [width / 2, height / 2];
    const isPlane = Gallery.painter.isPlane(matrix);
    context.save();
    context.translate(x + ox, y + oy);
    if (isPlane && opacity >= 1 && !this.isStill(original)) {
      context.transform(matrix[0], matrix[1], matrix[4], matrix[5], matrix[12], matrix[13]);
      context.translate(-ox, -oy);
      const alone = { ...node, b: [0, 0, width, height], m: undefined, o: undefined, a: undefined, v: undefined };
      this.inside(context, alone, original, this.direct);
      context.restore();
      return;
    }
    const { canvas, margin } = this.picture(original, node);
    const [left, top, wide, high] = [-margin, -margin, width + 2 * margin, height + 2 * margin];
    if (isPlane) {
      context.globalAlpha = opacity;
      context.transform(matrix[0], matrix[1], matrix[4], matrix[5], matrix[12], matrix[13]);
      context.drawImage(canvas, left - ox, top - oy, wide, high);
    } else {
      this.turned(context, canvas, matrix, [left - ox, top - oy, wide, high], { opacity, isOneSided: node.f?.[0] === 1 });
    }
    context.restore();
  }

  /** A picture that is turned in depth, cell by cell. */
  turned(context, canvas, m, [left, top, wide, high], { opacity, isOneSided }) {
    const { cell } = Gallery.film.Flat;
    const project = (x, y) => {
      const w = m[3] * x + m[7] * y + m[15];
      return w > 0.02 ? [(m[0] * x + m[4] * y + m[12]) / w, (m[1] * x + m[5] * y + m[13]) / w] : null;
    };
    const [columns, rows] = [Math.max(1, Math.ceil(wide / cell)), Math.max(1, Math.ceil(high / cell))];
    const [dx, dy] = [wide / columns, high / rows];
    const [sx, sy] = [canvas.width / wide, canvas.height / high];
    // Cells that lie over one another a little would be seen if each was half-transparent.
    let target = context;
    if (opacity < 1) {
      const layer = this.layer ??= document.createElement("canvas");
      [layer.width, layer.height] = [context.canvas.width, context.canvas.height];
      target = layer.getContext("2d");
    }
    const base = context.getTransform();
    const [pixelsWide, pixelsHigh] = [context.canvas.width, context.canvas.height];
    const more = 1.6 / this.scale; // points that a cell shows beyond its own
    // Each corner is the corner of four cells.
    const places = Array.from({ length: rows + 1 }, (_, row) => (
      Array.from({ length: columns + 1 }, (_, column) => project(left + column * dx, top + row * dy))));
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const corners = [places[row][column], places[row][column + 1], places[row + 1][column], places[row + 1][column + 1]];
        if (corners.includes(null)) continue;
        const [a, b, c] = corners;
        const m11 = (b[0] - a[0]) / dx, m12 = (b[1] - a[1]) / dx, m21 = (c[0] - a[0]) / dy, m22 = (c[1] - a[1]) / dy;
        if (isOneSided && m11 * m22 - m12 * m21 < 0) continue;
        const xs = corners.map(([x, y]) => base.a * x + base.c * y + base.e);
        const ys = corners.map(([x, y]) => base.b * x + base.d * y + base.f);
        if (Math.max(...xs) < 0 || Math.min(...xs) > pixelsWide || Math.max(...ys) < 0 || Math.min(...ys) > pixelsHigh) continue;
        const [w, h] = [Math.min(dx + more, wide - column * dx), Math.min(dy + more, high - row * dy)];
        target.setTransform(
          base.a * m11 + base.c * m12, base.b * m11 + base.d * m12, base.a * m21 + base.c * m22, base.b * m21 + base.d * m22,
          base.a * a[0] + base.c * a[1] + base.e, base.b * a[0] + base.d * a[1] + base.f);
        target.drawImage(canvas, column * dx * sx, row * dy * sy, w * sx, h * sy, 0, 0, w, h);
      }
    }
    context.setTransform(base);
    if (target === context) return;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    context.drawImage(target.canvas, 0, 0);
    context.restore();
  }

  /** Draws the stage at a progress, from the top left corner on. */
  show(context, progress) {
    const { frame, next, part } = this.stage.between(progress);
    this.moment = { frame, next, part };
    context.save();
    if (this.stage.isMirrored) {
      context.translate(this.stage.recording.size[0], 0);
      context.scale(-1, 1);
    }
    const { root } = this.stage;
    this.draw(context, root, this.frozen(root));
    context.restore();
  }
};
