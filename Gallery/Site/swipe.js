// A finger or a mouse on a phone of the page: it begins a change, takes hold of one that plays, turns around and
// flicks. A tap goes to the other screen.
"use strict";

Gallery.Swipe = class {
  /** How far a finger moves before it is a swipe and no tap: as far as in UIKit. Points. */
  static slop = 10;

  /**
   * `table` is what the phone lies on: { stage, player, container, isMirrored, turn(direction), tap(), changed() }, and
   * refused(x, y) where a swipe that cannot be is to be answered.
   */
  constructor(phone, table) {
    this.phone = phone;
    this.table = table;
    this.finger = null;
    this.isSwipe = false; // whether the last finger did more than tap
    phone.addEventListener("pointerdown", (event) => this.down(event));
    phone.addEventListener("pointermove", (event) => this.moved(event));
    phone.addEventListener("pointerup", (event) => this.up(event));
    phone.addEventListener("pointercancel", (event) => this.lost(event));
    phone.addEventListener("lostpointercapture", (event) => this.lost(event));
  }

  /** A place in points of the phone's screen. */
  place(event) {
    const screen = this.phone.querySelector(".screen").getBoundingClientRect();
    const scale = screen.width / this.table.stage.recording.size[0];
    return { x: (event.clientX - screen.left) / scale, y: (event.clientY - screen.top) / scale, time: event.timeStamp };
  }

  down(event) {
    if (!this.table.stage || this.finger || event.button !== 0) return;
    const place = this.place(event);
    this.isSwipe = false;
    this.finger = { id: event.pointerId, start: place, recent: [place], drag: null };
    this.phone.setPointerCapture(event.pointerId);
  }

  moved(event) {
    const { finger } = this;
    if (finger?.id !== event.pointerId || !this.table.stage) return;
    const place = this.place(event);
    finger.recent = finger.recent.filter(({ time }) => place.time - time <= 100).concat(place);
    const [x, y] = [place.x - finger.start.x, place.y - finger.start.y];
    if (!finger.drag) {
      if (Math.hypot(x, y) < Gallery.Swipe.slop || finger.isRefused) return;
      this.isSwipe = true;
      finger.drag = this.begin(x, y);
      finger.isRefused = !finger.drag;
      if (finger.isRefused) this.refuse(x, y);
      // What the finger has moved so far does not count.
      finger.origin = place;
      if (!finger.drag) return;
    }
    this.table.stage.seek(finger.drag.fraction(place.x - finger.origin.x, place.y - finger.origin.y));
    this.table.changed();
  }

  /** Begins a change, or takes hold of the one that plays or stands in mid-flight; null if there is nothing to move. */
  begin(x, y) {
    const { stage, player, container, isMirrored } = this.table;
    const { rules } = Gallery;
    const [width, height] = stage.recording.size;
    const distance = container === "modal" ? height : width;
    const towards = (direction) => rules.edge(container, direction, isMirrored);
    if (player.isPlaying || (stage.fraction > 0 && stage.fraction < 1)) {
      const edge = towards(stage.direction);
      if (!rules.isAlong(edge, x, y) && !rules.isAlong(rules.opposite[edge], x, y)) return null;
      const onlyCancels = player.isCancelling && container === "navigation";
      player.stop();
      const drag = new rules.Drag(container, edge, distance, stage.fraction);
      drag.onlyCancels = onlyCancels;
      return drag;
    }
    // A push and a presentation begin with a tap; fingers lead back from them. Between tabs they lead both ways.
    const direction = stage.progress > 0.5 ? "backward" : "forward";
    if (direction === "forward" && container !== "tab") return null;
    if (!rules.isAlong(towards(direction), x, y)) return null;
    this.table.turn(direction);
    return new rules.Drag(container, towards(direction), distance);
  }

  /** Says that a swipe leads nowhere: the phone gives way a little, and comes back. */
  refuse(x, y) {
    const { table, phone } = this;
    table.refused?.(x, y);
    if (Gallery.prefersStills() || !phone.animate) return;
    const way = Math.hypot(x, y);
    const away = `${(7 * x / way).toFixed(1)}px ${(7 * y / way).toFixed(1)}px`;
    phone.animate({ translate: ["0 0", away, "0 0"] }, { duration: 320, easing: "cubic-bezier(.2, 0, .1, 1)" });
  }

  /** Points a second over the last tenth of a second. */
  velocity(finger, time) {
    const recent = finger.recent.filter((place) => time - place.time <= 100);
    if (recent.length < 2) return [0, 0];
    const [first, last] = [recent[0], recent.at(-1)];
    const seconds = Math.max(last.time - first.time, 1) / 1000;
    return [(last.x - first.x) / seconds, (last.y - first.y) / seconds];
  }

  up(event) {
    const { finger } = this;
    if (finger?.id !== event.pointerId) return;
    this.finger = null;
    const { stage } = this.table;
    if (!stage) return;
    if (!finger.drag) {
      if (!finger.isRefused) this.table.tap();
      return;
    }
    const place = this.place(event);
    this.release(finger, [place.x - finger.origin.x, place.y - finger.origin.y], this.velocity(finger, place.time));
  }

  /** The browser has taken the finger away: the change goes back. */
  lost(event) {
    const { finger } = this;
    if (finger?.id !== event.pointerId) return;
    this.finger = null;
    if (!finger.drag || !this.table.stage) return;
    this.release(finger, null, [0, 0]);
  }

  release({ drag }, way, velocity) {
    const { stage, player } = this.table;
    const settings = stage.settings ?? { c: [0, 0, 1, 1], d: stage.seconds };
    if (!way) return player.settle(Gallery.timing.run(settings, stage.fraction, 0), false);
    const finishes = drag.finishes(...way, ...velocity) && !drag.onlyCancels;
    player.settle(drag.rest(settings, ...way, ...velocity, finishes).run, finishes);
  }
};
