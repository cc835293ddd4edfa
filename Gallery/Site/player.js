// A player moves a stage with the time of the page, at the pace that the animator has by itself.
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
    const end = sign > 0 ? stage.seconds : 0;
    let time = stage.fraction === (sign > 0 ? 1 : 0) ? stage.seconds - end : stage.time;
    let before = null;
    const step = (now) => {
      const passed = before === null ? 0 : (now - before) / 1000;
      before = now;
      time = Math.min(stage.seconds, Math.max(0, time + sign * passed * this.speed));
      stage.show(time);
      if (time === end) {
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

  /** Forward and backward until stopped, with a rest at each end. */
  loop(rest = 700) {
    const turn = (direction) => {
      this.stage.turn(direction);
      this.stage.seek(0);
      this.play(1, () => {
        this.timer = setTimeout(() => turn(direction === "forward" ? "backward" : "forward"), rest);
      });
    };
    turn("forward");
  }

  stop() {
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    this.request = 0;
    this.changed();
  }
};
