// One layer becomes one absolutely positioned element. An attribute of a node is painted by the function of the same
// letter; numbers come as a list, so that the stage can hand over a recorded list or one between two frames.
//
//   b [x, y, width, height] in the parent     o [x, y] transform origin, when it is not the centre
//   m the 16 numbers of the matrix            a [opacity]             v [visible]          z [order among siblings]
//   r [tl, tr, br, bl] corner radii           c [r, g, b, a] colour   d [width, r, g, b, a] border
//   s [x, y, blur, r, g, b, a] shadow         k [clips]               f [back face hidden]
//   q path commands and p their numbers: the mask
//   t text, g gradient, h shape, i {u, w, h, c…} picture and e [x, y, width, height] the part of it that shows
//   w the screen that it is, 1 or 2, or 0 for a bar: where somebody's own screens are shown
//   n child nodes, or u the key of a list of them that recordings share, or y the index of a list in this recording;
//   x the moving attributes
"use strict";

Gallery.painter = (() => {
  const px = (number) => `${number}px`;
  const colour = (r, g, b, a) => `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${a})`;

  // Chromium reads plain decimals only as far as the seventh digit, which perspective needs more than.
  const exact = (number) => {
    if (number > -0.01 && number < 0.01 && number !== 0) return number.toExponential(6);
    return Math.round(number * 1e6) / 1e6;
  };

  /** Whether a matrix only moves, stretches and turns within the plane. */
  const isPlane = (m) => m[3] === 0 && m[7] === 0 && m[15] === 1 && m[2] === 0 && m[6] === 0 && m[8] === 0 && m[9] === 0
    && m[10] === 1 && m[11] === 0 && m[14] === 0;

  // The parser puts this into the SVG namespace without its address being written anywhere.
  const svgTemplate = document.createElement("template");
  svgTemplate.innerHTML = "<svg><path></path></svg>";

  /** "MLC…" and numbers to the text of a path. */
  function pathText(commands, numbers) {
    const counts = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
    let at = 0, text = "";
    for (const command of commands) {
      const count = counts[command];
      text += command + numbers.slice(at, at + count).join(" ");
      at += count;
    }
    return text;
  }

  const paint = {
    b(el, [x, y, width, height], node) {
      el.style.left = px(x);
      el.style.top = px(y);
      el.style.width = px(width);
      el.style.height = px(height);
      // A window that changes its size shows the same part at another scale.
      if (el.piece?.part) paint.e(el, el.piece.part, node);
    },
    o(el, [x, y]) { el.style.transformOrigin = `${px(x)} ${px(y)}`; },
    m(el, numbers, node) {
      // What stays in the plane is no layer of its own, which some browsers put on whole pixels.
      if (!node.f && isPlane(numbers)) {
        const [a, b, , , c, d] = numbers;
        el.style.transform = `matrix(${exact(a)},${exact(b)},${exact(c)},${exact(d)},${exact(numbers[12])},${exact(numbers[13])})`;
        return;
      }
      let text = "matrix3d(";
      for (let i = 0; i < 15; i += 1) text += `${exact(numbers[i])},`;
      el.style.transform = `${text}${exact(numbers[15])})`;
    },
    // A piece is always a little less than opaque: browsers then draw it and its shade as one, with one smoothed edge.
    a(el, [opacity]) { el.style.opacity = el.piece ? Math.min(0.999, opacity) : opacity; },
    v(el, [visible]) { el.style.display = visible ? "" : "none"; },
    z(el, [order]) { el.style.zIndex = order; },
    r(el, radii) { el.style.borderRadius = radii.map(px).join(" "); },
    c(el, [r, g, b, a]) { el.style.backgroundColor = colour(r, g, b, a); },
    d(el, [width, r, g, b, a]) {
      el.style.outline = `${px(width)} solid ${colour(r, g, b, a)}`;
      el.style.outlineOffset = px(-width);
    },
    s(el, [x, y, blur, r, g, b, a]) { el.style.boxShadow = `${px(x)} ${px(y)} ${px(blur)} ${colour(r, g, b, a)}`; },
    k(el, [clips]) { el.style.overflow = clips ? "hidden" : ""; },
    f(el, [hidden]) { el.style.backfaceVisibility = hidden ? "hidden" : ""; },
    p(el, numbers, node) {
      const { piece } = el;
      if (!piece || piece.isWhole) {
        el.style.clipPath = `path("${pathText(node.q, numbers)}")`;
        return;
      }
      // A mask that stays is part of the piece's drawing.
      piece.mask = numbers;
      if (piece.isMasked) mask(piece);
    },
    e(el, [x, y, width, height], node) {
      if (!el.piece.isWhole) return;
      el.piece.part = [x, y, width, height];
      const { w, h } = node.i;
      const sx = Number(el.style.width.slice(0, -2)) / (width * w);
      const sy = Number(el.style.height.slice(0, -2)) / (height * h);
      el.firstElementChild.style.transform = `scale(${sx},${sy}) translate(${px(-x * w)},${px(-y * h)})`;
    },
  };

  /** Masks a piece's canvas. Some browsers would cut what shows beyond the piece's own box if that was masked. */
  function mask({ canvas, node, mask: numbers, left = 0, top = 0 }) {
    const moved = numbers.map((number, i) => number - (i % 2 ? top : left));
    canvas.style.clipPath = `path("${pathText(node.q, moved)}")`;
  }

  const content = {
    t(el, text) {
      const inner = document.createElement("span");
      inner.textContent = text.s;
      inner.style.fontSize = px(text.f);
      inner.style.fontWeight = text.w;
      inner.style.color = colour(...text.c);
      if (text.l === 1) {
        el.style.justifyContent = text.n;
      } else {
        inner.classList.add("lines");
        inner.style.textAlign = text.n;
        if (text.l > 1) inner.style.webkitLineClamp = text.l;
      }
      el.classList.add("text");
      el.append(inner);
    },
    g(el, { c, l, a }) {
      const stops = c.map((stop, i) => `${colour(...stop)} ${l[i] * 100}%`);
      el.style.backgroundImage = `linear-gradient(${a}deg,${stops.join(",")})`;
    },
    h(el, { q, p, f, s, w, l, r, n }) {
      const svg = svgTemplate.content.firstElementChild.cloneNode(true);
      // A symbol that is the same in right-to-left layout.
      if (n) svg.setAttribute("class", "upright");
      const path = svg.firstElementChild;
      path.setAttribute("d", pathText(q, p));
      path.style.fill = f ? colour(...f) : "none";
      if (r) path.style.fillRule = "evenodd";
      if (s) {
        path.style.stroke = colour(...s);
        path.style.strokeWidth = w;
        if (l) path.style.strokeLinecap = l;
      }
      el.append(svg);
    },
  };

  /** Somebody's own picture in the place of a screen; null for what is drawn as it was recorded. */
  const ownPicture = (node) => (node.w ? Gallery.own?.screen(node.w) ?? null : null);

  /** Whether a layer is not drawn at all: a bar, which a picture of one's own already has. */
  const isLeftOut = (node) => node.w === 0 && Gallery.own?.isUsed === true;

  const childrenOf = (node, lists) => (ownPicture(node) || isLeftOut(node)) ? [] : node.n ?? (node.u ? Gallery.sharedNodes(node.u) : lists[node.y] ?? []);

  /** True for a layer through which a picture is seen to pass: all of it has to be there. */
  const isWindow = (node) => (node.x ?? []).some(([letter]) => letter === "e" || letter === "b");

  /** True for a plain colour in the very place of a part of a picture, or of a screen with the same corners. */
  const isShade = (node, below) => node.c && !node.i && !node.s && !node.n && !node.u && node.y === undefined
    && below !== undefined && !isWindow(node) && !isWindow(below) && String(node.b) === String(below.b)
    && (below.i ? !node.r : String(node.r) === String(below.r) && moves(node, "r") === moves(below, "r"));

  const moves = (node, letter) => String((node.x ?? []).filter(([other]) => other === letter));

  /** The first number of an attribute over all frames; of one that stays, a single one. */
  function course(node, letter, usual, told) {
    const [, , track] = (node.x ?? []).find(([other]) => other === letter) ?? [];
    return track === undefined ? node[letter] ?? [usual] : told.track(track);
  }

  /** True for a shade that goes with what is below wherever that goes: right above it, with the same matrix and mask. */
  function isBound(node, below, isNext, told) {
    if (below.i && moves(below, "p")) return false;
    if (["m", "p", "q", "o", "v"].some((letter) => String(node[letter]) !== String(below[letter])
      || moves(node, letter) !== moves(below, letter))) return false;
    // While a piece fades, a shade of its own would darken what is behind it, too. It may be left undone for so much.
    const [opacity, own] = [course(below, "a", 1, told), course(node, "a", 1, told)];
    const at = (values, frame) => values[values.length > 1 ? frame : 0];
    for (let frame = 0; frame < Math.max(opacity.length, own.length); frame += 1) {
      if ((1 - at(opacity, frame)) * at(own, frame) > (below.i ? 0.25 : 0)) return false;
    }
    // The order among siblings is that of the list, unless it changes.
    if (!node.z && !below.z) return isNext;
    const [order, mine] = [course(below, "z", 0, told), course(node, "z", 0, told)];
    return mine.length === order.length && mine.every((place, frame) => place === order[frame] + 1);
  }

  /** The element of a shade that is bound to what it darkens: within that it only changes its opacity. */
  function boundShade(node, told, lists) {
    const moving = (node.x ?? []).filter(([letter]) => letter === "a" || letter === "r");
    const el = build(
      { b: [0, 0, ...node.b.slice(2)], r: node.r, c: node.c, a: node.a ?? [1], x: moving }, told, lists);
    el.classList.add("bound");
    return el;
  }

  /**
   * Lets the colour of a shade fill a canvas that becomes as large as the piece, which shows a point more than it is. Other
   * elements than canvases are put on whole pixels in another way.
   */
  function fill(el, piece) {
    const canvas = document.createElement("canvas");
    piece.shade = { canvas, colour: el.style.backgroundColor };
    el.style.backgroundColor = "";
    el.append(canvas);
  }

  const stretches = new WeakMap();

  /**
   * A bare part that is drawn many times wider than it is, made as wide as it is drawn: some browsers cut a mask in the part's
   * own pixels, and its edges would be as many times softer.
   */
  function widened(node) {
    const wide = node.m ? Math.round(Math.hypot(node.m[0], node.m[1])) : 1;
    const isMoved = (node.x ?? []).some(([letter]) => letter === "b");
    if (wide <= 4 || !node.p || isMoved || ["n", "u", "y", "t", "h", "g", "s", "d", "r", "o", "w"].some((letter) => letter in node)) return node;
    if (!stretches.has(node)) {
      const [x, y, width, height] = node.b;
      const factor = (letter, index) => (letter === "p" && index % 2 === 0 ? wide : letter === "m" && index < 4 ? 1 / wide : 1);
      const scaled = (letter) => node[letter].map((number, index) => number * factor(letter, index));
      stretches.set(node, {
        ...node, b: [x + (1 - wide) * width / 2, y, wide * width, height], m: scaled("m"), p: scaled("p"),
        x: (node.x ?? []).map(([letter, index, number]) => [letter, index, number, factor(letter, index)]),
      });
    }
    return stretches.get(node);
  }

  /** Builds what is below `node`: its children, each shade within what it goes with. */
  function fillWith(el, node, told, lists) {
    const built = [];
    for (const child of childrenOf(node, lists).map(widened)) {
      const last = built.at(-1);
      const below = built.find((other) => isShade(child, other.node) && isBound(child, other.node, other === last, told));
      const own = below ? boundShade(child, told, lists) : build(child, told, lists);
      (below?.el ?? el).append(own);
      // A white plate over a piece is no shade of it.
      const bearer = below ?? (isShade(child, last?.node) && child.c[0] === 0 ? last : null);
      if (bearer?.node.i) fill(own, bearer.el.piece);
      if (!below) built.push({ node: child, el: own });
    }
  }

  /**
   * Builds the element of `node` and all below it. `told.moving` is told of each node that has tracks, `told.piece` of each
   * part of a picture: a canvas that waits to be drawn.
   */
  function build(node, told, lists) {
    const el = document.createElement("div");
    el.className = "layer";
    for (const [letter, value] of Object.entries(node)) {
      if (letter === "i") {
        const canvas = document.createElement("canvas");
        el.prepend(canvas);
        if (isWindow(node)) el.classList.add("window");
        const isMasked = moves(node, "p") !== "" && !isWindow(node);
        el.piece = { canvas, node, isWhole: isWindow(node), isMasked, mask: node.p, shade: null };
        paint.a(el, [1]);
        el.classList.add("piece");
        told.piece(el.piece);
      } else if (content[letter]) content[letter](el, value);
    }
    for (const [letter, value] of Object.entries(node)) if (value && paint[letter]) paint[letter](el, value, node);
    fillWith(el, node, told, lists);
    if (isLeftOut(node)) el.classList.add("left-out");
    if (ownPicture(node)) {
      const canvas = document.createElement("canvas");
      canvas.className = "own";
      el.append(canvas);
      told.own?.({ canvas, node });
    }
    if (node.x?.length) told.moving(node, el);
    return el;
  }

  return { build, paint, mask, pathText, colour, childrenOf, ownPicture, isLeftOut, isPlane, widened };
})();
