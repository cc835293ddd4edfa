// What can be taken away from the detail view beside its line of Swift: the same for one change and for SwiftUI, a phone for
// another web page, and an animated picture.
"use strict";

Gallery.take = (() => {
  const byId = (id) => document.getElementById(id);
  const list = byId("take-list");
  const said = byId("take-said");
  const film = byId("film");
  const saved = byId("film-saved");
  const once = {
    navigation: (value) => `navigationController.pushViewController(detail, transition: ${value})`,
    tab: (value) => `tabBarController.selectTab(next, transition: ${value})`,
    modal: (value) => `present(detail, transition: ${value})`,
  };
  const inSwiftUI = {
    navigation: (value) => `.stackTransition(${value})`,
    tab: (value) => `.tabTransition(${value})`,
    modal: (value) => `.presentation(isPresented: $isShown, transition: ${value}) { Detail() }`,
  };
  let films = 0;     // a picture that was asked for before something changed is not saved
  let address = null; // of the picture that can be saved

  /** The lines for what is shown, each with its title. */
  function lines({ name, container, line }) {
    const value = line.slice(line.indexOf("(") + 1, -1);
    // A modifier cannot throw, and a name that has to be looked up may not be there.
    const found = value.startsWith(".") ? [["For one change", once[container](value)], ["In SwiftUI", inSwiftUI[container](value)]] : [];
    if ((Gallery.rules.facts.embeds ?? []).includes(name)) {
      const script = new URL("embed.js", document.body.dataset.address ? `${document.body.dataset.address}/` : location.href);
      found.push(["In a web page", `<script src="${script.href}" data-transition="${name}" async></script>`]);
    }
    return found;
  }

  /** Forgets the picture that was made, and the one that is being made. */
  function forget() {
    films += 1;
    if (address) URL.revokeObjectURL(address);
    address = null;
    saved.hidden = true;
    film.disabled = false;
    film.textContent = "Make an animated picture";
    said.textContent = "";
  }

  async function record(subject) {
    forget();
    const mine = films;
    film.disabled = true;
    try {
      await Gallery.load("parts/film.js");
      const isPossible = Gallery.film.APNG.isPossible();
      if (!isPossible) throw new Error("This browser cannot make one: it has no CompressionStream.");
      const blob = await Gallery.film.record(subject, (share) => {
        if (mine === films) film.textContent = `Drawing, ${Math.round(share * 100)} %`;
        return mine === films;
      });
      if (!blob || mine !== films) return;
      forget();
      address = URL.createObjectURL(blob);
      Object.assign(saved, { href: address, download: `${subject.name.replace(/[^A-Za-z0-9.-]/g, "-")}.png`, hidden: false });
      saved.textContent = `Save it (${(blob.size / 1e6).toFixed(1)} MB)`;
      said.textContent = "The animated picture is ready.";
      saved.focus();
    } catch (error) {
      if (mine !== films) return;
      forget();
      said.textContent = error.message;
    }
  }

  let subject = () => null;
  film.addEventListener("click", () => {
    const wanted = subject();
    if (wanted) record(wanted);
  });

  return {
    /** Shows the lines for what the detail view shows. */
    show(shown) {
      forget();
      list.replaceChildren(...lines(shown).map(([title, text]) => {
        const code = Object.assign(document.createElement("code"), { textContent: text });
        const pre = document.createElement("pre");
        pre.tabIndex = 0;
        pre.setAttribute("aria-label", title);
        pre.append(code);
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Copy" });
        button.setAttribute("aria-label", `Copy: ${title}`);
        button.addEventListener("click", () => Gallery.copy(code, said));
        const box = Object.assign(document.createElement("div"), { className: "swift" });
        box.append(pre, button);
        const item = document.createElement("li");
        item.append(Object.assign(document.createElement("p"), { textContent: title }), box);
        return item;
      }));
    },
    /** What is drawn: `work` gives { name, recording, container, isMirrored, settings }. */
    onRecord(work) { subject = work; },
    forget,
  };
})();
