// Sections with phones that play by themselves while they are seen, until somebody taps or swipes one: elements that fly,
// and changes of roots and children.
"use strict";

Gallery.phones = (section) => {
  const all = section ? [...section.querySelectorAll(".flying")] : [];
  const made = new Map(); // item -> promise of its table, while it is near the screen
  const touched = new Set(); // those that play no more by themselves
  const seen = new Set();

  const tables = new Map(all.map((item) => [item, new Gallery.Table(item.dataset.container ?? "navigation")]));

  function open(item) {
    if (made.has(item)) return made.get(item);
    const opening = Gallery.recording(item.dataset.recording, section.dataset.file).then((recording) => {
      const table = tables.get(item);
      if (made.get(item) !== opening) return table;
      table.stage = new Gallery.Stage(item.querySelector(".screen"), recording, table.container);
      table.player = new Gallery.Player(table.stage);
      table.stage.seek(0);
      play(item);
      return table;
    });
    made.set(item, opening);
    opening.catch(() => made.delete(item));
    return opening;
  }

  function shut(item) {
    const table = tables.get(item);
    made.delete(item);
    table.player?.stop();
    table.stage?.remove();
    table.stage = table.player = null;
  }

  /** Plays forward and backward if it may, and otherwise rests where it is. */
  function play(item) {
    const { player, stage } = tables.get(item);
    if (!player || touched.has(item)) return;
    if (seen.has(item) && Gallery.mayPlay()) {
      if (!loops.has(player)) player.loop();
      loops.add(player);
    } else if (loops.delete(player)) {
      player.stop();
      stage.turn("forward");
      stage.seek(0);
    }
  }

  const loops = new WeakSet();

  // Near the screen a phone has its layers, elsewhere it is empty.
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) open(target).catch(() => {});
      else shut(target);
    }
  }, { rootMargin: "400px" });

  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
      play(target);
    }
  }, { threshold: 0.5 });

  for (const item of all) {
    near.observe(item);
    view.observe(item);
    const button = item.querySelector(".flying-phone");
    const table = tables.get(item);
    button.addEventListener("pointerdown", () => touched.add(item));
    // No finger leads the change of a root. Elsewhere a tap is the swipe's, and keys come without a finger.
    const isSwiped = item.dataset.taps === undefined;
    if (isSwiped) new Gallery.Swipe(button, table);
    button.addEventListener("click", (event) => {
      if (isSwiped && event.detail > 0) return;
      touched.add(item);
      table.tap();
    });
  }
  Gallery.onChange(() => all.forEach(play));

  section?.querySelector(".copy-lines").addEventListener("click", () => (
    Gallery.copy(section.querySelector("code"), section.querySelector(".elements-said"))));

  return { all, table: (item) => tables.get(item), open };
};

Gallery.elements = Gallery.phones(document.getElementById("elements"));
Gallery.swaps = Gallery.phones(document.getElementById("swaps"));
