import { expect, test } from "vitest";
import { textOf } from "#test/source.ts";
import { isOfficeFile, publicCatalogues } from "#web/office-file.ts";

test("visitors get the list of the catalogues outside the office, and no others", () => {
  const [, names = ""] = /"\/i18n\/\*\/\{([a-z,-]+)\}\.ts"/.exec(textOf("web/browser/start.tsx")) ?? [];
  expect(names.split(",").sort()).toEqual([...publicCatalogues].sort());
});

test("pages, the frame and the sentences of the office are in its own list", () => {
  for (const file of ["web/pages/office/inbox/page.tsx", "web/shell/office-frame.tsx", "i18n/fr/set-up.ts"])
    expect(isOfficeFile(file)).toBe(true);
  for (const file of ["web/pages/vote/page.tsx", "i18n/fr/site.ts"]) expect(isOfficeFile(file)).toBe(false);
});
