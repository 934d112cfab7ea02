import { defaultLanguage, inLanguage, type Language } from "#domain/language.ts";
import { brandIn, type FundSettings } from "#domain/setting.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { locales } from "#i18n/locale.ts";
import { pageAddress, typedAddress } from "#server/actions/page-address.ts";
import type { Poster, PosterTexts } from "#server/platform/print/poster.ts";

const catalogues = await readCatalogues("site", "document");

const sentences = compileSentences(catalogues);

const belgianOrder: readonly Language[] = ["nl", "fr"];

/** Sorts the languages of a fund in the usual Belgian order. */
function inBelgianOrder(languages: readonly Language[]): Language[] {
  return [
    ...belgianOrder.filter((language) => languages.includes(language)),
    ...languages.filter((language) => !belgianOrder.includes(language)),
  ];
}

type PosterFacts = {
  /** The name of the branch in each language. */
  branch(language: Language): string;
  fund: FundSettings;
  publicUrl: URL;
  votingOpens: Date;
  votingCloses: Date;
};

/** Writes the poster of a branch in the languages of the fund. */
export function posterText({ branch, fund, publicUrl, votingOpens, votingCloses }: PosterFacts): Poster {
  const vote = pageAddress(publicUrl, defaultLanguage, "/vote");
  const address = typedAddress(vote);
  const order = inBelgianOrder(fund.languages);
  const names = order.map(branch);
  return {
    brand: brandIn(fund, defaultLanguage),
    place: [...new Set(names)].join(" · "),
    address,
    qr: { text: vote.href, alternative: sentences[defaultLanguage].text("poster.qr") },
    texts: order.map((language) => textsIn(language, { address, votingOpens, votingCloses })),
    footer: [inLanguage(fund.name, defaultLanguage), fund.address].filter(Boolean).join(" · "),
  };
}

type Vote = Pick<PosterFacts, "votingOpens" | "votingCloses"> & { address: string };

function textsIn(language: Language, { address, votingOpens, votingCloses }: Vote): PosterTexts {
  const { text, format } = sentences[language];
  return {
    locale: locales[language],
    heading: text("poster.heading"),
    scan: text("poster.scan"),
    dates: text("poster.dates", { from: format.longDate(votingOpens), until: format.until(votingCloses) }),
    steps: [text("poster.open", { address }), text("poster.mailbox"), text("poster.letter"), text("poster.help")],
    secret: text("poster.secret"),
  };
}

/** Gives the title of the file with all posters. */
export function postersTitle(fund: FundSettings): { title: string; locale: string } {
  return {
    title: sentences[defaultLanguage].text("poster.title", { fund: inLanguage(fund.name, defaultLanguage) }),
    locale: locales[defaultLanguage],
  };
}
