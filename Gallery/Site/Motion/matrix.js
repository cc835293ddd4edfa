// A matrix for row vectors, as in Core Animation and in a style sheet: sixteen numbers, row by row. It is about the centre
// of its element.
"use strict";

(Gallery.motion ??= {}).matrix = (() => {
  const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

  /** Where a point of the layer is seen, and how deep it is; null behind the eye. */
  function project(m, x, y) {
    const w = x * m[3] + y * m[7] + m[15];
    if (!(w > 1e-9)) return null;
    return [(x * m[0] + y * m[4] + m[12]) / w, (x * m[1] + y * m[5] + m[13]) / w, x * m[2] + y * m[6] + m[14]];
  }

  /** The point of the layer that is seen at a place; null where the layer is seen edge-on or is behind the eye. */
  function unproject(m, x, y) {
    const [a, b, c] = [m[0] - x * m[3], m[4] - x * m[7], x * m[15] - m[12]];
    const [d, e, f] = [m[1] - y * m[3], m[5] - y * m[7], y * m[15] - m[13]];
    const determinant = a * e - b * d;
    if (!(Math.abs(determinant) > 1e-9)) return null;
    const [u, v] = [(c * e - b * f) / determinant, (a * f - c * d) / determinant];
    return u * m[3] + v * m[7] + m[15] > 1e-9 ? [u, v] : null;
  }

  return { identity, project, unproject };
})();
