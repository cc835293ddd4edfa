// What a choreography draws, as in the library's `DrawList`: the foreground with its pieces, then the background with its
// pieces, with all that is known before anything moves. Of each element, `frame` is its place at rest in points of the
// container and `place` what poses refer to: { size, container, center }, the centre from that of the container.
"use strict";

(Gallery.motion ??= {}).DrawList = class {
  /**
   * `screens` says where the two screens are when they do not fill the container: { foreground, background } of
   * { frame, space, hasPicture, isInPlace }, null for one that is missing.
   */
  constructor(choreography, size, screens = {}) {
    this.choreography = choreography;
    this.size = size;
    this.eye = Gallery.motion.choreography.eyeDistance(choreography, size);
    const { foreground, background } = choreography;
    this.slots = 2 + Math.max(foreground.pieces.length, background.pieces.length);
    this.isBackgroundInPlace = screens.background?.isInPlace === true;
    this.backdrop = this.isBackgroundInPlace ? null : choreography.backdrop;
    this.elements = [];
    for (const role of Gallery.motion.choreography.roles) {
      if (screens[role] !== null) this.add(role, choreography[role], screens[role] ?? {});
    }
  }

  add(role, track, { frame = [0, 0, ...this.size], space = [0, 0, ...this.size], hasPicture = true, isInPlace = false }) {
    const place = ([x, y, width, height]) => ({
      size: [width, height], container: space.slice(2),
      center: [x - space[0] + width / 2 - space[2] / 2, y - space[1] + height / 2 - space[3] / 2],
    });
    const pieces = hasPicture ? track.pieces : []; // without a picture to cut from, the whole screen is drawn
    const carrier = track.motions.length ? { motions: track.motions, place: place(frame) } : null;
    this.elements.push(Gallery.motion.DrawList.element({
      role, piece: null, part: [0, 0, 1, 1], frame, place: place(frame), motions: track.motions, carrier: null,
      isHidden: !track.screen && pieces.length > 0, isTile: false, isInPlace, white: false, follows: track.follows && !isInPlace,
    }));
    pieces.forEach((piece, index) => {
      const part = Gallery.motion.DrawList.tame(piece.rect);
      const own = [
        frame[0] + part[0] * frame[2], frame[1] + part[1] * frame[3], part[2] * frame[2], part[3] * frame[3]];
      this.elements.push(Gallery.motion.DrawList.element({
        role, piece: index, part, frame: own, place: place(own), motions: piece.motions, carrier,
        isHidden: false, isTile: !track.screen, isInPlace: false, follows: track.follows || piece.follows,
        white: piece.white,
      }));
    });
  }

  /** With the motions that clip it: rectangles and circles in order, then all outlines. */
  static element(element) {
    const kind = (keyframes) => (
      keyframes.some(({ pose }) => pose.clip?.polygon) ? "outline" : keyframes.some(({ pose }) => pose.clip) ? "box" : "");
    const ofKind = (wanted) => (element.isHidden ? [] : element.motions.filter((keyframes) => kind(keyframes) === wanted));
    const clipping = [...ofKind("box"), ...ofKind("outline")];
    return { ...element, clipping, castsShadow: !element.isHidden && !clipping.length && !element.isInPlace };
  }

  /** A part of a screen, with numbers that can be drawn. */
  static tame([x, y, width, height]) {
    const within = (number, low, high) => Math.min(Math.max(number, low), high);
    return [within(x, -1000, 1000), within(y, -1000, 1000), within(width, 0, 2000), within(height, 0, 2000)];
  }

  /** Everything to be drawn at a progress: { element, matrix, opacity, radius, shade, shadow, clips, depth } of each. */
  at(progress) {
    const { motion } = Gallery;
    const carried = new Map();
    const front = motion.choreography.front(this.choreography, progress);
    return this.elements.map((element) => {
      const { carrier, place } = element;
      let sum = motion.appearance.of(element.motions, progress, place);
      if (carrier) {
        if (!carried.has(carrier)) carried.set(carrier, motion.appearance.of(carrier.motions, progress, carrier.place));
        const [x, y] = [0, 1].map((axis) => place.center[axis] - carrier.place.center[axis]);
        sum = motion.appearance.ride(sum, carried.get(carrier), x, y);
      }
      return {
        element, matrix: motion.appearance.matrix(sum, this.eye, place),
        opacity: element.isHidden ? 0 : sum.opacity, radius: sum.radius, shade: sum.shade,
        shadow: element.castsShadow ? sum.shadow : [0, 0, 0, 0],
        clips: element.clipping.length === 0 ? element.clipping
          : element.clipping.map((keyframes) => motion.keyframes.pose(keyframes, progress).clip).filter(Boolean),
        depth: this.depth(element, front),
      };
    });
  }

  /** How near to the viewer an element is, in steps. Of one depth, the later in the list is nearer. */
  depth({ role, piece }, front) {
    const slot = piece === null ? 0 : piece + 1;
    if (this.isBackgroundInPlace) return role === "foreground" ? slot : -1;
    return (front === role ? this.slots : 0) + slot;
  }
};
