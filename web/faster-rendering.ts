import type { Plugin } from "vite";
import { type Edit, editedWhileBuilding } from "./edited-while-building.ts";

const remember = `const remembered = new WeakMap();
function remember(key, make) {
  if (!remembered.has(key)) remembered.set(key, make());
  return remembered.get(key);
}
`;

// What the router works out anew for every page, though it follows from the list of routes alone.
const router = "/react-router/dist/production/lib";
const edits: readonly Edit[] = [
  {
    // Which routes an address matches: some hundred patterns are tried one by one, four times per page.
    file: `${router}/router/matcher.js`,
    changes: [
      { from: "//#region", to: `${remember}//#region` },
      {
        from: "return matchRoutesImpl(this.#routes, locationArg, this.#basename, allowPartial, this.#branches);",
        to: `const path = typeof locationArg === "string" ? locationArg : locationArg.pathname;
    const known = remember(this.#branches, () => new Map());
    const key = allowPartial + path;
    let matches = known.get(key);
    if (matches === undefined) {
      matches = matchRoutesImpl(this.#routes, locationArg, this.#basename, allowPartial, this.#branches);
      // Strangers think up addresses; ours are fewer than this.
      if (known.size >= 1000) known.clear();
      known.set(key, matches);
    }
    return matches && matches.map((match) => ({ ...match, params: { ...match.params } }));`,
      },
    ],
  },
  {
    // Nor are parts put into an address that has them already.
    file: `${router}/router/utils.js`,
    changes: [
      {
        from: 'url.pathname = parsed.pathname || "/";',
        to: `if (parsed.pathname === url.pathname && !parsed.search && !url.search && !parsed.hash && !url.hash) return url;
  url.pathname = parsed.pathname || "/";`,
      },
    ],
  },
  {
    // Asked four times per page, and the environment is slow to tell; pages are never rendered while building.
    file: `${router}/server-runtime/dev.js`,
    changes: [{ from: 'if (typeof process !== "undefined") try {', to: "if (false) try {" }],
  },
  {
    // A page's data is written as JSON by `PageScripts`, in a third of the time and without waiting for a stream.
    file: `${router}/server-runtime/server.js`,
    changes: [
      {
        from: "encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode)",
        to: "void 0",
        times: 2,
      },
    ],
  },
  {
    file: `${router}/server-runtime/entry.js`,
    changes: [
      { from: "//#region", to: `${remember}//#region` },
      {
        from: "function createEntryRouteModules(manifest) {",
        to: `function createEntryRouteModules(manifest) {
  return remember(manifest, () => modulesOf(manifest));
}
function modulesOf(manifest) {`,
      },
    ],
  },
  {
    file: `${router}/dom/ssr/server.js`,
    changes: [
      { from: "//#region", to: `${remember}//#region` },
      {
        from: "let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);",
        to: `let routes = remember(manifest.routes, () =>
    createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode));`,
      },
    ],
  },
  {
    file: `${router}/dom/server.js`,
    changes: [
      { from: "//#region", to: `${remember}//#region` },
      {
        from: "let manifest = {};\n\tlet dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);",
        to: `let { manifest, dataRoutes } = remember(routes, () => {
    let manifest = {};
    return { manifest, dataRoutes: convertRoutesToDataRoutes(routes, void 0, void 0, manifest) };
  });`,
      },
      // A path of plain letters has nothing to encode.
      {
        from: 'href = href.replace(/ $/, "%20");',
        to: `if (/^\\/(?!\\/)[\\w/-]*$/.test(href)) return { pathname: href, search: "", hash: "" };
  href = href.replace(/ $/, "%20");`,
      },
    ],
  },
  {
    // The pages the browser knows at first; it reads the list without line breaks just as well.
    file: `${router}/dom/ssr/components.js`,
    changes: [
      {
        from: "JSON.stringify(getPartialManifest(manifest, router), null, 2)",
        to: "JSON.stringify(getPartialManifest(manifest, router))",
      },
    ],
  },
  {
    file: "/react-dom/cjs/react-dom-server-legacy.node.production.js",
    changes: [
      // A page is thousands of pieces. Adding each to a text makes a tree of texts that is taken apart again later.
      { from: 'result = "",', to: "result = []," },
      { from: "null !== chunk && (result += chunk);", to: "null !== chunk && result.push(chunk);" },
      {
        from: "return result;\n}\nexports.renderToStaticMarkup",
        to: 'return result.join("");\n}\nexports.renderToStaticMarkup',
      },
      // Names are for pages that are finished later by another process; ours never are.
      { from: "name = getComponentNameFromType(type),", to: "name = null," },
    ],
  },
];

/** Lets the router and React, in the server's build, do once what they would do again for every page. */
export function fasterRendering(): Plugin {
  return editedWhileBuilding("faster-rendering", "ssr", edits);
}
