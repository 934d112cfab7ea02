import { checkColours } from "#domain/colour.ts";
import { usualTerms } from "#domain/dossier-phase.ts";
import { type Language, languages, offeredLanguages } from "#domain/language.ts";
import { usualQuorum } from "#domain/meeting.ts";
import { designColours } from "#domain/palette.ts";
import { usualRetention } from "#domain/retention.ts";
import { type FundPicture, type FundPictureKind, type FundSettings, wholeName } from "#domain/setting.ts";
import { usualText } from "#i18n/usual-text.ts";
import { eq } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { settings } from "#server/database/tables/setting.ts";

/** The settings of a fund before anyone has changed them. */
export const unnamedFund: FundSettings = {
  languages: [...languages],
  colours: designColours,
  company: "Samen",
  fund: usualText("usual.fund"),
  name: wholeName("Samen", usualText("usual.fund")),
  claim: usualText("usual.claim"),
  email: "",
  phone: "",
  address: "",
  iban: "",
  accountHolder: "",
  mailDomains: [],
  asksRegisterNumber: false,
  humanResources: [],
  terms: usualTerms,
  requestBudgetInCents: null,
  quorum: usualQuorum,
  retention: usualRetention,
  helplines: [
    {
      name: "Tele-Onthaal",
      phone: "106",
      about: usualText("usual.helpline.teleOnthaal"),
      languages: ["nl", "en"],
    },
    {
      name: "Zelfmoordlijn",
      phone: "1813",
      about: usualText("usual.helpline.zelfmoordlijn"),
      languages: ["nl", "en"],
    },
    {
      name: "De Luisterlijn",
      phone: "088 0767 000",
      about: usualText("usual.helpline.luisterlijn"),
      languages: ["nl", "en"],
    },
    {
      name: "Télé-Accueil",
      phone: "107",
      about: usualText("usual.helpline.teleAccueil"),
      languages: ["fr", "en"],
    },
  ],
  history: [],
};

/** Reads the settings of the fund of this installation. */
export const getFundSettings = publicRead("getFundSettings", async (db: Database): Promise<FundSettings> => {
  const [row] = await db.select().from(settings).where(eq(settings.key, "fund"));
  const fund = { ...unnamedFund, ...(row?.value as Partial<FundSettings> | undefined) };
  // Settings that were changed by hand may be wrong, and every page needs its colours.
  const colours = checkColours(fund.colours) ? designColours : fund.colours;
  // A file of the fund names only some kinds, and an earlier version had fewer.
  const retention = { ...usualRetention, ...fund.retention };
  return { ...fund, colours, retention, languages: offeredLanguages(fund.languages) };
});

/** Reads the languages that the fund offers, the default one first. */
export async function listLanguages(db: Database): Promise<Language[]> {
  return (await getFundSettings(db)).languages;
}

/** Reads how often each form of the settings was saved; a form that never was is at 0. */
export async function getSettingRevisions(db: Database): Promise<Readonly<Record<string, number>>> {
  const [row] = await db.select().from(settings).where(eq(settings.key, revisionsKey));
  return (row?.value as Record<string, number> | undefined) ?? {};
}

/** The row with the revisions of all forms. */
export const revisionsKey = "revisions";

/** Finds a picture of the fund; null if it has none of this kind. */
export const findFundPicture = publicRead("findFundPicture", async (db: Database, kind: FundPictureKind) => {
  const [row] = await db.select().from(settings).where(eq(settings.key, kind));
  return row ? (row.value as FundPicture) : null;
});
