// Recordings that are computed: of these the data say which choreography plays, what the two screens look like at rest, and
// what is around them, such as bars. What the library draws of a choreography at each moment becomes the layers and tracks
// that a stage shows, as if it had been recorded.
"use strict";

Gallery.composed = (() => {
  const { motion } = Gallery;
  const identity = motion.matrix.identity;
  /** The decimals of each number, as in recordings: what is nearly nothing is nothing. */
  const decimals = { m: [5, 5, 4, 8, 5, 5, 4, 8, 4, 4, 4, 7, 2, 2, 2, 6], a: [3], r: [2], s: [2, 2, 2, 0, 0, 0, 3], p: [2], z: [0] };
  const usual = { m: identity, a: [1], r: [0, 0, 0, 0] };

  const scales = Object.fromEntries(Object.entries(decimals).map(([letter, list]) => [letter, list.map((count) => 10 ** count)]));

  /** Keeps a number over all moments, and returns where. */
  function keep(recording, track) {
    recording.next ??= recording.tracks.length;
    (recording.read ??= [])[recording.next] = track;
    return recording.next++;
  }

  const read = (recording, number) => (recording.read ??= [])[number] ??= Gallery.decodeTrack(recording.tracks[number]);

  const clips = { rect: (rect) => ({ rect }), circle: (circle) => ({ circle }),
    polygon: (flat) => ({ polygon: Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]) }) };

  /** A motion that a function gives, as keyframes: its poses at all moments. */
  function sampled(recording, { pose, x = [] }, places) {
    const tracks = x.map(([key, index, number]) => ({ key, index, track: read(recording, number) }));
    const moving = [...new Set(tracks.map(({ key }) => key))];
    const single = ["opacity", "radius", "shade"].filter((key) => key in pose);
    const cut = Object.keys(clips).find((key) => key in pose);
    const usual = { ...motion.pose.rest, ...pose };
    const keyframes = places.map((at, frame) => {
      const own = { ...usual };
      for (const key of moving) own[key] = [...pose[key]];
      for (const { key, index, track } of tracks) own[key][index] = track[frame];
      for (const key of single) [own[key]] = own[key];
      if (cut) own.clip = clips[cut](own[cut]);
      return { at, pose: own, ease: null };
    });
    keyframes.isRead = true;
    return keyframes;
  }

  /** The choreography that a run plays. */
  function* played(recording, run, places) {
    const json = recording.choreographies[run.c];
    const read = {};
    for (const role of motion.choreography.roles) {
      const expand = (list) => list?.map((each) => (Array.isArray(each) ? each : sampled(recording, each, places)));
      const pieces = [];
      for (const piece of json[role].pieces ?? []) {
        pieces.push({ ...piece, motions: expand(piece.motions) });
        yield;
      }
      read[role] = { ...json[role], motions: expand(json[role].motions), pieces };
    }
    const own = motion.choreography.of({ ...json, ...read });
    return run.mirrored ? motion.choreography.mirrored(own) : own;
  }

  const polygons = []; // by the number of their points

  /** A rectangle with round corners: commands and numbers. */
  function roundRect(left, top, width, height, radius) {
    const r = Math.min(Math.max(0, radius), width / 2, height / 2);
    const k = r * (1 - 0.55228475);
    const [right, bottom] = [left + width, top + height];
    return ["MLCLCLCLCZ", [
      left + r, top, right - r, top, right - k, top, right, top + k, right, top + r,
      right, bottom - r, right, bottom - k, right - k, bottom, right - r, bottom,
      left + r, bottom, left + k, bottom, left, bottom - k, left, bottom - r,
      left, top + r, left, top + k, left + k, top, left + r, top]];
  }

  /** The commands and numbers of what a clip leaves of an element. */
  function outline(clip, [width, height]) {
    if (clip?.polygon) {
      const numbers = [];
      for (const [x, y] of clip.polygon) numbers.push(x * width, y * height);
      return [polygons[clip.polygon.length] ??= `M${"L".repeat(clip.polygon.length - 1)}Z`, numbers];
    }
    if (clip?.circle) {
      const [x, y, part] = clip.circle;
      const radius = Math.max(part, 0) * motion.clip.reach(x, y, width, height);
      return roundRect(x * width - radius, y * height - radius, 2 * radius, 2 * radius, radius);
    }
    const [x, y, w, h, radius] = clip?.rect ?? [0, 0, 1, 1, 0];
    return roundRect(x * width, y * height, w * width, h * height, radius);
  }

  /** What an attribute is at all moments: its first numbers, and those that change. `rows` has its numbers at each. */
  function attribute(recording, letter, rows) {
    const first = [];
    const x = [];
    for (let i = 0; i < rows[0].length; i += 1) {
      const scale = scales[letter][Math.min(i, scales[letter].length - 1)];
      const track = new Float64Array(rows.length);
      let isMoving = false;
      for (let frame = 0; frame < rows.length; frame += 1) {
        const value = Math.round(rows[frame][i] * scale) / scale;
        // One number for nothing, and none that is not finite.
        track[frame] = value - value === 0 ? value + 0 : 0;
        isMoving ||= track[frame] !== track[0];
      }
      first.push(track[0]);
      if (isMoving) x.push([letter, i, keep(recording, track)]);
    }
    return { letter, first, x };
  }

  function put(node, ...attributes) {
    for (const { letter, first, x } of attributes) {
      if (!x.length && usual[letter]?.every((number, i) => number === first[i])) continue;
      node[letter] = [...first];
      if (x.length) node.x = [...node.x ?? [], ...x];
    }
    return node;
  }

  /** The strongest shadow of all poses: its size stays, and how dark it is changes. */
  function strongest(element) {
    const shadows = element.motions.flatMap((keyframes) => keyframes.map(({ pose }) => pose.shadow));
    return shadows.reduce((most, shadow) => (shadow[0] > most[0] ? shadow : most), [0, 0, 0, 0]);
  }

  /** The layer that casts the shadow of an element; in the dark, a rim of light. Half a point of it is under the element. */
  function caster(recording, run, { frame, motions, place: { size } }, seen, [, wide, dx, dy], matrix) {
    const make = (rows, letter) => attribute(recording, letter, seen.map(rows));
    const strength = ({ shadow, opacity }) => Math.min(shadow[0], 1) * opacity;
    const largest = Math.max(0, ...motions.flatMap((keyframes) => keyframes.map(({ pose }) => pose.radius)));
    const corner = Math.min(largest, Math.min(...size) / 2);
    const round = (radius) => make(() => Array(4).fill(radius), "r");
    if (!run.dark) return put({ b: frame }, matrix, make((at) => [dx, dy, 2 * wide, 0, 0, 0, strength(at)], "s"), round(corner));
    const [x, y, width, height] = frame;
    return put({ b: [x - 1.5, y - 1.5, width + 3, height + 3], d: [2, 255, 255, 255, 0.9] }, matrix,
      make((at) => [strength(at)], "a"), round(corner > 0 ? corner + 1.5 : 0));
  }

  /** The layers of an element with their depths: what it looks like, its shadow behind it and its shade before it. */
  function layers(recording, run, element, seen) {
    const { frame, place: { size } } = element;
    const made = [];
    const depths = seen.map(({ depth }) => depth);
    const make = (rows, letter) => attribute(recording, letter, seen.map(rows));
    const matrix = make(({ matrix }) => matrix, "m");
    const within = Math.min(...size) / 2;
    const shadow = element.castsShadow ? strongest(element) : [0];
    if (shadow[0] > 0) made.push({ node: caster(recording, run, element, seen, shadow, matrix), depths: depths.map((depth) => depth - 0.5) });
    const isRound = seen.some(({ radius }) => radius > 0);
    const around = isRound ? [make(({ radius }) => Array(4).fill(Math.max(Math.min(radius, within), 0)), "r")] : [];
    const base = {};
    // There is one at most.
    if (element.clipping.length) {
      const shapes = seen.map(({ clips: [clip] }) => outline(clip, size));
      [[base.q]] = shapes;
      around.push(attribute(recording, "p", shapes.map(([, numbers]) => numbers)));
    }
    // The second screen arrives, unless the run is turned around.
    const side = Number((element.role === "foreground") !== (run.reversed === 1));
    const screen = run.s[side];
    const picture = run.i?.[side];
    const shown = element.white ? { c: [255, 255, 255, 1] } : { e: element.part, i: picture };
    const own = element.piece === null ? { ...screen, ...base } : { b: frame, ...base, ...shown };
    const node = put(own, matrix, make(({ opacity }) => [Math.min(1, Math.max(0, opacity))], "a"), ...around);
    if (isRound) node.k = [1];
    made.push({ node, depths });
    if (seen.some(({ shade }) => shade > 0)) {
      const shade = put({ b: frame, c: [0, 0, 0, 1], ...base }, matrix,
        make(({ shade, opacity }) => [Math.min(shade, 1) * opacity], "a"), ...around);
      made.push({ node: shade, depths });
    }
    return made;
  }

  /** The layers in their order, from back to front; where that changes, each says its place at every moment. */
  function ordered(recording, made, count) {
    const places = Array.from({ length: count }, (_, frame) => (
      made.map((_, i) => i).sort((a, b) => made[a].depths[frame] - made[b].depths[frame] || a - b)));
    const isStill = places.every((place) => place.every((i, rank) => i === places[0][rank]));
    if (isStill) return places[0].map((i) => made[i].node);
    const ranks = made.map((_, i) => places.map((place) => [place.indexOf(i)]));
    return made.map(({ node }, i) => put(node, attribute(recording, "z", ranks[i])));
  }

  /** The layers of both screens. */
  function* stage(recording, run) {
    const all = Gallery.decodeTrack(recording.places);
    const places = Array.from(all, (place) => place / all.at(-1));
    const list = new motion.DrawList(yield* played(recording, run, places), recording.size);
    const frames = [];
    for (const place of places) {
      frames.push(list.at(run.reversed ? 1 - place : place));
      yield;
    }
    const made = [];
    if (list.backdrop) {
      const colour = [...list.backdrop.map((part) => Math.round(255 * part)), 1];
      made.push({ node: { b: [0, 0, ...recording.size], c: colour }, depths: places.map(() => -1) });
    }
    for (const [i, element] of list.elements.entries()) {
      if (!element.isHidden) made.push(...layers(recording, run, element, frames.map((frame) => frame[i])));
      yield;
    }
    return ordered(recording, made, places.length);
  }

  /** A node of what is around the screens, with tracks of the recording; the screens are put in. */
  function grafted(recording, shell, node, screens) {
    const { y, n, x, stage: isStage, ...rest } = node;
    const inside = isStage ? screens : (n ?? shell.lists[y])?.map((child) => grafted(recording, shell, child, screens));
    if (inside) rest.n = inside;
    if (x) {
      rest.x = x.map(([letter, index, number, ...more]) => {
        shell.read[number] ??= keep(recording, Gallery.decodeTrack(shell.tracks[number]));
        return [letter, index, shell.read[number], ...more];
      });
    }
    return rest;
  }

  /** Makes the layers of a run, in small steps. */
  function* composing(recording, run) {
    const screens = yield* stage(recording, run);
    const [{ root, tracks, lists }] = Gallery.sharedNodes(run.shell);
    run.root ??= grafted(recording, { tracks, lists, read: [] }, root, screens);
  }

  const most = 8; // milliseconds at a stretch

  return {
    /** The layers of a run that is computed, made when it is first shown. */
    root(recording, run) {
      if (!run.root) for (const _ of composing(recording, run));
      return run.root;
    },

    /** Makes them beforehand, a little in each frame; does nothing for what was recorded. */
    async prepare(recording, run) {
      if (run.shell === undefined || run.root) return;
      let start = performance.now();
      for (const _ of composing(recording, run)) {
        if (performance.now() - start < most) continue;
        await new Promise(requestAnimationFrame);
        if (run.root) return;
        start = performance.now();
      }
      await new Promise(requestAnimationFrame);
    },
  };
})();
