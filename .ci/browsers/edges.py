"""The page itself, in all engines: its phone at three moments of each transition, and the phone's right edge alone."""

from browsers.browser import Failure

#: The window: the page's phone, above it the squares by which a picture is known.
SIZE = (1200, 800)
#: How wide the strip at the right edge is, in pixels, and the largest share of pixels that may differ.
STRIP, WHOLE, EDGE = 24, 0.005, 0.02
MOMENTS = (0.25, 0.5, 0.8)

LOAD = """
    for (const address of ["/marks.js", "/edge.js"]) {
      await new Promise((done, failed) => {
        const script = document.createElement("script");
        [script.src, script.onload, script.onerror] = [address, done, failed];
        document.head.append(script);
      });
    }
    return true;
    """


def look(engines, judge, server, pool, shown):
    """What differs in the page's phone, as sentences; `shown` are names and containers."""
    list(pool.map(lambda engine: engine.open(f"{server.address}/site/index.html"), engines))
    list(pool.map(lambda engine: engine.run(LOAD), engines))
    findings, worst, number = [], {}, 30_000

    def picture(engine, number, moment, settled):
        box = engine.run("return await edge.show(values[0]);", {"number": number, "size": SIZE, **moment})
        address = f"/page-{engine.name}-{number}"
        server.pictures[address] = engine.picture(number, settled)
        return address, box

    def shares(moment, number, settled):
        """For each engine but the first, the shares of pixels that differ in the phone and at its edge."""
        drawn = list(pool.map(lambda engine: picture(engine, number, moment, settled), engines))
        box = drawn[0][1]
        if any(other != box for _, other in drawn):
            raise Failure(f"the phones of {moment['name']} are of different size: {[box for _, box in drawn]}")
        strip = {**box, "x": box["x"] + box["width"] - STRIP, "width": STRIP}
        asked = {"addresses": [address for address, _ in drawn], "size": SIZE, "boxes": [box, strip], "limit": WHOLE,
                 "draws": False}
        found = judge.run("return await differences.compare(values[0]);", asked)
        for address, _ in drawn:
            del server.pictures[address]
        return [[part["share"] for part in parts] for parts in found]

    for name, container in shown:
        for fraction in MOMENTS:
            moment = {"name": name, "container": container, "fraction": fraction}
            # On a busy machine an engine may be seen half-way: only what differs after a longer look, too, differs.
            for settled in (0.05, 1):
                number += 1
                found = shares(moment, number, settled)
                if all(whole <= WHOLE and edge <= EDGE for whole, edge in found):
                    break
            for engine, (whole, edge) in zip(engines[1:], found):
                words = f"{name}, {container}, {round(fraction * 100)} %"
                if whole > WHOLE or edge > EDGE:
                    findings.append(
                        f"page, {words}: {engine.name} differs in {whole * 100:.2f} % of the pixels, "
                        f"{edge * 100:.2f} % at the right edge")
                worst[engine.name] = max(worst.get(engine.name, (0, "")), (edge, words))
    for name, (share, where) in worst.items():
        print(f"{name}: the page's right edge differs most in {where}: {share * 100:.2f} %")
    return findings
