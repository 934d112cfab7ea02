import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#domain/language.ts";
import { createManifestHandler } from "#server/api/manifest.ts";
import { settings } from "#server/database/tables/setting.ts";
import { answering } from "#test/answering.ts";
import { expect, test } from "#test/fund.ts";
import { pathIn } from "#web/address.ts";

const folder = join(import.meta.dirname, "../../web/public");

test("an installed site has the name of the fund in the language of its page", async ({ fund }) => {
  const name = { nl: "Amandel Sociaal Fonds", en: "Amandel Social Fund", fr: "Fonds social Amandel" };
  await fund.db.insert(settings).values({ key: "fund", value: { company: "Amandel", name } });
  const url = await answering(createManifestHandler({ db: fund.db, site: { pathIn } }));
  for (const language of languages) {
    const response = await fetch(url + pathIn(language, "/manifest.webmanifest"));
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    expect(await response.json()).toMatchObject({
      name: name[language],
      short_name: "Amandel",
      start_url: pathIn(language, "/"),
      theme_color: "#2b38b3",
    });
  }
});

test("every icon of the manifest exists in the size that it names", async ({ fund }) => {
  const url = await answering(createManifestHandler({ db: fund.db, site: { pathIn } }));
  const { icons } = (await (await fetch(`${url}/manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  for (const { src, sizes } of icons) {
    const bytes = readFileSync(join(folder, src));
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
  const touch = readFileSync(join(folder, "apple-touch-icon.png"));
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);
  // The header of an icon file: type 1, with one picture of 32 pixels.
  expect([...readFileSync(join(folder, "favicon.ico")).subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(existsSync(join(folder, "favicon.svg"))).toBe(true);
});
