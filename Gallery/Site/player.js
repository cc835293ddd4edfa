// A player moves a stage's position with the time of the page.
"use strict";

Gallery.Player = class {
  constructor(stage, changed = () => {}) {
    this.stage = stage;
    this.changed = changed;
    this.speed = 1;
    this.request = 0;
  }

  get isPlaying() {
    return this.request !== 0;
  }

  /** Plays to the end that `sign` points at (1 or -1); from the other end if it is there already. */
  play(sign, ended = () => {}) {
    this.stop();
    const { stage } = this;
    const end = sign > 0 ? stage.lastFrame : 0;
    if (stage.position === end) stage.show(stage.lastFrame - end);
    let before = null;
    const step = (now) => {
      const passed = before === null ? 0 : (now - before) / 1000;
      before = now;
      stage.show(stage.position + sign * passed * stage.recording.fps * this.speed);
      if (stage.position === end) {
        this.request = 0;
        this.changed();
        ended();
        return;
      }
      this.request = requestAnimationFrame(step);
      this.changed();
    };
    this.request = requestAnimationFrame(step);
    this.changed();
  }

  /** There and back again until stopped, with a rest at each end. */
  loop(rest = 700) {
    const turn = (direction) => {
      this.stage.turn(direction);
      this.stage.show(0);
      this.play(1, () => {
        this.timer = setTimeout(() => turn(direction === "push" ? "pop" : "push"), rest);
      });
    };
    turn("push");
  }

  stop() {
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    this.request = 0;
    this.changed();
  }
};
