import { type ContextType, createContext, use } from "react";
import {
  Scripts as RouterScripts,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  useRouteLoaderData,
} from "react-router";
import { defaultLanguage } from "#domain/language.ts";
import { routeName } from "#web/address.ts";
import { reloadOnce } from "#web/page-module.ts";

/** What the loaders of a page gave, as JSON; the server provides it. */
export const DataContext = createContext("{}");

/**
 * Starts a page's scripts, in place of the router's own `Scripts`: they are fetched at the first sign of someone who
 * uses the page. Every link and form works before they are there, so on a slow phone words and pictures go first. A page
 * whose `handle` says `startsAtOnce` does not wait: what it is for, only scripts can do.
 */
export const PageScripts = import.meta.env.DEV ? RouterScripts : ScriptsWhenUsed;

function ScriptsWhenUsed() {
  const framework = use(UNSAFE_FrameworkContext);
  const state = use(UNSAFE_DataRouterStateContext);
  if (!framework || !state) throw new Error("The scripts of a page stand outside of the router");
  const data = use(DataContext);
  const { manifest, nonce, serverHandoffString } = framework;
  // The one page without a language in its address brings along the frame it was drawn in.
  const unmatched = useRouteLoaderData<{ language: string }>("unmatched");
  const ids = [...state.matches.map(({ route }) => route.id), ...(unmatched ? [`shell___${unmatched.language}`] : [])];
  const isEager = state.matches.some(({ route }) => route.handle?.startsAtOnce);
  // The browser's build has none of this: there it has run already.
  const [first, second] = import.meta.env.SSR
    ? [handOver(serverHandoffString, data), startWhenUsed(manifest, ids, isEager)]
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

const known = new Map<string, string>();

/** The script that starts the others; it is the same for every page of one address. */
function startWhenUsed(manifest: Manifest, ids: string[], isEager: boolean): string {
  const key = ids.join();
  const script = known.get(key) ?? starterOf(manifest, ids, isEager);
  known.set(key, script);
  return script;
}

function starterOf(manifest: Manifest, ids: string[], isEager: boolean): string {
  const matched = ids.flatMap((id) => manifest.routes[id] ?? []);
  const home = withParents(manifest, routeName("/", defaultLanguage));
  const routes = Object.fromEntries([...matched, ...home].map((route) => [route.id, route]));
  const modules = matched.map(({ module }) => module);
  const files = new Set([manifest.entry.module, ...manifest.entry.imports, ...matched.flatMap(filesOf)]);
  const values = [
    { ...manifest, routes, sri: undefined },
    ids,
    modules,
    [...files],
    manifest.entry.module,
    isEager ? 0 : longestWait,
  ];
  return `(${starter()})(${values.map((value) => JSON.stringify(value)).join(",")})`;
}

/** The router asks the server for no routes of "/", which the root alone matches: it expects them to be there. */
function withParents(manifest: Manifest, id: string | undefined): RouteFiles[] {
  const route = id === undefined ? undefined : manifest.routes[id];
  return route ? [...withParents(manifest, route.parentId), route] : [];
}

const filesOf = ({ module, imports = [] }: RouteFiles) => [module, ...imports];

/** Who has not moved by then, in milliseconds, reads; yet may come back. */
const longestWait = 10_000;

// Written as text, for it runs before any script of ours is there. Whoever moves, touches, types or scrolls is here and
// may soon press something; whoever only reads needs nothing for a while. A mouse that lies still under a page that comes
// is no sign, though browsers tell of it. Between two files the browser may answer them. Files that are gone, since a new
// version was put in place, are those of a page that is fetched anew.
const starter = () => `(manifest,ids,modules,files,entry,wait)=>{
const signs=["pointermove","pointerdown","touchstart","wheel","keydown","focusin","scroll"];
const pause=()=>window.scheduler?.yield?scheduler.yield():new Promise(done=>setTimeout(done));
let begun=false;
const begin=sign=>{
if(begun||sign?.type==="pointermove"&&!sign.movementX&&!sign.movementY)return;
begun=true;
for(const sign of signs)removeEventListener(sign,begin);
load().catch(()=>navigator.onLine!==false&&(${reloadOnce})(Date.now(),sessionStorage,()=>location.reload()))};
const load=async()=>{
for(const href of files){
await pause();
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}))}
const loaded=await Promise.all(modules.map(file=>import(file)));
window.__reactRouterManifest=manifest;
window.__reactRouterRouteModules=Object.fromEntries(ids.map((id,at)=>[id,loaded[at]]));
await import(entry)};
for(const sign of signs)addEventListener(sign,begin,{passive:true});
setTimeout(begin,wait)}`;
