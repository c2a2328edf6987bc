"""The application: its routes, what stands before every answer, and the store behind it."""

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Router, get
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from biddingbox import __version__
from biddingbox.errors import BiddingBoxError
from biddingbox.store import Store
from biddingbox.web import (
    api,
    api_records,
    editions,
    entry,
    home,
    keys,
    lawbook,
    openapi,
    pad,
    pages,
    papers,
    records,
)
from biddingbox.web.problems import on_error
from biddingbox.web.request import AnyRequest
from biddingbox.web.security import guard, refuse_other_sites
from biddingbox.web.settings import BODY, Settings
from biddingbox.web.tables import Tables, TheTables
from biddingbox.web.templating import STATIC

log = logging.getLogger(__name__)


@get("/health", include_in_schema=False, opt={"open": True})
async def health(tables: TheTables) -> dict[str, str]:
    """Whether the server answers and its store can be read."""
    await tables.store.recent(1)
    return {"status": "ok", "version": __version__}


def tables(state: State) -> Tables:
    """The tables of the running server."""
    found: Tables = state.tables
    return found


#: The pages; the API's document names the API alone.
PAGES: Final[Sequence[ControllerRouterHandler]] = (
    *editions.HANDLERS,
    *entry.HANDLERS,
    *home.HANDLERS,
    *lawbook.HANDLERS,
    *pages.HANDLERS,
    *papers.HANDLERS,
    *openapi.HANDLERS,
    *pad.HANDLERS,
    *records.HANDLERS,
)

API: Final[Sequence[ControllerRouterHandler]] = (*api.HANDLERS, *api_records.HANDLERS)


def create(settings: Settings) -> Litestar:
    """The application over a store; it is opened at start and closed at the end."""

    @asynccontextmanager
    async def store(app: Litestar) -> AsyncIterator[None]:
        opened = await Store.open(settings.database)
        app.state.tables = Tables(opened)
        try:
            yield
        finally:
            await opened.close()

    handlers: Sequence[ControllerRouterHandler] = (
        health,
        Router("/", route_handlers=PAGES, include_in_schema=False),
        Router(api.PATH, route_handlers=API, tags=["cases"]),
        create_static_files_router(
            "/static", [STATIC], include_in_schema=False, cache_control=None, opt={"open": True}
        ),
    )
    app = Litestar(
        handlers,
        lifespan=[store],
        dependencies={"tables": Provide(tables, sync_to_thread=False)},
        before_request=before,
        exception_handlers={
            HTTPException: on_error, BiddingBoxError: on_error, Exception: on_unforeseen,
        },
        allowed_hosts=AllowedHostsConfig(list(settings.hosts)) if settings.hosts else None,
        before_send=[guard],
        request_max_body_size=BODY,
        openapi_config=openapi.CONFIG,
        logging_config=None,
    )  # fmt: skip
    if settings.locked:
        keys.lock(app)
    return app


def before(request: AnyRequest) -> None:
    """What is looked at before every request."""
    refuse_other_sites(request)


def on_unforeseen(request: AnyRequest, error: Exception) -> Any:
    """A fault of ours: told to the log with its trace, to the asker without."""
    log.error("unforeseen", exc_info=error)
    return on_error(request, error)
