// A phone that plays by itself: a finger leads the change, lets go of it, and it plays back. Drawn into a canvas, at any moment.
"use strict";

(Gallery.film ??= {}).Phone = (() => {
  const { film } = Gallery;
  const rest = 0.7;       // seconds at the other end, and at the start
  const [frame, corner] = [11, 55]; // points of the phone's frame, and of its screen's corners

  /** What happens, as a function of seconds: { direction, fraction, finger }, and how long it takes. */
  function course(stage, container, ghost) {
    const settings = stage.settings ?? { c: [0, 0, 1, 1], d: stage.seconds };
    const run = stage.tuned ?? Gallery.timing.run(settings);
    // Between tabs a finger leads both ways; a push and a presentation begin with a tap, and a finger leads back from them.
    const isLedFirst = container === "tab";
    const [touch, lift] = ghost.touch;
    const [first, last, near] = [touch, lift, lift - 0.1].map((time) => ghost.at(time)[0]);
    const led = (place) => Math.min(1, Math.max(0, (place - first) / 0.82));
    const release = Gallery.timing.run(settings, led(last), 1, (led(last) - led(near)) / 0.1);
    const end = Math.max(lift + release.duration, ghost.way.at(-1)[0]);
    const finger = (time) => {
      const [place, opacity] = ghost.at(Math.min(time, ghost.way.at(-1)[0]));
      return opacity > 0 ? { place, opacity, isDown: time >= touch && time <= lift } : null;
    };
    // Before it begins it looks as the one before has left it: a bar may say where the change goes as soon as it begins.
    const before = (direction) => ({ direction: direction === "forward" ? "backward" : "forward", fraction: 1 });
    const byFinger = (direction) => ({
      seconds: end,
      at: (time) => ({
        ...(time < touch ? before(direction)
          : { direction, fraction: time < lift ? led(ghost.at(time)[0]) : release.at(time - lift) }),
        finger: finger(time),
      }),
    });
    const tap = 0.35; // seconds until a tap has come down
    const byTap = (direction) => ({
      seconds: tap + run.duration,
      at: (time) => ({
        ...(time < tap ? before(direction) : { direction, fraction: run.at(time - tap) }),
        finger: time < tap + 0.15
          ? { place: null, target: direction, opacity: Math.min(1, time / 0.15, (tap + 0.15 - time) / 0.1), isDown: time > tap - 0.1 } : null,
      }),
    });
    const parts = isLedFirst ? [byFinger("forward"), byTap("backward")] : [byTap("forward"), byFinger("backward")];
    const seconds = parts[0].seconds + rest + parts[1].seconds + rest;
    return {
      seconds,
      at(time) {
        if (time < parts[0].seconds) return parts[0].at(time);
        if (time < parts[0].seconds + rest) return { direction: parts[0].at(0).direction, fraction: 1, finger: null };
        return parts[1].at(Math.min(time - parts[0].seconds - rest, parts[1].seconds));
      },
    };
  }

  /** Where a finger is on the screen, in points. */
  function spot({ place, target }, { container, direction, isMirrored }, [width, height]) {
    if (place === null && container === "tab") {
      // The middle of one of two items.
      return [width * ((target === "forward") !== isMirrored ? 0.75 : 0.25), height - 56];
    }
    if (place === null) return [width * 0.5, height * 0.55];
    const way = 0.12 + place * 0.76;
    if (container === "modal") return [width * 0.55, height * (direction === "backward" ? way : 1 - way)];
    const isRightward = (direction === "backward") !== isMirrored;
    return [width * (isRightward ? way : 1 - way), height * 0.62];
  }

  function drawFinger(context, finger, [x, y]) {
    context.save();
    context.globalAlpha = finger.opacity;
    context.beginPath();
    context.arc(x, y, finger.isDown ? 30 : 37, 0, 2 * Math.PI);
    [context.fillStyle, context.strokeStyle, context.lineWidth] = ["rgba(255, 255, 255, .45)", "rgba(255, 255, 255, .9)", 3];
    [context.shadowColor, context.shadowBlur] = ["rgba(0, 0, 0, .5)", 12];
    context.fill();
    context.stroke();
    context.restore();
  }

  /** The phone around a screen that `draw` draws. */
  function drawPhone(context, [width, height], draw) {
    const shape = (inset, radius, fill) => {
      context.beginPath();
      context.roundRect(inset, inset, width + 2 * (frame - inset), height + 2 * (frame - inset), radius);
      if (fill) {
        context.fillStyle = fill;
        context.fill();
      }
    };
    context.save();
    shape(0, corner + frame, "#3a3a3e");
    shape(1.5, corner + frame - 1.5, "#1b1b1d");
    shape(frame, corner, "#000");
    context.clip();
    context.translate(frame, frame);
    draw();
    if (width === 390) {
      context.beginPath();
      context.roundRect(width / 2 - 53, 11, 106, 31, 16);
      context.fillStyle = "#000";
      context.fill();
    }
    context.restore();
  }

  /** What a stage knows of a recording, without any layers. */
  function reader(recording, container, isMirrored) {
    const places = Gallery.decodeTrack(recording.places);
    return Object.assign(Object.create(Gallery.Stage.prototype), {
      recording, container, isMirrored, direction: "forward", places: places.map((place) => place / places.at(-1)),
      pace: Gallery.decodeTrack(recording.pace), tracks: recording.read ??= [], found: { frame: 0, next: 0, part: 0 },
    });
  }

  return class {
    /** So many pixels for a point; the finger goes as `ghost` does. */
    constructor({ recording, container, isMirrored = false, settings = null }, scale, ghost = Gallery.Ghost) {
      const stage = reader(recording, container, isMirrored);
      stage.tune(settings);
      Object.assign(this, { container, isMirrored, scale, stage, flats: {} }, course(stage, container, ghost));
      this.screen = recording.size;
      this.size = recording.size.map((side) => Math.round((side + 2 * frame) * scale));
    }

    /** Pixels of a point in a picture that is so wide, with a phone of the usual size. */
    static scale(wide) { return wide / (390 + 2 * frame); }

    /** Draws it as it is so many seconds after its start, from the top left corner on. */
    draw(context, seconds) {
      const { stage, scale, screen, container, isMirrored } = this;
      const { direction, fraction, finger } = this.at(seconds);
      stage.direction = direction;
      const flat = this.flats[direction] ??= new film.Flat(stage, scale);
      context.save();
      context.scale(scale, scale);
      drawPhone(context, screen, () => {
        flat.show(context, direction === "backward" ? 1 - fraction : fraction);
        if (finger) drawFinger(context, finger, spot(finger, { container, direction, isMirrored }, screen));
      });
      context.restore();
    }
  };
})();
