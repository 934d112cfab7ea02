import { mayRelease } from "#domain/decision.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { itemName } from "#domain/fund-list.ts";
import { defaultLanguage, inLanguage, type Language } from "#domain/language.ts";
import { brandIn } from "#domain/setting.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { locales } from "#i18n/locale.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { openLetter } from "#server/actions/dossier-content.ts";
import { getPaperLook } from "#server/actions/paper-look.ts";
import type { Context } from "#server/context.ts";
import { listDecisions } from "#server/database/queries/decision.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { findPerson } from "#server/database/queries/person.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { printPlainLetter } from "#server/platform/print/plain-letter.ts";

const sentences = compileSentences(await readCatalogues("site", "letters"));

/** The last letter about a dossier that was released, for people who may release it; null for anybody else. */
export async function findDecisionPaper(context: Context, { dossierId }: { dossierId: string }) {
  const { db, me, now, secret } = context;
  const dossier = me && (await findOfficeDossier(db, me, dossierId));
  if (!dossier || !mayRelease(levelsInOffice(me, dossier))) return null;
  const decision = (await listDecisions(db, [dossierId])).findLast(({ releasedAt }) => releasedAt);
  const person = await findPerson(db, dossier.applicantId);
  if (!decision?.releasedAt || !person) return null;
  const fund = await getFundSettings(db);
  const { branches } = await getFundLists(db);
  const releasedAt = decision.releasedAt;
  const texts = Object.entries(openLetter(secret, decision)) as [Language, string][];
  const letters = texts.map(([language, letter]) => {
    const [heading = "", ...paragraphs] = letter.split(/\n{2,}/);
    const { text, format } = sentences[language];
    return {
      locale: locales[language],
      brand: brandIn(fund, language),
      date: format.longDate(releasedAt),
      addressee: [`${person.firstname} ${person.lastname}`, itemName(branches, person.branch, language)] as const,
      about: text("letter.paper.about", { number: dossier.number ?? "" }),
      heading,
      paragraphs,
      footer: [inLanguage(fund.name, language), fund.address].filter(Boolean).join(" · "),
    };
  });
  const language = texts[0]?.[0] ?? defaultLanguage;
  return {
    // The name has no title and no person's name, because others may see a list of downloads.
    name: `letter-${dossier.number}.pdf`,
    print: async () => {
      await recordAudit(context, { act: "print_decision", subject: `dossier ${dossierId}` });
      return printPlainLetter(letters, {
        title: sentences[language].text("letter.paper.title", { number: dossier.number ?? "" }),
        locale: locales[language],
        madeAt: now,
        look: await getPaperLook(db),
      });
    },
  };
}
