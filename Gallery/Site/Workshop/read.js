// A design that comes from outside, from an address or a file: everything is looked at before it is taken, within limits,
// and the error says where the first fault is.
"use strict";

(Gallery.workshop ??= {}).read = (() => {
  const limits = { keyframes: 24, motions: 8, pieces: 400, tiles: 12, switches: 8, name: 64, summary: 200 };

  const fail = (path, why) => { throw new Error(`${path}: ${why}`); };

  function number(value, path, low = -10000, high = 10000) {
    if (typeof value !== "number" || !(value >= low && value <= high)) fail(path, `not a number from ${low} to ${high}`);
    return value;
  }

  function list(value, path, most, each) {
    if (!Array.isArray(value)) fail(path, "not a list");
    if (value.length > most) fail(path, `more than ${most}`);
    return value.map((item, i) => each(item, `${path}[${i}]`));
  }

  /** Exactly so many numbers, each within its range. */
  function numbers(value, path, ranges) {
    if (!Array.isArray(value) || value.length !== ranges.length) fail(path, `not ${ranges.length} numbers`);
    return value.map((item, i) => number(item, `${path}[${i}]`, ...ranges[i]));
  }

  function object(value, path, members) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) fail(path, "not an object");
    const result = {};
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(members, key)) fail(`${path}.${key}`, "not known");
      if (value[key] !== null) result[key] = members[key](value[key], `${path}.${key}`);
    }
    return result;
  }

  function choice(...words) {
    return (value, path) => (words.includes(value) ? value : fail(path, `not one of ${words.join(", ")}`));
  }

  const any = [-10000, 10000];
  const part = [0, 1];
  const exactly = (...ranges) => (value, path) => numbers(value, path, ranges);
  const within = (low, high) => (value, path) => number(value, path, low, high);
  const flag = choice(0, 1);

  /** A number of points, or a part of a side of the container. */
  function points(value, path) {
    if (!Array.isArray(value)) return number(value, path);
    if (value.length !== 2) fail(path, "not a part of a side");
    return [number(value[0], `${path}[0]`, -20, 20), choice("width", "height", "longer")(value[1], `${path}[1]`)];
  }

  /** So many fractions, and after them so many numbers of points. */
  const mixed = (fractions, rest, most) => (value, path) => {
    if (!Array.isArray(value) || value.length !== fractions + rest) fail(path, `not ${fractions + rest} numbers`);
    return value.map((item, i) => (i < fractions ? number(item, `${path}[${i}]`, -most, most) : points(item, `${path}[${i}]`)));
  };

  function clip(value, path) {
    const read = object(value, path, {
      rect: exactly(any, any, any, any, any), circle: exactly(any, any, any),
      polygon: (points, where) => (points.length < 3 ? fail(where, "fewer than 3") : list(points, where, 12, exactly(any, any))),
    });
    return Object.keys(read).length === 1 ? read : fail(path, "not one shape");
  }

  const pose = (value, path) => object(value, path, {
    offset: mixed(2, 3, 20), scale: exactly(any, any), rotation: exactly(any, any, any, any),
    anchor: mixed(2, 1, 10000), opacity: within(0, 1), radius: within(0, 1000), shade: within(0, 1),
    shadow: exactly(part, [0, 1000], any, any), clip,
  });

  const easing = (value, path) => (
    Array.isArray(value) ? numbers(value, path, [part, any, part, any]) : choice("hold", "jump")(value, path));

  function keyframes(value, path) {
    const read = list(value, path, limits.keyframes, (item, where) => (
      object(item, where, { at: within(0, 1), pose, ease: easing })));
    read.forEach(({ at }, i) => at === undefined && fail(`${path}[${i}].at`, "missing"));
    return Gallery.motion.keyframes.sorted(read);
  }

  const motions = (value, path) => list(value, path, limits.motions, keyframes);

  function piece(value, path) {
    const read = object(value, path, { rect: exactly(part, part, part, part), motions, follows: flag, white: flag });
    if (!read.rect || !read.motions) fail(path, "without a rectangle or motions");
    return read;
  }

  function tiles(value, path) {
    const whole = (low, high) => (count, where) => (
      Number.isInteger(count) ? number(count, where, low, high) : fail(where, "not a whole number"));
    const read = object(value, path, {
      columns: whole(1, limits.tiles), rows: whole(1, limits.tiles), spread: within(0, 0.95), motions,
      order: choice(...Object.keys(Gallery.workshop.design.orders)),
    });
    for (const key of ["columns", "rows", "spread", "motions", "order"]) {
      if (read[key] === undefined) fail(`${path}.${key}`, "missing");
    }
    return read;
  }

  const track = (value, path) => object(value, path, {
    motions, pieces: (pieces, where) => list(pieces, where, limits.pieces, piece), tiles, screen: flag, follows: flag,
  });

  /** A text in one line, without what is no letter. */
  const text = (most) => (value, path) => {
    if (typeof value !== "string") fail(path, "not a text");
    return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim().slice(0, most);
  };

  const name = (value, path) => (/^[A-Za-z][A-Za-z0-9]*$/.test(text(limits.name)(value, path)) ? value : fail(path, "no name"));

  function timing(value, path) {
    const read = object(value, path, {
      c: exactly(part, [-5, 5], part, [-5, 5]), s: exactly([0.02, 5], [0.05, 5]) });
    return Object.keys(read).length === 1 ? read : fail(path, "not one of a curve and a spring");
  }

  function front(value, path) {
    const read = object(value, path, {
      first: choice("foreground", "background"),
      switches: (points, where) => list(points, where, limits.switches, within(0, 1)) });
    return read.first ? read : fail(path, "without a first");
  }

  /** A design from what JSON has become; throws an error that says what is wrong and where. */
  function design(value) {
    const read = object(value, "design", {
      name, summary: text(limits.summary), timing, duration: within(0.01, 10), overshoot: flag,
      foreground: track, background: track, front, backdrop: exactly(part, part, part), overlay: flag,
      eye: points, cuts: (points, path) => list(points, path, limits.keyframes, within(0, 1)),
    });
    const { fresh } = Gallery.workshop.design;
    return {
      name: fresh.name, summary: fresh.summary, timing: fresh.timing, foreground: {}, background: {}, ...read,
    };
  }

  return { design, limits };
})();
