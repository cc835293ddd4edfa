// A mover is an element whose attributes follow tracks. Nothing is made anew for a frame but the texts that style sheets want.
"use strict";

Gallery.Mover = class {
  /** `node.x` lists what moves: letter, index in the attribute's list, index of the track, and a factor of its numbers. */
  constructor(node, el, track) {
    this.node = node;
    this.el = el;
    this.moves = [];
    for (const [letter, index, number, factor = 1] of node.x) {
      let move = this.moves.find((other) => other.letter === letter);
      if (!move) {
        move = {
          letter, paint: Gallery.painter.paint[letter], values: [...node[letter]], indices: [], tracks: [],
          // Switches wait for the next frame; places go beyond the last one, where everything else ends.
          isSwitch: "vzkf".includes(letter), isFree: letter === "m" || letter === "b",
        };
        this.moves.push(move);
      }
      move.indices.push(index);
      move.tracks.push(factor === 1 ? track(number) : track(number).map((value) => value * factor));
    }
  }

  /** Shows what is between two frames: so large a part of the way, which may be more than all of it. */
  show(frame, next, part) {
    const within = Math.min(1, Math.max(0, part));
    for (let i = 0; i < this.moves.length; i += 1) {
      const { paint, values, indices, tracks, isSwitch, isFree } = this.moves[i];
      const share = isSwitch ? Math.floor(within + 1e-6) : isFree ? part : within;
      let differs = false;
      for (let j = 0; j < indices.length; j += 1) {
        const track = tracks[j];
        const value = share === 0 ? track[frame] : track[frame] + (track[next] - track[frame]) * share;
        if (value === values[indices[j]]) continue;
        values[indices[j]] = value;
        differs = true;
      }
      if (differs) paint(this.el, values, this.node);
    }
  }
};
