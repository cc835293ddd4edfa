// Scale, rotation and translation in space: what the library's `Affine3` is, as twelve numbers by rows: of x, of y, of z
// and the translation. The sixteen numbers of a matrix come from it by the perspective of an eye.
"use strict";

(Gallery.motion ??= {}).affine = (() => {
  const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

  const isFinite = (numbers) => Number.isFinite(numbers.reduce((sum, number) => sum + number, 0));

  /** The rotation of a pose, and its scale before that. */
  function turned({ rotation: [degrees, ax, ay, az], scale: [sx, sy] }) {
    const m = identity.slice();
    if (degrees !== 0) {
      const angle = degrees * Math.PI / 180;
      const [s, c] = [Math.sin(angle), Math.cos(angle)];
      const length = Math.sqrt(ax * ax + ay * ay + az * az);
      const [x, y, z] = length > 0 ? [ax / length, ay / length, az / length] : [0, 0, 1];
      const k = 1 - c;
      m[0] = c + x * x * k;
      m[1] = x * y * k + z * s;
      m[2] = x * z * k - y * s;
      m[3] = x * y * k - z * s;
      m[4] = c + y * y * k;
      m[5] = y * z * k + x * s;
      m[6] = x * z * k + y * s;
      m[7] = y * z * k - x * s;
      m[8] = c + z * z * k;
    }
    for (let i = 0; i < 3; i += 1) {
      m[i] *= sx;
      m[3 + i] *= sy;
    }
    return m;
  }

  /** The transform of a pose, about the centre of an element at this place (see drawlist.js). */
  function of(pose, { size, container }) {
    const m = turned(pose);
    if (Gallery.motion.pose.usesAnchor(pose)) {
      const [x, y, z] = [(pose.anchor[0] - 0.5) * size[0], (pose.anchor[1] - 0.5) * size[1], pose.anchor[2]];
      m[9] = x - (x * m[0] + y * m[3] + z * m[6]);
      m[10] = y - (x * m[1] + y * m[4] + z * m[7]);
      m[11] = z - (x * m[2] + y * m[5] + z * m[8]);
    }
    const [x, y, dx, dy, depth] = pose.offset;
    m[9] += x * container[0] + dx;
    m[10] += y * container[1] + dy;
    m[11] += depth;
    return m;
  }

  /** One transform, followed by another. */
  function then(a, b) {
    const m = new Array(12);
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 3; column += 1) {
        m[3 * row + column] = a[3 * row] * b[column] + a[3 * row + 1] * b[3 + column] + a[3 * row + 2] * b[6 + column]
          + (row === 3 ? b[9 + column] : 0);
      }
    }
    return m;
  }

  /** The same transform, for an origin at (x, y). */
  function about(m, x, y) {
    const moved = m.slice();
    moved[9] += x * m[0] + y * m[3] - x;
    moved[10] += x * m[1] + y * m[4] - y;
    moved[11] += x * m[2] + y * m[5];
    return moved;
  }

  /** The sixteen numbers of the matrix, seen by an eye so far in front of the point (-x, -y). */
  function projected(m, eye, x, y) {
    const p = -1 / eye;
    const [w1, w2, w3, w4] = [m[2] * p, m[5] * p, m[8] * p, 1 + m[11] * p];
    return [
      m[0] - x * w1, m[1] - y * w1, m[2], w1,
      m[3] - x * w2, m[4] - y * w2, m[5], w2,
      m[6] - x * w3, m[7] - y * w3, m[8], w3,
      m[9] + x - x * w4, m[10] + y - y * w4, m[11], w4,
    ];
  }

  return { identity, isFinite, of, then, about, projected };
})();
