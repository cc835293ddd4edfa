// How progress follows time when no finger moves it: the library's own formulas, line by line (`CubicBezier`,
// `SpringTiming`, `Timing`, `ProgressRun`). A test compares them with the Swift.
"use strict";

Gallery.timing = (() => {
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  /** The curve of a timing function, as y over x. Beyond 0 and 1 it goes on straight, with the slope at that end. */
  function bezier([first, y1, second, y2]) {
    const [x1, x2] = [clamp(first, 0, 1), clamp(second, 0, 1)];
    const cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx;
    const cy = 3 * y1, by = 3 * (y2 - y1) - cy, ay = 1 - cy - by;
    if (x1 === y1 && x2 === y2) return (x) => x;
    // Halley's method, and bisection where the slope vanishes: the same steps as in the library, so that a half is a half.
    const parameter = (x) => {
      let t = x;
      for (let i = 0; i < 8; i += 1) {
        const error = ((ax * t + bx) * t + cx) * t - x;
        const slope = (3 * ax * t + 2 * bx) * t + cx;
        if (Math.abs(error) < 1e-13) {
          if (t >= 0 && t <= 1 && slope > 0.01) return t;
          break;
        }
        t -= error * slope / (slope * slope - error * (3 * ax * t + bx));
      }
      let low = 0, high = 1;
      while (high - low > 1e-15) {
        const middle = (low + high) / 2;
        if (middle === low || middle === high) break;
        if (((ax * middle + bx) * middle + cx) * middle < x) low = middle;
        else high = middle;
      }
      return (low + high) / 2;
    };
    const before = clamp(x1 > 0 ? y1 / x1 : y1 === 0 && x2 > 0 ? y2 / x2 : 0, -1e6, 1e6);
    const after = clamp(x2 < 1 ? (1 - y2) / (1 - x2) : y2 === 1 && x1 < 1 ? (1 - y1) / (1 - x1) : 0, -1e6, 1e6);
    return (x) => {
      if (x <= 0) return x * before;
      if (x >= 1) return 1 + (x - 1) * after;
      const t = parameter(x);
      return ((ay * t + by) * t + cy) * t;
    };
  }

  /** One run of a spring: the distance from rest over time. */
  class Trajectory {
    constructor([response, damping], displacement = 1, velocity = 0) {
      const omega = 2 * Math.PI / response;
      this.start = displacement;
      this.first = displacement;
      const slope = velocity + damping * omega * displacement;
      if (damping < 1) {
        this.regime = "under";
        this.decay = damping * omega;
        this.rate = omega * Math.sqrt((1 - damping) * (1 + damping));
        this.second = slope / this.rate;
      } else if (damping === 1) {
        this.regime = "critical";
        this.decay = omega;
        this.rate = 0;
        this.second = slope;
      } else {
        this.regime = "over";
        const half = omega * Math.sqrt((damping - 1) * (damping + 1));
        this.decay = omega * omega / (damping * omega + half);
        this.rate = 2 * half;
        this.second = (velocity + this.decay * displacement) / (2 * half);
      }
    }

    at(time) {
      if (!(time > 0)) return this.start;
      if (time === Infinity) return 0;
      const envelope = Math.exp(-this.decay * time);
      if (!(envelope > 0)) return 0;
      const { first, second, rate } = this;
      if (this.regime === "under") return envelope * (first * Math.cos(rate * time) + second * Math.sin(rate * time));
      if (this.regime === "critical") return envelope * (first + second * time);
      return envelope * (first - second * Math.expm1(-rate * time));
    }

    /** When the motion first passes through rest; null when it never does. */
    get firstCrossing() {
      const { start, first, second, rate } = this;
      if (start === 0) return 0;
      if (this.regime === "under") {
        return (first > 0 ? Math.atan2(first, -second) : Math.atan2(-first, second)) / rate;
      }
      if (this.regime === "critical") {
        const time = -first / second;
        return Number.isFinite(time) && time > 0 ? time : null;
      }
      const ratio = first / second;
      return Number.isFinite(ratio) && ratio > -1 && ratio < 0 ? -Math.log1p(ratio) / rate : null;
    }

    /** After how many seconds the motion stays within a thousandth of rest; at most `limit`. */
    settling(limit) {
      const { first, second, rate, decay, regime } = this;
      const threshold = 0.001;
      const bound = (time) => {
        const latest = Math.max(time, 1 / decay);
        const line = Math.abs(first) + Math.abs(second) * (regime === "critical" ? latest : Math.min(1, rate * latest));
        return Math.exp(-decay * time) * (regime === "under" ? Math.min(line, Math.hypot(first, second)) : line);
      };
      if (!(bound(limit) < threshold)) return limit;
      if (!(bound(0) >= threshold)) return 0;
      let low = 0, high = Math.min(1 / decay, limit);
      while (bound(high) >= threshold) [low, high] = [high, Math.min(2 * high, limit)];
      for (let i = 0; i < 80; i += 1) {
        const middle = (low + high) / 2;
        if (bound(middle) < threshold) high = middle;
        else low = middle;
      }
      return high;
    }
  }

  function span(spring, overshoots, limit) {
    const trajectory = new Trajectory(spring);
    const settling = trajectory.settling(limit);
    return overshoots ? settling : Math.min(trajectory.firstCrossing ?? settling, settling);
  }

  /** The seconds that a timing takes when nothing else is said. */
  const natural = ({ s, o }) => (s ? span(s, o === 1, 10) : 0.35);

  /** The spring of a run with a velocity: the timing's own, or a critically damped one, stretched to a duration. */
  function fitting({ s, o }, duration) {
    const [response, damping] = s ?? [0.5, 1];
    const own = span([response, damping], o === 1, 1000 * response);
    return [own > 0 ? response * (duration / own) : response, damping];
  }

  /**
   * A run of the fraction from `from` to 0 or 1. `settings` are those of a recording: `c` a curve or `s` a spring, `d`
   * the duration, `o` 1 where overshoot is allowed. The velocity is in fractions a second.
   */
  function run(settings, from = 0, to = 1, velocity = 0) {
    const overshoots = settings.o === 1;
    if (settings.c && velocity === 0 && from === 1 - to) {
      const curve = bezier(settings.c);
      return { duration: settings.d, at: (time) => (
        time >= settings.d ? to : time <= 0 ? from : from + (to - from) * curve(time / settings.d)) };
    }
    const wanted = Math.max(settings.d, 0.001);
    const trajectory = new Trajectory(fitting(settings, wanted), from - to, velocity);
    const settling = trajectory.settling(Math.max(10, 4 * settings.d));
    const duration = overshoots ? settling : Math.min(trajectory.firstCrossing ?? settling, settling);
    const [low, high] = overshoots ? [-Infinity, Infinity] : [Math.min(from, 0), Math.max(from, 1)];
    return { duration, at: (time) => (
      time >= duration ? to : time <= 0 ? from : clamp(to + trajectory.at(time), low, high)) };
  }

  return { run, natural, bezier };
})();
