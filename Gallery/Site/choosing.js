// "Which one?": three questions, and for the answers three candidates side by side, which play together and are swiped each
// by itself.
"use strict";

Gallery.choosing = (() => {
  const byId = (id) => document.getElementById(id);
  const { questions = [], candidates = {} } = Gallery.rules.facts.choosing ?? {};
  const section = byId("choosing");
  const button = byId("which");
  button.hidden = questions.length === 0;
  const pause = 800; // milliseconds between there and back
  let tables = [];   // the candidates' phones
  let loads = 0;
  let timer = 0;
  let isInSight = false;

  function make(tag, properties = {}, ...children) {
    const el = Object.assign(document.createElement(tag), properties);
    el.append(...children);
    return el;
  }

  const groups = questions.map(({ name, title, answers }) => {
    const inputs = answers.map(({ word }, index) => (
      make("input", { type: "radio", name: `choose-${name}`, value: word, checked: index === 0 })));
    const labels = answers.map((answer, index) => make("label", {}, inputs[index], make("span", { textContent: answer.title })));
    byId("questions").append(make("fieldset", { className: "question" }, make("legend", { textContent: title }), ...labels));
    return inputs;
  });

  const words = () => groups.map((inputs) => inputs.find(({ checked }) => checked).value).join(" ");

  // MARK: The candidates

  function tableOf(phone, recording, kind) {
    const table = Object.assign(new Gallery.Table(), {
      stage: new Gallery.Stage(phone.querySelector(".screen"), recording, kind), isHeld: false,
      // A finger takes it out of the round.
      changed() { table.isHeld = true; },
      tap() {
        table.isHeld ||= !table.player.isPlaying;
        Gallery.Table.prototype.tap.call(table);
      },
    });
    table.player = new Gallery.Player(table.stage);
    new Gallery.Swipe(phone, table);
    return table;
  }

  function clear() {
    clearTimeout(timer);
    for (const { stage, player } of tables) {
      player.stop();
      stage.remove();
    }
    tables = [];
  }

  /** All of them there, and back, each for as long as it takes. */
  function round() {
    clearTimeout(timer);
    if (section.hidden || !isInSight || !Gallery.mayPlay()) return;
    const free = tables.filter(({ isHeld }) => !isHeld);
    for (const table of free) {
      table.turn(table.stage.progress > 0.5 ? "backward" : "forward");
      table.player.play(1);
    }
    const longest = Math.max(0.3, ...free.map(({ stage }) => stage.seconds));
    if (free.length) timer = setTimeout(round, longest * 1000 + pause);
  }

  function rest() {
    clearTimeout(timer);
    for (const { player, isHeld } of tables) if (!isHeld) player.stop();
  }

  async function show() {
    const mine = ++loads;
    const cards = (candidates[words()] ?? []).map(Gallery.cards.named).filter(Boolean);
    const phones = cards.map(() => make("div", { className: "phone" }, make("span", { className: "screen" })));
    for (const phone of phones) phone.setAttribute("aria-hidden", "true");
    clear();
    byId("candidates").replaceChildren(...cards.map((card, index) => make("li", {}, phones[index],
      make("a", { className: "title", href: card.getAttribute("href"), textContent: card.querySelector(".title").textContent }),
      make("p", { className: "summary", textContent: card.querySelector(".summary").textContent }))));
    byId("chosen").textContent = cards.map((card) => card.querySelector(".title").textContent).join(", ");
    const recordings = await Promise.all(cards.map((card) => (
      Gallery.recording(card.dataset.name, card.dataset.file).catch(() => null))));
    if (mine !== loads) return;
    tables = recordings.flatMap((recording, index) => {
      if (!recording) return [];
      const table = tableOf(phones[index], recording, Gallery.cards.container(cards[index]));
      if (Gallery.prefersStills()) table.stage.showStill(Number(cards[index].dataset.moment));
      return [table];
    });
    round();
  }

  // MARK: Opening

  function open(isOpen) {
    section.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) show();
    else {
      loads += 1;
      clear();
    }
  }

  button.addEventListener("click", () => {
    open(section.hidden);
    Gallery.filter.write();
    if (section.hidden) return;
    const top = section.getBoundingClientRect().top - byId("tools").offsetHeight - 12;
    scrollBy({ top, behavior: Gallery.prefersStills() ? "instant" : "smooth" });
    groups[0].find(({ checked }) => checked).focus({ preventScroll: true });
  });
  byId("questions").addEventListener("change", () => {
    show();
    Gallery.filter.write();
  });
  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1).isIntersecting;
    if (isInSight) round();
    else rest();
  }, { threshold: 0.2 }).observe(byId("candidates"));
  Gallery.onChange(() => (Gallery.mayPlay() ? round() : rest()));

  return {
    /** What is chosen, as a value in an address; empty while nothing is asked. */
    get address() { return section.hidden ? "" : words().replaceAll(" ", "_"); },

    /** Opens the questions with the answers that an address has; closes them without. */
    read(text) {
      const wanted = (text ?? "").split("_");
      if (!questions.length || !groups.every((inputs, index) => inputs.some(({ value }) => value === wanted[index]))) {
        if (!section.hidden) open(false);
        return;
      }
      groups.forEach((inputs, index) => (inputs.find(({ value }) => value === wanted[index]).checked = true));
      open(true);
    },
    get tables() { return tables; },
  };
})();
