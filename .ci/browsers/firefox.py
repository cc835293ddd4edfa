"""Firefox in a window, spoken to with Marionette: JSON over a local connection."""

import json
import os
import shutil
import socket

from browsers.browser import Browser, Failure

PREFERENCES = {
    "marionette.port": 0,
    "layout.css.devPixelsPerPx": "1.0",
    "gfx.color_management.mode": 0,
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.sessionstore.resume_from_crash": False,
    "toolkit.cosmeticAnimations.enabled": False,
    "dom.max_script_run_time": 0,
}


class Firefox(Browser):
    name = "Firefox"

    def __init__(self, display, size):
        super().__init__()
        program = next(filter(None, map(shutil.which, ["firefox-esr", "firefox"])), None)
        if not program:
            raise Failure("Firefox is not installed")
        profile = f"{self.folder.name}/profile"
        os.mkdir(profile)
        with open(f"{profile}/user.js", "w") as file:
            file.writelines(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in PREFERENCES.items())
        environment = {**os.environ, "DISPLAY": display, "HOME": self.folder.name, "MOZ_CRASHREPORTER_DISABLE": "1",
                       "LIBGL_ALWAYS_SOFTWARE": "1"}
        environment.pop("WAYLAND_DISPLAY", None)
        self.start(
            [program, "--marionette", "--no-remote", "--profile", profile, "--kiosk", "--width", str(size[0]), "--height",
             str(size[1])], env=environment)
        port = self.wait("its port", lambda: int(open(f"{profile}/MarionetteActivePort").read()))
        self.socket = self.wait("its connection", lambda: socket.create_connection(("127.0.0.1", port), self.patience))
        self.received = b""
        self.last = 0
        self.receive()  # what it is
        self.send("WebDriver:NewSession", capabilities={"alwaysMatch": {"timeouts": {"script": self.patience * 1000}}})
        self.send("WebDriver:SetWindowRect", x=0, y=0, width=size[0], height=size[1])

    def receive(self):
        """The next message: its length, a colon, and JSON."""
        def more():
            part = self.socket.recv(1 << 20)
            if not part:
                raise Failure(f"{self.name} is gone")
            self.received += part
        while b":" not in self.received:
            more()
        length, _, self.received = self.received.partition(b":")
        while len(self.received) < int(length):
            more()
        message, self.received = self.received[:int(length)], self.received[int(length):]
        return json.loads(message)

    def send(self, command, **parameters):
        self.last += 1
        message = json.dumps([0, self.last, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, answer = self.receive()
        if error:
            raise Failure(f"{self.name}, {command}: {error.get('message')}")
        return answer

    def open(self, address):
        self.send("WebDriver:Navigate", url=address)

    def run(self, body, *values):
        script = f"""
            const values = [...arguments], done = values.pop();
            (async () => {{ {body} }})().then((answer) => done({{ answer }}), (error) => done({{ error: String(error) }}));
            """
        found = self.send("WebDriver:ExecuteAsyncScript", script=script, args=list(values), sandbox=None)["value"]
        if "error" in found:
            raise Failure(f"{self.name}: {found['error']}")
        return found.get("answer")
