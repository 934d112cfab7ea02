import { languages } from "#domain/language.ts";
import { createManifestHandler } from "#server/api/manifest.ts";
import { settings } from "#server/database/tables/setting.ts";
import { expect, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { pathIn } from "#web/address.ts";

test("an installed site has the name of the fund in the language of its page", async ({ fund }) => {
  const name = { nl: "Amandel Sociaal Fonds", en: "Amandel Social Fund", fr: "Fonds social Amandel" };
  await fund.db.insert(settings).values({ key: "fund", value: { company: "Amandel", name } });
  const url = await serveHandlers(createManifestHandler({ db: fund.db, site: { pathIn } }));
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
