// A stage shows a recording in a screen-shaped element: a container, a direction (forward or backward) and how far the
// change has come, from 0 to 1. A run of the animator's own timing leads there by frames, a finger directly.
"use strict";

Gallery.Stage = class {
  constructor(screen, recording, container = Object.keys(recording.containers)[0]) {
    this.recording = recording;
    this.screen = screen;
    this.container = container;
    this.direction = "forward";
    this.fraction = 0;
    this.isMirrored = false;
    const places = Gallery.decodeTrack(recording.places);
    this.places = places.map((place) => place / places.at(-1));
    this.pace = Gallery.decodeTrack(recording.pace);
    this.settings = recording.run ?? null;
    this.tracks = recording.tracks.map(Gallery.decodeTrack);
    this.sharpness = 0;
    // In full screen the same pieces are larger.
    this.watch = new ResizeObserver(() => {
      if (this.wantedSharpness > this.sharpness * 1.1) this.drawPieces();
    });
    this.build();
    this.watch.observe(screen);
  }

  /** The layers to be seen in this direction: forward says it all, unless backward differs. */
  get root() {
    const { forward, backward } = this.recording.containers[this.container];
    return (this.direction === "backward" && backward) || forward;
  }

  build() {
    if (this.built === this.root) return;
    this.built = this.root;
    const [width, height] = this.recording.size;
    this.movers = [];
    this.glass?.remove();
    const glass = this.glass = document.createElement("div");
    glass.className = "glass";
    glass.style.width = `${width}px`;
    glass.style.height = `${height}px`;
    this.pieces = [];
    glass.append(Gallery.painter.build(this.root, {
      moving: (node, el) => this.movers.push(this.mover(node, el)),
      piece: (piece) => this.pieces.push(piece),
      track: (number) => this.tracks[number],
    }, this.recording.lists));
    this.screen.append(glass);
    glass.classList.toggle("mirrored", this.isMirrored);
    this.drawPieces();
  }

  /** Pixels for a point of a piece: as many as the screen has, and some more, because pieces come nearer to the eye. */
  get wantedSharpness() {
    const [width] = this.recording.size;
    return Math.min(3, (this.screen.clientWidth || width) / width * devicePixelRatio * 1.25);
  }

  /** Draws the pictures of the pieces, those of this direction and container. */
  drawPieces() {
    if (!this.pieces.length) return;
    this.sharpness = this.wantedSharpness;
    Gallery.bitmap.fill(this.pieces, {
      scale: this.sharpness, isMirrored: this.isMirrored, lists: this.recording.lists });
  }

  /** `node.x` lists what moves: letter, index in the attribute's list, index of the track. */
  mover(node, el) {
    const letters = new Map();
    for (const [letter, index, track] of node.x) {
      if (!letters.has(letter)) letters.set(letter, { values: [...node[letter]], changes: [] });
      letters.get(letter).changes.push({ index, track: this.tracks[track] });
    }
    el.dataset.mover = this.movers.length;
    return { node, el, letters };
  }

  /** Another direction or container, at the same fraction. */
  turn(direction, container = this.container) {
    this.direction = direction;
    this.container = container;
    this.build();
    this.seek(this.fraction);
  }

  /** Right-to-left layout is the left-right mirror of left-to-right, words excepted. */
  mirror(isMirrored) {
    if (isMirrored === this.isMirrored) return;
    this.isMirrored = isMirrored;
    this.glass.classList.toggle("mirrored", isMirrored);
    this.drawPieces();
  }

  /** The progress of the animator: a change backward goes from 1 to 0. */
  get progress() {
    return this.direction === "backward" ? 1 - this.fraction : this.fraction;
  }

  /** Shows how it looks when so much of the change is done. A spring may go beyond 1. */
  seek(fraction) {
    this.fraction = fraction;
    const { frame, next, part } = this.between(this.progress);
    const within = Math.min(1, Math.max(0, part));
    for (const { node, el, letters } of this.movers) {
      for (const [letter, { values, changes }] of letters) {
        const isSwitch = letter === "v" || letter === "z" || letter === "k" || letter === "f";
        const share = isSwitch ? Math.floor(within + 1e-6) : letter === "m" || letter === "b" ? part : within;
        let differs = false;
        for (const { index, track } of changes) {
          const value = share === 0 ? track[frame] : track[frame] + (track[next] - track[frame]) * share;
          if (value !== values[index]) differs = true;
          values[index] = value;
        }
        if (differs) Gallery.painter.paint[letter](el, values, node);
      }
    }
  }

  /** The recorded frames about a progress, and how far it is from one to the other. */
  between(progress) {
    const { places } = this;
    const last = places.length - 1;
    let frame = 0, next = Math.min(1, last);
    // Beyond the ends what moves goes on as it came; the closest frames are too close to tell how.
    if (progress > 1) [frame, next] = [places.findLastIndex((place) => place < 0.99), last];
    else if (progress < 0) next = places.findIndex((place) => place > 0.01);
    else {
      frame = Math.min(Math.max(0, last - 1), places.findLastIndex((place) => place <= progress + 1e-9));
      next = Math.min(frame + 1, last);
    }
    const length = places[next] - places[frame];
    return { frame, next, part: length > 0 ? (progress - places[frame]) / length : 0 };
  }

  /** Another timing or duration than the animator's own; null for what was recorded. */
  tune(settings) {
    this.settings = settings ?? this.recording.run ?? null;
    this.tuned = settings && Gallery.timing.run(settings);
  }

  /** Seconds that a run by itself takes. */
  get seconds() {
    return this.tuned ? this.tuned.duration : (this.pace.length - 1) / this.recording.fps;
  }

  /** The fraction that a run by itself has come to, so many seconds after its start. */
  fractionAt(seconds) {
    if (this.tuned) return this.tuned.at(seconds);
    const last = this.pace.length - 1;
    const at = Math.min(last, Math.max(0, seconds * this.recording.fps));
    const frame = Math.min(Math.max(0, last - 1), Math.floor(at));
    return this.pace[frame] + ((this.pace[frame + 1] ?? 1) - this.pace[frame]) * (at - frame);
  }

  /** Shows a run by itself, so many seconds after its start. */
  show(seconds) {
    this.seek(this.fractionAt(seconds));
  }

  /** When a run by itself first has come so far, in seconds. */
  get time() {
    const count = Math.max(1, Math.ceil(this.seconds * this.recording.fps));
    const at = (frame) => Math.min(frame / this.recording.fps, this.seconds);
    let before = this.fractionAt(0);
    if (this.fraction <= before) return 0;
    for (let next = 1; next <= count; next += 1) {
      const after = this.fractionAt(at(next));
      if (after >= this.fraction) {
        return at(next - 1) + (at(next) - at(next - 1)) * (this.fraction - before) / (after - before);
      }
      before = after;
    }
    return this.seconds;
  }

  /** The moment of a change forward that tells most. */
  showStill(moment = 0.4) {
    this.turn("forward");
    this.seek(moment);
  }

  remove() {
    this.watch.disconnect();
    this.glass.remove();
    this.movers = [];
  }
};
