"""Browsers with a board on them, and pictures of it."""

import re
import struct
import time

from browsers.browser import Failure
from browsers.chromium import Chromium
from browsers.screen import Screen


class Window:
    """A browser that draws on a screen in memory."""

    def __init__(self, engine, size):
        self.size = size
        # Some have a bar above their page.
        self.screen = Screen((size[0] + 100, size[1] + 200))
        try:
            self.browser = engine(self.screen.display, self.screen.size)
        except BaseException:
            self.screen.close()
            raise
        self.name = self.browser.name
        self.offset = None

    def open(self, address):
        self.browser.open(address)

    def run(self, body, *values):
        return self.browser.run(body, *values)

    # Magenta, cyan, magenta, cyan, as blue, green and red.
    MARK = re.compile(rb"(?:\xff\x00\xff.){8}(?:\xff\xff\x00.){8}(?:\xff\x00\xff.){8}(?:\xff\xff\x00.){8}", re.DOTALL)

    def number(self, pixels):
        """The number of the board that is on the screen; None if there is none."""
        if self.offset is None:
            found = self.MARK.search(pixels)
            if not found:
                return None
            self.offset = found.start()
        at = self.offset + (8 * 4 + 4) * 4 + 2 * self.screen.row
        if not self.MARK.match(pixels, self.offset):
            self.offset = None
            return None
        return sum((pixels[at + bit * 32] > 127) << bit for bit in range(16))

    def picture(self, number, settled):
        """The board of this number as a BMP, as soon as it is drawn and stays as it is for so many seconds."""
        until, last = time.monotonic() + 30, None
        while time.monotonic() < until:
            pixels = self.screen.pixels()
            if self.number(pixels) == number:
                if pixels == last:
                    return self.cropped(pixels)
                last = pixels
            time.sleep(settled)
        raise Failure(f"{self.name} does not show board {number}")

    def cropped(self, pixels):
        row = self.screen.row
        left, top = self.offset % row, self.offset // row
        if left // 4 + self.size[0] > self.screen.size[0] or top + self.size[1] > self.screen.size[1]:
            raise Failure(f"{self.name}: the board does not fit on the screen")
        rows = [pixels[(top + y) * row + left:(top + y) * row + left + self.size[0] * 4] for y in range(self.size[1])]
        data = b"".join(rows)
        header = struct.pack("<2sIHHI", b"BM", 54 + len(data), 0, 0, 54)
        # A negative height: from top to bottom.
        return header + struct.pack("<IiiHHIIiiII", 40, self.size[0], -self.size[1], 1, 32, 0, len(data), 0, 0, 0, 0) + data

    def close(self):
        self.browser.close()
        self.screen.close()


class Plain:
    """Chromium, which gives a picture of its page by itself."""

    name = Chromium.name

    def __init__(self, size):
        self.browser = Chromium(size)

    def open(self, address):
        self.browser.open(address)

    def run(self, body, *values):
        return self.browser.run(body, *values)

    def picture(self, number, settled):
        """The board, as soon as it stays as it is: Chromium also gives pictures of what is not painted yet."""
        last = self.browser.picture()
        for _ in range(100):
            time.sleep(settled)
            picture = self.browser.picture()
            if picture == last:
                return picture
            last = picture
        raise Failure(f"{self.name}: board {number} does not come to rest")

    def close(self):
        self.browser.close()
