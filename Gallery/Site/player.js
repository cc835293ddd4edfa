// A player moves a stage with the time of the page: at the pace that the animator has by itself, or along the rest of a
// run that a finger has let go of.
"use strict";

Gallery.Player = class {
  constructor(stage, changed = () => {}) {
    this.stage = stage;
    this.changed = changed;
    this.speed = 1;
    this.request = 0;
    this.isCancelling = false;
    this.least = 0; // seconds that a run takes at least, for something slower that runs with it
    this.seconds = null; // how long the run by itself has gone on; null under a finger and after it
  }

  get isPlaying() {
    return this.request !== 0;
  }

  /** Calls `show` with the seconds passed, in each frame, until it returns true. */
  tick(show, ended) {
    let before = null, time = 0;
    const step = (now) => {
      if (before !== null) time += Math.max(0, now - before) / 1000 * this.speed;
      before = now;
      if (show(time)) {
        this.request = 0;
        this.isCancelling = false;
        this.changed();
        this.seconds = null;
        ended();
        return;
      }
      this.request = requestAnimationFrame(step);
      this.changed();
    };
    this.request = requestAnimationFrame(step);
    this.changed();
  }

  /** Plays to the end that `sign` points at (1 or -1); from the other end if it is there already. */
  play(sign, ended = () => {}) {
    this.stop();
    const { stage } = this;
    const length = () => Math.max(stage.seconds, this.least);
    const rests = stage.fraction === 0 || stage.fraction === 1;
    const start = rests ? (sign > 0 ? 0 : length()) : stage.time;
    this.tick((passed) => {
      const end = sign > 0 ? length() : 0;
      const time = Math.min(length(), Math.max(0, start + sign * passed));
      this.seconds = time;
      stage.show(time);
      return time === end;
    }, ended);
  }

  /** Plays the run after a finger was lifted. */
  settle(run, finishes, ended = () => {}) {
    this.stop();
    this.isCancelling = !finishes;
    this.tick((passed) => {
      this.stage.seek(run.at(passed));
      return passed >= run.duration;
    }, ended);
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
    this.seconds = null;
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    this.request = 0;
    this.isCancelling = false;
    this.changed();
  }
};
