// The overview: stills that move while they are pointed at, one stop for the Tab key, arrow keys from card to card.
"use strict";

Gallery.cards = (() => {
  const list = document.getElementById("cards");
  const all = [...list.querySelectorAll(".card")];
  const stages = new Map(); // card -> { stage, player } while it is near the screen

  const shown = () => all.filter((card) => !card.parentElement.hidden);

  async function open(card) {
    if (stages.has(card)) return stages.get(card);
    const screen = card.querySelector(".screen");
    const made = Gallery.recording(card.dataset.name, card.dataset.file).then((recording) => {
      const stage = new Gallery.Stage(screen, recording);
      stage.showStill();
      return { stage, player: new Gallery.Player(stage) };
    });
    stages.set(card, made);
    made.catch(() => {
      stages.delete(card);
      screen.classList.add("missing");
    });
    return made;
  }

  function shut(card) {
    const made = stages.get(card);
    stages.delete(card);
    // It may still be on its way, and another for the same card may be there before it.
    made?.then(({ stage, player }) => {
      player.stop();
      stage.remove();
    }, () => {});
  }

  async function start(card) {
    if (Gallery.prefersStills()) return;
    card.classList.add("playing");
    const made = await open(card).catch(() => null);
    if (made && card.classList.contains("playing") && !made.player.isPlaying) made.player.loop();
  }

  async function stop(card) {
    if (!card.classList.contains("playing")) return;
    card.classList.remove("playing");
    const made = await stages.get(card)?.catch(() => null);
    if (!made || card.classList.contains("playing")) return;
    made.player.stop();
    made.stage.showStill();
  }

  /** One card takes part in the Tab order: the one last focused. */
  function rove(card) {
    for (const other of all) other.tabIndex = other === card ? 0 : -1;
  }

  function move(card, key) {
    const cards = shown();
    const at = cards.indexOf(card);
    const top = cards[0].offsetTop;
    const columns = Math.max(1, cards.filter((other) => other.offsetTop === top).length);
    const rtl = getComputedStyle(list).direction === "rtl" ? -1 : 1;
    const steps = { ArrowRight: rtl, ArrowLeft: -rtl, ArrowDown: columns, ArrowUp: -columns };
    const to = key === "Home" ? 0 : key === "End" ? cards.length - 1 : at + steps[key];
    const target = cards[to] ?? (key === "ArrowDown" ? cards[cards.length - 1] : null);
    if (target) target.focus();
  }

  // Near the screen a card has its layers, elsewhere it is empty: the page stays light with many animators.
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) open(target).catch(() => {});
      else shut(target);
    }
  }, { rootMargin: "400px" });

  const edge = innerHeight + 400;
  for (const card of all) {
    // At first without waiting for the observer, which only speaks when a frame has been drawn.
    if (card.getBoundingClientRect().top < edge) open(card).catch(() => {});
    near.observe(card);
    card.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && start(card));
    card.addEventListener("pointerleave", () => document.activeElement !== card && stop(card));
    card.addEventListener("touchstart", () => {
      all.forEach((other) => other !== card && stop(other));
      start(card);
    }, { passive: true });
    card.addEventListener("focus", () => {
      rove(card);
      start(card);
    });
    card.addEventListener("blur", () => !card.matches(":hover") && stop(card));
    card.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key)) move(card, event.key);
      else if (event.key === "Enter" || event.key === " ") location.hash = card.getAttribute("href").slice(1);
      else return;
      event.preventDefault();
    });
  }
  if (all[0]) rove(all[0]);

  const filter = document.getElementById("filter");
  const count = document.getElementById("count");
  filter.addEventListener("input", () => {
    const words = filter.value.trim().toLowerCase().split(/\s+/);
    for (const card of all) {
      const text = `${card.dataset.name} ${card.dataset.tags} ${card.textContent}`.toLowerCase();
      card.parentElement.hidden = !words.every((word) => text.includes(word));
    }
    const left = shown();
    count.textContent = left.length === 1 ? "1 transition" : `${left.length} transitions`;
    document.getElementById("none").hidden = left.length > 0;
    if (left.length && !left.some((card) => card.tabIndex === 0)) rove(left[0]);
  });

  const named = (name) => all.find((card) => card.dataset.name === name);
  return { all, shown, named, stop };
})();
