import type { Plugin } from "vite";
import { type Edit, editedWhileBuilding } from "./edited-while-building.ts";

/**
 * Leaves out what the router carries to the browser and we never use there, some 8 kB of every page: its measuring, its
 * own pages for errors and for waiting, its way of writing data, and the sentences in which it explains a developer's
 * mistakes. While developing all of it is there. A new version of the router that no longer has these files or names ends
 * the build.
 */
export function leanerRouter(): Plugin[] {
  return [withoutUnused(), editedWhileBuilding("leaner-router", "client", edits)];
}

// Our pages bring their data along as JSON (see `PageScripts`): there is nothing to decode.
const edits: Edit[] = [
  {
    file: "/react-router/dist/production/lib/dom-export/hydrated-router.js",
    changes: [
      {
        from: "if (!ssrInfo.stateDecodingPromise) {",
        to: "if (ssrInfo.context.state) ssrInfo.stateDecodingPromise = { value: true };\n\telse if (!ssrInfo.stateDecodingPromise) {",
      },
    ],
  },
];

function withoutUnused(): Plugin {
  const met = new Set<string>();
  return {
    name: "without-unused",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const file = unused.find(({ end }) => id.endsWith(router + end));
      if (!file) return null;
      met.add(file.end);
      return file.instead;
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(code) {
        const messages = messagesIn(this.parse(code));
        return messages.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), code);
      },
    },
    buildEnd() {
      const missing = unused.filter(({ end }) => !met.has(end));
      if (missing.length > 0) this.error(`The router no longer has ${missing.map(({ end }) => end).join(", ")}`);
    },
  };
}

const router = "/react-router/dist/production/";
const unused = [
  {
    end: "lib/router/instrumentation.js",
    instead: `const nothing = () => undefined;
export {
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getRouteInstrumentationUpdates,
  nothing as instrumentClientSideRouter,
  nothing as instrumentHandler,
  nothing as instrumentationResultMetaContext,
};`,
  },
  // In the browser every page loads by a function of its own, and none asks the server for what that would answer.
  {
    end: "vendor/turbo-stream-v2/turbo-stream.js",
    instead: "const nothing = () => undefined;\nexport { nothing as decode, nothing as encode };",
  },
  // The root has an error page of its own, and the server sends no page that has to wait for its data.
  {
    end: "lib/dom/ssr/errorBoundaries.js",
    instead: `export { Fragment as BoundaryShell, Fragment as RemixErrorBoundary, Fragment as RemixRootDefaultErrorBoundary } from "react";`,
  },
  { end: "lib/dom/ssr/fallback.js", instead: `export { Fragment as RemixRootDefaultHydrateFallback } from "react";` },
];

/** Where the sentences of `invariant(condition, sentence)` stand, each with the comma before it. */
function messagesIn(node: unknown): [start: number, end: number][] {
  if (Array.isArray(node)) return node.flatMap(messagesIn);
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(messagesIn);
  const { type, callee, arguments: given } = node as Call;
  if (type !== "CallExpression" || !callee?.name?.endsWith("invariant") || !given?.[0] || !given[1]) return inside;
  return [...inside, [given[0].end, given[1].end]];
}

type Place = { start: number; end: number };
type Call = { type?: string; callee?: { name?: string }; arguments?: Place[] };
