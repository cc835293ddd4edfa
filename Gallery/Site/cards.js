// The overview: stills that move while they are pointed at or lie in the middle of what is seen, and are swiped where they
// stand; one stop for the Tab key, arrow keys from card to card.
"use strict";

Gallery.cards = (() => {
  const list = document.getElementById("all-cards");
  const all = [...list.querySelectorAll(".card")];
  for (const card of all) {
    const [well, phone, screen] = ["well", "phone", "screen"].map((className) => (
      Object.assign(document.createElement("span"), { className })));
    phone.setAttribute("aria-hidden", "true");
    phone.append(screen);
    well.append(phone);
    card.prepend(well);
  }
  const stages = new Map(); // card -> { stage, player } while it is near the screen

  let order = all; // as they stand: a search ranks them
  const shown = () => order.filter((card) => !card.parentElement.hidden);

  /** Puts the cards into an order: the page's own, or that of a search. */
  function arrange(next = all) {
    order = next;
    list.classList.toggle("ranked", next !== all);
    for (const card of all) card.parentElement.style.order = next === all ? "" : String(next.indexOf(card));
  }

  /** Gives each card that shows the same screens as the one before it other colours: neighbours are to differ. Somebody's own
   *  screens keep theirs. */
  function vary() {
    let before = {};
    for (const card of shown()) {
      const { scene } = card.dataset;
      const isOther = !Gallery.own.isUsed && scene !== undefined && scene === before.scene && !before.isOther;
      card.classList.toggle("other-colours", isOther);
      before = { scene, isOther };
    }
  }

  /** A presentation shows best what moves: no bars are in its way. */
  const container = (card) => ["modal", "navigation", "tab"].find((kind) => card.dataset[kind] !== undefined);

  /** The line of Swift for a container; it follows from the name unless the card has another. */
  function line(card, kind) {
    const own = card.dataset[kind];
    return own === "" ? `${Gallery.rules.facts.setters[kind]}(.${card.dataset.name})` : own ?? "";
  }

  const moment = (card) => Number(card.dataset.moment);

  async function open(card) {
    if (stages.has(card)) return stages.get(card);
    const screen = card.querySelector(".screen");
    const made = Gallery.cardRecording(card).then((recording) => {
      const stage = new Gallery.Stage(screen, recording, container(card));
      stage.showStill(moment(card));
      const table = tables.get(card);
      [table.stage, table.player] = [stage, new Gallery.Player(stage)];
      return table;
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
    held.delete(card);
    // It may still be on its way, and another for the same card may be there before it.
    made?.then(({ stage, player }) => {
      player.stop();
      stage.remove();
      const table = tables.get(card);
      if (table.stage === stage) table.stage = table.player = null;
    }, () => {});
  }

  // A finger leads a card's picture both ways, as between tabs; what it has moved stays until the card is left.
  const held = new Set();
  const tables = new Map(all.map((card) => [card, Object.assign(new Gallery.Table(), {
    changed() {
      if (!tables.get(card).hand?.finger?.drag || held.has(card)) return;
      held.add(card);
      card.classList.add("playing");
    },
    // A tap is the link's.
    tap() {},
  })]));

  async function start(card) {
    if (Gallery.prefersStills()) return;
    card.classList.add("playing");
    const made = await open(card).catch(() => null);
    if (!made || !card.classList.contains("playing") || made.player.isPlaying || held.has(card)) return;
    // What plays by itself is slower than in an app, and rests for less: there is something to see at every moment.
    const isAlone = chosen.includes(card) && !card.matches(":hover, :focus");
    made.player.speed = isAlone ? 0.6 : 1;
    made.player.loop(isAlone ? 350 : 700);
  }

  async function stop(card) {
    if (!card.classList.contains("playing")) return;
    card.classList.remove("playing");
    held.delete(card);
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

  /** Computes the layers of a card beforehand, so that it is not done in one stretch with building them. */
  async function prepare(card) {
    const recording = await Gallery.cardRecording(card);
    await Gallery.composed.prepare(recording, recording.containers[container(card)].forward);
  }

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
      await prepare(card).catch(() => {});
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

  Gallery.onDark(() => {
    for (const card of [...stages.keys()].filter((each) => each.dataset.dark)) {
      shut(card);
      wanted.add(card);
    }
    build().then(() => settle(0));
  });
  addEventListener("scroll", () => {
    scrolled = performance.now();
    settle();
  }, { passive: true });
  addEventListener("resize", () => settle());
  Gallery.onChange(() => settle(0));
  settle(2500);

  /** Moves the picture of a card by so much, for those without a finger. */
  async function scrub(card, by) {
    const made = await open(card).catch(() => null);
    if (!made) return;
    held.add(card);
    card.classList.add("playing");
    made.player.stop();
    const progress = Math.round((made.stage.progress + by) * 100) / 100;
    made.stage.turn("forward");
    made.stage.seek(Math.min(1, Math.max(0, progress)));
  }

  /** A finger leaves with the end of its swipe: what it has moved goes on to an end, rests there, and then is a still again. */
  function letGo(card) {
    setTimeout(() => {
      const { hand, player } = tables.get(card);
      if (!held.has(card)) return;
      if (hand.finger || player?.isPlaying) return letGo(card);
      if (document.activeElement !== card) stop(card);
      settle(1200);
    }, 1500);
  }

  for (const card of all) {
    near.observe(card);
    const table = tables.get(card);
    table.hand = new Gallery.Swipe(card.querySelector(".phone"), table);
    card.draggable = false;
    // The click after a swipe leads nowhere.
    card.addEventListener("click", (event) => {
      if (table.hand.isSwipe) event.preventDefault();
    });
    card.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      settle();
      start(card);
    });
    card.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "mouse" && held.has(card)) return letGo(card);
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
      else if (event.key === "," || event.key === ".") scrub(card, event.key === "." ? 0.05 : -0.05);
      else if (event.key === "Enter" || event.key === " ") location.hash = card.getAttribute("href").slice(1);
      else return;
      event.preventDefault();
    });
  }
  if (all[0]) rove(all[0]);
  vary();
  Gallery.own.onChange(vary);

  document.getElementById("surprise").addEventListener("click", () => {
    const cards = shown().length ? shown() : all;
    const card = cards[Math.floor(Math.random() * cards.length)];
    if (card) location.hash = card.getAttribute("href").slice(1);
  });

  /** The card of a name, also of one written in other letters. */
  function named(name) {
    const find = (wanted) => all.find((card) => wanted(card.dataset.name));
    return find((own) => own === name) ?? find((own) => own.toLowerCase() === name.toLowerCase());
  }

  /** The address of what shows now what a former name meant; nothing for other names. */
  function instead(name) {
    const { former = {} } = Gallery.rules.facts;
    const old = Object.keys(former).find((other) => other.toLowerCase() === name.toLowerCase());
    return old === undefined ? undefined : former[old];
  }

  return { all, shown, arrange, vary, named, instead, stop, start, rove, settle, container, line, table: (card) => tables.get(card) };
})();
