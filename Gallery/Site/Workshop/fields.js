// The numbers of the pose that is shown. Each field is one number of a list, or one of the few that are no lists.
"use strict";

(Gallery.workshop ??= {}).Fields = class {
  /** Of each field: its name, the value and its place in that, what it is called, the step, more words, and its range. */
  static groups = [
    ["Place", [
      ["x", "offset", 0, "Across", 0.01, "of the width"], ["y", "offset", 1, "Down", 0.01, "of the height"],
      ["dx", "offset", 2, "Across, pt", 1, "points"], ["dy", "offset", 3, "Down, pt", 1, "points"],
      ["depth", "offset", 4, "Depth, pt", 5, "points towards the viewer"]]],
    ["Size and turn", [
      ["width", "scale", 0, "Width", 0.01], ["height", "scale", 1, "Height", 0.01], ["degrees", "rotation", 0, "Degrees", 1]]],
    ["Anchor", [
      ["ax", "anchor", 0, "Across", 0.05], ["ay", "anchor", 1, "Down", 0.05], ["adepth", "anchor", 2, "Depth, pt", 5]]],
    ["Light", [
      ["opacity", "opacity", null, "Opacity", 0.01, "", 0, 1], ["shade", "shade", null, "Shade", 0.01, "", 0, 1],
      ["radius", "radius", null, "Corners, pt", 1, "", 0, 1000]]],
    ["Shadow", [
      ["strength", "shadow", 0, "Strength", 0.01, "", 0, 1], ["blur", "shadow", 1, "Blur, pt", 1, "", 0, 1000],
      ["sx", "shadow", 2, "Across, pt", 1], ["sy", "shadow", 3, "Down, pt", 1]]],
  ];

  static axes = { z: [0, 0, 1], y: [0, 1, 0], x: [1, 0, 0] };
  static axisTitles = { z: "In the plane", y: "Like a door", x: "Like a flap", other: "Oblique" };
  static clips = {
    none: null, rect: { rect: [0.1, 0.1, 0.8, 0.8, 24] }, circle: { circle: [0.5, 0.5, 0.5] },
    polygon: { polygon: [[0.1, 0.1], [0.9, 0.1], [0.9, 0.9], [0.1, 0.9]] },
  };

  constructor(place, model) {
    this.model = model;
    this.inputs = new Map();
    for (const group of Gallery.workshop.Fields.groups) place.append(this.group(group));
    place.append(this.clipGroup());
  }

  group([title, fields]) {
    const box = document.createElement("fieldset");
    box.className = "w-group";
    box.append(Object.assign(document.createElement("legend"), { textContent: title }));
    for (const [name, key, place, label, step, more = "", min, max] of fields) {
      box.append(this.field(name, label, { step, min, max, title: more }, (value) => {
        if (place === null) return { [key]: value };
        const list = [...this.model.pose[key]];
        list[place] = value;
        // A turn goes on about the axis that it has elsewhere in the motion.
        const isFresh = name === "degrees" && String(this.model.pose.rotation) === "0,0,0,1";
        if (isFresh) list.splice(1, 3, ...this.model.axis);
        // A shadow without a blur would be a copy of the screen.
        if (key === "shadow" && place === 0 && list[1] === 0) list[1] = 16;
        return { [key]: list };
      }, (pose) => (place === null ? pose[key] : pose[key][place])));
      if (key === "rotation") box.append(this.axis());
    }
    return box;
  }

  field(name, label, settings, write, read) {
    const line = document.createElement("label");
    line.className = "w-field";
    line.append(Object.assign(document.createElement("span"), { textContent: label, title: settings.title ?? "" }));
    const input = document.createElement("input");
    Object.assign(input, { type: "number", id: `w-${name}`, step: settings.step });
    if (settings.min !== undefined) [input.min, input.max] = [settings.min, settings.max];
    input.addEventListener("input", () => {
      const value = input.valueAsNumber;
      if (!Number.isFinite(value) || Math.abs(value) > 10000 || value < settings.min || value > settings.max) return;
      this.model.editPose(write(value), `field ${name}`);
    });
    this.inputs.set(input, read);
    line.append(input);
    return line;
  }

  axis() {
    const { axes, axisTitles } = Gallery.workshop.Fields;
    const line = document.createElement("label");
    line.className = "w-field";
    line.append(Object.assign(document.createElement("span"), { textContent: "Axis" }));
    const select = document.createElement("select");
    select.id = "w-axis";
    for (const [value, text] of Object.entries(axisTitles)) select.append(new Option(text, value));
    select.lastElementChild.disabled = true;
    select.addEventListener("change", () => {
      this.model.editPose({ rotation: [this.model.pose.rotation[0], ...axes[select.value]] }, "");
    });
    this.axisSelect = select;
    line.append(select);
    return line;
  }

  clipGroup() {
    const box = document.createElement("fieldset");
    box.className = "w-group";
    box.append(Object.assign(document.createElement("legend"), { textContent: "Clip" }));
    const line = document.createElement("label");
    line.className = "w-field";
    line.append(Object.assign(document.createElement("span"), { textContent: "Shape" }));
    const select = document.createElement("select");
    select.id = "w-clip";
    for (const [value, text] of [["none", "Nothing hidden"], ["rect", "A rectangle"], ["circle", "A circle"], ["polygon", "An outline"]]) {
      select.append(new Option(text, value));
    }
    select.addEventListener("change", () => this.model.editPose({ clip: Gallery.workshop.Fields.clips[select.value] }, ""));
    this.clipSelect = select;
    line.append(select);
    this.clipNumbers = document.createElement("div");
    this.clipNumbers.className = "w-grid w-wide";
    box.append(line, this.clipNumbers);
    return box;
  }

  /** The numbers of a clip: they are as many as its kind needs. */
  showClip(clip) {
    const kind = clip ? Object.keys(clip)[0] : "none";
    this.clipSelect.value = kind;
    const count = kind === "polygon" ? clip.polygon.length : 0;
    if (this.shown === `${kind} ${count}`) return;
    this.shown = `${kind} ${count}`;
    for (const input of this.clipNumbers.querySelectorAll("input")) this.inputs.delete(input);
    const titles = {
      none: [], rect: ["Left", "Top", "Width", "Height", "Radius"], circle: ["Across", "Down", "Radius"],
      polygon: Array.from({ length: count }, (_, i) => [`${i + 1}, across`, `${i + 1}, down`]).flat(),
    }[kind];
    this.clipNumbers.replaceChildren(...titles.map((title, i) => this.field(`clip${i}`, title, { step: kind === "rect" && i === 4 ? 1 : 0.05 },
      (value) => {
        const now = structuredClone(this.model.pose.clip);
        if (kind === "polygon") now.polygon[i >> 1][i & 1] = value;
        else now[kind][i] = value;
        return { clip: now };
      },
      ({ clip: now }) => (kind === "polygon" ? now?.polygon?.[i >> 1]?.[i & 1] : now?.[kind]?.[i]) ?? 0)));
    if (kind === "polygon") this.clipNumbers.append(...this.corners(count));
  }

  corners(count) {
    const button = (text, isOff, points) => {
      const made = Object.assign(document.createElement("button"), { type: "button", textContent: text, disabled: isOff });
      made.addEventListener("click", () => this.model.editPose({ clip: { polygon: points(this.model.pose.clip.polygon) } }, ""));
      return made;
    };
    const middle = (points) => [...points, [0, 1].map((axis) => (points.at(-1)[axis] + points[0][axis]) / 2)];
    return [button("Add a corner", count >= 12, middle), button("Remove one", count <= 3, (points) => points.slice(0, -1))];
  }

  show() {
    const { pose } = this.model;
    this.showClip(pose.clip);
    for (const [input, read] of this.inputs) {
      if (input === document.activeElement && Number(input.value) === read(pose)) continue;
      const text = String(Math.round(read(pose) * 1000) / 1000);
      if (input.value !== text) input.value = text;
    }
    const { axes } = Gallery.workshop.Fields;
    const axis = pose.rotation.slice(1);
    this.axisSelect.value = Object.keys(axes).find((key) => String(axes[key]) === String(axis)) ?? "other";
  }
};
