// The detail view: a dialog over the overview, opened by the address (#slide, #slide/tab), so that a link leads to it.
"use strict";

Gallery.detail = (() => {
  const byId = (id) => document.getElementById(id);
  const dialog = byId("detail");
  const scrubber = byId("scrubber");
  const { choices, knobs, settings, windows, compare, frames, exhibit } = Gallery;
  let card = null;
  let stage = null;
  let player = null;
  let way = "forward"; // the direction that was chosen, and not come to
  let hintTimer = 0;
  let loads = 0; // a picture that arrives after another was asked for is not shown

  function refresh() {
    if (!stage) return;
    const percent = Math.round(stage.fraction * 100);
    scrubber.value = Math.round(stage.fraction * 1000);
    scrubber.setAttribute("aria-valuetext", `${percent} percent`);
    byId("clock").textContent = `${percent} %`;
    byId("play").textContent = player.isPlaying ? "Pause" : "Play";
    knobs.follow(player.seconds ?? stage.time, stage.fraction);
    compare.follow(stage, player.seconds);
  }

  function seek(fraction) {
    if (!stage) return;
    player.stop();
    stage.seek(Math.min(1, Math.max(0, fraction)));
    refresh();
  }

  function step(hundredths) {
    if (stage) seek((Math.round(stage.fraction * 100) + hundredths) / 100);
  }

  function toggle() {
    if (!player) return;
    if (player.isPlaying) player.stop();
    else player.play(1);
  }

  function unload() {
    player?.stop();
    stage?.remove();
    stage = player = null;
    compare.clear();
    frames.clear();
  }

  /** Begins a change at its start, whatever was shown. */
  function turn(direction) {
    player.stop();
    choices.direction = direction;
    stage.turn(direction);
    stage.seek(0);
  }

  /** Goes to the other screen, as a button in an app would. */
  function tap() {
    if (player.isPlaying) return;
    turn(stage.progress > 0.5 ? "backward" : "forward");
    player.play(1);
  }

  const table = {
    get stage() { return stage; },
    get player() { return player; },
    get container() { return stage.container; },
    get isMirrored() { return choices.isMirrored; },
    turn, tap, changed: refresh,
    /** A swipe that cannot be has an answer, too. */
    refused() {
      const hint = byId("hint");
      hint.textContent = choices.refusal(stage.progress > 0.5);
      hint.classList.add("now");
      clearTimeout(hintTimer);
      hintTimer = setTimeout(() => {
        hint.textContent = choices.hint();
        hint.classList.remove("now");
      }, 2600);
    },
  };

  /** Puts the picture of what is chosen into the phone; `fraction` is where to begin, and none plays it. */
  async function load(fraction) {
    const mine = ++loads;
    const { container, direction, isReduced } = choices;
    const isFade = isReduced && card.dataset.calm === undefined;
    byId("note").textContent = choices.note(card, isFade);
    try {
      const plain = isFade
        ? await Gallery.recording("", "data/_reduced.js") : await Gallery.recording(card.dataset.name, card.dataset.file);
      if (mine !== loads) return;
      if (isFade) settings.hide();
      else settings.take(plain.settings);
      windows.take(plain.windows, container);
      let recording = isFade ? plain : await windows.recording(await settings.recording(plain));
      // Other settings and windows are recorded on light screens.
      if (recording === plain && !isFade) recording = await Gallery.cardRecording(card);
      if (mine !== loads) return;
      const { isMirrored } = choices;
      unload();
      byId("detail-screen").classList.remove("missing");
      windows.shape(byId("detail-phone"), recording);
      exhibit.take(recording.size);
      stage = new Gallery.Stage(byId("detail-screen"), recording, container);
      stage.turn(direction);
      stage.mirror(isMirrored);
      // What was chosen stays in the line: Reduce Motion is not the app's to choose.
      if (isFade) knobs.hide();
      else knobs.take(recording.run ?? null);
      stage.tune(isFade ? null : knobs.settings());
      writeLine();
      player = new Gallery.Player(stage, refresh);
      player.speed = choices.speed;
      byId("hint").textContent = choices.hint();
      byId("detail-phone").dataset.container = container;
      frames.show({ recording, container, direction, isMirrored });
      const title = byId("detail-title").textContent;
      const playing = player;
      compare.show({ title, container, direction, isMirrored, fraction: fraction ?? 0 }).then(() => {
        playing.least = compare.seconds;
        exhibit.fit();
      });
      if (fraction !== undefined) stage.seek(fraction);
      else if (!Gallery.prefersStills()) player.play(1);
      else if (direction === "forward") stage.showStill(Number(card.dataset.moment));
      refresh();
    } catch (error) {
      if (mine !== loads) return;
      unload();
      writeLine();
      byId("detail-screen").classList.add("missing");
      byId("said").textContent = error.message;
    }
  }

  /** The lines to copy: the views that it grows out of, if it does, and the call with what was changed. */
  function writeLine() {
    const call = settings.line(Gallery.cards.line(card, choices.container));
    const changes = knobs.swift();
    const line = changes ? `${call.slice(0, -1)}${changes})` : call;
    // A line that is too long breaks before its dots.
    const parts = line.split(/(?=\.[a-zA-Z]+[()]|\(\.)/).flatMap((part, i) => (i ? [document.createElement("wbr"), part] : [part]));
    byId("line").replaceChildren(card.dataset.anchors ? `${card.dataset.anchors}\n` : "", ...parts);
    byId("said").textContent = "";
    Gallery.recipe.show(card.dataset.name, settings.values(), knobs.changes());
    Gallery.take.show({ name: card.dataset.name, container: choices.container, line });
  }

  function show(next, container, wish) {
    const isAnother = next !== card;
    card = next;
    if (isAnother) {
      unload();
      Gallery.cards.stop(card);
      byId("detail-title").textContent = card.querySelector(".title").textContent;
      byId("detail-summary").textContent = card.querySelector(".summary").textContent;
      byId("detail-name").textContent = card.dataset.name;
      byId("detail-facts").textContent = card.dataset.facts;
      const by = card.parentElement.querySelector(".by");
      if (by) byId("detail-facts").append(" · ", ...by.cloneNode(true).childNodes);
      const { base } = document.body.dataset;
      byId("source").hidden = !base || !card.dataset.source;
      if (base && card.dataset.source) byId("source").href = base + card.dataset.source;
      Gallery.sharing.show(card);
      byId("to-workshop").hidden = !Gallery.door.starts.has(card.dataset.name);
      byId("to-workshop").href = `#workshop?from=${encodeURIComponent(card.dataset.name)}`;
      settings.forget();
      windows.reset();
    }
    if (wish !== null) {
      knobs.want(wish);
      settings.want(settings.asked(wish));
      way = choices.want(wish);
      if (settings.asked(wish)) windows.reset();
    } else if (isAnother) {
      knobs.reset();
      settings.want("");
    }
    // A tap or a swipe has led the last one back; who chose the way back wants it of all.
    if (isAnother || wish !== null) choices.direction = way;
    choices.offer(card, container);
    writeLine();
    if (!dialog.open) {
      dialog.showModal();
      Gallery.changed();
    }
    exhibit.fit();
    if (isAnother) {
      byId("detail-title").focus({ preventScroll: true });
      // Opening it has moved to the first button, which may be far down.
      dialog.scrollTop = 0;
    }
    return load();
  }

  function hide() {
    unload();
    loads += 1;
    const last = card;
    card = null;
    way = "forward";
    Gallery.sharing.show(null);
    Gallery.take.forget();
    compare.end();
    if (exhibit.isFull) exhibit.toggle();
    if (dialog.open) dialog.close();
    if (last?.isConnected) last.focus();
    Gallery.changed();
  }

  /** What of the view is in the address, as text: settings, timing, way and side. */
  const wishes = () => [settings.address(), knobs.address(), choices.address(way === "backward")].filter(Boolean).join("&");

  /** The address says what is open: everything that opens or closes goes through it. */
  function follow(event) {
    const [place, search = ""] = location.hash.slice(1).split("?");
    const [name, container] = place.split("/").map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return ""; // a broken escape names nothing
      }
    });
    const wanted = Gallery.cards.named(name);
    const instead = wanted ? undefined : Gallery.cards.instead(name);
    if (instead) {
      Gallery.address.replace(`#${instead}`);
      follow(event);
    } else if (wanted) {
      Gallery.address.enter(card !== null, !event);
      const asked = String(new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => !["q", "tag", "choose"].includes(key))));
      const isSame = wanted === card && choices.would(wanted, container) === choices.container && asked === wishes();
      if (!isSame) show(wanted, container, asked);
      if (name !== wanted.dataset.name) Gallery.address.replace(address(wanted));
    } else if (card) hide();
  }

  /** The address of a card, in the container that is chosen if it is made for that; with the settings of the open one. */
  function address(of, container = choices.container) {
    const place = of.getAttribute("href");
    const isFirst = of.dataset[container] === undefined || container === choices.first(of);
    const parts = [Gallery.filter.address().slice(1), of === card ? wishes() : choices.address(way === "backward")].filter(Boolean);
    return `${isFirst ? place : `${place}/${container}`}${parts.length ? `?${parts.join("&")}` : ""}`;
  }

  function close() {
    const filter = Gallery.filter.address();
    hide();
    Gallery.address.leave(filter && `#${filter}`);
  }

  function neighbour(by) {
    const cards = Gallery.cards.shown();
    const next = cards[(cards.indexOf(card) + by + cards.length) % cards.length];
    if (!next) return;
    Gallery.address.replace(address(next));
    show(next, choices.container, null);
  }

  scrubber.addEventListener("input", () => seek(scrubber.value / 1000));
  byId("play").addEventListener("click", toggle);
  byId("reverse").addEventListener("click", () => player?.play(-1));
  byId("previous").addEventListener("click", () => neighbour(-1));
  byId("next").addEventListener("click", () => neighbour(1));
  byId("close").addEventListener("click", () => (exhibit.isFull ? exhibit.toggle() : close()));
  byId("copy").addEventListener("click", () => Gallery.copy(byId("line"), byId("said")));
  byId("share").addEventListener("click", () => {
    const isPlain = !wishes() && choices.container === choices.first(card);
    Gallery.copy(byId("detail-name"), byId("said"), Gallery.sharing.link(card, !isPlain));
  });
  Gallery.take.onRecord(() => stage && {
    name: card.dataset.name, recording: stage.recording, container: stage.container, isMirrored: choices.isMirrored, settings: knobs.settings(),
  });
  byId("speed").addEventListener("change", () => player && (player.speed = choices.speed));
  byId("container").addEventListener("change", () => {
    const place = address(card, choices.container);
    Gallery.address.replace(place);
    choices.offer(card, choices.container);
    writeLine();
    load();
  });
  // The same picture stays where it can: backward is the same progress seen from the other end.
  byId("direction").addEventListener("change", () => {
    way = choices.direction;
    Gallery.address.replace(address(card));
    load(1 - (stage?.fraction ?? 1));
  });
  byId("mirror").addEventListener("change", () => {
    if (!stage) return;
    Gallery.address.replace(address(card));
    stage.mirror(choices.isMirrored);
    byId("hint").textContent = choices.hint();
    byId("note").textContent = choices.note(card, choices.isReduced && card.dataset.calm === undefined);
    frames.show({ ...frames.shown, isMirrored: choices.isMirrored });
    compare.mirror(choices.isMirrored);
  });
  knobs.onChange(() => {
    if (!stage) return;
    player.stop();
    stage.tune(knobs.settings());
    Gallery.address.replace(address(card));
    writeLine();
    if (!Gallery.prefersStills()) {
      stage.seek(0);
      player.play(1);
    }
    refresh();
  });
  // A picture that stands in mid-flight stays at its moment; all others play.
  settings.onChange(() => {
    windows.reset();
    const isHeld = stage && !player.isPlaying && stage.fraction > 0 && stage.fraction < 1;
    Gallery.address.replace(address(card));
    load(isHeld ? stage.fraction : undefined);
  });
  settings.onReset(() => {
    knobs.reset();
    Gallery.address.replace(address(card));
    load();
  });
  // It was recorded with the settings that are the transition's own.
  windows.onChange(() => {
    settings.reset();
    compare.end();
    Gallery.address.replace(address(card));
    load();
  });
  compare.onChange(() => {
    load();
    exhibit.fit();
  });
  frames.onLead(seek);
  frames.onResize(exhibit.fit);
  new Gallery.Swipe(byId("detail-phone"), table);
  byId("other-phone").addEventListener("click", () => stage && tap());
  Gallery.onDark(() => card?.dataset.dark && load(stage?.fraction));
  byId("reduce").addEventListener("change", () => load(stage?.fraction));
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    if (exhibit.isFull) exhibit.toggle();
    else close();
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
    Escape: () => (exhibit.isFull ? exhibit.toggle() : close()),
  };
  dialog.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return;
    // A choice keeps its arrows, a button and a switch their space.
    if (event.target.type === "radio" && event.key.startsWith("Arrow")) return;
    if (event.target !== scrubber && (event.target.type === "range" || event.target.tagName === "SELECT")
      && event.key !== "Escape") return;
    if ((/^(BUTTON|SUMMARY|A)$/.test(event.target.tagName) || event.target.type === "checkbox") && event.key === " ") return;
    event.preventDefault();
    keys[event.key](event);
  });

  window.addEventListener("hashchange", follow);
  window.addEventListener("popstate", follow);
  follow();
  return { get stage() { return stage; }, get player() { return player; } };
})();
