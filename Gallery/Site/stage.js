// A stage shows one run of a recording in a screen-shaped element, at any position between its first frame (0) and
// its last (frames - 1).
"use strict";

Gallery.Stage = class {
  /** `recording.back` is there only when the way back is not the way in, run backwards. */
  constructor(screen, recording) {
    this.recording = recording;
    this.screen = screen;
    this.direction = "push";
    this.position = 0;
    this.build();
  }

  get run() {
    return (this.direction === "pop" && this.recording.back) || this.recording.run;
  }

  /** The way back is derived: the same frames, last to first. */
  get isDerived() {
    return this.direction === "pop" && !this.recording.back;
  }

  get lastFrame() {
    return this.run.frames - 1;
  }

  get seconds() {
    return this.lastFrame / this.recording.fps;
  }

  build() {
    const [width, height] = this.recording.size;
    const tracks = this.run.tracks.map(Gallery.decodeTrack);
    this.movers = [];
    this.glass?.remove();
    const glass = this.glass = document.createElement("div");
    glass.className = "glass";
    glass.style.width = `${width}px`;
    glass.style.height = `${height}px`;
    glass.append(Gallery.painter.build(this.run.root, (node, el) => this.movers.push(this.mover(node, el, tracks))));
    this.screen.append(glass);
    this.built = this.run;
  }

  /** `node.x` lists what moves: letter, index in the attribute's list, index of the track. */
  mover(node, el, tracks) {
    const letters = new Map();
    for (const [letter, index, track] of node.x) {
      if (!letters.has(letter)) letters.set(letter, { values: [...node[letter]], changes: [] });
      letters.get(letter).changes.push({ index, track: tracks[track] });
    }
    el.dataset.mover = this.movers.length;
    return { node, el, letters };
  }

  turn(direction) {
    this.direction = direction;
    if (this.built !== this.run) this.build();
  }

  /** Shows the run at `position` frames from its start. Between two frames numbers are halfway, switches wait. */
  show(position) {
    const last = this.lastFrame;
    this.position = Math.min(last, Math.max(0, position));
    const at = this.isDerived ? last - this.position : this.position;
    const frame = Math.min(last, Math.floor(at + 1e-6));
    const part = Math.max(0, at - frame);
    for (const { node, el, letters } of this.movers) {
      for (const [letter, { values, changes }] of letters) {
        const isSwitch = letter === "v" || letter === "z" || letter === "k";
        let differs = false;
        for (const { index, track } of changes) {
          const here = track[frame];
          const next = track[Math.min(last, frame + 1)];
          const value = isSwitch || part < 1e-6 ? here : here + (next - here) * part;
          if (value !== values[index]) differs = true;
          values[index] = value;
        }
        if (differs) Gallery.painter.paint[letter](el, values, node);
      }
    }
  }

  /** Shows the run at a progress from 0 to 1. */
  seek(progress) {
    this.show(progress * this.lastFrame);
  }

  /** The way in, halfway: springs are there long before half their time has passed. */
  showStill() {
    this.turn("push");
    this.show(this.recording.still);
  }

  get progress() {
    return this.lastFrame ? this.position / this.lastFrame : 0;
  }

  remove() {
    this.glass.remove();
    this.movers = [];
  }
};
