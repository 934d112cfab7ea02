import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { type Area, catalogues } from "#i18n/area.ts";
import { compileCatalogue } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { SentencesProvider } from "#web/text.tsx";

/** Renders a part of a page as the server does, in English, with the sentences of its area. */
export async function renderPart(part: ReactElement, area: Area): Promise<string> {
  const { en } = await readCatalogues("site", ...catalogues[area]);
  const Page = createRoutesStub([{ path: "/", Component: () => part }]);
  return renderToStaticMarkup(
    <SentencesProvider language="en" area={area} messages={compileCatalogue(en)}>
      <Page />
    </SentencesProvider>,
  );
}
