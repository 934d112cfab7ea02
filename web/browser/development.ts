// Vite serves these two scripts while developing. They have no types and are in no build, so nothing resolves them.
const scripts = { changes: "/@vite/client", refresh: "/@react-refresh" };
await import(/* @vite-ignore */ scripts.changes);
const { injectIntoGlobalHook } = await import(/* @vite-ignore */ scripts.refresh);

// React looks for the hook when it starts, so we import the site after it.
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./start.tsx");

// Without this it is no module, and could not wait.
export {};
