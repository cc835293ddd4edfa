// The overview: stills that move while they are pointed at or lie in the middle of what is seen, one stop for the Tab key,
// arrow keys from card to card.
"use strict";

Gallery.cards = (() => {
  const list = document.getElementById("all-cards");
  const all = [...list.querySelectorAll(".card")];
  const stages = new Map(); // card -> { stage, player } while it is near the screen

  const shown = () => all.filter((card) => !card.parentElement.hidden);

  /** A presentation shows best what moves: no bars are in its way. */
  const container = (card) => ["modal", "navigation", "tab"].find((kind) => card.dataset[kind] !== undefined);
  const moment = (card) => Number(card.dataset.moment);

  async function open(card) {
    if (stages.has(card)) return stages.get(card);
    const screen = card.querySelector(".screen");
    const made = Gallery.recording(card.dataset.name, card.dataset.file).then((recording) => {
      const stage = new Gallery.Stage(screen, recording, container(card));
      stage.showStill(moment(card));
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
    made.stage.showStill(moment(card));
  }

  /** One card takes part in the Tab order: the one last focused. */
  function rove(card) {
    for (const other of all) other.tabIndex = other === card ? 0 : -1;
  }

  /** The card in the next row, or the one before, that is nearest to a card. */
  function beyond(card, cards, sign) {
    const box = card.getBoundingClientRect();
    const boxes = cards.map((other) => ({ other, at: other.getBoundingClientRect() }));
    const rows = boxes.filter(({ at }) => (at.top - box.top) * sign > box.height / 2);
    const row = sign > 0 ? Math.min(...rows.map(({ at }) => at.top)) : Math.max(...rows.map(({ at }) => at.top));
    const candidates = rows.filter(({ at }) => Math.abs(at.top - row) < 1);
    candidates.sort((a, b) => Math.abs(a.at.left - box.left) - Math.abs(b.at.left - box.left));
    return candidates[0]?.other ?? (sign > 0 ? cards.at(-1) : null);
  }

  function move(card, key) {
    const cards = shown();
    const at = cards.indexOf(card);
    const rtl = getComputedStyle(list).direction === "rtl" ? -1 : 1;
    const targets = {
      ArrowRight: () => cards[at + rtl], ArrowLeft: () => cards[at - rtl],
      ArrowDown: () => beyond(card, cards, 1), ArrowUp: () => beyond(card, cards, -1),
      Home: () => cards[0], End: () => cards.at(-1),
    };
    targets[key]()?.focus();
  }

  // Near the screen a card has its layers, elsewhere it is empty: the page stays light with many animators. Layers are
  // built one card at a time, the nearest to the middle first, and none while the page is scrolled.
  const wanted = new Set();
  let isBuilding = false;
  let scrolled = -Infinity;
  const far = (card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  async function build() {
    if (isBuilding) return;
    isBuilding = true;
    await Gallery.hero.ready;
    while (wanted.size) {
      const rest = scrolled + 100 - performance.now();
      if (rest > 0) {
        await pause(rest);
        continue;
      }
      const card = [...wanted].reduce((near, other) => (far(other) < far(near) ? other : near));
      wanted.delete(card);
      await open(card).catch(() => {});
      await new Promise(requestAnimationFrame);
      await pause(0);
    }
    isBuilding = false;
  }

  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        wanted.add(target);
      } else {
        wanted.delete(target);
        shut(target);
      }
    }
    build();
  }, { rootMargin: "500px" });

  // The two in sight that are nearest to the middle play, once the page has come to rest.
  const most = 2;
  let chosen = [];
  let settled = 0;

  function choose() {
    const middle = innerHeight / 2;
    const seen = [];
    if (Gallery.mayPlay() && !all.some((card) => card.matches(":hover, :focus"))) {
      for (const card of shown()) {
        const { top, bottom, height, left, right } = card.querySelector(".well").getBoundingClientRect();
        const inSight = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (height > 0 && inSight / height >= 0.6) {
          seen.push({ card, far: Math.hypot((top + bottom) / 2 - middle, (left + right) / 2 - innerWidth / 2) });
        }
      }
    }
    seen.sort((a, b) => a.far - b.far);
    const next = seen.slice(0, most).map(({ card }) => card);
    for (const card of chosen) if (!next.includes(card) && !card.matches(":hover, :focus")) stop(card);
    chosen = next;
    chosen.forEach(start);
  }

  function settle(wait = 350) {
    clearTimeout(settled);
    settled = setTimeout(choose, wait);
  }

  addEventListener("scroll", () => {
    scrolled = performance.now();
    settle();
  }, { passive: true });
  addEventListener("resize", () => settle());
  Gallery.onChange(() => settle(0));
  settle(2500);

  for (const card of all) {
    near.observe(card);
    card.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      settle();
      start(card);
    });
    card.addEventListener("pointerleave", () => {
      if (document.activeElement !== card) stop(card);
      settle(1200);
    });
    card.addEventListener("focus", () => {
      rove(card);
      settle();
      start(card);
    });
    card.addEventListener("blur", () => {
      if (!card.matches(":hover")) stop(card);
      settle(1200);
    });
    card.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key)) move(card, event.key);
      else if (event.key === "Enter" || event.key === " ") location.hash = card.getAttribute("href").slice(1);
      else return;
      event.preventDefault();
    });
  }
  if (all[0]) rove(all[0]);

  document.getElementById("surprise").addEventListener("click", () => {
    const cards = shown().length ? shown() : all;
    const card = cards[Math.floor(Math.random() * cards.length)];
    if (card) location.hash = card.getAttribute("href").slice(1);
  });

  const named = (name) => all.find((card) => card.dataset.name === name);
  return { all, shown, named, stop, start, rove, settle, container };
})();
