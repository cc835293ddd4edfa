// The detail view: a dialog over the overview, opened by the address (#slide), so that a link leads to it.
"use strict";

Gallery.detail = (() => {
  const byId = (id) => document.getElementById(id);
  const dialog = byId("detail");
  const scrubber = byId("scrubber");
  let card = null;
  let stage = null;
  let player = null;

  const radio = (name) => dialog.querySelector(`input[name=${name}]:checked`);

  function refresh() {
    if (!stage) return;
    const percent = Math.round(stage.progress * 100);
    scrubber.value = Math.round(stage.progress * 1000);
    scrubber.setAttribute("aria-valuetext", `${percent} percent`);
    byId("clock").textContent = `${percent} %`;
    byId("play").textContent = player.isPlaying ? "Pause" : "Play";
  }

  function seek(progress) {
    if (!stage) return;
    player.stop();
    stage.seek(progress);
    refresh();
  }

  function step(frames) {
    if (!stage) return;
    player.stop();
    stage.show(Math.round(stage.position) + frames);
    refresh();
  }

  function toggle() {
    if (!player) return;
    if (player.isPlaying) player.stop();
    else player.play(1);
  }

  async function show(next) {
    player?.stop();
    stage?.remove();
    stage = player = null;
    card = next;
    Gallery.cards.stop(card);
    const { name, file, line, facts } = card.dataset;
    byId("detail-title").textContent = card.querySelector(".title").textContent;
    byId("detail-summary").textContent = card.querySelector(".summary").textContent;
    byId("detail-name").textContent = name;
    byId("detail-facts").textContent = facts;
    // A line of Swift that is too long breaks before its first dot.
    const dot = line.indexOf(".", 1);
    byId("line").replaceChildren(line.slice(0, Math.max(0, dot)), document.createElement("wbr"),
      line.slice(Math.max(0, dot)));
    byId("said").textContent = "";
    byId("detail-screen").classList.remove("missing");
    dialog.querySelector("input[value=push]").checked = true;
    if (!dialog.open) dialog.showModal();
    byId("detail-title").focus({ preventScroll: true });
    try {
      const recording = await Gallery.recording(name, file);
      if (card !== next) return;
      stage = new Gallery.Stage(byId("detail-screen"), recording);
      player = new Gallery.Player(stage, refresh);
      player.speed = Number(radio("speed").value);
      if (Gallery.prefersStills()) stage.showStill();
      else player.play(1);
      refresh();
    } catch (error) {
      byId("detail-screen").classList.add("missing");
      byId("said").textContent = error.message;
    }
  }

  function hide() {
    player?.stop();
    stage?.remove();
    const last = card;
    card = stage = player = null;
    if (dialog.open) dialog.close();
    if (last?.isConnected) last.focus();
  }

  /** The address is the only state: everything that opens or closes goes through it. */
  function follow() {
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch { /* a broken escape names no animator */ }
    const wanted = Gallery.cards.named(name);
    if (wanted) {
      if (wanted !== card) show(wanted);
    } else if (card) hide();
  }

  function close() {
    history.pushState(null, "", location.pathname + location.search);
    follow();
  }

  function neighbour(by) {
    const cards = Gallery.cards.shown();
    const at = cards.indexOf(card);
    const next = cards[(at + by + cards.length) % cards.length];
    if (next) location.replace(next.getAttribute("href"));
  }

  async function copy() {
    const line = byId("line");
    try {
      await navigator.clipboard.writeText(line.textContent);
      byId("said").textContent = "Copied.";
    } catch {
      getSelection().selectAllChildren(line);
      byId("said").textContent = "Selected: copy with your keyboard.";
    }
  }

  scrubber.addEventListener("input", () => seek(scrubber.value / 1000));
  byId("play").addEventListener("click", toggle);
  byId("reverse").addEventListener("click", () => player?.play(-1));
  byId("previous").addEventListener("click", () => neighbour(-1));
  byId("next").addEventListener("click", () => neighbour(1));
  byId("close").addEventListener("click", close);
  byId("copy").addEventListener("click", copy);
  byId("speed").addEventListener("change", () => player && (player.speed = Number(radio("speed").value)));
  byId("direction").addEventListener("change", () => {
    if (!stage) return;
    const { progress } = stage;
    player.stop();
    stage.turn(radio("direction").value);
    // The same picture stays where it can: a derived way back is the same frames from the other end.
    stage.seek(stage.recording.back ? 0 : 1 - progress);
    refresh();
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && close());

  const keys = {
    ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
    ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
    Home: () => seek(0),
    End: () => seek(1),
    " ": toggle,
    r: () => player?.play(-1),
    R: () => player?.play(-1),
    PageUp: () => neighbour(-1),
    PageDown: () => neighbour(1),
    Escape: close,
  };
  dialog.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return;
    // A choice keeps its arrows and a button its space.
    if (event.target.type === "radio" && event.key.startsWith("Arrow")) return;
    if (event.target.tagName === "BUTTON" && event.key === " ") return;
    event.preventDefault();
    keys[event.key](event);
  });

  window.addEventListener("hashchange", follow);
  window.addEventListener("popstate", follow);
  follow();
  return { get stage() { return stage; }, get player() { return player; } };
})();
