"""Who may talk to the table: the address it was asked by, the page it was asked from, and the cookie it was asked with."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "burncard"
LOCAL = frozenset({"127.0.0.1", "localhost", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def host_of(address: str) -> str:
    """The host part of a Host header or of an origin, without port and brackets, in lower case."""
    try:
        return (urlsplit(address if "//" in address else f"//{address}").hostname or "").lower()
    except ValueError:
        return ""


def same_origin(headers: Headers) -> bool:
    """Whether the request comes from a page this server sent: Origin and Host name the same place."""
    origin = headers.get("origin", "")
    try:
        return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


def new_token() -> str:
    """A cookie's value: 32 random bytes."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_address(host: str) -> bool:
    """Whether `host` is an IP address. A page elsewhere can point its own name at this machine, but not an address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Guard:
    """Turns away a Host that is not ours (another site that points its name at this machine) and adds the headers
    that keep a page to its own origin."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = host_of(Headers(scope=scope).get("host", ""))
        if host not in self.hosts and not (self.hosts & EVERYWHERE and is_address(host)):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": "unknown host"})
            else:
                await PlainTextResponse("This table does not answer to that name.\n", 421)(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, guarded)
