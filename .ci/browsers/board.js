// Moments of recordings side by side, at the same places in each browser.
"use strict";

window.board = (() => {
  const element = document.getElementById("cells");
  const { mark, frame } = window.boardMarks;
  let stages = [];

  /** The same nodes without words: fonts differ from engine to engine, and are no part of the comparison. */
  function silent(node) {
    if (Array.isArray(node)) return node.map(silent);
    if (node === null || typeof node !== "object") return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [
      key, key === "t" ? { ...value, s: "" } : key === "u" || key === "y" ? value : silent(value)]));
  }

  const asked = new Map();

  /** A recording without words. */
  async function recording({ name, file }) {
    if (!asked.has(name)) {
      const found = await Gallery.recording(name, file);
      const { containers, lists } = found;
      asked.set(name, { ...found, containers: silent(containers), lists: silent(lists) });
    }
    return asked.get(name);
  }

  /** Where the layers of a stage are, in the points of its screen; null for those that are not to be seen. */
  function places(screen, scale) {
    const { left, top } = screen.getBoundingClientRect();
    return [...screen.querySelectorAll(".layer")].filter((layer) => !layer.closest(".picture")).map((layer) => {
      const box = layer.getBoundingClientRect();
      if (!box.width && !box.height) return null;
      return [box.left - left, box.top - top, box.right - left, box.bottom - top].map((number) => number / scale);
    });
  }

  const shared = Gallery.sharedNodes;
  const silenced = new Map();
  Gallery.sharedNodes = (key) => {
    if (!silenced.has(key)) silenced.set(key, silent(shared(key)));
    return silenced.get(key);
  };

  /** Shows `cells`, each { name, file, container, direction, fraction, x, y }; answers with the places of their layers. */
  async function show({ number, size, wide, cells }) {
    for (const stage of stages) stage.remove();
    [element.style.width, element.style.height] = size.map((length) => `${length}px`);
    // All in one go, so that the number is not seen before the rest.
    const recordings = await Promise.all(cells.map(recording));
    element.replaceChildren();
    stages = [];
    const found = cells.map((cell, index) => {
      const screen = document.createElement("div");
      screen.className = "screen";
      const known = recordings[index];
      const [width, height] = known.size;
      screen.style.cssText = `--wide:${wide};--points-wide:${width};--points-high:${height};--scale:calc(${wide}/${width});`
        + `left:${cell.x}px;top:${cell.y}px`;
      element.append(screen);
      const stage = new Gallery.Stage(screen, known, cell.container);
      stages.push(stage);
      stage.turn(cell.direction);
      stage.seek(cell.fraction);
      return { screen, scale: wide / width };
    });
    element.append(mark(number, size[0]));
    await frame();
    await frame();
    return found.map(({ screen, scale }) => places(screen, scale));
  }

  return { show };
})();
