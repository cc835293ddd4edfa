// The recordings. Each data file is a classic script that hands its content to this object, because a page opened
// from the file system may run scripts but may not fetch.
"use strict";

const Gallery = (() => {
  const shared = new Map();     // key -> list of nodes: pictures that many recordings have in common
  const recordings = new Map(); // animator's name -> recording, as recorded
  const pending = new Map();    // address -> promise of the script's arrival
  const listeners = [];         // those who ask whether they may play

  function load(address) {
    if (!pending.has(address)) {
      pending.set(address, new Promise((arrived, failed) => {
        const script = document.createElement("script");
        script.src = address;
        script.onload = () => arrived();
        script.onerror = () => {
          pending.delete(address);
          failed(new Error(`cannot load ${address}`));
        };
        document.head.append(script);
      }));
    }
    return pending.get(address);
  }

  return {
    /** Called by data/pictures.js. */
    pictures(list) {
      for (const [key, nodes] of Object.entries(list)) shared.set(key, nodes);
    },

    /** Called by each animator's own data file. */
    add(name, recording) {
      recordings.set(name, recording);
    },

    /** A script that is loaded once. */
    load,

    /** The children a node shares with others under `key`. */
    sharedNodes(key) {
      return shared.get(key) ?? [];
    },

    /** The recording of an animator, loaded when it is first asked for; with the pictures that it shares, or alone. */
    async recording(name, address, shares = true) {
      await Promise.all([shares ? load("data/pictures.js") : null, load(address)]);
      const found = recordings.get(name);
      if (!found) throw new Error(`no recording of ${name}`);
      return found;
    },

    /** The recording of a card, on dark screens while the page is dark, where there is one. */
    async cardRecording({ dataset: { name, file, dark } }) {
      if (!dark || !this.prefersDark()) return this.recording(name, file);
      await load("data/_dark.js");
      return this.recording(`dark of ${name}`, dark);
    },

    /** Whether the page is dark. */
    prefersDark() {
      return window.matchMedia("(prefers-color-scheme: dark)").matches;
    },

    /** Calls `work` when the page becomes dark or light. */
    onDark(work) {
      window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", work);
    },

    /** A recording that is there already; sheets bring theirs with them. */
    recorded(name) {
      return recordings.get(name);
    },

    /** Someone who asked for less motion gets stills, and motion only when they ask for it. */
    prefersStills() {
      return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    },

    /** Whether anything may move by itself: not for those who want less motion or data, and not where nobody looks. */
    mayPlay() {
      return !this.prefersStills() && navigator.connection?.saveData !== true && !document.hidden
        && !document.querySelector("dialog[open]");
    },

    /** Calls `work` whenever the answer to that may have changed. */
    onChange(work) {
      listeners.push(work);
    },

    /** Something was opened or closed. */
    changed() {
      for (const work of listeners) work();
    },
  };
})();

document.addEventListener("visibilitychange", () => Gallery.changed());
window.matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => Gallery.changed());
