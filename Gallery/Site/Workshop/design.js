// What is designed: a choreography as JSON, and what an animator says of itself beside it. Two things more than in a
// choreography: a track may have `tiles`, pieces in rows and columns that move one after the other,
//
//   { columns, rows, order, spread, motions: [keyframes] }
//
// and the timing is { c: [x1, y1, x2, y2] } or { s: [response, damping] }, with a duration for a curve. A number of points may
// be a part of the container instead: [0.5, "width"], "height" or "longer", the longer of both.
"use strict";

(Gallery.workshop ??= {}).design = (() => {
  const fresh = {
    name: "mine", summary: "The new screen slides in while the old one sinks back.",
    timing: { s: [0.36, 1] }, duration: null, overshoot: 0,
    foreground: { motions: [[{ at: 0, pose: { offset: [1, 0, 0, 0, 0] } }, { at: 1 }]] },
    background: { motions: [[{ at: 0 }, { at: 1, pose: { scale: [0.92, 0.92], shade: 0.3, radius: 24 } }]] },
    backdrop: [0.11, 0.12, 0.15],
  };

  /** In which order tiles begin: what of the spread a tile waits, from 0 to 1, as a script and as Swift. */
  const orders = {
    leading: {
      title: "From the leading side", at: ({ column, columns }) => column / Math.max(columns - 1, 1),
      swift: ({ columns }) => (columns > 1 ? `column / ${columns - 1}` : "0"),
    },
    trailing: {
      title: "From the trailing side", at: ({ column, columns }) => (columns - 1 - column) / Math.max(columns - 1, 1),
      swift: ({ columns }) => (columns > 1 ? `(${columns - 1} - column) / ${columns - 1}` : "0"),
    },
    top: {
      title: "From the top", at: ({ row, rows }) => row / Math.max(rows - 1, 1),
      swift: ({ rows }) => (rows > 1 ? `row / ${rows - 1}` : "0"),
    },
    bottom: {
      title: "From the bottom", at: ({ row, rows }) => (rows - 1 - row) / Math.max(rows - 1, 1),
      swift: ({ rows }) => (rows > 1 ? `(${rows - 1} - row) / ${rows - 1}` : "0"),
    },
    diagonal: {
      title: "From a corner", at: ({ column, columns, row, rows }) => (column + row) / Math.max(columns + rows - 2, 1),
      swift: ({ columns, rows }) => `(column + row) / ${Math.max(columns + rows - 2, 1)}`,
    },
    center: {
      title: "From the middle",
      at: ({ column, columns, row, rows }) => (
        Math.max(Math.abs(column - (columns - 1) / 2), Math.abs(row - (rows - 1) / 2)) / Math.max(columns - 1, rows - 1, 1) * 2),
      swift: ({ columns, rows }) => (
        `2 * max(abs(column - ${(columns - 1) / 2}), abs(row - ${(rows - 1) / 2})) / ${Math.max(columns - 1, rows - 1, 1)}`),
    },
    random: {
      title: "In no order", at: ({ index }) => (index * 0.618) % 1,
      swift: () => "(Double(index) * 0.618).truncatingRemainder(dividingBy: 1)",
    },
  };

  /** The pieces that tiles are. */
  function pieces({ columns, rows, order, spread, motions }) {
    return Array.from({ length: columns * rows }, (_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const start = spread * orders[order].at({ index, column, columns, row, rows });
      return {
        rect: [column / columns, row / rows, 1 / columns, 1 / rows],
        motions: motions.map((keyframes) => keyframes.map((each) => ({ ...each, at: start + (1 - spread) * each.at }))),
      };
    });
  }

  const track = (own) => (own.tiles
    ? { ...own, tiles: undefined, pieces: [...pieces(own.tiles), ...own.pieces ?? []] } : own);

  /** Progresses at which a motion jumps: where it holds or jumps by its easing, or has two poses at once. */
  function jumps(motions) {
    return motions.flatMap((keyframes) => keyframes.flatMap(({ at, ease }, i) => {
      const next = keyframes[i + 1];
      if (!next || JSON.stringify(next.pose ?? {}) === JSON.stringify(keyframes[i].pose ?? {})) return [];
      if (ease === "hold" || next.at === at) return [next.at];
      return ease === "jump" ? [at] : [];
    }));
  }

  /** The progresses at which the picture may jump: those that were declared, and those that the motions need. */
  function cuts(design) {
    const all = ["foreground", "background"].flatMap((role) => {
      const { motions = [], pieces: parts = [] } = track(design[role] ?? {});
      return [...jumps(motions), ...parts.flatMap((piece) => jumps(piece.motions))];
    });
    const rounded = [...design.cuts ?? [], ...all].map((cut) => Math.round(cut * 1e4) / 1e4);
    return [...new Set(rounded)].sort((a, b) => a - b);
  }

  /** The sides of a container of this size. */
  const sides = ([width, height]) => ({ width, height, longer: Math.max(width, height) });

  /** A number of points in a container of this size. */
  const points = (value, size) => (Array.isArray(value) ? value[0] * sides(size)[value[1]] : value);

  /** A pose in a container of this size. */
  function posed(pose, size) {
    if (!pose || !JSON.stringify([pose.offset, pose.anchor]).includes('"')) return pose;
    const list = (values) => values?.map((value) => points(value, size));
    const made = { ...pose };
    if (pose.offset) made.offset = list(pose.offset);
    if (pose.anchor) made.anchor = list(pose.anchor);
    return made;
  }

  /** Keyframes in a container of this size. */
  const keyframes = (list, size) => list.map((each) => (each.pose ? { ...each, pose: posed(each.pose, size) } : each));

  /** The choreography in a container of this size, as JSON. */
  function json(design, size) {
    const moved = (motions = []) => motions.map((list) => keyframes(list, size));
    const whole = (role) => {
      const made = track(design[role] ?? {});
      return {
        ...made, motions: moved(made.motions), pieces: made.pieces?.map((piece) => ({ ...piece, motions: moved(piece.motions) })) };
    };
    return {
      foreground: whole("foreground"), background: whole("background"), front: design.front, backdrop: design.backdrop,
      overlay: design.overlay, eye: points(design.eye, size), cuts: cuts(design),
    };
  }

  /** The choreography in a container of this size, to be drawn. */
  const choreography = (design, size) => Gallery.motion.choreography.of(json(design, size));

  /** What a run by itself goes by, as in a recording. */
  function run(design) {
    const { timing, overshoot } = design;
    const settings = timing.s ? { s: timing.s, o: overshoot } : { c: timing.c };
    return { ...settings, d: design.duration ?? Gallery.timing.natural(settings) };
  }

  return { fresh, orders, pieces, cuts, keyframes, choreography, run };
})();
