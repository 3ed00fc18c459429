"""How this server is called from elsewhere: for links, QR codes and the terminal."""

from __future__ import annotations

import socket
from functools import cache
from typing import Final

from starlette.requests import Request

from spieltisch.server.settings import EVERYWHERE, Settings

HERE: Final = frozenset({"localhost", "127.0.0.1", "::1"})
SOMEWHERE: Final = ("192.0.2.1", 9)  # an address for documentation; nothing is sent there


@cache
def lan_address() -> str | None:
    """This machine's address in its local network, None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def link_base(request: Request, settings: Settings) -> str:
    """The beginning of a link that others can open, without a slash at the end.

    A page opened as localhost still hands out links for the other people in the network.
    """
    if settings.address:
        return settings.address
    if request.url.hostname in HERE and settings.host == EVERYWHERE:
        found = lan_address()
        if found:
            return f"{request.url.scheme}://{found}:{settings.port}"
    return str(request.base_url).rstrip("/")
