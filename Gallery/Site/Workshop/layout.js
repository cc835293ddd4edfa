// Swift in lines of at most 120 letters: calls in one line where they fit, else an argument a line.
"use strict";

(Gallery.workshop ??= {}).layout = (() => {
  const width = 120;
  const pad = (count) => " ".repeat(count);

  /** A call with its arguments, each a text or another call; `label` stands before it. */
  const call = (open, items, close = ")", label = "") => ({ open, items, close, label });

  const flat = (tree) => (typeof tree === "string"
    ? tree : `${tree.label}${tree.open}${tree.items.map(flat).join(", ")}${tree.close}`);

  /** A chain of links such as `.offset(x: 1).scale(0.9)`, broken before its dots where it is too long. */
  function chain(text, indent) {
    const links = text.split(/(?<=\))(?=\.)/);
    const lines = [links[0]];
    for (const link of links.slice(1)) {
      if (indent + lines.at(-1).length + link.length <= width - 2 - (lines.length > 1 ? 4 : 0)) lines[lines.length - 1] += link;
      else lines.push(link);
    }
    return lines.join(`\n${pad(indent + 4)}`);
  }

  /** The lines of a tree that begins at a column; `after` letters follow it in its last line. */
  function lines(tree, indent, after = 0) {
    const line = flat(tree);
    if (indent + line.length + after <= width) return line;
    if (typeof tree === "string") return chain(tree, indent);
    const inner = indent + 4;
    const last = tree.items.length - 1;
    const items = tree.items.map((item, i) => (
      lines(item, inner, i < last || tree.close[0] === "]" ? 1 : tree.close.length + after)));
    // A list ends in a line by itself, with a comma before it.
    const end = tree.close[0] === "]" ? `,\n${pad(indent)}${tree.close}` : tree.close;
    return `${tree.label}${tree.open}\n${pad(inner)}${items.join(`,\n${pad(inner)}`)}${end}`;
  }

  return { call, lines, flat, pad };
})();
