// What is chosen beside the pose: the part that is posed, its easing, tiles, and the whole picture.
"use strict";

(Gallery.workshop ??= {}).Panel = class {
  constructor(byId, model, { seek }) {
    Object.assign(this, { byId, model, seek });
    this.eases = [
      ["", "At constant speed"], ["0.42,0,1,1", "Slow at the start"], ["0,0,0.58,1", "Slow at the end"],
      ["0.42,0,0.58,1", "Slow at both ends"], ["curve", "A curve"], ["hold", "Stays, then cuts"], ["jump", "Cuts, then stays"]];
    for (const [value, text] of this.eases) byId("w-ease").append(new Option(text, value));
    this.easeCurve = new Gallery.workshop.Curve(byId("w-ease-curve"), "Easing to the next keyframe",
      ({ c }, group) => this.setEase(c, group));
    byId("w-ease").addEventListener("change", ({ target: { value } }) => this.setEase(
      value === "" ? null : value === "curve" ? [0.3, 0, 0.2, 1] : value.includes(",") ? value.split(",").map(Number) : value, ""));
    byId("w-role").addEventListener("change", () => this.choose({ role: byId("w-role").querySelector(":checked").value, part: "screen" }));
    byId("w-part").addEventListener("change", ({ target: { value } }) => {
      const [part, piece = "0"] = value.split(" ");
      this.choose({ part, piece: Number(piece), motion: 0 });
    });
    byId("w-motion").addEventListener("change", ({ target: { value } }) => this.choose({ motion: Number(value) }));
    byId("w-more").addEventListener("click", () => this.addMotion());
    byId("w-less").addEventListener("click", () => model.set((design) => {
      model.holder(design).motions.splice(model.selection.motion, 1);
    }));
    byId("w-add").addEventListener("click", () => model.addKey());
    byId("w-remove").addEventListener("click", () => model.removeKey());
    byId("w-rest").addEventListener("click", () => model.editPose(Gallery.motion.pose.rest));
    this.tiles();
    this.picture();
  }

  choose(selection) {
    this.model.select({ ...this.model.selection, ...selection });
    this.model.group = "";
    this.model.changed();
  }

  addMotion() {
    const count = this.model.motions.length;
    this.model.set((design) => {
      const holder = this.model.holder(design);
      holder.motions = [...holder.motions ?? [], [{ at: 0 }, { at: 1 }]];
    });
    this.choose({ motion: count });
  }

  /** The keyframe that a segment begins with: the last one that is not later than what is shown. */
  get segment() {
    const { keyframes, local } = this.model;
    return Math.min(keyframes.findLastIndex(({ at }) => at <= local + 0.006), keyframes.length - 2);
  }

  setEase(ease, group) {
    const { segment } = this;
    if (segment < 0) return;
    this.model.edit((list) => {
      if (ease) list[segment].ease = ease;
      else delete list[segment].ease;
    }, group);
  }

  static line(title, control) {
    const line = document.createElement("label");
    line.className = "w-field";
    line.append(Object.assign(document.createElement("span"), { textContent: title }), control);
    return line;
  }

  static choice(id, options) {
    const select = document.createElement("select");
    select.id = id;
    for (const [value, text] of options) select.append(new Option(text, value));
    return select;
  }

  static number(id, min, max, step) {
    return Object.assign(document.createElement("input"), { type: "number", id, min, max, step });
  }

  tiles() {
    const { choice, number, line } = Gallery.workshop.Panel;
    const { model } = this;
    this.cut = choice("w-cut", [["none", "One piece"], ["rows", "Rows"], ["columns", "Columns"], ["grid", "Rows and columns"]]);
    this.columns = number("w-columns", 1, 12, 1);
    this.rows = number("w-rows", 1, 12, 1);
    this.order = choice("w-order", Object.entries(Gallery.workshop.design.orders).map(([key, { title }]) => [key, title]));
    this.spread = Object.assign(number("w-spread", 0, 0.9, 0.05));
    this.cut.addEventListener("change", () => {
      const [columns, rows] = { none: [0, 0], rows: [1, 8], columns: [6, 1], grid: [4, 6] }[this.cut.value];
      model.set((design, track) => {
        if (!columns) {
          delete track.tiles;
          return;
        }
        // What the screen has done, its tiles do from now on.
        const motions = track.tiles?.motions ?? (track.motions?.length ? track.motions : [[{ at: 0 }, { at: 1 }]]);
        if (!track.tiles) delete track.motions;
        track.tiles = { order: columns > rows ? "leading" : "top", spread: 0.4, ...track.tiles, columns, rows, motions };
      });
      this.choose({ part: this.model.track.tiles ? "tiles" : "screen", piece: 0, motion: 0 });
    });
    for (const [input, key] of [[this.columns, "columns"], [this.rows, "rows"], [this.spread, "spread"]]) {
      input.addEventListener("input", () => {
        const value = input.valueAsNumber;
        const isRight = value >= Number(input.min) && value <= Number(input.max) && (key === "spread" || Number.isInteger(value));
        if (isRight) model.set((design, track) => { track.tiles[key] = value; }, `tiles ${key}`);
      });
    }
    this.order.addEventListener("change", () => model.set((design, track) => { track.tiles.order = this.order.value; }));
    this.tileLines = [line("Columns", this.columns), line("Rows", this.rows), line("Order", this.order), line("Spread", this.spread)];
    this.byId("w-tiles").append(line("Cut into", this.cut), ...this.tileLines);
  }

  picture() {
    const { choice, number, line } = Gallery.workshop.Panel;
    const { model } = this;
    this.front = choice("w-front", [["", "The new screen"], ["background", "The old screen"], ["switch", "They change places"]]);
    this.switch = number("w-switch", 0, 1, 0.01);
    this.colour = Object.assign(document.createElement("input"), { type: "color", id: "w-backdrop" });
    this.bare = Object.assign(document.createElement("input"), { type: "checkbox", id: "w-bare" });
    this.bare.setAttribute("role", "switch");
    this.eye = number("w-eye", 200, 10000, 50);
    this.eye.placeholder = "by itself";
    this.overlay = Object.assign(document.createElement("input"), { type: "checkbox", id: "w-overlay" });
    this.overlay.setAttribute("role", "switch");
    const set = (change, group) => model.set(change, group);
    this.front.addEventListener("change", () => set((design) => {
      const { value } = this.front;
      if (value) design.front = value === "switch" ? { first: "background", switches: [0.5] } : { first: value };
      else delete design.front;
    }));
    this.switch.addEventListener("input", () => {
      const value = this.switch.valueAsNumber;
      if (value >= 0 && value <= 1) set((design) => { design.front = { ...design.front, switches: [value] }; }, "switch");
    });
    this.colour.addEventListener("input", () => set((design) => {
      design.backdrop = [1, 3, 5].map((from) => Math.round(parseInt(this.colour.value.slice(from, from + 2), 16) / 2.55) / 100);
    }, "colour"));
    this.bare.addEventListener("change", () => set((design) => {
      if (this.bare.checked) design.backdrop = [0.11, 0.12, 0.15];
      else delete design.backdrop;
    }));
    this.eye.addEventListener("input", () => {
      const value = this.eye.valueAsNumber;
      if (this.eye.value === "") set((design) => { delete design.eye; }, "eye");
      else if (value >= 1 && value <= 10000) set((design) => { design.eye = value; }, "eye");
    });
    this.overlay.addEventListener("change", () => set((design) => {
      if (this.overlay.checked) design.overlay = 1;
      else delete design.overlay;
    }));
    const toggle = (input, text) => {
      const made = document.createElement("label");
      made.className = "w-switch";
      made.append(input, Object.assign(document.createElement("span"), { textContent: text }));
      return made;
    };
    this.switchLine = line("At", this.switch);
    this.colourLine = line("Its colour", this.colour);
    this.byId("w-picture").append(
      line("In front", this.front), this.switchLine, toggle(this.bare, "Backdrop"), this.colourLine, line("Eye, points", this.eye),
      toggle(this.overlay, "The old screen stays behind"));
  }

  show() {
    const { byId, model } = this;
    const { selection, track, design } = model;
    byId("w-role").querySelector(`[value=${selection.role}]`).checked = true;
    const parts = [["screen", track.tiles || (track.pieces?.length && !track.screen) ? "All pieces" : "The whole screen"],
      ...track.tiles ? [["tiles", "Each piece"]] : [], ...(track.pieces ?? []).map((_, i) => [`piece ${i}`, `Piece ${i + 1}`])];
    this.fill("w-part", parts, selection.part === "piece" ? `piece ${selection.piece}` : selection.part);
    const motions = model.motions.map((_, i) => [String(i), `${i + 1} of ${model.motions.length}`]);
    this.fill("w-motion", motions.length ? motions : [["0", "None"]], String(selection.motion));
    byId("w-motion").parentElement.hidden = motions.length < 2;
    byId("w-less").hidden = motions.length < 2;
    const { key, keyframes, local } = model;
    byId("w-when").textContent = key >= 0 ? `Keyframe, ${Math.round(100 * keyframes[key].at)} %` : `Between, ${Math.round(100 * local)} %`;
    byId("w-add").disabled = key >= 0;
    byId("w-remove").disabled = key < 0 || keyframes.length < 2;
    this.showEase();
    const { tiles } = track;
    this.cut.value = !tiles ? "none" : tiles.columns === 1 ? "rows" : tiles.rows === 1 ? "columns" : "grid";
    this.tileLines.forEach((line) => { line.hidden = !tiles; });
    if (tiles) {
      for (const [input, key] of [[this.columns, "columns"], [this.rows, "rows"], [this.spread, "spread"]]) {
        if (Number(input.value) !== tiles[key]) input.value = tiles[key];
      }
      this.order.value = tiles.order;
    }
    const { front, backdrop, eye, overlay } = design;
    this.front.value = front?.switches?.length ? "switch" : front?.first === "background" ? "background" : "";
    this.switchLine.hidden = !front?.switches?.length;
    if (front?.switches?.length && Number(this.switch.value) !== front.switches[0]) this.switch.value = front.switches[0];
    this.bare.checked = Boolean(backdrop);
    this.colourLine.hidden = !backdrop;
    if (backdrop) this.colour.value = `#${backdrop.map((part) => Math.round(255 * part).toString(16).padStart(2, "0")).join("")}`;
    if (this.eye !== document.activeElement) this.eye.value = Array.isArray(eye) ? "" : eye ?? "";
    this.eye.placeholder = Array.isArray(eye) ? "by the size" : "by itself";
    this.overlay.checked = overlay === 1;
  }

  showEase() {
    const { segment } = this;
    const ease = this.model.keyframes[segment]?.ease;
    this.byId("w-ease").disabled = segment < 0;
    const value = !ease ? "" : String(ease);
    const isListed = this.eases.some(([listed]) => listed === value);
    this.byId("w-ease").value = isListed ? value : "curve";
    const isCurve = Array.isArray(ease) && !isListed;
    this.byId("w-ease-curve").hidden = !isCurve;
    if (isCurve) this.easeCurve.show({ c: ease });
  }

  fill(id, options, value) {
    const select = this.byId(id);
    const shape = JSON.stringify(options);
    if (select.dataset.shape !== shape) select.replaceChildren(...options.map(([key, text]) => new Option(text, key)));
    select.dataset.shape = shape;
    select.value = value;
  }
};
