// What the detail view shows as a recipe: JSON that the library's module TransitionRecipes plays. It is written with the
// line of Swift, and read back from what is pasted here. The library reads all recipes; the page shows those of one name.
"use strict";

Gallery.recipe = (() => {
  const text = document.getElementById("recipe-text");
  const said = document.getElementById("recipe-said");
  const limit = 65536; // the library's, in bytes
  const known = ["version", "name", "settings", "duration", "timing"];
  const names = ["linear", "easeIn", "easeOut", "easeInOut"];

  /** The value of a setting as JSON, from its Swift without the label. */
  function json(swift) {
    const literal = swift.replace(/^\w+: /, "");
    const numbers = /^\.init\(red: (.+), green: (.+), blue: (.+)\)$/.exec(literal);
    if (numbers) return numbers.slice(1).map(Number);
    if (literal === "nil") return null;
    if (literal === "true" || literal === "false") return literal === "true";
    return literal.startsWith(".") ? literal.slice(1) : Number(literal);
  }

  /** The value, where the page shows it as a colour. */
  const colour = { black: [0, 0, 0], white: [1, 1, 1] };

  /** The recipe: only what differs from the registered animator, as the library writes it. */
  function written(name, values, changes) {
    const recipe = { version: 1, name };
    const settings = Object.entries(values).map(([key, value]) => {
      const plain = json(value.swift);
      return [key, value.colour && Object.hasOwn(colour, plain) ? colour[plain] : plain];
    });
    if (settings.length) recipe.settings = Object.fromEntries(settings);
    if (changes.duration !== undefined) recipe.duration = changes.duration;
    if (changes.timing !== undefined) recipe.timing = changes.timing;
    return recipe;
  }

  const one = (value) => JSON.stringify(value, null, 1).replace(/\n\s*/g, " ").replace(/([[{]) | ([\]}])/g, "$1$2");

  /** Shows the recipe of what the detail view shows. */
  function show(name, values, changes) {
    text.value = one(written(name, values, changes));
    said.textContent = "";
  }

  const isNumber = (value, low, high) => typeof value === "number" && value >= low && value <= high;

  /** Seconds, as the slider has them; undefined for the animator's own. */
  function seconds(value) {
    if (value === undefined) return undefined;
    const [, number, unit] = (typeof value === "string" && /^(\d+(?:\.\d+)?)(ms|s)$/.exec(value)) || [];
    const found = number === undefined ? value : Number(number) / (unit === "ms" ? 1000 : 1);
    const { min, max } = document.getElementById("duration");
    if (!isNumber(found, Number(min), Number(max))) throw new Error(`Write a duration from ${min} to ${max} seconds, or such as “300ms”. The library takes up to a minute.`);
    return found;
  }

  /** A timing as the address has it: a kind and its numbers; undefined for the animator's own. */
  function timing(value) {
    if (value === undefined) return undefined;
    if (names.includes(value)) return value;
    const curve = Array.isArray(value) ? value : value?.curve;
    if (Array.isArray(curve) && curve.length === 4 && curve.every((each, i) => isNumber(each, ...(i % 2 ? [-1, 2] : [0, 1])))) {
      return ["curve", ...curve].join("_");
    }
    const spring = value?.spring;
    const numbers = spring && (spring.bounce === undefined ? [spring.response, spring.dampingRatio] : [spring.duration, 1 - spring.bounce]);
    if (numbers && isNumber(numbers[0], 0.05, 2) && isNumber(numbers[1], 0.1, 2)) return ["spring", ...numbers].join("_");
    throw new Error("Write a timing such as “easeOut”, {\"curve\": [0.25, 0.1, 0.25, 1]} or {\"spring\": {\"response\": 0.5, \"dampingRatio\": 0.8}}.");
  }

  /** The settings as parts of an address, as `settings.js` writes them. */
  function parts(settings = {}) {
    if (typeof settings !== "object" || settings === null || Array.isArray(settings)) throw new Error("“settings” is an object.");
    return Object.entries(settings).map(([key, value]) => {
      const id = value === null ? "fitting" : value;
      if (typeof id === "object") throw new Error(`The page cannot show the colour of “${key.slice(0, 40)}”; the library can.`);
      return [`set.${key}`, String(id)];
    });
  }

  /** What a recipe asks for, or an error with what to do. */
  function read(source) {
    if (new Blob([source]).size > limit) throw new Error("The recipe is larger than 64 KiB.");
    let recipe;
    try {
      recipe = JSON.parse(source);
    } catch {
      throw new Error("This is not JSON.");
    }
    if (typeof recipe !== "object" || recipe === null || Array.isArray(recipe)) throw new Error("A recipe is an object in braces.");
    if (recipe.version !== 1) throw new Error("Write “version”: 1.");
    const other = Object.keys(recipe).find((key) => !known.includes(key));
    if (other !== undefined) throw new Error(`The page shows a name with settings, a duration and a timing. It leaves “${other.slice(0, 40)}” to the library.`);
    const card = typeof recipe.name === "string" ? Gallery.cards.named(recipe.name) : null;
    if (!card) throw new Error("No transition of this page has that name.");
    const list = parts(recipe.settings);
    const course = timing(recipe.timing);
    // A recipe without a duration keeps that of the animator. On the page a spring would take the time that it needs.
    const own = course?.startsWith("spring") ? parseFloat(card.dataset.facts) : NaN;
    const duration = seconds(recipe.duration) ?? (Number.isNaN(own) ? undefined : own);
    if (course !== undefined) list.push(["timing", course]);
    if (duration !== undefined) list.push(["duration", String(duration)]);
    return { card, wishes: String(new URLSearchParams(list)) };
  }

  text.addEventListener("change", () => {
    try {
      const { card, wishes } = read(text.value);
      said.textContent = "";
      const search = [Gallery.filter.address().slice(1), wishes].filter(Boolean).join("&");
      location.hash = `${card.getAttribute("href")}/${Gallery.choices.container}${search && `?${search}`}`;
    } catch (error) {
      said.textContent = error.message;
    }
  });
  // The keys of the detail view are for letters here.
  text.addEventListener("keydown", (event) => event.key !== "Escape" && event.stopPropagation());

  return { show };
})();
