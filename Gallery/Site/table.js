// What a phone of the page lies on: the stage that shows a recording, its player, and what a tap does. A swipe works on it.
"use strict";

Gallery.Table = class {
  /** In `container` a finger leads a change: between tabs both ways, elsewhere back. */
  constructor(container = "tab") {
    Object.assign(this, { container, stage: null, player: null, isMirrored: false });
  }

  /** Called whenever a finger has moved the stage. */
  changed() {}

  /** Stands at the start of a direction. */
  turn(direction) {
    this.player.stop();
    this.stage.turn(direction);
    this.stage.seek(0);
  }

  /** Goes to the other screen, or on from where it stands; does nothing while it plays. */
  tap() {
    if (!this.stage || this.player.isPlaying) return;
    if (this.stage.fraction === 0 || this.stage.fraction === 1) this.turn(this.stage.progress > 0.5 ? "backward" : "forward");
    this.player.play(1);
  }
};
