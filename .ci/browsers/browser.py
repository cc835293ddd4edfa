"""What the scripts know of a browser: it opens a page, runs scripts in it, shows it, and ends."""

import subprocess
import tempfile
import time


class Failure(Exception):
    """Something that a browser refuses, or that does not come in time."""


class Browser:
    """A browser with one page. Each engine says how it is started and how it is spoken to."""

    name = "a browser"
    #: Seconds to wait for the start, and for an answer.
    patience = 60

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)
        self.process = None

    def start(self, command, **more):
        """Starts the program, whose own words go into a file that is read if it fails."""
        self.log = open(f"{self.folder.name}/log", "w+b")
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, start_new_session=True, **more)

    def wait(self, what, work, pause=0.05):
        """Tries `work` until it answers something; `what` names it if it never does."""
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            if self.process and self.process.poll() is not None:
                break
            try:
                found = work()
                if found:
                    return found
            except (OSError, ValueError):
                pass
            time.sleep(pause)
        self.log.seek(0)
        words = self.log.read()[-2000:].decode("utf-8", "replace")
        raise Failure(f"{self.name}: {what} does not come.\n{words}")

    def open(self, address):
        """Opens a page and waits until it is loaded."""
        raise NotImplementedError

    def run(self, body, *values):
        """The answer of an async function with this body, to which `values` are handed as `values`."""
        raise NotImplementedError

    def close(self):
        """Ends the program and what it has started."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
