// One phone, on which a transition plays as it does in the detail view, while its frames are counted.
"use strict";

const theatre = (() => {
  const screen = document.getElementById("screen");
  let stage = null;

  /** Puts a recording on the phone and says how long that took, in milliseconds. */
  async function load({ name, file, container }) {
    stage?.remove();
    const recording = await Gallery.recording(name, file);
    const before = performance.now();
    stage = new Gallery.Stage(screen, recording, container);
    stage.seek(0);
    screen.getBoundingClientRect();
    return performance.now() - before;
  }

  /** Plays there and back, and answers with the milliseconds between frames. */
  async function play() {
    const gaps = [];
    for (const direction of ["forward", "backward"]) {
      stage.turn(direction);
      stage.seek(0);
      await new Promise((done) => setTimeout(done, 300));
      let last = null, isPlaying = true;
      const count = (now) => {
        if (last !== null) gaps.push(now - last);
        last = now;
        if (isPlaying) requestAnimationFrame(count);
      };
      const player = new Gallery.Player(stage);
      performance.mark(`begin ${direction}`);
      player.play(1, () => { isPlaying = false; });
      requestAnimationFrame(count);
      while (isPlaying) await new Promise((done) => setTimeout(done, 20));
    }
    return gaps;
  }

  return { load, play };
})();
