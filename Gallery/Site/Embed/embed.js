// A phone in any page: `<script src="…/embed.js" data-transition="cube"></script>` puts it where the script stands, and
// `<repertoire-transition name="cube">` where that stands. The arithmetic of the library draws it; nothing else is loaded.
"use strict";

(() => {
  const tag = "repertoire-transition";
  const { data } = Gallery;
  const own = document.currentScript;
  const home = own?.src ? new URL(".", own.src).href : null;
  const prefersStills = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  Gallery.prefersStills = prefersStills;

  const style = `
    :host { display: inline-block; vertical-align: top; --scale: calc(var(--wide) / 390); }
    :host([hidden]) { display: none; }
    .phone { padding: calc(11px * var(--scale)); border-radius: calc(66px * var(--scale)); background: #1b1b1d; box-shadow: 0 0 0 1px #3a3a3e; cursor: grab; touch-action: pan-y pinch-zoom; user-select: none; -webkit-user-select: none; forced-color-adjust: none; }
    .phone:active { cursor: grabbing; }
    .phone:focus-visible { outline: 3px solid #5b7fe8; outline-offset: 3px; }
    .screen { display: block; position: relative; width: calc(var(--wide) * 1px); height: calc(844px * var(--scale)); clip-path: inset(0 round calc(55px * var(--scale))); background: #000; isolation: isolate; }
    .screen::after { content: ""; position: absolute; left: calc(142px * var(--scale)); top: calc(11px * var(--scale)); width: calc(106px * var(--scale)); height: calc(31px * var(--scale)); border-radius: calc(16px * var(--scale)); background: #000; }
    .glass { position: absolute; left: 0; top: 0; transform-origin: 0 0; transform: scale(var(--scale)); overflow: hidden; }
    .w-element, .w-layer { position: absolute; }
    .w-element { isolation: isolate; }
    .w-layer { inset: 0; }
    .w-layer > canvas { position: absolute; }
    .w-shade { background: #000; border-radius: inherit; pointer-events: none; }
    p { margin: 8px 0 0; width: calc(var(--wide) * 1px + 22px * var(--scale)); font: 14px/1.4 system-ui, sans-serif; text-align: center; }
    a { color: inherit; }`;

  /** The numbers of a choreography are the same for each phone that shows it. */
  const lists = new Map();
  function list(name) {
    if (!lists.has(name)) {
      const { motion } = Gallery;
      lists.set(name, new motion.DrawList(motion.choreography.of(data.transitions[name].c), data.size));
    }
    return lists.get(name);
  }

  function make(name, properties = {}, ...children) {
    const el = Object.assign(document.createElement(name), properties);
    el.append(...children);
    return el;
  }

  class Phone extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: "open" });
      // Made by a script, a style sheet is allowed where a page's policy forbids it in the text.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
      const name = this.getAttribute("name") ?? "";
      const width = Number(this.getAttribute("width"));
      this.style.setProperty("--wide", String(width >= 80 && width <= 640 ? width : 220));
      if (!Object.hasOwn(data.transitions, name)) {
        root.append(make("p", { textContent: `Repertoire has no “${name.slice(0, 40)}” to embed.` }));
        return;
      }
      this.build(root, name, data.transitions[name]);
    }

    build(root, name, found) {
      const screen = make("span", { className: "screen" });
      const phone = make("div", { className: "phone", tabIndex: 0 }, screen);
      for (const [key, value] of [["role", "slider"], ["aria-label", `${found.title}, progress`], ["aria-valuemin", 0], ["aria-valuemax", 100]]) {
        phone.setAttribute(key, value);
      }
      const title = home ? make("a", { textContent: found.title, href: `${home}#${encodeURIComponent(name)}` }) : found.title;
      root.append(phone, make("p", {}, title));
      const stage = new Gallery.workshop.Stage(screen, data);
      stage.take(list(name), found.run);
      const changed = () => phone.setAttribute("aria-valuenow", Math.round(stage.progress * 100));
      const player = new Gallery.Player(stage, changed);
      const turn = (direction) => {
        player.stop();
        stage.turn(direction);
        stage.seek(0);
      };
      const tap = () => {
        if (player.isPlaying) return;
        if (stage.fraction === 0 || stage.fraction === 1) turn(stage.progress > 0.5 ? "backward" : "forward");
        player.play(1);
      };
      // A finger leads it both ways, as between tabs.
      new Gallery.Swipe(phone, { stage, player, container: "tab", isMirrored: false, turn, tap, changed });
      const nudge = (by) => {
        const progress = stage.progress + by;
        player.stop();
        stage.turn("forward");
        stage.seek(Math.round(Math.min(1, Math.max(0, progress)) * 1000) / 1000);
        changed();
      };
      const keys = {
        ArrowRight: () => nudge(0.04), ArrowUp: () => nudge(0.04), ArrowLeft: () => nudge(-0.04), ArrowDown: () => nudge(-0.04),
        Home: () => nudge(-1), End: () => nudge(1), " ": tap, Enter: tap,
      };
      phone.addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
      });
      stage.seek(prefersStills() ? found.moment : 0);
      changed();
      Object.assign(this, { stage, player });
      // Once there and back, when it is first seen; then it waits for a finger.
      const watch = new IntersectionObserver((entries) => {
        if (!entries.at(-1).isIntersecting || prefersStills()) return;
        watch.disconnect();
        if (stage.fraction !== 0) return;
        player.play(1, () => {
          setTimeout(() => {
            if (stage.fraction !== 1 || player.isPlaying) return;
            turn("backward");
            player.play(1);
          }, 700);
        });
      }, { threshold: 0.6 });
      watch.observe(phone);
      phone.addEventListener("pointerdown", () => watch.disconnect(), { once: true });
      phone.addEventListener("keydown", () => watch.disconnect(), { once: true });
    }
  }

  if (!customElements.get(tag)) customElements.define(tag, Phone);
  if (own?.dataset.transition !== undefined) {
    const phone = document.createElement(tag);
    phone.setAttribute("name", own.dataset.transition);
    if (own.dataset.width) phone.setAttribute("width", own.dataset.width);
    own.after(phone);
  }
})();
