// The animations of tab bar items: each plays on its card while it is pointed at, and once when it is pressed.
"use strict";

Gallery.items = (() => {
  const section = document.getElementById("items");
  const all = section ? [...section.querySelectorAll(".item")] : [];
  const said = document.getElementById("items-said");
  const made = new Map(); // card -> promise of its stage, while it is near the screen
  const rest = { before: 500, after: 1000 }; // milliseconds

  /** What a card shows while nothing plays: the animation on its way. */
  const still = (stage) => stage.seek(0.35);

  function open(card) {
    if (made.has(card)) return made.get(card);
    const opening = Gallery.recording(card.dataset.recording, section.dataset.file).then((recording) => {
      const stage = new Gallery.Stage(card.querySelector(".item-screen"), recording);
      still(stage);
      return stage;
    });
    made.set(card, opening);
    opening.catch(() => made.delete(card));
    return opening;
  }

  function shut(card) {
    end(card);
    const opened = made.get(card);
    made.delete(card);
    opened?.then((stage) => stage.remove(), () => {});
  }

  // MARK: Playing

  const runs = new Map(); // card -> { request, timer, isOnce }

  /** Plays from before the selection to its end: once, or again and again. */
  async function play(card, isOnce) {
    stop(card);
    const run = { request: 0, timer: 0, isOnce };
    runs.set(card, run);
    const stage = await open(card).catch(() => null);
    if (!stage || runs.get(card) !== run) return;
    const begin = () => {
      stage.seek(0);
      run.timer = setTimeout(() => {
        let start = null;
        const step = (now) => {
          start ??= now;
          const seconds = Math.min(stage.seconds, (now - start) / 1000);
          stage.show(seconds);
          if (seconds < stage.seconds) run.request = requestAnimationFrame(step);
          else run.timer = setTimeout(run.isOnce ? () => end(card) : begin, rest.after);
        };
        run.request = requestAnimationFrame(step);
      }, isOnce ? 120 : rest.before);
    };
    begin();
  }

  function stop(card) {
    const run = runs.get(card);
    if (!run) return;
    cancelAnimationFrame(run.request);
    clearTimeout(run.timer);
    runs.delete(card);
  }

  /** Stops, and shows the still again. */
  function end(card) {
    if (!runs.has(card)) return;
    stop(card);
    made.get(card)?.then(still, () => {});
  }

  async function copy(card) {
    const code = card.querySelector("code");
    try {
      await navigator.clipboard.writeText(code.textContent);
      said.textContent = `Copied: ${code.textContent}`;
    } catch {
      getSelection().selectAllChildren(code);
      said.textContent = "Selected: copy with your keyboard.";
    }
    const button = card.querySelector(".item-copy");
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1500);
  }

  // Near the screen a card has its layers, elsewhere it is empty.
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) open(target).catch(() => {});
      else shut(target);
    }
  }, { rootMargin: "400px" });

  for (const card of all) {
    near.observe(card);
    const button = card.querySelector(".item-play");
    button.addEventListener("pointerenter", (event) => {
      if (event.pointerType === "mouse" && !Gallery.prefersStills()) play(card, false);
    });
    button.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && end(card));
    button.addEventListener("click", () => play(card, !button.matches(":hover") || Gallery.prefersStills()));
    card.querySelector(".item-copy").addEventListener("click", () => copy(card));
  }

  // MARK: Finding

  const field = document.getElementById("filter");
  const shown = () => all.filter((card) => !card.parentElement.hidden);

  /** Shows what the field and the tags above the cards let pass. */
  function find() {
    const text = field.value.trim();
    const found = new Set(text ? Gallery.search.matches(text, all) : all);
    const tag = document.querySelector("#tags [aria-pressed=true]")?.textContent;
    for (const card of all) {
      const isTagged = tag === undefined || card.dataset.tags.split(" ").includes(tag);
      card.parentElement.hidden = !found.has(card) || !isTagged;
    }
    const count = shown().length;
    section.hidden = count === 0;
    document.getElementById("items-count").textContent = count === 1 ? "1 animation" : `${count} animations`;
    if (count) document.getElementById("none").hidden = true;
  }

  if (section) {
    // The number of transitions is written anew whenever another choice is made, by typing, a tag or the address.
    new MutationObserver(find).observe(document.getElementById("count"), { childList: true });
    find();
  }

  return { all, shown, play, end, stage: (card) => made.get(card) };
})();
