// The first screen: one large phone to play with, and small ones at rest in mid-flight beside it. A finger, a mouse or the
// arrow keys move the large one at once; until then a ghost's finger shows how, one transition after the other.
"use strict";

Gallery.hero = (() => {
  const byId = (id) => document.getElementById(id);
  const strip = byId("hero");
  const stars = [...strip.querySelectorAll(".star")];
  const phone = byId("toy");
  const ghost = new Gallery.Ghost(byId("ghost"));
  const typed = new Gallery.Typed(byId("toy-line"));
  strip.hidden = byId("typed").hidden = stars.length === 0;
  const playing = []; // the recordings that have arrived, each { stage, recording }, in the order of the small phones
  const rest = 1100;  // milliseconds between two transitions
  let chosen = -1;
  let isInSight = true;
  let isInHand = false; // whether a finger or a key has moved it
  let timer = 0;

  /** What a finger works on. Between tabs it leads both ways, and so it does here. */
  const table = Object.assign(new Gallery.Table(), {
    changed() {
      const percent = Math.round((table.stage?.progress ?? 0) * 100);
      phone.setAttribute("aria-valuenow", percent);
      phone.setAttribute("aria-valuetext", `${stars[chosen]?.dataset.title ?? ""}, ${percent} percent`);
    },
  });

  /** Puts one of them on the large phone; `progress` is where it stands. */
  function choose(place, progress = 0) {
    const found = playing[place];
    if (!found || place === chosen) return;
    clearTimeout(timer);
    table.player?.stop();
    table.stage?.remove();
    const { dataset } = stars[place];
    chosen = place;
    stars.forEach((star, index) => star.setAttribute("aria-pressed", String(index === place)));
    table.stage = new Gallery.Stage(byId("toy-screen"), found.recording);
    table.player = new Gallery.Player(table.stage, () => table.changed());
    table.stage.turn("forward");
    table.stage.seek(progress);
    table.changed();
    byId("toy-title").textContent = dataset.title;
    byId("toy-title").href = `#${encodeURIComponent(dataset.name)}`;
    typed.write(dataset.line);
  }

  function neighbour(by, progress) {
    for (let i = 1; i <= stars.length; i += 1) {
      const place = (chosen + by * i + stars.length * i) % stars.length;
      if (playing[place]) return choose(place, progress);
    }
  }

  /** Somebody plays with it: the ghost does not come back. */
  function take() {
    isInHand = true;
    clearTimeout(timer);
    ghost.hide();
    strip.classList.add("in-hand");
  }

  // MARK: The ghost

  const later = (work, wait) => {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  };

  function demonstrate() {
    clearTimeout(timer);
    if (isInHand || !isInSight || !Gallery.mayPlay() || !table.stage || ghost.isShowing) return;
    table.turn("forward");
    ghost.show(table, (fraction, speed) => {
      const { stage, player } = table;
      player.settle(Gallery.timing.run(stage.settings ?? { c: [0, 0, 1, 1], d: stage.seconds }, fraction, 1, speed), true,
        () => later(() => {
          if (isInHand || !Gallery.mayPlay()) return;
          neighbour(1);
          later(demonstrate, 500);
        }, rest));
    });
  }

  function pause() {
    clearTimeout(timer);
    ghost.hide();
    if (!isInHand) table.player?.stop();
  }

  // MARK: Keys

  /** An arrow moves it by so much, and past an end to the one before or after it. */
  function nudge(by) {
    if (!table.stage) return;
    take();
    const { stage, player } = table;
    player.stop();
    const progress = stage.progress + by;
    if (progress > 1 + 1e-6 && stage.progress === 1) return neighbour(1, 0);
    if (progress < -1e-6 && stage.progress === 0) return neighbour(-1, 1);
    stage.turn("forward");
    stage.seek(Math.round(Math.min(1, Math.max(0, progress)) * 1000) / 1000);
    table.changed();
  }

  const keys = {
    ArrowRight: (event) => nudge(event.shiftKey ? 0.1 : 0.04),
    ArrowLeft: (event) => nudge(event.shiftKey ? -0.1 : -0.04),
    PageDown: () => go(1),
    PageUp: () => go(-1),
  };
  const ownKeys = {
    ...keys, ArrowUp: keys.ArrowRight, ArrowDown: keys.ArrowLeft,
    Home: () => nudge(-1), End: () => nudge(1), " ": () => press(), Enter: () => press(),
  };

  function press() {
    take();
    table.tap();
  }

  function go(by) {
    take();
    neighbour(by, Gallery.prefersStills() ? Number(stars[chosen]?.dataset.moment ?? 0) : 0);
    if (!Gallery.prefersStills()) table.tap();
  }

  function key(event, list) {
    if (event.altKey || event.ctrlKey || event.metaKey || !list[event.key]) return;
    event.preventDefault();
    list[event.key](event);
  }

  phone.addEventListener("keydown", (event) => {
    event.stopPropagation();
    key(event, ownKeys);
  });
  // Without anything focused the arrows are the phone's while it is in sight; pages up and down stay the window's.
  addEventListener("keydown", (event) => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (isFree && isInSight && event.key.startsWith("Arrow") && !document.querySelector("dialog[open]")) key(event, keys);
  });

  phone.addEventListener("pointerdown", take);
  new Gallery.Swipe(phone, table);
  byId("toy-previous").addEventListener("click", () => go(-1));
  byId("toy-next").addEventListener("click", () => go(1));

  // MARK: Recordings

  async function open(star, place) {
    const screen = star.querySelector(".screen");
    try {
      const recording = await Gallery.recording(star.dataset.recording, star.dataset.file, false);
      const stage = new Gallery.Stage(screen, recording);
      stage.showStill(Number(star.dataset.moment));
      playing[place] = { stage, recording };
      star.addEventListener("click", () => {
        take();
        choose(place);
        if (!Gallery.prefersStills()) table.tap();
        else table.stage.showStill(Number(star.dataset.moment));
      });
      // The first that arrives is the one to begin with; who wants stills sees it in mid-flight.
      if (chosen < 0) choose(place, Gallery.prefersStills() ? Number(star.dataset.moment) : 0);
    } catch {
      screen.classList.add("missing");
    }
  }

  // The light ones come first, and nothing else is loaded before they are there.
  const isHeavy = (star) => star.dataset.file.includes("-more");
  const ready = (async () => {
    const light = stars.map((star, place) => ({ star, place })).filter(({ star }) => !isHeavy(star));
    for (const { star, place } of light) await open(star, place);
  })();
  ready.then(() => {
    later(demonstrate, 600);
    stars.forEach((star, place) => isHeavy(star) && open(star, place));
  });

  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1).isIntersecting;
    if (isInSight) later(demonstrate, 400);
    else pause();
  }, { threshold: 0.4 }).observe(phone);
  Gallery.onChange(() => (Gallery.mayPlay() && isInSight ? later(demonstrate, 400) : pause()));

  // MARK: Copying

  for (const name of ["toy", "install"]) {
    byId(`${name}-copy`).addEventListener("click", () => (
      Gallery.copy(byId(name === "toy" ? "toy-line" : "install"), byId("hero-said"), name === "toy" ? stars[chosen]?.dataset.line : undefined)));
  }

  return { playing, ready, table, ghost, choose, get chosen() { return stars[chosen]?.dataset.name ?? null; } };
})();
