"""A screen in memory, for browsers that only draw in a window. What they draw can be read from a file."""

import os
import shutil
import struct
import subprocess
import tempfile

from browsers.browser import Failure


class Screen:
    def __init__(self, size):
        if not shutil.which("Xvfb"):
            raise Failure("Xvfb is not installed: it is Debian's xvfb")
        self.size = size
        self.folder = tempfile.TemporaryDirectory(prefix="screen-", ignore_cleanup_errors=True)
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24", "-fbdir", self.folder.name,
             "-nolisten", "tcp", "-nocursor"],
            pass_fds=(writing,), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise Failure("Xvfb does not start")
        self.display = f":{number}"
        self.file = open(f"{self.folder.name}/Xvfb_screen0", "rb")
        header = struct.unpack(">25I", self.file.read(100))
        # The size of the header, bytes in a row, and colours, of twelve bytes each.
        self.row = header[12]
        self.start = header[0] + header[19] * 12
        if header[11] != 32 or header[7] != 0:
            raise Failure("Xvfb's pixels are of another form than expected")

    def pixels(self):
        """Rows of blue, green, red and a byte of no meaning."""
        self.file.seek(self.start)
        return self.file.read(self.row * self.size[1])

    def close(self):
        self.file.close()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
