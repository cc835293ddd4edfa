// A motion: poses at progresses, as in the library's `Motion`. It is a list of { at, pose, ease }, in order of progress;
// the easing of each leads to the next. An empty list is always at rest.
"use strict";

(Gallery.motion ??= {}).keyframes = (() => {
  const { motion } = Gallery;

  /** Keyframes in order. Those of one progress keep their order. */
  const sorted = (keyframes) => [...keyframes].sort((a, b) => a.at - b.at);

  /** A motion from JSON; one that has been read is taken as it is. */
  const of = (json) => (json.isRead ? json : sorted(json.map(({ at, pose, ease }) => ({ at, pose: motion.pose.of(pose), ease: ease ?? null }))));

  /** The keyframe before a progress, and the eased fraction of the way to the next. */
  function place(keyframes, progress) {
    const last = keyframes.length - 1;
    if (last < 1) return [0, 0];
    const [start, end] = [keyframes[0].at, keyframes[last].at];
    // Within 0 and 1 the pose rests before the first and after the last; beyond them a motion goes on.
    if (progress <= start && (progress >= 0 || start > 0)) return [0, 0];
    if (progress >= end && (progress <= 1 || end < 1)) return [last, 0];
    // The last one that is no later, but for the last of all.
    let [index, high] = [0, last - 1];
    while (index < high) {
      const middle = (index + high + 1) >> 1;
      if (keyframes[middle].at <= progress) index = middle;
      else high = middle - 1;
    }
    const from = keyframes[index].at;
    const span = keyframes[index + 1].at - from;
    const fraction = span > 0 ? (progress - from) / span : progress >= from ? 1 : 0;
    return [index, motion.easing.at(keyframes[index].ease, Math.min(Math.max(fraction, -1e6), 1e6))];
  }

  /** The pose at a progress, which a spring may carry beyond 0 and 1. */
  function pose(keyframes, progress) {
    if (!keyframes.length) return motion.pose.rest;
    const [index, fraction] = place(keyframes, progress);
    if (fraction === 0) return keyframes[index].pose;
    return motion.pose.interpolated(keyframes[index].pose, keyframes[index + 1].pose, fraction);
  }

  const mirrored = (keyframes) => keyframes.map((each) => ({ ...each, pose: motion.pose.mirrored(each.pose) }));

  /** The motion from its end to its start. */
  const reversed = (keyframes) => keyframes.map((each, i) => ({
    at: 1 - each.at, pose: each.pose,
    ease: i > 0 ? motion.easing.reversed(keyframes[i - 1].ease) : keyframes.at(-1).ease,
  })).reverse();

  return { of, sorted, place, pose, mirrored, reversed };
})();
