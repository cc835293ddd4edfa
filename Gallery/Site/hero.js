// The strip of large phones: they take turns, at most two in motion at a time, and rest when nobody sees them.
"use strict";

Gallery.hero = (() => {
  const strip = document.getElementById("hero");
  const stars = [...strip.querySelectorAll(".star")];
  strip.hidden = stars.length === 0;
  const playing = []; // { stage, player }, from left to right
  let isInSight = true;
  let turn = 0;
  let timer = 0;

  function isSeen(star) {
    const { left, right, width } = star.getBoundingClientRect();
    return Math.min(right, innerWidth) - Math.max(left, 0) > width / 2;
  }

  function next() {
    clearTimeout(timer);
    if (!isInSight || !Gallery.mayPlay()) return;
    timer = setTimeout(next, 620);
    // On a narrow window they are scrolled sideways: turns are for those in sight.
    const here = playing.filter((each, place) => each && isSeen(stars[place]));
    if (!here.length) return;
    const { stage, player } = here[turn % here.length];
    turn += 1;
    if (!player.isPlaying) {
      // There and back, each by itself.
      stage.turn(stage.progress > 0.5 && stage.fraction === 1 ? "backward" : "forward");
      stage.seek(0);
      player.play(1);
    }
  }

  function rest() {
    clearTimeout(timer);
    for (const each of playing) each?.player.stop();
  }

  async function open(star, place) {
    const screen = star.querySelector(".screen");
    try {
      const recording = await Gallery.recording(star.dataset.recording, star.dataset.file, false);
      const stage = new Gallery.Stage(screen, recording);
      stage.showStill(Number(star.dataset.moment));
      const player = new Gallery.Player(stage);
      // Slower than in an app: there is something to see at every moment.
      player.speed = 0.6;
      playing[place] = { stage, player };
    } catch {
      screen.classList.add("missing");
    }
  }

  // The light ones come first, and nothing else is loaded before they are there.
  const isHeavy = (star) => star.dataset.file.includes("-more");
  const ready = Promise.all(stars.map((star, place) => !isHeavy(star) && open(star, place)));
  ready.then(() => {
    next();
    stars.forEach((star, place) => isHeavy(star) && open(star, place));
  });

  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1).isIntersecting;
    if (isInSight) next();
    else rest();
  }, { threshold: 0.2 }).observe(strip);
  Gallery.onChange(() => (Gallery.mayPlay() ? next() : rest()));
  return { playing, ready };
})();
