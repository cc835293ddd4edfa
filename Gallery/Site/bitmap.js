// A picture of a screen, drawn once into a canvas, of which each piece copies its part: the same numbers and letters that
// the painter makes elements of. Nothing in a picture moves.
"use strict";

Gallery.bitmap = (() => {
  const { pathText, colour } = Gallery.painter;
  /**
   * How much more than its part a piece of such a length shows at both ends, in points. The slimmest are parts of something
   * bent: where they lean away steeply, one point is too little for a browser to leave no line between them.
   */
  const bleed = (length) => (length < 10 ? 3 : 1);
  /** Drawn by the processor, or some browsers would put a canvas on a layer of its own, with edges apart from a shade's. */
  const byProcessor = { willReadFrequently: true };
  /** The outline of a layer's own box. */
  function box(context, node) {
    const [, , width, height] = node.b;
    context.beginPath();
    if (node.r) context.roundRect(0, 0, width, height, node.r);
    else context.rect(0, 0, width, height);
  }

  /** A shadow is not seen through the box that throws it. */
  function shadow(context, node, scale) {
    const [x, y, blur, ...shade] = node.s;
    const [, , width, height] = node.b;
    const far = Math.abs(x) + Math.abs(y) + blur * 2;
    context.save();
    box(context, node);
    context.rect(-far, -far, width + 2 * far, height + 2 * far);
    context.clip("evenodd");
    // Offset and blur are in pixels, whatever the context's scale.
    [context.shadowOffsetX, context.shadowOffsetY, context.shadowBlur] = [x * scale, y * scale, blur * scale];
    context.shadowColor = colour(...shade);
    context.fillStyle = "#000";
    box(context, node);
    context.fill();
    context.restore();
  }

  /** The gradient of a style sheet: its line is as long as to reach the corners at its angle. */
  function gradient(context, { c, l, a }, [, , width, height]) {
    const [dx, dy] = [Math.sin(a * Math.PI / 180), -Math.cos(a * Math.PI / 180)];
    const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2;
    const made = context.createLinearGradient(
      width / 2 - dx * half, height / 2 - dy * half, width / 2 + dx * half, height / 2 + dy * half);
    c.forEach((stop, i) => made.addColorStop(Math.min(1, Math.max(0, l[i])), colour(...stop)));
    return made;
  }

  /** Words in lines no wider than a box. */
  function broken(context, text, width) {
    const lines = [];
    for (const paragraph of text.split("\n")) {
      let line = "";
      for (const word of paragraph.split(/(?<=[ \-–—/])/)) {
        if (line && context.measureText((line + word).trimEnd()).width > width) {
          lines.push(line.trimEnd());
          line = "";
        }
        line += word;
      }
      lines.push(line.trimEnd());
    }
    return lines;
  }

  const measured = new Map();

  /** The lines of a text, how wide each is, and how far its font reaches up and down; measured once. */
  function measure(context, { s, l }, width) {
    const key = `${context.font} ${width} ${l} ${s}`;
    if (!measured.has(key)) {
      let lines = l === 1 ? [s] : broken(context, s, width);
      if (l > 1 && lines.length > l) lines = [...lines.slice(0, l - 1), `${lines[l - 1]}…`];
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(s);
      measured.set(key, {
        lines: lines.map((line) => ({ line, long: context.measureText(line).width })),
        up: Math.round(fontBoundingBoxAscent), down: Math.round(fontBoundingBoxDescent),
      });
    }
    return measured.get(key);
  }

  function words(context, text, [, , width, height], { family, isMirrored }) {
    const { s, f, w, c, n, l } = text;
    if (!s) return;
    context.font = `${w} ${f}px ${family}`;
    context.letterSpacing = `${-0.01 * f}px`;
    context.fillStyle = colour(...c);
    const { lines, up, down } = measure(context, text, width);
    const high = 1.2 * f;
    const first = (height - high * lines.length) / 2 + (high - up - down) / 2 + up;
    lines.forEach(({ line, long }, i) => {
      const x = n === "center" ? (width - long) / 2 : n === "right" ? width - long : 0;
      context.save();
      if (isMirrored) {
        context.translate(l === 1 ? 2 * x + long : width, 0);
        context.scale(-1, 1);
      }
      context.fillText(line, x, first + i * high);
      context.restore();
    });
  }

  function outline(context, { q, p, f, s, w, l, r, n }, [, , width], isMirrored) {
    const path = new Path2D(pathText(q, p));
    context.save();
    if (n && isMirrored) {
      context.translate(width, 0);
      context.scale(-1, 1);
    }
    if (f) {
      context.fillStyle = colour(...f);
      context.fill(path, r ? "evenodd" : "nonzero");
    }
    if (s) {
      [context.strokeStyle, context.lineWidth, context.lineCap] = [colour(...s), w, l ?? "butt"];
      context.stroke(path);
    }
    context.restore();
  }

  /** Draws what a layer with an opacity of its own covers as one: into a canvas as large as the picture. */
  function faded(context, node, settings) {
    const apart = document.createElement("canvas");
    [apart.width, apart.height] = [context.canvas.width, context.canvas.height];
    const other = apart.getContext("2d");
    other.setTransform(context.getTransform());
    draw(other, { ...node, a: undefined }, settings);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = node.a[0];
    context.drawImage(apart, 0, 0);
    context.restore();
  }

  /** One's own screen is not mirrored: words in it are to be read. */
  function ownScreen(context, picture, { b: [, , width, height] }, isMirrored) {
    context.save();
    if (isMirrored) {
      context.translate(width, 0);
      context.scale(-1, 1);
    }
    Gallery.own.cover(context, picture, width, height);
    context.restore();
  }

  /** Draws a layer and all below it. */
  function draw(context, node, settings) {
    if (node.v?.[0] === 0 || node.a?.[0] === 0 || Gallery.painter.isLeftOut(node)) return;
    if (node.a && node.a[0] < 1) {
      faded(context, node, settings);
      return;
    }
    const [x, y, width, height] = node.b;
    const { scale, isMirrored, lists } = settings;
    context.save();
    context.translate(x, y);
    if (node.m) {
      const [ox, oy] = node.o ?? [width / 2, height / 2];
      context.translate(ox, oy);
      // A picture is flat: what is left of a matrix is what it does to the plane.
      context.transform(node.m[0], node.m[1], node.m[4], node.m[5], node.m[12], node.m[13]);
      context.translate(-ox, -oy);
    }
    if (node.q) context.clip(new Path2D(pathText(node.q, node.p)));
    if (node.s) shadow(context, node, scale);
    for (const fill of [node.c && colour(...node.c), node.g && gradient(context, node.g, node.b)]) {
      if (!fill) continue;
      box(context, node);
      context.fillStyle = fill;
      context.fill();
    }
    context.save();
    if (node.k?.[0] || node.i) {
      box(context, node);
      context.clip();
    }
    if (node.i) {
      const { w, h, root } = node.i;
      const [left, top, across, down] = node.e;
      context.save();
      context.scale(width / (across * w), height / (down * h));
      context.translate(-left * w, -top * h);
      const known = settings.whole?.(node.i);
      if (known) context.drawImage(known, 0, 0, w, h);
      else draw(context, { ...root, b: [0, 0, w, h] }, settings);
      context.restore();
    }
    const own = Gallery.painter.ownPicture(node);
    if (own) ownScreen(context, own, node, isMirrored);
    if (node.h) outline(context, node.h, node.b, isMirrored);
    if (node.t) words(context, node.t, node.b, settings);
    const children = Gallery.painter.childrenOf(node, lists);
    const order = (child) => child.z?.[0] ?? 0;
    for (const child of [...children].sort((a, b) => order(a) - order(b))) draw(context, child, settings);
    context.restore();
    if (node.d) {
      const [line, ...shade] = node.d;
      [context.strokeStyle, context.lineWidth] = [colour(...shade), line];
      context.beginPath();
      context.roundRect(line / 2, line / 2, width - line, height - line,
        (node.r ?? [0]).map((radius) => Math.max(0, radius - line / 2)));
      context.stroke();
    }
    context.restore();
  }

  /** The pixels of a whole picture, so many for each of its points. */
  function whole({ w, h, root }, settings) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.ceil(w * settings.scale), Math.ceil(h * settings.scale)];
    const context = canvas.getContext("2d", byProcessor);
    context.scale(settings.scale, settings.scale);
    draw(context, { ...root, b: [0, 0, w, h] }, settings);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }

  /** Copies the part of a whole picture that a piece shows into the piece's canvas, and a point more on all sides. */
  function cut(piece, source, scale) {
    const { node, isWhole, isMasked, shade } = piece;
    const { w, h } = node.i;
    const [x, y, across, down] = isWhole ? [0, 0, 1, 1] : node.e;
    const [width, height] = isWhole ? [w, h] : node.b.slice(2);
    // The points of the layer for each of the picture.
    const [sx, sy] = [width / (across * w), height / (down * h)];
    // Whole pixels, and none where there is no picture.
    const ends = (from, length, most) => [
      Math.max(0, Math.floor((from - bleed(length)) * scale)),
      Math.min(Math.ceil(most * scale), Math.ceil((from + length + bleed(length)) * scale)),
    ];
    const [[left, right], [top, bottom]] = [ends(x * w, across * w, w), ends(y * h, down * h, h)];
    piece.left = (left / scale - x * w) * sx;
    piece.top = (top / scale - y * h) * sy;
    // A mask that stays is cut out once; one that moves is the painter's.
    const path = node.q && !isMasked && !isWhole ? new Path2D(pathText(node.q, node.p)) : null;
    for (const { canvas, colour } of shade ? [piece, shade] : [piece]) {
      const context = canvas.getContext("2d", byProcessor);
      const isPlain = colour && !path;
      [canvas.width, canvas.height] = isPlain ? [1, 1] : [right - left, bottom - top];
      if (!colour) context.putImageData(source, -left, -top, left, top, right - left, bottom - top);
      if (path) {
        context.setTransform(scale / sx, 0, 0, scale / sy, -piece.left * scale / sx, -piece.top * scale / sy);
        context.fillStyle = colour ?? "#000";
        // Of a picture the path keeps what is inside it.
        if (!colour) context.globalCompositeOperation = "destination-in";
        context.fill(path);
      } else if (colour) {
        context.fillStyle = colour;
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      canvas.style.left = `${piece.left}px`;
      canvas.style.top = `${piece.top}px`;
      canvas.style.width = `${(right - left) / scale * sx}px`;
      canvas.style.height = `${(bottom - top) / scale * sy}px`;
    }
    if (isMasked) Gallery.painter.mask(piece);
  }

  /** Draws the canvases of pieces; pieces of one picture share its drawing, which `sources` keeps for the next time. */
  function fill(pieces, { scale, isMirrored, lists }, sources = new Map()) {
    const family = getComputedStyle(document.documentElement).getPropertyValue("--sans") || "system-ui, sans-serif";
    const settings = { scale, isMirrored, lists, family };
    for (const piece of pieces) {
      // Each piece has its own copy of the picture's outermost layer, whose inside is known by a key.
      const key = JSON.stringify(piece.node.i);
      if (!sources.has(key)) sources.set(key, whole(piece.node.i, settings));
      cut(piece, sources.get(key), scale);
    }
  }

  /** Draws one's own pictures in the place of screens, so many pixels for a point. */
  function fillOwn(screens, scale) {
    for (const { canvas, node } of screens) {
      const [, , width, height] = node.b;
      [canvas.width, canvas.height] = [Math.max(1, Math.ceil(width * scale)), Math.max(1, Math.ceil(height * scale))];
      Gallery.own.cover(canvas.getContext("2d"), Gallery.painter.ownPicture(node), canvas.width, canvas.height);
    }
  }

  return { fill, fillOwn, draw };
})();
