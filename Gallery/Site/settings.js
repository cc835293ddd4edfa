// What an animator can be asked to do otherwise: a control for each of its settings in the detail view. The values are
// those of which there are recordings, so that the line of Swift always says what is shown. The recordings come with the
// first change.
"use strict";

Gallery.settings = (() => {
  const byId = (id) => document.getElementById(id);
  const box = byId("settings");
  const list = byId("setting-list");
  const prefix = "set."; // of each setting in the address
  let offer = null;      // what can be changed: { name, file, member, combined, list }
  let chosen = [];       // for each setting the index of its value
  let wish = null;       // what the address asks for, until it is known what there is
  let controls = [];     // for each setting what shows its value
  let changed = () => {};
  let wasReset = () => {};

  const own = () => offer.list.map((setting) => setting.own);
  const isOwn = () => !offer || String(chosen) === String(own());

  function make(tag, properties = {}, ...children) {
    const el = Object.assign(document.createElement(tag), properties);
    el.append(...children);
    return el;
  }

  /** One of several: they stand side by side. */
  function choice(setting, index) {
    const title = make("span", { className: "setting-title", id: `setting-${index}`, textContent: setting.title });
    const inputs = setting.values.map((_, at) => {
      const input = make("input", { type: "radio", name: `setting-${index}`, value: at });
      input.addEventListener("change", () => set(index, at));
      return input;
    });
    const group = make("div", { className: "segments" }, ...setting.values.map(({ words, colour }, at) => {
      const face = make("span", { textContent: words });
      if (colour) {
        face.style.setProperty("--colour", colour);
        face.className = "swatch";
      }
      return make("label", { title: colour ? words : "" }, inputs[at], face);
    }));
    group.setAttribute("role", "radiogroup");
    group.setAttribute("aria-labelledby", title.id);
    return { elements: [title, group], show: (at) => { inputs[at].checked = true; } };
  }

  /** A number: a slider that stops at those that were recorded. */
  function range(setting, index) {
    const last = setting.values.length - 1;
    const input = make("input", { type: "range", id: `setting-${index}`, min: 0, max: last, step: 1 });
    const output = make("output");
    const title = make("label", { className: "setting-title", htmlFor: input.id }, `${setting.title} `, output);
    output.htmlFor = input.id;
    input.addEventListener("input", () => set(index, Number(input.value)));
    return {
      elements: [title, input],
      show(at) {
        // Where the page stops sooner than the library, it says so.
        const more = at === last && setting.beyond ? ` (in Swift up to ${setting.beyond})` : "";
        const words = setting.values[at].words + more;
        input.value = at;
        input.setAttribute("aria-valuetext", words);
        output.textContent = words;
      },
    };
  }

  function show() {
    controls.forEach((control, index) => control.show(chosen[index]));
  }

  function set(index, at) {
    if (chosen[index] === at) return;
    // Where not every combination was recorded, the others go back to what is the animator's own.
    chosen = offer.combined || at === offer.list[index].own ? [...chosen] : own();
    chosen[index] = at;
    show();
    changed();
  }

  /** Chooses what an address asks for, as far as there is such a thing. */
  function apply(text) {
    const parts = new URLSearchParams(text);
    chosen = own();
    offer.list.forEach(({ name, values }, index) => {
      const at = values.findIndex(({ id }) => id === parts.get(prefix + name));
      if (at >= 0 && (offer.combined || isOwn())) chosen[index] = at;
    });
  }

  byId("reset").addEventListener("click", () => {
    chosen = own();
    show();
    wasReset();
  });

  return {
    /** Nothing is known of the next animator yet. */
    forget() {
      offer = null;
      chosen = [];
      controls = [];
      list.replaceChildren();
      box.hidden = true;
    },

    /** Offers nothing for now; what is chosen stays. */
    hide() { box.hidden = true; },

    /** Offers what a recording says that there is. */
    take(next = null) {
      if (next !== offer) {
        offer = next;
        controls = (offer?.list ?? []).map((setting, index) => (
          setting.kind === "range" ? range(setting, index) : choice(setting, index)));
        list.replaceChildren(...controls.map(({ elements }) => make("div", { className: "setting" }, ...elements)));
        chosen = offer ? own() : [];
      }
      if (offer && wish !== null) apply(wish);
      wish = null;
      box.hidden = !offer;
      byId("setting-hint").hidden = !offer || offer.combined === 1 || offer.list.length < 2;
      show();
    },

    /** The recording of what is chosen; `plain` is that of the animator as it is registered. */
    async recording(plain) {
      if (isOwn()) return plain;
      const key = String(chosen);
      try {
        const found = (await Gallery.recording(offer.name, offer.file))[key];
        if (!found) throw new Error(`no recording of ${key}`);
        return found;
      } catch (error) {
        if (offer) {
          chosen = own();
          show();
        }
        throw error;
      }
    },

    /** A line that installs the animator, with what was changed. */
    line(call) {
      if (isOwn()) return call;
      const values = offer.list.flatMap(({ own, values }, index) => (
        chosen[index] === own ? [] : [values[chosen[index]].swift]));
      return `${call.slice(0, call.indexOf("(") + 1)}${offer.member}(${values.join(", ")}))`;
    },

    /** The values that were changed, by the names of the settings. */
    values() {
      if (isOwn()) return {};
      return Object.fromEntries(offer.list.flatMap(({ name, own, values }, index) => (
        chosen[index] === own ? [] : [[name, values[chosen[index]]]])));
    },

    /** What is chosen, as a part of an address; empty if nothing is. */
    address() {
      if (isOwn()) return "";
      return String(new URLSearchParams(offer.list.flatMap(({ name, own, values }, index) => (
        chosen[index] === own ? [] : [[prefix + name, values[chosen[index]].id]]))));
    },

    /** What of an address is about settings. */
    asked(text) {
      return String(new URLSearchParams([...new URLSearchParams(text)].filter(([name]) => name.startsWith(prefix))));
    },

    /** What an address asks for, to be chosen when it is known what there is. */
    want(text) { wish = text; },

    reset() {
      if (!offer) return;
      chosen = own();
      show();
    },

    onChange(work) { changed = work; },
    /** Calls `work` when everything is to be as it was. */
    onReset(work) { wasReset = work; },
  };
})();
