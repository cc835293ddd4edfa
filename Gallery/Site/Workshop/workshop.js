// The workshop: a view above the page. A transition is designed here, and its address has the whole design.
"use strict";

Gallery.workshop.view = (() => {
  const { workshop } = Gallery;
  const byId = (id) => document.getElementById(id);
  let dialog = null;
  let data = null;
  let model, stage, player, handles, strip, fields, panel, curve;
  let shown = "";   // the packed design that the address has
  let checks = 0;   // a timer: faults take longer than a frame
  let writes = 0;

  const isPosing = () => byId("w-mode").querySelector(":checked").value === "pose";

  /** The element of the draw list that is selected. */
  function element() {
    const { role, part, piece } = model.selection;
    const wanted = part === "screen" ? null : part === "tiles" ? tile() : piece + tileCount(role);
    return stage.list?.at(stage.progress).find((seen) => seen.element.role === role && seen.element.piece === wanted) ?? null;
  }

  const tileCount = (role) => {
    const tiles = model.design[role]?.tiles;
    return tiles ? tiles.columns * tiles.rows : 0;
  };

  /** The tile that shows what all of them do. */
  const tile = () => Math.min(model.selection.piece, Math.max(tileCount(model.selection.role) - 1, 0));

  /** Selects what is in front at a point of the container. */
  function pick(x, y) {
    const [found] = new Gallery.motion.Coverage(stage.list, stage.progress).sightings(x, y);
    if (!found) return;
    const { role, piece } = found.element;
    const count = tileCount(role);
    const part = piece === null ? "screen" : piece < count ? "tiles" : "piece";
    panel.choose({ role, part, piece: part === "piece" ? piece - count : piece ?? 0, motion: 0 });
  }

  /** Shows the progress, and what of it is selected. */
  function follow() {
    model.progress = stage.progress;
    byId("w-progress").value = Math.round(stage.fraction * 1000);
    byId("w-percent").textContent = `${Math.round(stage.fraction * 100)} %`;
    byId("w-run").textContent = player.isPlaying ? "Pause" : "Play";
    strip.show();
    handles.show();
    if (player.isPlaying) return;
    fields.show();
    panel.show();
  }

  /** Goes to a progress of the animator. */
  function seek(progress) {
    player.stop();
    stage.seek(stage.direction === "backward" ? 1 - progress : progress);
    follow();
  }

  /** After each change of the design. */
  function changed() {
    const { design } = model;
    const choreography = workshop.design.choreography(design, data.size);
    const seen = stage.isMirrored ? Gallery.motion.choreography.mirrored(choreography) : choreography;
    const settings = workshop.design.run(design);
    stage.fraction = stage.direction === "backward" ? 1 - model.progress : model.progress;
    stage.take(new Gallery.motion.DrawList(seen, data.size), settings);
    byId("w-undo").disabled = !model.past.length;
    byId("w-redo").disabled = !model.future.length;
    curve.show(design.timing, settings);
    byId("w-kind").value = design.timing.s ? "spring" : "curve";
    byId("w-overshoot").checked = design.overshoot === 1;
    byId("w-overshoot").parentElement.hidden = !design.timing.s;
    for (const [id, value] of [["w-seconds", String(Math.round(settings.d * 100) / 100)], ["w-name", design.name], ["w-summary", design.summary]]) {
      if (byId(id) !== document.activeElement && byId(id).value !== value) byId(id).value = value;
    }
    write();
    follow();
    clearTimeout(checks);
    checks = setTimeout(check, 120);
    clearTimeout(writes);
    writes = setTimeout(keep, 250);
  }

  function write() {
    const text = workshop.swift.file(model.design);
    byId("w-swift").textContent = text;
    byId("w-use").textContent = `transition: .${model.design.name}`;
    byId("w-command").textContent = `swift run gallery new ${model.design.name} --from ${model.design.name}.swift`;
    byId("w-save").download = `${model.design.name}.swift`;
    byId("w-save").href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  }

  /** What the audit would say; with it nothing is copied. */
  function check() {
    const faults = workshop.faults.all(model.design, new Set(data.names));
    byId("w-faults").replaceChildren(...faults.map(({ text, mend, title }) => {
      const line = Object.assign(document.createElement("li"), { textContent: text });
      if (mend) {
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: title });
        button.addEventListener("click", () => model.commit(mend()));
        line.append(" ", button);
      }
      return line;
    }));
    byId("w-fine").hidden = faults.length > 0;
    byId("w-copy").disabled = faults.length > 0;
    byId("w-save").toggleAttribute("inert", faults.length > 0);
    dialog.dataset.checked = String(faults.length);
  }

  /** Writes the design to the address. */
  async function keep() {
    shown = await workshop.address.packed(model.design);
    if (dialog.open) Gallery.address.replace(`#workshop?d=${shown}`);
  }

  /** An animator of the catalogue as the beginning of another one. */
  function start(name) {
    const found = Object.hasOwn(data.starts, name) ? data.starts[name] : null;
    if (!found) throw new Error(`“${name}” is no list of poses: it cannot be begun from.`);
    const { title, ...design } = found;
    return workshop.read.design({ ...design, name: `my${name[0].toUpperCase()}${name.slice(1).replace(/[^A-Za-z0-9]/g, "")}` });
  }

  function begin(design) {
    model.take(design);
    stage.direction = "forward";
    byId("w-way").querySelector("[value=forward]").checked = true;
    model.progress = 0.5;
    stage.fraction = 0.5;
    changed();
  }

  /** Shows what the address asks for: a design, an animator to begin from, or a fresh one. */
  async function arrive() {
    const search = new URLSearchParams(location.hash.split("?")[1] ?? "");
    const [packed, from] = [search.get("d"), search.get("from")];
    if (packed && packed === shown) return;
    let design = workshop.design.fresh;
    let said = "";
    try {
      if (packed) design = await workshop.address.unpacked(packed);
      else if (from) design = start(from);
    } catch (error) {
      said = error.message;
    }
    byId("w-from").value = from && data.starts[from] ? from : "";
    begin(design);
    byId("w-said").textContent = said;
    byId("w-hint").textContent = said || hint();
  }

  function hint() {
    return isPosing()
      ? "Drag the screen, its corners, edges, knob or anchor. The strip below has its keyframes."
      : "Swipe the phone sideways, or tap it.";
  }

  const table = {
    get stage() { return isPosing() ? null : stage; },
    get player() { return player; },
    container: "tab",
    get isMirrored() { return stage.isMirrored; },
    turn(direction) {
      player.stop();
      stage.turn(direction);
      byId("w-way").querySelector(`[value=${direction}]`).checked = true;
      stage.seek(0);
    },
    tap() {
      if (player.isPlaying) return;
      table.turn(stage.progress > 0.5 ? "backward" : "forward");
      player.play(1);
    },
    changed: () => follow(),
  };

  function setTiming(timing, group) {
    model.set((design) => {
      design.timing = timing;
      if (timing.c) {
        design.duration ??= 0.5;
        design.overshoot = 0;
      } else design.duration = null;
    }, group);
  }

  function build() {
    dialog = document.createElement("dialog");
    dialog.id = "workshop";
    dialog.className = "workshop";
    dialog.setAttribute("aria-labelledby", "w-title");
    dialog.innerHTML = workshop.markup;
    document.body.append(dialog);
    for (const [name, { title }] of Object.entries(data.starts)) byId("w-from").append(new Option(title, name));
    model = new workshop.Model(data.size, () => changed());
    stage = new workshop.Stage(byId("w-screen"), data);
    Gallery.own.onChange(() => stage.redraw());
    player = new Gallery.Player(stage, () => follow());
    fields = new workshop.Fields(byId("w-fields"), model);
    panel = new workshop.Panel(byId, model, { seek });
    strip = new workshop.Strip(byId("w-strip"), model, seek);
    curve = new workshop.Curve(byId("w-curve"), "Progress over time", setTiming);
    handles = new workshop.Handles(byId("w-room"), byId("w-phone"), { model, stage, element, isPosing, pick });
    new Gallery.Swipe(byId("w-phone"), table);
    listen();
  }

  function listen() {
    byId("w-progress").addEventListener("input", ({ target }) => {
      const fraction = target.value / 1000;
      player.stop();
      stage.seek(fraction);
      follow();
    });
    byId("w-run").addEventListener("click", toggle);
    byId("w-mode").addEventListener("change", () => {
      byId("w-hint").textContent = hint();
      byId("w-phone").classList.toggle("w-posing", isPosing());
      follow();
    });
    byId("w-way").addEventListener("change", ({ target }) => {
      player.stop();
      stage.fraction = 1 - stage.fraction;
      stage.turn(target.value);
      follow();
    });
    byId("w-mirror").addEventListener("change", ({ target }) => {
      stage.mirror(target.checked);
      changed();
    });
    byId("w-from").addEventListener("change", ({ target: { value } }) => begin(value ? start(value) : workshop.design.fresh));
    byId("w-undo").addEventListener("click", () => model.undo());
    byId("w-redo").addEventListener("click", () => model.redo());
    byId("w-close").addEventListener("click", leave);
    byId("w-link").addEventListener("click", async () => {
      await keep();
      Gallery.copy(byId("w-swift"), byId("w-said"), location.href);
    });
    byId("w-copy").addEventListener("click", () => Gallery.copy(byId("w-swift"), byId("w-said")));
    byId("w-kind").addEventListener("change", ({ target: { value } }) => (
      setTiming(value === "spring" ? { s: [0.4, 1] } : { c: [0.2, 0, 0, 1] })));
    byId("w-seconds").addEventListener("input", ({ target }) => {
      const value = target.valueAsNumber;
      if (value >= 0.05 && value <= 10) model.set((design) => { design.duration = value; }, "seconds");
    });
    byId("w-overshoot").addEventListener("change", ({ target }) => model.set((design) => {
      design.overshoot = target.checked ? 1 : 0;
      design.duration = null;
    }));
    byId("w-name").addEventListener("input", ({ target }) => model.set((design) => { design.name = target.value.trim(); }, "name"));
    byId("w-summary").addEventListener("input", ({ target }) => model.set((design) => { design.summary = target.value; }, "summary"));
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      leave();
    });
    dialog.addEventListener("keydown", keys);
    new ResizeObserver(fit).observe(byId("w-room"));
  }

  /** As large a phone as leaves room for what is beside it. */
  function fit() {
    const { clientWidth, clientHeight } = byId("w-room");
    const [width, height] = data.size;
    const wide = Math.max(80, Math.min(clientWidth * 0.5, (clientHeight - (clientHeight < 400 ? 60 : 84)) * width / height));
    byId("w-phone").style.setProperty("--wide", Math.round(wide));
    handles.show();
  }

  function toggle() {
    if (player.isPlaying) player.stop();
    else player.play(1);
    follow();
  }

  function keys(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    const writes = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && !/range|checkbox|radio/.test(event.target.type);
    if (isCommand && event.key.toLowerCase() === "z" && !writes) {
      event.preventDefault();
      if (event.shiftKey) model.redo();
      else model.undo();
    } else if (event.key === " " && !writes && !/^(BUTTON|SUMMARY|A)$/.test(event.target.tagName) && event.target.type !== "checkbox") {
      event.preventDefault();
      toggle();
    }
  }

  /** Goes back to the page, without an entry of the history that leads here again. */
  function leave() {
    const filter = Gallery.filter.address();
    close();
    Gallery.address.leave(filter && `#${filter}`);
  }

  function close() {
    if (!dialog?.open) return;
    player.stop();
    clearTimeout(writes);
    shown = "";
    dialog.close();
    Gallery.changed();
    document.getElementById("workshop-link")?.focus();
  }

  /** Opens it at what the address says. */
  async function open() {
    data ??= await Gallery.recording("_workshop", "data/_workshop.js");
    if (!dialog) build();
    if (!dialog.open) {
      dialog.showModal();
      Gallery.changed();
      byId("w-title").focus({ preventScroll: true });
      byId("w-phone").classList.add("w-posing");
    }
    await arrive();
  }

  workshop.open = open;
  workshop.close = close;
  return { get model() { return model; }, get stage() { return stage; }, get player() { return player; } };
})();
