// An animated picture of what a phone shows: a finger leads the change, lets go of it, and it plays back.
"use strict";

(Gallery.film ??= {}).record = (() => {
  const { film } = Gallery;
  const rate = 20;        // frames a second
  const rest = 0.7;       // seconds at the other end, and at the start
  const wide = 260;       // pixels of the phone with its frame
  const [frame, corner] = [11, 55]; // points of the phone's frame, and of its screen's corners

  /** What happens, as a function of seconds: { direction, fraction, finger }, and how long it takes. */
  function course(stage, container) {
    const settings = stage.settings ?? { c: [0, 0, 1, 1], d: stage.seconds };
    const run = stage.tuned ?? Gallery.timing.run(settings);
    // Between tabs a finger leads both ways; a push and a presentation begin with a tap, and a finger leads back from them.
    const isLedFirst = container === "tab";
    const ghost = Gallery.Ghost;
    const [touch, lift] = ghost.touch;
    const [first, last, before] = [touch, lift, lift - 0.1].map((time) => ghost.at(time)[0]);
    const led = (place) => Math.min(1, Math.max(0, (place - first) / 0.82));
    const release = Gallery.timing.run(settings, led(last), 1, (led(last) - led(before)) / 0.1);
    const end = Math.max(lift + release.duration, ghost.way.at(-1)[0]);
    const finger = (time) => {
      const [place, opacity] = ghost.at(Math.min(time, ghost.way.at(-1)[0]));
      return opacity > 0 ? { place, opacity, isDown: time >= touch && time <= lift } : null;
    };
    const byFinger = (direction) => ({
      seconds: end,
      at: (time) => ({
        direction, finger: finger(time),
        fraction: time < touch ? 0 : time < lift ? led(ghost.at(time)[0]) : release.at(time - lift),
      }),
    });
    const tap = 0.35; // seconds until a tap has come down
    const byTap = (direction) => ({
      seconds: tap + run.duration,
      at: (time) => ({
        direction, fraction: run.at(time - tap),
        finger: direction === "forward" && time < tap + 0.15 ? { place: null, opacity: Math.min(1, time / 0.15), isDown: time > tap - 0.1 } : null,
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
  function spot({ place }, { container, direction, isMirrored }, [width, height]) {
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

  /**
   * The picture of a recording, as a file; `changed` is called with how much of it is done, and answers with false to end it:
   * then there is no picture.
   */
  return async function record({ recording, container, isMirrored, settings }, changed = () => true) {
    const stage = reader(recording, container, isMirrored);
    stage.tune(settings);
    const { size } = recording;
    const scale = wide / (390 + 2 * frame);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = size.map((side) => Math.round((side + 2 * frame) * scale));
    const context = canvas.getContext("2d");
    const { seconds, at } = course(stage, container);
    const count = Math.ceil(seconds * rate);
    const picture = new film.APNG(canvas.width, canvas.height);
    const flats = {};
    for (let index = 0; index <= count; index += 1) {
      const { direction, fraction, finger } = at(index / rate);
      stage.direction = direction;
      const flat = flats[direction] ??= new film.Flat(stage, scale);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.scale(scale, scale);
      drawPhone(context, size, () => {
        flat.show(context, direction === "backward" ? 1 - fraction : fraction);
        if (finger) drawFinger(context, finger, spot(finger, { container, direction, isMirrored }, size));
      });
      await picture.add(context.getImageData(0, 0, canvas.width, canvas.height).data, 1000 / rate);
      if (!changed((index + 1) / (count + 1))) return null;
    }
    return picture.blob();
  };
})();
