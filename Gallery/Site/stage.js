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
    // Stages of one recording share what they have read of it, which is no more than they need.
    this.tracks = recording.read ??= [];
    this.found = { frame: 0, next: 0, part: 0 };
    this.touched = -Infinity;
    this.isMoving = false;
    this.sharpness = 0;
    // In full screen the same pieces are larger.
    this.watch = new ResizeObserver(() => {
      if (this.wantedSharpness > this.sharpness * 1.1) this.drawPieces();
    });
    this.build();
    this.watch.observe(screen);
    Gallery.Stage.all.add(this);
  }

  /** All that are on the page now. */
  static all = new Set();

  /** Builds it again, on other screens. */
  rebuild() {
    this.built = null;
    this.drawn = new Map();
    this.build();
    this.seek(this.fraction);
  }

  /** The layers to be seen in this direction: forward says it all, unless backward differs. */
  get root() {
    const { forward, backward } = this.recording.containers[this.container];
    const run = (this.direction === "backward" && backward) || forward;
    return run.shell === undefined ? run : Gallery.composed.root(this.recording, run);
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
    this.ownScreens = [];
    // Asked for before anything is changed, which would have to be laid out first.
    const sharpness = this.wantedSharpness;
    glass.append(Gallery.painter.build(this.root, {
      moving: (node, el) => {
        el.dataset.mover = this.movers.length;
        this.movers.push(new Gallery.Mover(node, el, (number) => this.track(number)));
      },
      piece: (piece) => this.pieces.push(piece),
      own: (screen) => this.ownScreens.push(screen),
      track: (number) => this.track(number),
    }, this.recording.lists));
    this.screen.append(glass);
    glass.classList.toggle("mirrored", this.isMirrored);
    glass.classList.toggle("moving", this.isMoving);
    this.drawPieces(sharpness);
  }

  /** Pixels for a point of a piece: as many as the screen has, and some more, because pieces come nearer to the eye. */
  get wantedSharpness() {
    const [width] = this.recording.size;
    return Math.min(3, (this.screen.clientWidth || width) / width * devicePixelRatio * 1.25);
  }

  /** Draws the pictures of the pieces, those of this direction and container. */
  drawPieces(sharpness = this.wantedSharpness) {
    Gallery.bitmap.fillOwn(this.ownScreens, sharpness);
    if (!this.pieces.length) {
      this.sharpness = sharpness;
      return;
    }
    const { isMirrored } = this;
    // What is drawn stays good for the other direction.
    if (sharpness !== this.sharpness || isMirrored !== this.isDrawnMirrored) this.drawn = new Map();
    [this.sharpness, this.isDrawnMirrored] = [sharpness, isMirrored];
    Gallery.bitmap.fill(this.pieces, { scale: sharpness, isMirrored, lists: this.recording.lists }, this.drawn);
  }

  /** A number over all frames. */
  track(number) {
    return this.tracks[number] ??= Gallery.decodeTrack(this.recording.tracks[number]);
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
    this.touch();
    const { frame, next, part } = this.between(this.progress);
    for (let i = 0; i < this.movers.length; i += 1) this.movers[i].show(frame, next, part);
  }

  /** The recorded frames about a progress, and how far it is from one to the other. */
  between(progress) {
    const { places, found } = this;
    const last = places.length - 1;
    found.frame = 0;
    found.next = Math.min(1, last);
    // Beyond the ends what moves goes on as it came; the closest frames are too close to tell how.
    if (progress > 1) {
      found.next = last;
      found.frame = this.lastPlace(0.99);
    } else if (progress < 0) {
      while (found.next < last && places[found.next] <= 0.01) found.next += 1;
    } else {
      found.frame = Math.min(Math.max(0, last - 1), this.lastPlace(progress + 1e-9));
      found.next = Math.min(found.frame + 1, last);
    }
    const length = places[found.next] - places[found.frame];
    found.part = length > 0 ? (progress - places[found.frame]) / length : 0;
    return found;
  }

  /** The last recorded frame that is no further than a place. */
  lastPlace(place) {
    let frame = this.places.length - 1;
    while (frame > 0 && this.places[frame] > place) frame -= 1;
    return frame;
  }

  /** Tells the browser what moves as soon as one frame follows another, and until a second has passed without any. */
  touch() {
    const now = performance.now();
    if (!this.isMoving && now - this.touched < 100) {
      this.setMoving(true);
      this.restLater(1000);
    }
    this.touched = now;
  }

  restLater(milliseconds) {
    this.rest = setTimeout(() => {
      const left = this.touched + 1000 - performance.now();
      if (left > 0) this.restLater(left);
      else this.setMoving(false);
    }, milliseconds);
  }

  setMoving(isMoving) {
    this.isMoving = isMoving;
    this.glass.classList.toggle("moving", isMoving);
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
    Gallery.Stage.all.delete(this);
    clearTimeout(this.rest);
    this.watch.disconnect();
    this.glass.remove();
    this.movers = [];
  }
};

Gallery.own?.onChange(() => Gallery.Stage.all.forEach((stage) => stage.rebuild()));
