"""Find PostgreSQL for the tests of its store, or install Debian's where that may be done (as root, with apt); start a cluster of
its own in a folder, on loopback, as a user without rights."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chromium import may_install

#: The package that has the server and no cluster of its own running.
PACKAGES = ("postgresql",)
#: Whoever runs the server where the tests run as root, which PostgreSQL refuses.
USERS = ("postgres", "nobody")


def find() -> Path | None:
    """The folder of `initdb` and `postgres`: as BURNCARD_POSTGRES says, Debian's newest, or on PATH; None if there is none."""
    named = os.environ.get("BURNCARD_POSTGRES")
    if named:
        return Path(named)
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if debian:
        return debian[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def install() -> None:
    """Install it from the machine's own package source; raises CalledProcessError with what apt said."""
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        subprocess.run(["apt-get", "-q", *arguments], env=quiet, check=True, capture_output=True, text=True)


@contextlib.contextmanager
def cluster(binaries: Path) -> Iterator[str]:
    """A new cluster that runs while the context lasts; yields its address, ``postgresql://burncard@127.0.0.1:PORT``."""
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="burncard-postgres-"))
    try:
        if user:
            os.chown(folder, user.pw_uid, user.pw_gid)
        data, port = folder / "data", _free_port()
        words = ["--username=burncard", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        _run(user, folder, [str(binaries / "initdb"), f"--pgdata={data}", *words])
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": port,
            "unix_socket_directories": "",
            "max_connections": 60,
            "fsync": "off",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [str(binaries / "postgres"), "-D", str(data), *words], cwd=folder, stdout=log, stderr=log, **_as(user)
            )
        try:
            _wait(server, binaries, port, folder / "log")
            yield f"postgresql://burncard@127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: what is in it is not wanted any more
            server.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _user() -> pwd.struct_passwd | None:
    """Whom to run it as; None for oneself."""
    if os.geteuid() != 0:
        return None
    for name in USERS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise RuntimeError("PostgreSQL does not run as root, and there is no user postgres or nobody")


def _as(user: pwd.struct_passwd | None) -> dict[str, Any]:
    return {"user": user.pw_uid, "group": user.pw_gid} if user else {}


def _run(user: pwd.struct_passwd | None, folder: Path, words: list[str]) -> None:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, **_as(user))
    if done.returncode:
        raise RuntimeError(f"{words[0]} failed: {done.stderr or done.stdout}")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def _wait(server: subprocess.Popen[bytes], binaries: Path, port: int, log: Path) -> None:
    for _ in range(300):
        if server.poll() is not None:
            raise RuntimeError(f"PostgreSQL did not start: {log.read_text(errors='replace')}")
        ready = [str(binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
        if subprocess.run(ready, check=False).returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError("PostgreSQL does not answer")


def main() -> int:
    """Print where PostgreSQL is, installing it first if need be."""
    if find() is None and may_install():
        print("installing Debian's PostgreSQL …", flush=True)
        try:
            install()
        except subprocess.CalledProcessError as problem:
            print(f"apt-get failed: {problem.stderr}", file=sys.stderr)
    where = find()
    print(where or "PostgreSQL is not there, and could not be installed")
    return 0 if where else 1


if __name__ == "__main__":
    sys.exit(main())
