"""A site that `swift run gallery` wrote: what it shows, and a server that hands it to browsers."""

import html
import http.server
import os
import re
import threading

HERE = os.path.dirname(os.path.abspath(__file__))


def transitions(site):
    """The page's transitions: names, files and containers, in the page's order."""
    with open(f"{site}/index.html", encoding="utf-8") as file:
        page = file.read()
    found = []
    for card in re.findall(r'<a class="card"([^>]*)>', page):
        attributes = {key: html.unescape(value) for key, value in re.findall(r'data-([a-z-]+)="([^"]*)"', card)}
        kinds = [kind for kind in ("modal", "navigation", "tab") if kind in attributes]
        found.append((attributes["name"], attributes["file"], kinds))
    return found


class Server:
    """Gives the site, the board and pictures of boards to the browsers, all from one address."""

    def __init__(self, site):
        self.pictures = {}
        server = self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def translate_path(self, path):
                path = path.split("?")[0]
                root, name = (site, path[len("/site/"):]) if path.startswith("/site/") else (HERE, path[1:])
                return os.path.join(root, os.path.normpath("/" + name)[1:])

            def do_GET(self):
                data = server.pictures.get(self.path)
                if data is None:
                    return super().do_GET()
                self.send_response(200)
                self.send_header("Content-Type", "image/png" if data[:1] == b"\x89" else "image/bmp")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.http.shutdown()
        self.http.server_close()
