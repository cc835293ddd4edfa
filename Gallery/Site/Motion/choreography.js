// A choreography, as in the library's `Choreography`:
//
//   { foreground, background, front, backdrop, overlay, eye, cuts }
//
// A track is { motions: [keyframes, …], pieces: [{ rect: [x, y, width, height], motions, follows, white }, …], screen,
// follows }: `screen` says whether the screen itself is drawn beside its pieces, `follows` whether it stays under a finger,
// and `white` whether the piece is a white plate. The front is { first, switches } or null, the backdrop [red, green, blue]
// or null, `overlay` whether the covered screen stays behind, and `eye` a distance in points or null. In JSON, yes and no
// are 1 and 0.
"use strict";

(Gallery.motion ??= {}).choreography = (() => {
  const { motion } = Gallery;
  const roles = ["foreground", "background"];
  const other = (role) => (role === "foreground" ? "background" : "foreground");

  /** A track from JSON, where all that is usual is left out. */
  const track = ({ motions = [], pieces = [], screen, follows } = {}) => ({
    motions: motions.map(motion.keyframes.of),
    pieces: pieces.map((piece) => ({
      rect: piece.rect, motions: piece.motions.map(motion.keyframes.of), follows: piece.follows === 1,
      white: piece.white === 1 })),
    screen: screen === undefined ? pieces.length === 0 : screen === 1,
    follows: follows === 1,
  });

  /** A choreography from JSON. */
  const of = (json) => ({
    foreground: track(json.foreground), background: track(json.background),
    front: json.front ? { first: json.front.first, switches: [...json.front.switches ?? []].sort((a, b) => a - b) } : null,
    backdrop: json.backdrop ?? null, overlay: json.overlay === 1, eye: json.eye ?? null, cuts: json.cuts ?? [],
  });

  /** The screen that is in front at a progress. */
  function front({ front }, progress) {
    let role = front?.first ?? "foreground";
    for (const point of front?.switches ?? []) if (progress >= point) role = other(role);
    return role;
  }

  /** How far the eye is from the screen of a container of this size, in points. */
  const eyeDistance = ({ eye }, [width, height]) => (
    eye > 0 && Number.isFinite(eye) ? eye : Math.max(1.25 * Math.max(width, height), 1));

  const mirroredRect = ([x, y, width, height]) => [1 - x - width, y, width, height];

  const mapped = (track, change, rect = (same) => same) => ({
    ...track,
    motions: track.motions.map(change),
    pieces: track.pieces.map((piece) => ({ ...piece, rect: rect(piece.rect), motions: piece.motions.map(change) })),
  });

  /** As right-to-left layout shows it. */
  const mirrored = (choreography) => ({
    ...choreography,
    foreground: mapped(choreography.foreground, motion.keyframes.mirrored, mirroredRect),
    background: mapped(choreography.background, motion.keyframes.mirrored, mirroredRect),
  });

  /** In reverse, with the roles of the screens exchanged: a cover becomes an uncover. */
  const reversed = (choreography) => ({
    ...choreography,
    foreground: mapped(choreography.background, motion.keyframes.reversed),
    background: mapped(choreography.foreground, motion.keyframes.reversed),
    front: {
      first: other(front(choreography, Infinity)),
      switches: (choreography.front?.switches ?? []).map((point) => 1 - point).sort((a, b) => a - b),
    },
    cuts: choreography.cuts.map((cut) => 1 - cut),
  });

  const joined = (track, next) => ({
    motions: [...track.motions, ...next.motions], pieces: [...track.pieces, ...next.pieces],
    screen: track.screen && next.screen, follows: track.follows || next.follows,
  });

  /** Both at once. What both say about the whole picture, the first says. */
  const combined = (choreography, next) => ({
    foreground: joined(choreography.foreground, next.foreground),
    background: joined(choreography.background, next.background),
    front: choreography.front ?? next.front, backdrop: choreography.backdrop ?? next.backdrop,
    overlay: choreography.overlay || next.overlay, eye: choreography.eye ?? next.eye,
    cuts: [...choreography.cuts, ...next.cuts],
  });

  return { roles, other, of, front, eyeDistance, mirrored, reversed, combined };
})();
