"""The API described: the OpenAPI document, and a page that shows it without a script.

The usual viewers of such documents draw with inline styles and load themselves from elsewhere;
this page is one of ours, under the same policy as the others.
"""

from typing import Any, Final

from litestar import Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from biddingbox import __version__
from biddingbox.web.request import AnyRequest, Page

#: Where the document lies.
DOCUMENT: Final = "/api/v1/openapi.json"

CONFIG: Final = OpenAPIConfig(
    title="Bidding Box",
    version=__version__,
    description="Rules on the auctions of bridge and Estimation, irregularities included.",
    path="/api/v1",
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)


@get("/api", include_in_schema=False)
async def api_page(request: AnyRequest) -> Response[str]:
    """The API as a page: every operation with its body, answers and schemas."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    shown = operations(schema)
    return Page(request).show("api.html", schema=schema, operations=shown, doc=DOCUMENT)


def operations(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The operations in the order of their paths: method, path, summary, parameters, body."""
    return [
        {
            "method": method.upper(),
            "path": path,
            "body": _body(said),
            "summary": said.get("summary", ""),
            "description": said.get("description", ""),
            "parameters": said.get("parameters", []),
            "responses": said.get("responses", {}),
        }
        for path, methods in schema["paths"].items()
        for method, said in methods.items()
        if isinstance(said, dict)
    ]


def _body(said: dict[str, Any]) -> str:
    """The name of the schema of a body, if it has one."""
    content = said.get("requestBody", {}).get("content", {})
    for media in content.values():
        reference = str(media.get("schema", {}).get("$ref", ""))
        return reference.rpartition("/")[2]
    return ""


HANDLERS: Final = (api_page,)
