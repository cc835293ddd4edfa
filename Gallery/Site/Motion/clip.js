// The visible part of an element, as in the library's `Clip`, in fractions of the element's size:
//
//   { rect: [x, y, width, height, radius in points] }
//   { circle: [x, y, radius] }, the radius in fractions of the way to the farthest corner
//   { polygon: [[x, y], …] }, of three to twelve points
//   null for no clip
"use strict";

(Gallery.motion ??= {}).clip = (() => {
  const between = (a, b, fraction) => Gallery.motion.pose.between(a, b, fraction);
  const full = [0, 0, 1, 1, 0]; // no clip, as a rectangle

  /** What a clip is at a fraction of the way; of two kinds that cannot be mixed, the nearer one. */
  function interpolated(a, b, fraction) {
    if (!a && !b) return null;
    if ((a?.rect ?? b?.rect) && (!a || a.rect) && (!b || b.rect)) {
      return { rect: between(a?.rect ?? full, b?.rect ?? full, fraction) };
    }
    if ((!a || a.circle) && (!b || b.circle)) {
      const [from, to] = [a?.circle, b?.circle];
      const whole = ([x, y]) => [x, y, 1];
      return { circle: between(from ?? whole(to), to ?? whole(from), fraction) };
    }
    if (a?.polygon && b?.polygon && a.polygon.length === b.polygon.length) {
      return { polygon: a.polygon.map((point, i) => between(point, b.polygon[i], fraction)) };
    }
    return fraction < 0.5 ? a : b;
  }

  function mirrored(clip) {
    if (!clip) return null;
    if (clip.rect) {
      const [x, y, width, height, radius] = clip.rect;
      return { rect: [1 - x - width, y, width, height, radius] };
    }
    if (clip.circle) return { circle: [1 - clip.circle[0], clip.circle[1], clip.circle[2]] };
    return { polygon: clip.polygon.map(([x, y]) => [1 - x, y]) };
  }

  /** The distance from a point of an element to its farthest corner, in points. */
  const reach = (x, y, width, height) => (
    Math.hypot(Math.max(Math.abs(x), Math.abs(1 - x)) * width, Math.max(Math.abs(y), Math.abs(1 - y)) * height));

  /** Whether a rectangle with round corners has a point in it. */
  function isInRect([left, top, across, down, radius], x, y, width, height) {
    const slack = 1e-9;
    if (x < left - slack || x > left + across + slack || y < top - slack || y > top + down + slack) return false;
    if (!(radius > 0)) return true;
    const [w, h] = [across * width, down * height];
    const r = Math.min(radius, w / 2, h / 2);
    const dx = Math.max(r - (x - left) * width, (x - left) * width - (w - r), 0);
    const dy = Math.max(r - (y - top) * height, (y - top) * height - (h - r), 0);
    return dx * dx + dy * dy <= r * r + slack;
  }

  /** Whether an outline has a point in it or on it, by the even-odd rule. */
  function isInPolygon(points, x, y) {
    if (points.length < 3) return false;
    let isInside = false;
    let [px, py] = points.at(-1);
    for (const [qx, qy] of points) {
      const [ex, ey] = [qx - px, qy - py];
      const cross = ex * (y - py) - ey * (x - px);
      const along = ex * (x - px) + ey * (y - py);
      const length = ex * ex + ey * ey;
      const isOn = Math.abs(cross) <= 1e-9 * Math.max(Math.sqrt(length), 1e-9);
      if (length > 0 && isOn && along >= -1e-12 && along <= length + 1e-12) return true;
      if ((py > y) !== (qy > y) && x < (qx - px) * (y - py) / (qy - py) + px) isInside = !isInside;
      [px, py] = [qx, qy];
    }
    return isInside;
  }

  /** Whether a point of an element is visible; `x` and `y` are fractions of its size, which is in points. */
  function contains(clip, x, y, width, height) {
    if (!clip) return true;
    if (clip.rect) return isInRect(clip.rect, x, y, width, height);
    if (clip.polygon) return isInPolygon(clip.polygon, x, y);
    const [cx, cy, radius] = clip.circle;
    const way = Math.hypot((x - cx) * width, (y - cy) * height);
    return radius > 0 && way <= radius * reach(cx, cy, width, height) * (1 + 1e-9);
  }

  return { interpolated, mirrored, reach, contains };
})();
