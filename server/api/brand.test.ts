import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrast } from "#domain/colour.ts";
import { designColours } from "#domain/palette.ts";
import { type FundContent, loadFund } from "#server/actions/fund.ts";
import { createBrandHandler, getBrand } from "#server/api/brand.ts";
import { createManifestHandler } from "#server/api/manifest.ts";
import { drawPng } from "#server/platform/picture/raster.ts";
import { theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { testLists } from "#test/fund-lists.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { pathIn } from "#web/address.ts";

const colours = { primary: "#0f766e", accent: "#facc15" };
const plainMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="28" fill="#0f766e"/></svg>';
const demoMark = readFileSync(join(import.meta.dirname, "../database/demo/content/mark.svg"), "utf8");

/** Every colour of the design that belongs to its brand, as the style sheet has them. */
const designHues = readFileSync(join(import.meta.dirname, "../../domain/palette.ts"), "utf8")
  .matchAll(/\["(?:primary|accent|accentTint|tint)", "(#\w+)"/g)
  .map(([, colour = ""]) => colour)
  .toArray();

/** Changes a few things of a fund, which keeps its lists. */
const change = (fund: Fund, changes: Partial<FundContent>) =>
  loadFund(fund.context(null), { settings: {}, lists: testLists, pictures: {}, pages: {}, ...changes });

/** A second fund, with its own name and colours. */
async function aSecondFund(fund: Fund, picture: string | Buffer | null = null) {
  await theSettings(fund.db, { company: "Havenwerk", name: { nl: "Havenwerk Fonds" }, colours });
  if (picture) await change(fund, { pictures: { mark: Buffer.from(picture) } });
  const url = await serveHandlers(
    createManifestHandler({ db: fund.db, site: { pathIn } }),
    createBrandHandler(fund.db),
  );
  return { url, brand: await getBrand(fund.db) };
}

test("a fund in the colours of the design has no style sheet of its own", async ({ fund }) => {
  await theSettings(fund.db, { colours: designColours });
  const { styles, themes } = await getBrand(fund.db);
  expect([styles, themes.light.primary]).toEqual([null, designColours.primary]);
  const url = await serveHandlers(createBrandHandler(fund.db));
  expect((await fetch(`${url}/fund-0123456789ab.css`)).status).toBe(404);
});

test("another fund has a style sheet and a manifest without any colour of the design's brand", async ({ fund }) => {
  const { url, brand } = await aSecondFund(fund);
  const response = await fetch(url + brand.styles?.path);
  expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const css = await response.text();
  expect(css).toContain("--accent:#facc15");
  const manifest = await (await fetch(`${url}/manifest.webmanifest`)).text();
  expect(designHues.length).toBeGreaterThan(40);
  for (const colour of [...designHues, ...Object.values(designColours)]) {
    expect(css, colour).not.toContain(colour);
    expect(manifest, colour).not.toContain(colour);
  }
  expect(css).not.toMatch(/NaN|undefined|amandel/i);
});

test("an older address gets the present look, but no browser keeps it", async ({ fund }) => {
  const { url, brand } = await aSecondFund(fund);
  for (const path of ["/fund-0123456789ab.css", "/mark-0123456789ab.svg"]) {
    const response = await fetch(url + path);
    expect([response.status, response.headers.get("cache-control")], path).toEqual([200, "public, no-cache"]);
  }
  expect(await (await fetch(`${url}/fund-0123456789ab.css`)).text()).toBe(brand.styles?.css);
});

test("a new colour is on the site at once, under a new address", async ({ fund }) => {
  const { brand } = await aSecondFund(fund);
  await change(fund, { settings: { colours: { primary: "#111111", accent: "#E11D48" } } });
  const changed = await getBrand(fund.db);
  expect(changed.styles?.path).not.toBe(brand.styles?.path);
  expect(changed.themes.light.primary).toBe("#111111");
  // The name of the fund stays.
  expect(changed.mark.file).toBe((await getBrand(fund.db)).mark.file);
});

test("a fund without a mark shows the first letter of its company in its own colours", async ({ fund }) => {
  const { url, brand } = await aSecondFund(fund);
  const response = await fetch(url + brand.markPath);
  expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const svg = await response.text();
  const { light, dark } = brand.themes;
  for (const colour of [light.primary, light["on-primary"], dark.primary, dark["on-primary"]])
    expect(svg).toContain(colour);
  expect(contrast(light.primary, light["on-primary"])).toBeGreaterThan(4.5);
});

test("a mark that knows only light grounds gets a light plate on dark ones", async ({ fund }) => {
  const { url, brand } = await aSecondFund(fund, await drawPng(plainMark, 128));
  const svg = await (await fetch(url + brand.markPath)).text();
  expect(svg).toContain("data:image/png;base64,");
  expect(svg).toMatch(/prefers-color-scheme:dark\)\{\.plate\{fill:#fffdf8\}/);
});

test("a mark with its own look on dark grounds is shown as it is", async ({ fund }) => {
  const { url, brand } = await aSecondFund(fund, demoMark);
  expect(await (await fetch(url + brand.markPath)).text()).toBe(demoMark);
  expect(await (await fetch(`${url}/favicon.svg`)).text()).toBe(demoMark);
});

test("every icon of the manifest exists in the size that it names", async ({ fund }) => {
  const { url } = await aSecondFund(fund, await drawPng(plainMark, 128));
  const { icons } = (await (await fetch(`${url}/manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  const bytesOf = async (path: string) => Buffer.from(await (await fetch(url + path)).arrayBuffer());
  for (const { src, sizes } of icons) {
    const bytes = await bytesOf(src);
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
  const touch = await bytesOf("/apple-touch-icon.png");
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);
  // The header of an icon file: type 1, with one picture of 32 pixels.
  expect([...(await bytesOf("/favicon.ico")).subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});
