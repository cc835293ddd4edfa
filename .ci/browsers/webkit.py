"""WebKitGTK's small browser in a window, spoken to over HTTP as WebDriver."""

import glob
import http.client
import json
import os
import shutil
import socket

from browsers.browser import Browser, Failure


class WebKit(Browser):
    name = "WebKit"

    def __init__(self, display, size):
        super().__init__()
        program = shutil.which("WebKitWebDriver")
        small = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser") + glob.glob("/usr/libexec/webkit2gtk-4.*/MiniBrowser"))
        if not program or not small:
            raise Failure("WebKit is not installed: it is Debian's webkit2gtk-driver")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        environment = {**os.environ, "DISPLAY": display, "HOME": self.folder.name, "GDK_BACKEND": "x11",
                       "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none"}
        environment.pop("WAYLAND_DISPLAY", None)
        self.session = None
        self.start([program, f"--port={self.port}"], env=environment)
        options = {"binary": small[0], "args": ["--automation", f"--geometry={size[0]}x{size[1]}"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.wait("its driver", lambda: self.send("GET", "/status", None))
        self.session = self.send("POST", "/session", wanted)["sessionId"]
        self.send("POST", self.path("timeouts"), {"script": self.patience * 1000})
        self.send("POST", self.path("window/rect"), {"x": 0, "y": 0, "width": size[0], "height": size[1]})

    def path(self, name):
        return f"/session/{self.session}/{name}"

    def send(self, method, path, values):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.patience)
        try:
            connection.request(method, path, None if values is None else json.dumps(values))
            answer = json.loads(connection.getresponse().read())["value"]
        finally:
            connection.close()
        if isinstance(answer, dict) and "error" in answer and "message" in answer:
            raise Failure(f"{self.name}, {path}: {answer['error']}: {answer['message']}")
        return answer

    def open(self, address):
        self.send("POST", self.path("url"), {"url": address})

    def run(self, body, *values):
        script = f"""
            const values = [...arguments], done = values.pop();
            (async () => {{ {body} }})().then((answer) => done({{ answer }}), (error) => done({{ error: String(error) }}));
            """
        found = self.send("POST", self.path("execute/async"), {"script": script, "args": list(values)})
        if "error" in found:
            raise Failure(f"{self.name}: {found['error']}")
        return found.get("answer")

    def close(self):
        if self.session:
            try:
                self.send("DELETE", f"/session/{self.session}", None)
            except (Failure, OSError, ValueError):
                pass
        super().close()
