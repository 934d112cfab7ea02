import type { Plugin } from "vite";

type Edit = {
  /** The end of the file's path. */
  file: string;
  /** Texts that stand in it exactly once, or as often as said, and what takes their place. */
  changes: readonly { from: string; to: string; times?: number }[];
};

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
    // React turns each of a page's thousands of pieces into bytes by itself. Node does it faster for all of them at
    // once, so they are put together as text first, the way React's own build for Bun has it.
    file: "/react-dom/cjs/react-dom-server.node.production.js",
    changes: [
      {
        from: "function writeChunk(destination, chunk) {",
        to: `var waiting = "";
function writeChunk(destination, chunk) {
  waiting += chunk;
  if (waiting.length > 16384) writeWaiting(destination);
}
function writeWaiting(destination) {
  const text = waiting;
  waiting = "";
  if (text !== "") writeToDestination(destination, text);
}
function writeChunkAtOnce(destination, chunk) {`,
      },
      { from: "return textEncoder.encode(content);", to: "return content;" },
      // Whatever a failed page left behind must not come out in another one.
      { from: "currentView = new Uint8Array(4096);", to: 'waiting = "";', times: 2 },
      {
        from: "function completeWriting(destination) {",
        to: "function completeWriting(destination) {\n  writeWaiting(destination);",
      },
    ],
  },
];

/** Lets the router and React, in the server's build, do once what they would do again for every page. */
export function fasterRendering(): Plugin {
  const waiting = new Set(edits);
  return {
    name: "faster-rendering",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      const edit = edits.find(({ file }) => id.endsWith(file));
      if (!edit) return;
      waiting.delete(edit);
      let edited = code;
      for (const { from, to, times = 1 } of edit.changes) {
        if (code.split(from).length !== times + 1) this.error(`${id} is not as it was: see web/faster-rendering.ts`);
        edited = edited.replaceAll(from, () => to);
      }
      return { code: edited, map: null };
    },
    buildEnd(error) {
      if (!error && waiting.size > 0) this.error("Some files are not where they were: see web/faster-rendering.ts");
    },
  };
}
