// Which screen is to be seen at a point, as in the library's `Coverage`: a ray through the picture of a draw list at one
// progress meets elements from the front to the back.
"use strict";

(Gallery.motion ??= {}).Coverage = class {
  constructor(list, progress) {
    this.size = list.size;
    this.elements = list.at(progress)
      .map((seen, index) => ({ ...seen, index }))
      .filter(({ element }) => !element.isHidden)
      .map((seen) => ({ ...seen, clips: seen.radius > 0
        ? [...seen.clips, { rect: [0, 0, 1, 1, seen.radius] }] : seen.clips }))
      // From the front to the back.
      .sort((a, b) => b.depth - a.depth || b.index - a.index);
  }

  /** The place on the screen that a ray through a point meets, in fractions of the screen; null if it misses. */
  static place({ element, matrix, clips }, x, y, size) {
    const { motion } = Gallery;
    const [cx, cy] = [0, 1].map((axis) => size[axis] / 2 + element.place.center[axis]);
    const hit = motion.matrix.unproject(matrix, x - cx, y - cy);
    const [width, height] = element.place.size;
    if (!hit || !(width > 0 && height > 0)) return null;
    const [u, v] = [hit[0] / width + 0.5, hit[1] / height + 0.5];
    const slack = 1e-7;
    if (u < -slack || u > 1 + slack || v < -slack || v > 1 + slack) return null;
    if (!clips.every((clip) => motion.clip.contains(clip, u, v, width, height))) return null;
    const [left, top, across, down] = element.part;
    return [left + u * across, top + v * down];
  }

  /** What is seen at a point, from the front to the back: { role, x, y, weight, shade, element }. */
  sightings(x, y) {
    const found = [];
    let left = 1;
    for (const seen of this.elements) {
      if (left <= 1e-6) break;
      if (!(seen.opacity > 0)) continue;
      const place = Gallery.motion.Coverage.place(seen, x, y, this.size);
      if (!place) continue;
      const weight = left * seen.opacity;
      left -= weight;
      found.push({
        role: seen.element.role, x: place[0], y: place[1], weight, shade: seen.shade, element: seen.element });
    }
    return found;
  }
};
