// Duration and timing of what the detail view plays: they need no other recording, because the pictures are those of each
// progress. The curve is drawn as it will be played, and the Swift says it.
"use strict";

Gallery.knobs = (() => {
  const byId = (id) => document.getElementById(id);
  const curves = {
    linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInOut: [0.42, 0, 0.58, 1],
  };
  // What each number is called, in Swift and for people; where it begins; its range.
  const numbers = {
    curve: [["x1", 0.3, 0, 1], ["y1", 0, -1, 2], ["x2", 0.2, 0, 1], ["y2", 1, -1, 2]],
    spring: [["response", 0.5, 0.05, 2], ["dampingRatio", 0.8, 0.1, 2]],
  };
  const titles = { response: "Response", dampingRatio: "Damping" };
  const list = byId("timing-values");
  let own = null;      // the animator's own settings
  let values = {};     // of a curve or a spring
  let duration = null; // seconds, if another than its own
  let changed = () => {};

  const kind = () => byId("timing").value;
  const curve = new Gallery.Curve(byId("curve"), (wanted) => {
    byId("timing").value = "curve";
    offer(wanted);
    tell();
  });
  const rounded = (number, places = 2) => Math.round(number * 10 ** places) / 10 ** places;

  /** The settings that are played; null for the animator's own. */
  function settings() {
    if (!own || (kind() === "own" && duration === null)) return null;
    const next = { ...own, d: duration ?? own.d };
    if (kind() === "own") return next;
    delete next.c;
    delete next.s;
    if (kind() === "spring") {
      next.s = [values.response, values.dampingRatio];
      // Its response would mean nothing in the animator's own time.
      if (duration === null) next.d = Math.max(rounded(Gallery.timing.natural(next)), 0.01);
    } else {
      next.c = curves[kind()] ?? [values.x1, values.y1, values.x2, values.y2];
    }
    return next;
  }

  /** What is to be written behind the animator. */
  function swift() {
    const now = settings();
    if (!now) return "";
    let text = "";
    if (kind() === "spring") text = `.timing(.spring(response: ${values.response}, dampingRatio: ${values.dampingRatio}))`;
    else if (kind() === "curve") text = `.timing(.curve(${now.c.join(", ")}))`;
    else if (kind() !== "own" && String(own.c) !== String(now.c)) text = `.timing(.${kind()})`;
    return now.d === own.d ? text : `${text}.duration(${now.d})`;
  }

  /** The same for a recipe. */
  function changes() {
    const now = settings();
    if (!now) return {};
    const found = {};
    if (kind() === "spring") found.timing = { spring: { response: values.response, dampingRatio: values.dampingRatio } };
    else if (kind() === "curve") found.timing = { curve: now.c };
    else if (kind() !== "own" && String(own.c) !== String(now.c)) found.timing = kind();
    if (now.d !== own.d) found.duration = now.d;
    return found;
  }

  function draw() {
    if (!own) return;
    const now = settings() ?? own;
    const run = Gallery.timing.run(now);
    const points = Array.from({ length: 101 }, (_, i) => `${i},${rounded(100 - 100 * run.at(run.duration * i / 100), 2)}`);
    byId("curve-line").setAttribute("points", points.join(" "));
    byId("duration").value = Math.min(now.d, 2);
    byId("duration-text").textContent = `${rounded(now.d)} s`;
    byId("own-time").disabled = settings() === null;
    curve.show(now.s ? null : now.c ?? null);
    // A transition that may not go beyond its end stops when it first comes there.
    byId("spring-note").hidden = !now.s || now.s[1] >= 1 || now.o === 1;
  }

  function offer(wanted = []) {
    values = {};
    list.replaceChildren(...(numbers[kind()] ?? []).flatMap(([name, start, low, high], index) => {
      const first = wanted[index] ?? (kind() === "spring" && own?.s ? rounded(own.s[name === "response" ? 0 : 1]) : start);
      values[name] = first;
      const label = document.createElement("label");
      const output = document.createElement("output");
      const input = document.createElement("input");
      Object.assign(input, { type: "range", min: low, max: high, step: 0.01, value: first, id: `timing-${name}` });
      label.htmlFor = input.id;
      label.append(`${titles[name] ?? name} `, output);
      output.textContent = first;
      input.addEventListener("input", () => {
        values[name] = Number(input.value);
        output.textContent = input.value;
        tell();
      });
      return [label, input];
    }));
  }

  function tell() {
    draw();
    changed();
  }

  /** What is chosen, as a part of an address; empty if nothing is. */
  function address() {
    const parts = new URLSearchParams();
    const list = (numbers[kind()] ?? []).map(([name]) => values[name]);
    if (kind() !== "own") parts.set("timing", [kind(), ...list].join("_"));
    if (duration !== null) parts.set("duration", duration);
    return String(parts);
  }

  /** Chooses what an address asks for, as far as there is such a thing. */
  function want(text) {
    reset();
    const parts = new URLSearchParams(text);
    const [name, ...list] = (parts.get("timing") ?? "own").split("_");
    const wanted = list.map(Number);
    const ranges = numbers[name] ?? [];
    const fits = wanted.length === ranges.length
      && ranges.every(([, , low, high], i) => wanted[i] >= low && wanted[i] <= high);
    if (fits && [...byId("timing").options].some(({ value }) => value === name)) {
      byId("timing").value = name;
      offer(wanted);
    }
    const seconds = Number(parts.get("duration") ?? NaN);
    const { min, max } = byId("duration");
    if (seconds >= Number(min) && seconds <= Number(max)) duration = rounded(seconds);
    byId("knobs").open ||= kind() !== "own" || duration !== null;
  }

  byId("timing").addEventListener("change", () => {
    offer();
    tell();
  });
  byId("duration").addEventListener("input", () => {
    duration = Number(byId("duration").value);
    tell();
  });
  byId("own-time").addEventListener("click", () => {
    reset();
    tell();
  });

  function reset() {
    duration = null;
    byId("timing").value = "own";
    offer();
  }

  return {
    settings,
    swift,
    changes,
    reset,
    address,
    want,
    /** Whose settings are changed. */
    take(next) {
      own = next;
      byId("knobs").hidden = !own;
      draw();
    },
    /** Offers nothing for now; what is chosen stays. */
    hide() { byId("knobs").hidden = true; },
    /** Where a run is now. */
    follow(seconds, fraction) {
      const run = own && Gallery.timing.run(settings() ?? own);
      if (!run) return;
      byId("curve-now").setAttribute("cx", rounded(100 * Math.min(seconds / run.duration, 1)));
      byId("curve-now").setAttribute("cy", rounded(100 - 100 * fraction));
    },
    /** Calls `work` when something was changed. */
    onChange(work) { changed = work; },
  };
})();
