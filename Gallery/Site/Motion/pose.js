// A pose of a screen or of a piece, as in the library's `Pose`: what differs from rest. Numbers stand in lists, as in the
// JSON of a choreography:
//
//   offset [x, y, dx, dy, depth]     scale [x, y]            rotation [degrees, axis x, axis y, axis z]
//   anchor [x, y, depth]             opacity                 radius                  shade
//   shadow [opacity, radius, dx, dy] clip, see clip.js
//
// Poses are never changed, only replaced, so they share their lists.
"use strict";

(Gallery.motion ??= {}).pose = (() => {
  const rest = Object.freeze({
    offset: [0, 0, 0, 0, 0], scale: [1, 1], rotation: [0, 0, 0, 1], anchor: [0.5, 0.5, 0],
    opacity: 1, radius: 0, shade: 0, shadow: [0, 0, 0, 0], clip: null,
  });

  const lerp = (a, b, fraction) => a + (b - a) * fraction;
  const between = (a, b, fraction) => a.map((number, i) => lerp(number, b[i], fraction));

  /** A pose from JSON, where all that is at rest is left out. */
  const of = (json) => ({ ...rest, ...json });

  /** Whether the anchor has an effect, which takes a scale or a rotation. */
  const usesAnchor = ({ scale, rotation }) => scale[0] !== 1 || scale[1] !== 1 || rotation[0] !== 0;

  /** Whether the pose changes the place or the shape, and not only colours. */
  const isTransforming = (pose) => usesAnchor(pose) || pose.offset.some((number) => number !== 0);

  const isSame = (a, b) => a.every((number, i) => number === b[i]);

  /** Rotations about opposite axes are interpolated by their angles; of a rotation and none, the axis that is used counts. */
  function rotationBetween(a, b, fraction) {
    const [axis, other] = [a.slice(1), b.slice(1)];
    const isOpposite = isSame(axis, other.map((number) => -number));
    const angle = lerp(a[0], isOpposite ? -b[0] : b[0], fraction);
    if (isSame(axis, other) || isOpposite || b[0] === 0) return [angle, ...axis];
    if (a[0] === 0) return [angle, ...other];
    return [angle, ...between(axis, other, fraction)];
  }

  /** A shadow that is missing on one side takes radius and offset of the other: it fades and does not grow. */
  function shadowBetween(a, b, fraction) {
    const [from, to] = [a[0] === 0 ? b : a, b[0] === 0 ? a : b];
    return [lerp(a[0], b[0], fraction), ...between(from, to, fraction).slice(1)];
  }

  /**
   * The pose at a fraction of the way from one to another. Beyond 0 and 1 the transform goes on and all else stays. Of a
   * pose that is neither scaled nor turned the anchor does not count, so a hinge stays in its place.
   */
  function interpolated(a, b, fraction) {
    if (fraction === 0) return a;
    if (fraction === 1) return b;
    const within = Math.min(Math.max(fraction, 0), 1);
    const anchor = !usesAnchor(a) ? b.anchor : usesAnchor(b) ? between(a.anchor, b.anchor, fraction) : a.anchor;
    return {
      offset: between(a.offset, b.offset, fraction),
      scale: between(a.scale, b.scale, fraction),
      rotation: rotationBetween(a.rotation, b.rotation, fraction),
      anchor,
      opacity: lerp(a.opacity, b.opacity, within),
      radius: lerp(a.radius, b.radius, within),
      shade: lerp(a.shade, b.shade, within),
      shadow: shadowBetween(a.shadow, b.shadow, within),
      clip: Gallery.motion.clip.interpolated(a.clip, b.clip, within),
    };
  }

  /** The left-right mirror image, for right-to-left layout. */
  function mirrored(pose) {
    const [x, y, dx, dy, depth] = pose.offset;
    const [angle, ax, ay, az] = pose.rotation;
    const [opacity, radius, sx, sy] = pose.shadow;
    return {
      ...pose,
      offset: [-x, y, -dx, dy, depth],
      rotation: [angle, ax, -ay, -az],
      anchor: [1 - pose.anchor[0], pose.anchor[1], pose.anchor[2]],
      shadow: [opacity, radius, -sx, sy],
      clip: Gallery.motion.clip.mirrored(pose.clip),
    };
  }

  return { rest, of, lerp, between, usesAnchor, isTransforming, interpolated, mirrored };
})();
