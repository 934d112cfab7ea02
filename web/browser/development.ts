// Vite serves these two scripts while developing. They have no types and are in no build, so nothing resolves them.
const [changes, refresh] = ["/@vite/client", "/@react-refresh"];
await import(/* @vite-ignore */ changes);
const { injectIntoGlobalHook } = await import(/* @vite-ignore */ refresh);

// React looks for the hook when it starts, so we import the site after it.
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./start.tsx");
