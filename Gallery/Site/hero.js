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

  function next() {
    clearTimeout(timer);
    if (!playing.length || !isInSight || !Gallery.mayPlay()) return;
    const { stage, player } = playing[turn % playing.length];
    turn += 1;
    if (!player.isPlaying) {
      // There and back, each by itself.
      stage.turn(stage.progress > 0.5 && stage.fraction === 1 ? "backward" : "forward");
      stage.seek(0);
      player.play(1);
    }
    timer = setTimeout(next, 620);
  }

  function rest() {
    clearTimeout(timer);
    for (const { player } of playing) player.stop();
  }

  async function open() {
    for (const star of stars) {
      const screen = star.querySelector(".screen");
      try {
        const recording = await Gallery.recording(star.dataset.recording, "data/_hero.js", false);
        const stage = new Gallery.Stage(screen, recording);
        stage.showStill(Number(star.dataset.moment));
        const player = new Gallery.Player(stage);
        // Slower than in an app: there is something to see at every moment.
        player.speed = 0.6;
        playing.push({ stage, player });
      } catch {
        screen.classList.add("missing");
      }
    }
    timer = setTimeout(next, 900);
  }

  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1).isIntersecting;
    if (isInSight) next();
    else rest();
  }, { threshold: 0.2 }).observe(strip);
  Gallery.onChange(() => (Gallery.mayPlay() ? next() : rest()));
  if (stars.length) open();
  return { playing };
})();
