// All motions of an element together at one progress, as in the library's `Appearance`: transforms are multiplied in order,
// opacities are multiplied, shades lie over one another; of corner radii and shadows the greatest counts.
"use strict";

(Gallery.motion ??= {}).appearance = (() => {
  const { motion } = Gallery;
  const still = () => ({ affine: null, opacity: 1, radius: 0, shade: 0, shadow: [0, 0, 0, 0] });

  const followed = (affine, next) => (affine ? motion.affine.then(affine, next) : next);

  /** Adds a pose to an appearance. A transform that is not finite does not count. */
  function add(sum, pose, place) {
    if (motion.pose.isTransforming(pose)) {
      const own = motion.affine.of(pose, place);
      if (motion.affine.isFinite(own)) sum.affine = followed(sum.affine, own);
    }
    if (pose.opacity < 1) sum.opacity *= Math.max(pose.opacity, 0);
    if (pose.radius > sum.radius) sum.radius = pose.radius;
    if (pose.shade > 0) sum.shade = 1 - (1 - sum.shade) * (1 - Math.min(pose.shade, 1));
    if (pose.shadow[0] > 0 && !(sum.shadow[0] >= pose.shadow[0])) sum.shadow = pose.shadow;
  }

  /** All of an element's motions at a progress. */
  function of(motions, progress, place) {
    const sum = still();
    for (const keyframes of motions) {
      if (keyframes.length) add(sum, motion.keyframes.pose(keyframes, progress), place);
    }
    return sum;
  }

  /** A piece goes with its screen, but the screen's corners and shadow do not apply to it. */
  function ride(piece, screen, x, y) {
    return {
      ...piece,
      affine: screen.affine ? followed(piece.affine, motion.affine.about(screen.affine, x, y)) : piece.affine,
      opacity: piece.opacity * screen.opacity,
      shade: 1 - (1 - piece.shade) * (1 - screen.shade),
    };
  }

  /** The matrix about the element's centre, with perspective; the vanishing point is the container's centre. */
  function matrix({ affine }, eye, { center: [x, y] }) {
    const numbers = motion.affine.projected(affine ?? motion.affine.identity, eye, x, y);
    return motion.affine.isFinite(numbers) ? numbers : motion.matrix.identity;
  }

  return { of, ride, matrix };
})();
