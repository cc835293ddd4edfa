// One layer becomes one absolutely positioned element. An attribute of a node is painted by the function of the same
// letter; numbers come as a list, so that the stage can hand over a recorded list or one between two frames.
//
//   b [x, y, width, height] in the parent     o [x, y] transform origin, when it is not the centre
//   m the 16 numbers of the matrix            a [opacity]             v [visible]          z [order among siblings]
//   r [tl, tr, br, bl] corner radii           c [r, g, b, a] colour   d [width, r, g, b, a] border
//   s [x, y, blur, r, g, b, a] shadow         k [clips]               f [back face hidden]
//   q path commands and p their numbers: the mask
//   t text, g gradient, h shape, i {u, w, h, c…} picture and e [x, y, width, height] the part of it that shows
//   n child nodes, or u the key of a list of them that recordings share, or y the index of a list in this recording;
//   x the moving attributes
"use strict";

Gallery.painter = (() => {
  const px = (number) => `${number}px`;
  const colour = (r, g, b, a) => `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${a})`;

  // Chromium reads plain decimals only as far as the seventh digit, which perspective needs more than.
  const exact = (number) => (Number.isInteger(number) ? number : number.toExponential());

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
    b(el, [x, y, width, height]) {
      el.style.left = px(x);
      el.style.top = px(y);
      el.style.width = px(width);
      el.style.height = px(height);
    },
    o(el, [x, y]) { el.style.transformOrigin = `${px(x)} ${px(y)}`; },
    m(el, numbers) { el.style.transform = `matrix3d(${numbers.map(exact).join(",")})`; },
    a(el, [opacity]) { el.style.opacity = opacity; },
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
    p(el, numbers, node) { el.style.clipPath = `path("${pathText(node.q, numbers)}")`; },
    e(el, [x, y, width, height], node) {
      const inner = el.firstElementChild;
      const { w, h } = node.i;
      const sx = Number(el.style.width.slice(0, -2)) / (width * w);
      const sy = Number(el.style.height.slice(0, -2)) / (height * h);
      inner.style.transform = `scale(${sx},${sy}) translate(${px(-x * w)},${px(-y * h)})`;
    },
  };

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

  /** The part of a picture that shows, in the picture's points: what lies outside need not be built. */
  function visiblePart(node) {
    if (!node.e || (node.x ?? []).some(([letter]) => letter === "e")) return null;
    const { w, h } = node.i;
    const [x, y, width, height] = node.e;
    // A point more than that, which the style sheet lets be seen.
    return { left: x * w - 1, top: y * h - 1, right: (x + width) * w + 1, bottom: (y + height) * h + 1 };
  }

  const childrenOf = (node, lists) => node.n ?? (node.u ? Gallery.sharedNodes(node.u) : lists[node.y] ?? []);

  /** True if nothing of `node` can show inside `part`. Turned layers and outlines, which keep to no box, are never judged. */
  function isOutside(node, part) {
    if (!part || node.m || node.s || node.h) return false;
    const [x, y, width, height] = node.b;
    return x >= part.right || y >= part.bottom || x + width <= part.left || y + height <= part.top;
  }

  /** True for a plain colour in the very place of a part of a picture. */
  const isShade = (node, below) => below?.i && node.c && !node.i && !node.s && String(node.b) === String(below.b);

  /** Builds the element of `node` and all below it. `moving` is told of each node that has tracks. */
  function build(node, moving, lists, part = null) {
    const el = document.createElement("div");
    el.className = "layer";
    for (const [letter, value] of Object.entries(node)) {
      if (letter === "i") {
        const picture = document.createElement("div");
        picture.className = "picture";
        picture.style.width = px(value.w);
        picture.style.height = px(value.h);
        picture.append(build({ ...value.root, b: [0, 0, value.w, value.h] }, moving, lists,
          visiblePart(node)));
        el.classList.add("crop");
        el.prepend(picture);
      } else if (content[letter]) content[letter](el, value);
    }
    for (const [letter, value] of Object.entries(node)) if (paint[letter]) paint[letter](el, value, node);
    let below = null;
    for (const child of childrenOf(node, lists)) {
      const inside = part && { left: part.left - child.b[0], top: part.top - child.b[1],
        right: part.right - child.b[0], bottom: part.bottom - child.b[1] };
      if (isOutside(child, part)) continue;
      const built = build(child, moving, lists, child.m ? null : inside);
      // A shade has to be as large as the part below it, which shows a point more than it is.
      if (isShade(child, below)) built.style.boxShadow = `0 0 0 1px ${built.style.backgroundColor}`;
      el.append(built);
      below = child;
    }
    if (node.x) moving(node, el);
    return el;
  }

  return { build, paint };
})();
