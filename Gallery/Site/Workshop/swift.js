// The animator that a design is, as a file of Swift: it compiles as it stands, and `gallery new --from` takes it.
"use strict";

(Gallery.workshop ??= {}).swift = (() => {
  const { workshop } = Gallery;
  const { call, lines, flat, pad } = workshop.layout;
  const { number } = workshop.poses;

  const quoted = (text) => `"${text.replace(/[\\"]/g, (letter) => `\\${letter}`)}"`;

  /** A motion as a call to be laid out. */
  function motion(keyframes, time) {
    const { name, args, list } = workshop.poses.motion(keyframes, time);
    return list ? call(`${name}([`, list.map((each) => call(".at(", each)), "])") : call(`${name}(`, args);
  }

  const labelled = (label, tree) => (typeof tree === "string" ? `${label}: ${tree}` : { ...tree, label: `${label}: ` });

  const moving = (motions = []) => motions.filter((keyframes) => keyframes.length);

  function piece({ rect, motions, follows, white }) {
    const made = call("Piece(", [workshop.poses.unitRect(rect), ...moving(motions).map((each) => motion(each))]);
    return { ...made, close: `)${follows ? ".followingFinger()" : ""}${white ? ".white()" : ""}` };
  }

  /** The tiles of a screen: a loop that makes pieces. */
  function loop({ columns, rows, order, spread, motions }, name) {
    const waits = spread > 0 && columns * rows > 1;
    const span = 1 - spread;
    const time = (at) => {
      const way = number(span * at);
      return waits ? (way === "0" ? "start" : `start + ${way}`) : number(at);
    };
    const across = columns > 1 ? `column / ${columns}` : "0";
    const down = rows > 1 ? `row / ${rows}` : "0";
    const [width, height] = [columns, rows].map((count) => (count > 1 ? `1.0 / ${count}` : "1"));
    const when = waits ? workshop.design.orders[order].swift({ columns, rows }) : "";
    const rect = `UnitRect(x: ${across}, y: ${down}, width: ${width}, height: ${height})`;
    const body = [];
    const says = `${when} ${across} ${down}`;
    if (/column/.test(says)) body.push(`let column = Double(${rows > 1 ? `index % ${columns}` : "index"})`);
    if (/row/.test(says)) body.push(`let row = Double(${columns > 1 ? `index / ${columns}` : "index"})`);
    if (waits) body.push(`let start = ${number(spread)} * ${/ /.test(when) && !/\)$/.test(when) ? `(${when})` : when}`);
    body.push(`return ${lines(call("Piece(", [rect, ...moving(motions).map((each) => motion(each, time))]), 16, 7)}`);
    // What the pieces do not need has no name.
    const index = /index/.test(body.join()) ? "index" : "_";
    return [
      `            let ${name} = (0..<${columns * rows}).map { ${index} in`,
      ...body.map((line) => `${pad(16)}${line}`), "            }"];
  }

  /** A track: what stands before the choreography, and what stands in it; null for one that is still. */
  function track(own = {}, role) {
    const before = [];
    const parts = [];
    const motions = moving(own.motions).map((each) => motion(each));
    if (own.tiles) {
      before.push(...loop(own.tiles, `${role}Tiles`));
      parts.push(`${role}Tiles`);
    }
    if (own.pieces?.length) {
      before.push(`            let ${role}Pieces: [Piece] = ${lines(call("[", own.pieces.map(piece), "]"), 12)}`);
      parts.push(`${role}Pieces`);
    }
    const hasPieces = parts.length > 0;
    const shows = own.screen === undefined || (own.screen === 1) === !hasPieces ? [] : [`showsScreen: ${own.screen === 1}`];
    const follows = own.follows ? ["followsFinger: true"] : [];
    if (!hasPieces && !shows.length && !follows.length) {
      if (!motions.length) return { before, tree: null };
      return { before, tree: motions.length === 1 ? motions[0] : call("[", motions, "]") };
    }
    const args = [...motions.length ? [call("[", motions, "]")] : [],
      ...hasPieces ? [`pieces: ${parts.join(" + ")}`] : [], ...shows, ...follows];
    return { before, tree: call("Choreography.Track(", args) };
  }

  const backdrops = { "0,0,0": ".black", "1,1,1": ".white", "0.11,0.12,0.15": ".charcoal" };

  function backdrop(color) {
    const named = backdrops[color.map(number).join()];
    return named ?? `.init(red: ${number(color[0])}, green: ${number(color[1])}, blue: ${number(color[2])})`;
  }

  function front({ first, switches = [] }) {
    if (!switches.length) return `.${first}`;
    if (first === "background" && switches.length === 1 && number(switches[0]) === "0.5") return ".switchingHalfway";
    return `.init(.${first}, switches: [${switches.map(number).join(", ")}])`;
  }

  /** Words to search for it by. */
  function tags(design) {
    const text = JSON.stringify([design.foreground, design.background]);
    const found = [
      design.foreground.tiles || design.background.tiles ? "tiles" : "", /"pieces":\[\{/.test(text) ? "pieces" : "",
      /"rotation"/.test(text) ? "rotation" : "", /"offset"/.test(text) ? "edge" : "", /"scale"/.test(text) ? "zoom" : "",
      /"clip"/.test(text) ? "clip" : "", /"opacity"/.test(text) ? "dissolve" : "",
    ].filter(Boolean);
    return (found.length ? found : ["reveal"]).map((tag) => `.${tag}`).join(", ");
  }

  function timing({ timing: { c, s }, duration, overshoot }) {
    const all = [];
    if (c || duration !== null && duration !== undefined) all.push(`duration: ${number(duration ?? 0.35)}`);
    if (c) all.push(`timing: ${workshop.poses.easing(c) || ".linear"}`);
    else all.push(`timing: .spring(response: ${number(s[0])}, dampingRatio: ${number(s[1])})`);
    if (overshoot) all.push("allowsOvershoot: true");
    return all;
  }

  /** The sentence that says what is to be seen: with a capital letter and a full stop. */
  function sentence(summary) {
    const text = summary.trim().replace(/[.!?\s]+$/, "");
    return text ? `${text[0].toUpperCase()}${text.slice(1)}.` : "";
  }

  /** The whole file. */
  function file(design) {
    // What is typed may not be a name yet.
    const name = /^[A-Za-z][A-Za-z0-9]*$/.test(design.name) ? design.name : "unnamed";
    const [arriving, covered] = ["foreground", "background"].map((role) => track(design[role], role));
    const said = sentence(design.summary);
    const cuts = workshop.design.cuts(design);
    const parts = [
      arriving.tree && labelled("foreground", arriving.tree), covered.tree && labelled("background", covered.tree),
      design.front && `front: ${front(design.front)}`, design.backdrop && `backdrop: ${backdrop(design.backdrop)}`,
      design.overlay && "resting: .overlay", design.eye && `eyeDistance: ${number(design.eye)}`,
      cuts.length && `cuts: [${cuts.map(number).join(", ")}]`,
    ].filter(Boolean);
    const before = [...arriving.before, ...covered.before];
    const words = [quoted(name), `tags: [${tags(design)}]`, ...timing(design),
      ...design.overlay ? ["keepsPresenter: true"] : []];
    const made = lines(call("Choreography(", parts), 12);
    return [
      "import Repertoire", "",
      "extension TransitionAnimator where Self == CatalogueAnimator {",
      `    /// ${said}`,
      `    public static var ${name}: Self {`,
      "        Self(",
      ...wrapped(words).map((line) => `            ${line},`),
      `            ${quoted(said)}`,
      `        ) { ${/\bscene\./.test(before.join() + made) ? "scene" : "_"} in`,
      ...before,
      `            ${before.length ? "return " : ""}${made}`,
      "        }", "    }", "}", "",
    ].join("\n");
  }

  /** Words in as few lines as they need. */
  function wrapped(words) {
    const all = [words[0]];
    for (const word of words.slice(1)) {
      if (all.at(-1).length + word.length + 15 > 120) all.push(word);
      else all[all.length - 1] += `, ${word}`;
    }
    return all;
  }

  return { file, sentence, flat };
})();
