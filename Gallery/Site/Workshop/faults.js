// What the audit would find fault with: looked at with the same rays, in containers of the same sizes, before the Swift is
// written. A fault is { text } and, where one change cures it, { mend }: a function that makes the better design.
"use strict";

(Gallery.workshop ??= {}).faults = (() => {
  const sizes = [[390, 844], [844, 390], [1024, 1366], [120, 90], [507, 1024]];
  const faint = 0.002;
  const most = 150; // pieces
  const { other } = Gallery.motion.choreography;
  const titles = { foreground: "new screen", background: "old screen" };

  const keywords = new Set(`any as associatedtype break case catch class continue default defer deinit do else enum
    extension fallthrough false fileprivate for func guard if import in init inout internal is let nil none open operator
    package private protocol public repeat rethrows return self some static struct subscript super switch throw throws true
    try typealias var where while identity`.split(/\s+/));

  /** Points between the places where pieces have their edges. */
  const grid = ([width, height], columns = 7, rows = 9) => Array.from({ length: columns * rows }, (_, i) => (
    [(i % columns + 0.5137) / columns * width, (Math.floor(i / columns) + 0.4853) / rows * height]));

  /** The grid, the container's corners, and points inside of every element, however small. */
  function points(coverage) {
    const [width, height] = coverage.size;
    const found = grid(coverage.size);
    for (const x of [1.3, width - 1.3]) for (const y of [1.3, height - 1.3]) found.push([x, y]);
    const spots = coverage.elements.length > 64 ? [[0.4987, 0.5019]] : [[0.4987, 0.5019], [0.0317, 0.0291], [0.9691, 0.9713]];
    for (const { element, matrix, opacity } of coverage.elements) {
      if (!(opacity > 0)) continue;
      const [across, down] = element.place.size;
      for (const [u, v] of spots) {
        const seen = Gallery.motion.matrix.project(matrix, (u - 0.5) * across, (v - 0.5) * down);
        if (seen) found.push([seen[0] + width / 2 + element.place.center[0], seen[1] + height / 2 + element.place.center[1]]);
      }
    }
    return found.filter(([x, y]) => x > 0 && x < width && y > 0 && y < height);
  }

  /** Puts a screen to rest at an end: in all of its motions and those of its tiles. */
  function rested(design, role, progress) {
    const next = structuredClone(design);
    const track = next[role];
    const lists = [...track.motions ?? [], ...track.tiles?.motions ?? [], ...(track.pieces ?? []).flatMap(({ motions }) => motions)];
    for (const keyframes of lists) {
      if (!keyframes.length) continue;
      const end = progress === 0 ? keyframes[0] : keyframes.at(-1);
      delete end.pose;
    }
    return next;
  }

  /** Fades a screen in at the beginning, or out at the end. */
  function faded(design, role, progress) {
    const next = structuredClone(design);
    const fade = progress === 0 ? [{ at: 0, pose: { opacity: 0 } }, { at: 0.3 }] : [{ at: 0.7 }, { at: 1, pose: { opacity: 0 } }];
    next[role].motions = [...next[role].motions ?? [], fade];
    return next;
  }

  /** One end of the change: only `shown` is to be seen there, whole and at rest. */
  function end(design, list, progress, shown) {
    const coverage = new Gallery.motion.Coverage(list, progress);
    const [width, height] = list.size;
    const hides = !(progress === 1 && list.choreography.overlay);
    const found = {};
    for (const [x, y] of points(coverage)) {
      let weight = 0;
      for (const sighting of coverage.sightings(x, y)) {
        if (sighting.weight <= faint) continue;
        weight += sighting.weight;
        if (sighting.role !== shown) {
          if (hides) found.seen = true;
        } else if (Math.max(Math.abs(sighting.x * width - x), Math.abs(sighting.y * height - y)) > 0.05
          || sighting.shade > faint) found.unrest = true;
      }
      if (weight < 1 - faint && hides) found.hole = true;
    }
    const shadow = coverage.elements.some(({ element, shadow: [strength], opacity }) => (
      element.role !== shown && strength * opacity > 0.01));
    const when = progress === 0 ? "At the start" : "At the end";
    const away = other(shown);
    const faults = [];
    if (found.unrest || (found.hole && !found.seen)) {
      faults.push({
        text: `${when} the ${titles[shown]} ${found.unrest ? "is not at rest" : "is not whole"}.`,
        mend: () => rested(design, shown, progress), title: "Put it to rest",
      });
    }
    if (found.seen) {
      faults.push({
        text: `${when} the ${titles[away]} is ${progress === 0 ? "already" : "still"} to be seen.`,
        mend: () => faded(design, away, progress), title: progress === 0 ? "Fade it in" : "Fade it out",
      });
    }
    if (shadow && hides && !found.seen) {
      faults.push({ text: `${when} the shadow of the ${titles[away]} is to be seen. Let it grow on the way.` });
    }
    return faults;
  }

  /** Holes between the screens, where nothing lies behind them. */
  function holes(design, list) {
    if (design.backdrop) return [];
    const spots = grid(list.size);
    const rim = [0.5, list.size[0] - 0.5].flatMap((x) => [0.5, list.size[1] - 0.5].map((y) => [x, y]));
    const isOpen = (progress) => {
      const coverage = new Gallery.motion.Coverage(list, progress);
      return [...spots, ...rim].some(([x, y]) => coverage.sightings(x, y).reduce((sum, { weight }) => sum + weight, 0) < 0.98);
    };
    if (!Array.from({ length: 15 }, (_, i) => (i + 1) / 16).some(isOpen)) return [];
    return [{
      text: "Between the screens the window shines through.", title: "Add a backdrop",
      mend: () => ({ ...structuredClone(design), backdrop: [0.11, 0.12, 0.15] }),
    }];
  }

  /** How far the timing carries the progress beyond its end. */
  function reach({ timing: { c, s }, overshoot }) {
    if (c) {
      const curve = Gallery.timing.bezier(c);
      return Math.max(...Array.from({ length: 65 }, (_, i) => curve(i / 64))) - 1;
    }
    const damping = Math.min(s[1], 1);
    const swing = damping < 1 ? Math.exp(-Math.PI * damping / Math.sqrt(1 - damping * damping)) : 0;
    return overshoot ? Math.max(swing, 0.05) : 0;
  }

  /** Gaps where the timing swings over. */
  function overshoots(design, list) {
    const far = reach(design);
    if (far <= 1e-3) return [];
    const [width, height] = list.size;
    const rim = Array.from({ length: 9 }, (_, i) => (i + 0.4927) / 9)
      .flatMap((part) => [[1, part * height], [width - 1, part * height], [part * width, 1], [part * width, height - 1]]);
    const isOpen = (progress) => {
      const coverage = new Gallery.motion.Coverage(list, progress);
      return [...grid(list.size), ...rim].some(([x, y]) => (
        coverage.sightings(x, y).reduce((sum, { weight }) => sum + weight, 0) < 0.98));
    };
    if (!isOpen(1 + far) && !isOpen(-far)) return [];
    return [{
      text: "The timing swings over, and a gap opens behind the screens.", title: "Do not swing",
      mend: () => {
        const { c } = design.timing;
        const timing = c ? { c: [c[0], Math.min(Math.max(c[1], 0), 1), c[2], Math.min(Math.max(c[3], 0), 1)] } : design.timing;
        return { ...structuredClone(design), timing, overshoot: 0 };
      },
    }];
  }

  /** The screens exchange their order where both are to be seen. */
  function exchanges(design, list, cuts) {
    const spots = grid(list.size);
    const share = (progress) => {
      const coverage = new Gallery.motion.Coverage(list, progress);
      return spots.map(([x, y]) => coverage.sightings(x, y)
        .reduce((sum, { role, weight, shade }) => sum + (role === "foreground" ? weight * (1 - shade) : 0), 0));
    };
    return (design.front?.switches ?? []).filter((point) => {
      if (!(point > 0 && point < 1) || cuts.some((cut) => Math.abs(cut - point) < 1e-6)) return false;
      const [before, after] = [share(point - 1e-7), share(point + 1e-7)];
      return before.filter((value, i) => Math.abs(value - after[i]) > 0.02).length * 50 > spots.length;
    }).map((point) => ({
      text: `At ${Math.round(point * 100)} % the screens change places where both are to be seen.`, title: "Call it a cut",
      mend: () => ({ ...structuredClone(design), cuts: [...design.cuts ?? [], point] }),
    }));
  }

  /** How much changes in each of 64 steps, of both screens together and of each. */
  function changes(list, cuts) {
    const steps = 64;
    const length = Math.max(...list.size);
    const sums = { foreground: Array(steps).fill(0), background: Array(steps).fill(0) };
    const corners = ({ element, matrix, ...seen }) => {
      const [w, h] = element.place.size.map((side) => side / 2);
      return { ...seen, element, places: [[-w, -h], [w, -h], [-w, h], [w, h]].map(([x, y]) => (
        Gallery.motion.matrix.project(matrix, x, y))) };
    };
    let last = list.at(0).map(corners);
    const share = { foreground: list.choreography.foreground.pieces.length, background: list.choreography.background.pieces.length };
    for (let step = 0; step < steps; step += 1) {
      const [from, to] = [step / steps, (step + 1) / steps];
      const now = list.at(to).map(corners);
      if (!cuts.some((cut) => from <= cut && cut <= to)) {
        now.forEach((seen, i) => {
          if (Math.max(seen.opacity, last[i].opacity) <= faint || seen.element.isHidden) return;
          const ways = seen.places.map((place, j) => (place && last[i].places[j]
            ? Math.hypot(place[0] - last[i].places[j][0], place[1] - last[i].places[j][1]) : 0));
          const clipped = JSON.stringify(seen.clips) === JSON.stringify(last[i].clips) ? 0 : 1 / steps;
          const part = seen.element.piece === null ? 1 : 1 / Math.max(share[seen.element.role], 1);
          sums[seen.element.role][step] += part * (Math.min(Math.max(...ways) / length, 1) + clipped
            + Math.abs(seen.opacity - last[i].opacity) + Math.abs(seen.shade - last[i].shade));
        });
      }
      last = now;
    }
    return sums;
  }

  /** Under a finger that moves evenly, not all may happen at once, and something has to happen all the time. */
  function pace(list, cuts) {
    const sums = changes(list, cuts);
    const all = sums.foreground.map((value, i) => value + sums.background[i]);
    const total = (values) => values.reduce((sum, value) => sum + value, 0);
    const rushes = (values, steps) => total(values) > 0.05
      && values.some((_, i) => i + steps <= 64 && total(values.slice(i, i + steps)) > 0.9 * total(values));
    const faults = [];
    for (const role of ["foreground", "background"]) {
      if (rushes(sums[role], 2)) faults.push({ text: `The ${titles[role]} changes nearly all at once: under a finger it jumps.` });
    }
    if (!faults.length && rushes(all, 6)) faults.push({ text: "Nearly all happens within a tenth of the way: under a finger it jumps." });
    const idle = (values) => {
      let [sum, i] = [0, 0];
      while (i < values.length && sum <= 0.01 * total(values)) sum += values[i++];
      return (i - 1) / 64;
    };
    if (total(all) <= 0.05) faults.push({ text: "Nothing moves." });
    else if (idle(all) > 0.4) faults.push({ text: `Until ${Math.round(100 * idle(all))} % almost nothing changes under a finger.` });
    else if (idle([...all].reverse()) > 0.4) {
      faults.push({ text: `From ${Math.round(100 - 100 * idle([...all].reverse()))} % on almost nothing changes under a finger.` });
    }
    return faults;
  }

  /** A screen that comes to the eye, or behind it. */
  function depth(list) {
    for (let step = 0; step <= 32; step += 1) {
      for (const { element, matrix, opacity } of list.at(step / 32)) {
        const [w, h] = element.place.size.map((side) => side / 2);
        if (opacity > faint && [[-w, -h], [w, -h], [-w, h], [w, h]].some(([x, y]) => !Gallery.motion.matrix.project(matrix, x, y))) {
          return [{ text: `At ${Math.round(step / 0.32)} % the ${titles[element.role]} comes too near to the eye.` }];
        }
      }
    }
    return [];
  }

  /** What it says of itself. `taken` are the names of others. */
  function words(design, taken) {
    const faults = [];
    if (!/^[a-z][A-Za-z0-9]*$/.test(design.name) || keywords.has(design.name)) {
      faults.push({ text: "Its name has to be one word of Swift, such as “tiltBack”." });
    } else if (taken.has(design.name)) faults.push({ text: `There is a “${design.name}” already.` });
    const said = Gallery.workshop.swift.sentence(design.summary);
    if (!said) faults.push({ text: "Say in one sentence what is to be seen." });
    else if (said.slice(0, -1).includes(". ")) faults.push({ text: "What is to be seen should be one sentence." });
    const seconds = Gallery.workshop.design.run(design).d;
    if (seconds < 0.1 || seconds > 2) faults.push({ text: `It takes ${Math.round(seconds * 100) / 100} seconds: 0.3 to 0.7 are usual.` });
    const count = ["foreground", "background"].reduce((sum, role) => sum
      + (design[role].pieces?.length ?? 0) + (design[role].tiles ? design[role].tiles.columns * design[role].tiles.rows : 0), 0);
    if (count > most) faults.push({ text: `It has ${count} pieces: more than ${most} are slow.` });
    return faults;
  }

  /** Everything, each kind of fault once: that of the first container that has it. */
  function all(design, taken = new Set()) {
    const cuts = Gallery.workshop.design.cuts(design);
    const faults = words(design, taken);
    for (const size of sizes) {
      const list = new Gallery.motion.DrawList(Gallery.workshop.design.choreography(design, size), size);
      const isPhone = size === sizes[0];
      const found = [
        ...end(design, list, 0, "background"), ...end(design, list, 1, "foreground"), ...isPhone ? [...holes(design, list), ...overshoots(design, list)] : [],
        ...isPhone ? exchanges(design, list, cuts) : [], ...depth(list), ...isPhone ? pace(list, cuts) : []];
      for (const fault of found) {
        if (faults.some(({ text }) => text.startsWith(fault.text.slice(0, -1)))) continue;
        faults.push(isPhone ? fault : { ...fault, text: `${fault.text.slice(0, -1)}, in a window of ${size.join(" × ")} points.` });
      }
    }
    return faults;
  }

  return { all };
})();
