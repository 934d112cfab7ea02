import { defaultLanguage, inLanguage, type Language } from "#domain/language.ts";
import { brandIn, type FundSettings } from "#domain/setting.ts";
import { compileSpeech } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { locales } from "#i18n/locale.ts";
import { pageAddress, typedAddress } from "#server/actions/page-address.ts";
import type { Poster, PosterSpeech } from "#server/platform/print/poster.ts";

const catalogues = await readCatalogues("site", "document");

const speech = compileSpeech(catalogues);

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
    qr: { text: vote.href, alternative: speech[defaultLanguage].text("poster.qr") },
    speeches: order.map((language) => speechIn(language, { address, votingOpens, votingCloses })),
    footer: [inLanguage(fund.name, defaultLanguage), fund.address].filter(Boolean).join(" · "),
  };
}

type Vote = Pick<PosterFacts, "votingOpens" | "votingCloses"> & { address: string };

function speechIn(language: Language, { address, votingOpens, votingCloses }: Vote): PosterSpeech {
  const { text, format } = speech[language];
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
    title: speech[defaultLanguage].text("poster.title", { fund: inLanguage(fund.name, defaultLanguage) }),
    locale: locales[defaultLanguage],
  };
}
