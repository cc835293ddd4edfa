// Poses and motions as Swift, as short as an author would write them.
"use strict";

(Gallery.workshop ??= {}).poses = (() => {
  const sides = { width: "scene.width", height: "scene.height", longer: "scene.longerSide" };

  /** A part of a side of the container. */
  function part([factor, side]) {
    const text = number(factor);
    return text === "1" ? sides[side] : text === "-1" ? `-${sides[side]}` : `${text} * ${sides[side]}`;
  }

  /** A number with at most four decimals. */
  function number(value) {
    if (Array.isArray(value)) return part(value);
    const text = (Math.round(value * 1e4) / 1e4).toFixed(4).replace(/\.?0+$/, "");
    return text === "-0" ? "0" : text;
  }

  const isNear = (a, b) => number(a) === number(b);

  /** Arguments with their labels; of those that are usual, nothing. */
  const labelled = (values, labels, usual) => values
    .map((value, i) => (isNear(value, usual[i]) ? "" : `${labels[i]}: ${number(value)}`)).filter(Boolean).join(", ");

  const middles = { "0,0.5": "leading", "1,0.5": "trailing", "0.5,0": "top", "0.5,1": "bottom" };
  const corners = { "0,0": "topLeading", "1,0": "topTrailing", "0,1": "bottomLeading", "1,1": "bottomTrailing" };

  function anchor([x, y, depth]) {
    const place = `${number(x)},${number(y)}`;
    const named = middles[place] ?? corners[place];
    if (!named) return labelled([x, y, depth], ["x", "y", "depth"], [0.5, 0.5, 0]);
    return `.${named}${isNear(depth, 0) ? "" : `, depth: ${number(depth)}`}`;
  }

  function rotation([degrees, x, y, z]) {
    const axes = { "1,0,0": ".x", "0,1,0": ".y", "0,0,1": "" };
    const axis = axes[[x, y, z].map(number).join()];
    if (axis === "") return `degrees: ${number(degrees)}`;
    const full = `Pose.Axis(${["x", "y", "z"].map((label, i) => `${label}: ${number([x, y, z][i])}`).join(", ")})`;
    return `degrees: ${number(degrees)}, axis: ${axis ?? full}`;
  }

  function clip(shape) {
    if (shape.circle) return `.circle(${["x", "y", "radius"].map((label, i) => `${label}: ${number(shape.circle[i])}`).join(", ")})`;
    if (shape.polygon) return `.polygon([${shape.polygon.map((point) => `[${point.map(number).join(", ")}]`).join(", ")}])`;
    const [radius] = shape.rect.slice(4);
    const rect = unitRect(shape.rect);
    return isNear(radius, 0) ? `.rect(${rect})` : `.roundedRect(${rect}, radius: ${number(radius)})`;
  }

  const unitRect = (rect) => (
    `UnitRect(${["x", "y", "width", "height"].map((label, i) => `${label}: ${number(rect[i])}`).join(", ")})`);

  /** The links of the chain that builds a pose: ["offset(x: 1)", "scale(0.9)"]; none at rest. */
  function links(pose = {}) {
    const made = [];
    if (pose.offset) {
      const text = labelled(pose.offset, ["x", "y", "dx", "dy", "depth"], [0, 0, 0, 0, 0]);
      if (text) made.push(`offset(${text})`);
    }
    if (pose.scale) {
      const [x, y] = pose.scale;
      if (isNear(x, y)) {
        if (!isNear(x, 1)) made.push(`scale(${number(x)})`);
      } else made.push(`scale(${labelled([x, y], ["x", "y"], [1, 1])})`);
    }
    if (pose.rotation && !isNear(pose.rotation[0], 0)) made.push(`rotation(${rotation(pose.rotation)})`);
    // Without a scale or a rotation, an anchor changes nothing.
    if (pose.anchor && made.some((link) => /^(scale|rotation)/.test(link))) {
      const text = anchor(pose.anchor);
      if (text) made.push(`anchor(${text})`);
    }
    for (const [key, name, usual] of [["opacity", "opacity", 1], ["shade", "shade", 0], ["radius", "cornerRadius", 0]]) {
      if (pose[key] !== undefined && !isNear(pose[key], usual)) made.push(`${name}(${number(pose[key])})`);
    }
    if (pose.shadow && !isNear(pose.shadow[0], 0)) {
      const [opacity, ...rest] = pose.shadow;
      const text = labelled(rest, ["radius", "dx", "dy"], [12, 0, 0]);
      made.push(`shadow(opacity: ${number(opacity)}${text && `, ${text}`})`);
    }
    if (pose.clip) made.push(`clip(${clip(pose.clip)})`);
    return made;
  }

  const swift = (pose) => (links(pose).length ? `.${links(pose).join(".")}` : ".rest");

  const curves = { "0,0,1,1": "", "0.42,0,1,1": ".easeIn", "0,0,0.58,1": ".easeOut", "0.42,0,0.58,1": ".easeInOut" };

  /** An easing or a timing function; nothing at constant speed. */
  function easing(ease) {
    if (!ease) return "";
    if (typeof ease === "string") return `.${ease}`;
    return curves[ease.map(number).join()] ?? `.curve(${ease.map(number).join(", ")})`;
  }

  /** What a shadow that comes and goes is called with; null for any other motion. */
  function passingShadow(keyframes) {
    const poses = keyframes.map(({ pose }) => links(pose).join("."));
    const isOne = keyframes.map(({ at }) => at).join() === "0,0.2,0.7,1" && keyframes.every(({ ease }) => !ease)
      && poses[0] === "" && poses[3] === "" && poses[1] === poses[2] && /^shadow\(/.test(poses[1]);
    const [opacity, radius, dx, dy] = isOne ? keyframes[1].pose.shadow : [];
    return isOne && dx === 0 && dy === 0 ? [`opacity: ${number(opacity)}`, `radius: ${number(radius)}`] : null;
  }

  /** A keyframe's progress, unless something else writes it. */
  const plain = (at) => number(at);

  /**
   * A motion as a call, its arguments apart: { name, args }, or { name, list } with those of each keyframe. `at` writes
   * progresses.
   */
  function motion(keyframes, at = plain) {
    const rests = keyframes.map(({ pose }) => links(pose).length === 0);
    if (keyframes.length === 1) return { name: ".fixed", args: [swift(keyframes[0].pose)] };
    if (keyframes.length === 2 && (rests[0] || rests[1]) && typeof keyframes[0].ease !== "string") {
      const [first, last] = keyframes;
      const name = rests[1] ? ".from" : ".to";
      const args = [swift(rests[1] ? first.pose : last.pose)];
      if (at(first.at) !== "0") args.push(`after: ${at(first.at)}`);
      if (at(last.at) !== "1") args.push(`until: ${at(last.at)}`);
      const ease = easing(first.ease);
      if (ease) args.push(`easing: ${ease}`);
      return { name, args };
    }
    const passing = passingShadow(keyframes);
    if (passing) return { name: ".passingShadow", args: passing };
    const list = keyframes.map((each, i) => {
      const ease = i < keyframes.length - 1 ? easing(each.ease) : "";
      return [at(each.at), swift(each.pose), ...ease ? [`easing: ${ease}`] : []];
    });
    return { name: ".keyframes", list };
  }

  return { number, unitRect, swift, links, easing, motion };
})();
