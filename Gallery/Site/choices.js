// What can be chosen in the detail view: container, direction, speed, right-to-left layout, Reduce Motion. The choices
// stay when another transition is opened.
"use strict";

Gallery.choices = (() => {
  const byId = (id) => document.getElementById(id);
  const kinds = ["navigation", "tab", "modal"];
  const names = { navigation: "navigation", tab: "a tab bar", modal: "a modal presentation" };
  const labels = { navigation: ["Push", "Pop"], tab: ["Next tab", "Previous tab"], modal: ["Present", "Dismiss"] };

  const option = (name, value) => byId("detail").querySelector(`input[name=${name}][value=${value}]`);
  const chosen = (name) => byId("detail").querySelector(`input[name=${name}]:checked`).value;

  /** The containers that a transition is made for. */
  const made = (card) => kinds.filter((kind) => card.dataset[kind] !== undefined);

  return {
    get container() { return chosen("container"); },
    get direction() { return chosen("direction"); },
    set direction(value) { option("direction", value).checked = true; },
    get speed() { return Number(chosen("speed")); },
    get isMirrored() { return byId("mirror").checked && !byId("mirror").disabled; },
    get isReduced() { return byId("reduce").checked; },

    /** The container that its card shows. */
    first(card) { return Gallery.cards.container(card) ?? kinds[0]; },

    /** The container that an address leads to. */
    would(card, wanted) { return made(card).includes(wanted) ? wanted : this.first(card); },

    /** What of an address is about the way and the side; `isBack` is the way that was chosen. */
    address(isBack) {
      const parts = new URLSearchParams();
      if (isBack) parts.set("way", "back");
      if (byId("mirror").checked) parts.set("rtl", "1");
      return String(parts);
    },

    /** Chooses the side that an address asks for; answers with the way. */
    want(text) {
      const parts = new URLSearchParams(text);
      // A side that was chosen stays when another card is opened without one.
      if (parts.has("rtl")) byId("mirror").checked = parts.get("rtl") === "1";
      return parts.get("way") === "back" ? "backward" : "forward";
    },

    /** Offers what the card's transition is made for, and chooses a container. */
    offer(card, wanted) {
      const container = this.would(card, wanted);
      for (const kind of kinds) option("container", kind).disabled = !made(card).includes(kind);
      option("container", container).checked = true;
      for (const [index, direction] of ["forward", "backward"].entries()) {
        option("direction", direction).nextElementSibling.textContent = labels[container][index];
      }
    },

    /** What a finger on the phone does. */
    hint() {
      const back = this.isMirrored ? "left" : "right";
      const ways = {
        navigation: `Tap the phone to push, swipe it ${back} to go back.`,
        tab: "Swipe the phone left and right.", modal: "Tap the phone to present, pull it down to dismiss.",
      };
      return `${ways[this.container]} Flick it, turn around, call it off.`;
    },

    /** Why a swipe leads nowhere; `isBack` says whether the second screen is shown. */
    refusal(isBack) {
      const back = this.isMirrored ? "left" : "right";
      return {
        navigation: isBack ? `From here a swipe leads to the ${back}: back.` : "A push begins with a tap; swipes lead back.",
        tab: "There is no tab on that side.",
        modal: isBack ? "Pull it down to dismiss it." : "A presentation begins with a tap; pulling leads back.",
      }[this.container];
    },

    /** What is to be known about what is shown. */
    note(card, isFade) {
      const others = kinds.filter((kind) => !made(card).includes(kind)).map((kind) => `in ${names[kind]}`);
      const notes = [];
      if (others.length) notes.push(`It is not made for that: ${others.join(" and ")} it falls back to fade.`);
      if (isFade) notes.push("With Reduce Motion on, a cross-fade takes its place.");
      else if (this.isReduced) notes.push("It is calm: Reduce Motion leaves it as it is.");
      return notes.join(" ");
    },
  };
})();
