// What is being designed and what of it is selected. Designs are replaced, never changed, so that each step can be undone.
"use strict";

(Gallery.workshop ??= {}).Model = class {
  /** `size` is that of the phone, in points; `changed` is called after each step. */
  constructor(size, changed) {
    this.size = size;
    this.design = Gallery.workshop.design.fresh;
    this.changed = changed;
    this.past = [];
    this.future = [];
    this.group = "";
    this.select({ role: "foreground", part: "screen", piece: 0, motion: 0 });
    this.progress = 0.5;
  }

  /** Another design altogether. */
  take(design) {
    this.design = design;
    [this.past, this.future, this.group] = [[], [], ""];
    this.select({ role: "foreground", part: "screen", piece: 0, motion: 0 });
  }

  /** One more step. Steps of one `group`, such as those of a drag, are undone together. */
  commit(design, group = "") {
    if (!group || group !== this.group) this.past.push(this.design);
    if (this.past.length > 200) this.past.shift();
    [this.group, this.future] = [group, []];
    this.design = design;
    this.select(this.selection);
    this.changed();
  }

  undo() { this.step(this.past, this.future); }

  redo() { this.step(this.future, this.past); }

  step(from, to) {
    if (!from.length) return;
    to.push(this.design);
    this.design = from.pop();
    this.group = "";
    this.select(this.selection);
    this.changed();
  }

  /** Selects a part of a screen; what is not there any more becomes what is nearest. */
  select({ role, part, piece, motion }) {
    const track = this.design[role] ?? {};
    const isThere = part === "tiles" ? track.tiles : part === "piece" ? track.pieces?.length : true;
    this.selection = { role, part: isThere ? part : "screen", piece: Math.min(piece, Math.max(0, (track.pieces?.length ?? 1) - 1)), motion };
    this.selection.motion = Math.min(motion, Math.max(0, this.motions.length - 1));
  }

  get track() { return this.design[this.selection.role] ?? {}; }

  /** The motions of what is selected. */
  get motions() { return this.holder(this.design).motions ?? []; }

  /** The object with the motions of what is selected, in a design. */
  holder(design) {
    const { role, part, piece } = this.selection;
    const track = design[role] ??= {};
    return part === "tiles" ? track.tiles : part === "piece" ? track.pieces[piece] : track;
  }

  get keyframes() { return this.motions[this.selection.motion] ?? []; }

  /** How long the tile that is shown waits, and what part of the progress its motion takes. */
  get wait() {
    if (this.selection.part !== "tiles") return { start: 0, span: 1 };
    const { columns, rows, order, spread } = this.track.tiles;
    const index = Math.min(this.selection.piece, columns * rows - 1);
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { start: spread * Gallery.workshop.design.orders[order].at({ index, column, columns, row, rows }), span: 1 - spread };
  }

  /** The progress of the motion, which for a tile is its own. */
  get local() {
    const { start, span } = this.wait;
    return Math.round(Math.min(Math.max((this.progress - start) / span, 0), 1) * 1000) / 1000;
  }

  /** The progress of the whole change at a keyframe. */
  whole(at) { return this.wait.start + this.wait.span * at; }

  /** The keyframe at the progress that is shown; -1 between two. */
  get key() { return this.keyframes.findIndex(({ at }) => Math.abs(at - this.local) < 0.006); }

  /** The pose that is shown, with all of its numbers. */
  get pose() {
    const list = Gallery.workshop.design.keyframes(this.keyframes, this.size);
    return Gallery.motion.keyframes.pose(Gallery.motion.keyframes.of(list), this.local);
  }

  /** The axis that the motion turns about; that of a turn in the plane if it does not turn. */
  get axis() {
    const { pose } = this.keyframes.find(({ pose: { rotation } = {} }) => rotation && rotation[0] !== 0) ?? {};
    return (pose?.rotation ?? Gallery.motion.pose.rest.rotation).slice(1);
  }

  /** Changes the motion that is selected: `change` gets its keyframes, which are its own, and may return others. */
  edit(change, group) {
    const next = structuredClone(this.design);
    const holder = this.holder(next);
    holder.motions ??= [];
    const list = holder.motions[this.selection.motion] ?? [];
    holder.motions[this.selection.motion] = Gallery.motion.keyframes.sorted(change(list) ?? list);
    this.commit(next, group);
  }

  /** Changes the pose at the progress that is shown; between two keyframes that makes one. */
  editPose(values, group) {
    const { local, pose } = this;
    this.edit((list) => {
      const all = list.length ? list : [{ at: 0 }, { at: 1 }];
      let place = all.findIndex(({ at }) => Math.abs(at - local) < 0.006);
      if (place < 0) {
        const before = all.findLastIndex(({ at }) => at < local);
        // A hold goes on; a curve has no half.
        const { ease } = all[before] ?? {};
        all.splice(before + 1, 0, typeof ease === "string" ? { at: local, pose, ease } : { at: local, pose });
        place = before + 1;
      }
      const made = Gallery.workshop.Model.sparse({ ...all[place].pose, ...this.kept(all[place].pose, values) });
      if (Object.keys(made).length) all[place].pose = made;
      else delete all[place].pose;
      return all;
    }, group && `${group} ${local} ${JSON.stringify(this.selection)}`);
  }

  /** New values of a pose; a number that has not changed stays a part of the container if it was one. */
  kept(pose = {}, values) {
    const now = Gallery.workshop.design.keyframes([{ pose }], this.size)[0].pose;
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Array.isArray(value) && Array.isArray(pose[key])
      ? value.map((number, i) => (Math.abs(number - now[key][i]) < 1e-9 ? pose[key][i] : number)) : value]));
  }

  /** A pose without what is at rest. */
  static sparse(pose) {
    const { rest } = Gallery.motion.pose;
    const rounded = (value) => (typeof value === "number" ? Math.round(value * 1e4) / 1e4
      : Array.isArray(value) ? value.map(rounded) : value);
    const all = Object.entries(pose).map(([key, value]) => [key, rounded(value)]);
    return Object.fromEntries(all.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(rest[key])));
  }

  addKey() { if (this.key < 0) this.editPose({}); }

  /** Takes away the keyframe that is shown. */
  removeKey() {
    const { key } = this;
    if (key < 0) return;
    this.edit((list) => list.filter((_, i) => i !== key));
  }

  /** Moves a keyframe to another progress of its motion, not beyond its neighbours. */
  moveKey(index, at, group) {
    const list = this.keyframes;
    const [low, high] = [list[index - 1]?.at ?? 0, list[index + 1]?.at ?? 1];
    const place = Math.round(Math.min(Math.max(at, low), high) * 1000) / 1000;
    this.progress = this.whole(place);
    this.edit((all) => { all[index].at = place; }, group && `${group} ${index}`);
  }

  /** Changes whatever is not a motion. */
  set(change, group) {
    const next = structuredClone(this.design);
    change(next, next[this.selection.role] ??= {});
    this.commit(next, group);
  }
};
