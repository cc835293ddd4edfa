"""Chromium without a window, spoken to over two pipes with its debugging protocol."""

import base64
import fcntl
import json
import os
import select
import shutil

from browsers.browser import Browser, Failure


class Chromium(Browser):
    name = "Chromium"

    def __init__(self, size):
        super().__init__()
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if not program:
            raise Failure("Chromium is not installed")
        # The protocol wants its ends of the pipes under the numbers 3 and 4: none may have one of these before.
        ends = os.pipe() + os.pipe()
        asked, self.input, self.output, told = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 20) for end in ends)
        for end in ends:
            os.close(end)
        self.start(
            ["bash", "-c", f'exec "$0" "$@" 3<&{asked} 4>&{told}', program, "--headless", "--no-sandbox", "--disable-gpu",
             "--no-first-run", "--disable-extensions", "--hide-scrollbars", "--force-device-scale-factor=1",
             "--force-color-profile=srgb", f"--user-data-dir={self.folder.name}/profile",
             f"--window-size={size[0]},{size[1]}", "--remote-debugging-pipe"],
            pass_fds=(asked, told))
        os.close(asked)
        os.close(told)
        self.last = 0
        self.session = None
        self.received = b""
        self.events = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable")
        self.send("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=False)

    def send(self, method, **parameters):
        """The answer to a command of the protocol."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        while True:
            answer = self.receive()
            if answer.get("id") != self.last:
                self.events.append(answer)
                continue
            if "error" in answer:
                raise Failure(f"{self.name}, {method}: {answer['error']}")
            return answer["result"]

    def receive(self):
        """The next message, an answer or an event."""
        while b"\0" not in self.received:
            ready, _, _ = select.select([self.output], [], [], self.patience)
            part = os.read(self.output, 1 << 20) if ready else b""
            if not part:
                raise Failure(f"{self.name} does not answer")
            self.received += part
        message, _, self.received = self.received.partition(b"\0")
        return json.loads(message)

    def until(self, method):
        """The parameters of the next event of this name."""
        for index, event in enumerate(self.events):
            if event.get("method") == method:
                return self.events.pop(index)["params"]
        while True:
            event = self.receive()
            if event.get("method") == method:
                return event["params"]
            self.events.append(event)

    def open(self, address):
        self.events.clear()
        self.send("Page.navigate", url=address)
        self.until("Page.loadEventFired")
        self.events.clear()

    def run(self, body, *values):
        answer = self.send(
            "Runtime.evaluate", expression=f"(async (values) => {{ {body} }})({json.dumps(values)})", returnByValue=True,
            awaitPromise=True)
        if "exceptionDetails" in answer:
            raise Failure(f"{self.name}: {answer['exceptionDetails'].get('exception', {}).get('description')}")
        return answer["result"].get("value")

    def picture(self):
        """What the window shows, as the bytes of a PNG."""
        return base64.b64decode(self.send("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])

    def close(self):
        os.close(self.input)
        os.close(self.output)
        super().close()
