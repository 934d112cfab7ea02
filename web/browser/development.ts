// @ts-expect-error: Vite's own script for changes while developing; it has no types.
import "/@vite/client";
// @ts-expect-error: the part of Vite's React plugin that changes components in place; it has no types.
import { injectIntoGlobalHook } from "/@react-refresh";

// React looks for the hook when it starts, so we import the site after it.
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./start.tsx");
