import { type ContextType, createContext, use } from "react";
import { Scripts as RouterScripts, UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from "react-router";

/** What the loaders of a page gave, as JSON; the server provides it. */
export const DataContext = createContext("{}");

/**
 * Starts a page's scripts, in place of the router's own `Scripts`: they are fetched once the page has been painted.
 * Every link and form works before they are there, so on a slow line words and pictures go first.
 */
export const PageScripts = import.meta.env.DEV ? RouterScripts : ScriptsAfterPaint;

function ScriptsAfterPaint() {
  const framework = use(UNSAFE_FrameworkContext);
  const state = use(UNSAFE_DataRouterStateContext);
  if (!framework || !state) throw new Error("The scripts of a page stand outside of the router");
  const data = use(DataContext);
  const { manifest, nonce, serverHandoffString } = framework;
  const ids = state.matches.map(({ route }) => route.id);
  // The browser's build has none of this: there it has run already.
  const [first, second] = import.meta.env.SSR
    ? [handOver(serverHandoffString, data), startAfterPaint(manifest, ids)]
    : [];
  return (
    <>
      <InlineScript nonce={nonce} code={first} />
      <InlineScript nonce={nonce} code={second} />
    </>
  );
}

function InlineScript({ nonce, code = "" }: { nonce: string | undefined; code: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own file names and of data the router has escaped.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Puts the page's data where the router in the browser looks for it. */
function handOver(context: string | undefined, data: string): string {
  // Nothing within a script may look like the end of it.
  return `window.__reactRouterContext=${context};window.__reactRouterContext.state=${data.replaceAll("<", "\\u003c")}`;
}

type Manifest = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>["manifest"];
type RouteFiles = NonNullable<Manifest["routes"][string]>;

function startAfterPaint(manifest: Manifest, ids: string[]): string {
  const known = ids.flatMap((id) => manifest.routes[id] ?? []);
  const routes = Object.fromEntries(known.map((route) => [route.id, route]));
  const modules = known.map(({ module }) => module);
  const files = new Set([manifest.entry.module, ...manifest.entry.imports, ...known.flatMap(filesOf)]);
  const values = [{ ...manifest, routes, sri: undefined }, ids, modules, [...files], manifest.entry.module];
  return `(${starter})(${values.map((value) => JSON.stringify(value)).join(",")})`;
}

const filesOf = ({ module, imports = [] }: RouteFiles) => [module, ...imports];

// Written as text, for it runs before any script of ours is there. A page in the background is not painted: it waits two seconds.
const starter = `(manifest,ids,modules,files,entry)=>{
let begun=false;
const begin=async()=>{
if(begun)return;
begun=true;
for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}));
const loaded=await Promise.all(modules.map(file=>import(file)));
window.__reactRouterManifest=manifest;
window.__reactRouterRouteModules=Object.fromEntries(ids.map((id,at)=>[id,loaded[at]]));
import(entry)};
requestAnimationFrame(()=>setTimeout(begin));
setTimeout(begin,2000)}`;
