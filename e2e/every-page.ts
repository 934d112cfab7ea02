import { type Language, languages } from "#domain/language.ts";
import { addresses, pathIn } from "#web/address.ts";

// A project of the demo that stands in three languages, and one the fund chose itself; the demo is the same every time.
const slugs: Record<string, string> = {
  "/projects/:slug": "een-samentuin-op-het-oude-fabrieksplein",
  "/project/:slug?": "een-samentuin-op-het-oude-fabrieksplein",
  "/volunteer/:slug": "soep-koken-en-kratten-vullen",
};

/** Every page of the site in every language, by the path it has there. */
export const everyPage: { page: string; language: Language; path: string }[] = addresses
  .flatMap((address) => [address, ...(address.children ?? [])])
  .flatMap(({ path }) =>
    languages.map((language) => ({
      page: path,
      language,
      path: pathIn(language, path)
        .replace(/:slug\??/, slugs[path] ?? "")
        .replace(/(?<=.)\/$/, ""),
    })),
  );
