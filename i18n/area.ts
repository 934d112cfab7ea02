import type { texts as account } from "#i18n/nl/account.ts";
import type { texts as byHand } from "#i18n/nl/by-hand.ts";
import type { texts as calls } from "#i18n/nl/calls.ts";
import type { texts as committee } from "#i18n/nl/committee.ts";
import type { texts as connections } from "#i18n/nl/connections.ts";
import type { texts as cookies } from "#i18n/nl/cookies.ts";
import type { texts as decisions } from "#i18n/nl/decisions.ts";
import type { texts as documentTexts } from "#i18n/nl/document.ts";
import type { texts as donate } from "#i18n/nl/donate.ts";
import type { texts as dossierForm } from "#i18n/nl/dossier-form.ts";
import type { texts as dossiers } from "#i18n/nl/dossiers.ts";
import type { texts as greeting } from "#i18n/nl/greeting.ts";
import type { texts as home } from "#i18n/nl/home.ts";
import type { texts as importTexts } from "#i18n/nl/import.ts";
import type { texts as inbox } from "#i18n/nl/inbox.ts";
import type { texts as letters } from "#i18n/nl/letters.ts";
import type { texts as mail } from "#i18n/nl/mail.ts";
import type { texts as meeting } from "#i18n/nl/meeting.ts";
import type { texts as offers } from "#i18n/nl/offers.ts";
import type { texts as office } from "#i18n/nl/office.ts";
import type { texts as officeVote } from "#i18n/nl/office-vote.ts";
import type { texts as organisations } from "#i18n/nl/organisations.ts";
import type { texts as outage } from "#i18n/nl/outage.ts";
import type { texts as people } from "#i18n/nl/people.ts";
import type { texts as projectApproval } from "#i18n/nl/project-approval.ts";
import type { texts as projects } from "#i18n/nl/projects.ts";
import type { texts as publicTexts } from "#i18n/nl/public.ts";
import type { texts as resultLetters } from "#i18n/nl/result-letters.ts";
import type { texts as setUp } from "#i18n/nl/set-up.ts";
import type { texts as settings } from "#i18n/nl/settings.ts";
import type { texts as site } from "#i18n/nl/site.ts";
import type { texts as submission } from "#i18n/nl/submission.ts";
import type { texts as textTexts } from "#i18n/nl/texts.ts";
import type { texts as usual } from "#i18n/nl/usual.ts";
import type { texts as vote } from "#i18n/nl/vote.ts";
import type { texts as writing } from "#i18n/nl/writing.ts";

/** The catalogues of every language, by the name of their file. Dutch says which sentences there are. */
type Catalogues = {
  site: typeof site;
  cookies: typeof cookies;
  donate: typeof donate;
  public: typeof publicTexts;
  home: typeof home;
  submission: typeof submission;
  "dossier-form": typeof dossierForm;
  account: typeof account;
  vote: typeof vote;
  offers: typeof offers;
  organisations: typeof organisations;
  office: typeof office;
  "office-vote": typeof officeVote;
  calls: typeof calls;
  decisions: typeof decisions;
  dossiers: typeof dossiers;
  committee: typeof committee;
  import: typeof importTexts;
  inbox: typeof inbox;
  people: typeof people;
  "by-hand": typeof byHand;
  "project-approval": typeof projectApproval;
  projects: typeof projects;
  connections: typeof connections;
  settings: typeof settings;
  writing: typeof writing;
  texts: typeof textTexts;
  "result-letters": typeof resultLetters;
  "set-up": typeof setUp;
  greeting: typeof greeting;
  letters: typeof letters;
  mail: typeof mail;
  meeting: typeof meeting;
  outage: typeof outage;
  document: typeof documentTexts;
  usual: typeof usual;
};

export type CatalogueName = keyof Catalogues;

/** The keys of the sentences in one or more catalogues. */
export type KeyIn<Name extends CatalogueName> = { [One in Name]: keyof Catalogues[One] & string }[Name];

/** The areas of the site, each with the catalogues that its pages have besides that of the whole site. */
export const catalogues = {
  public: ["public"],
  home: ["public", "home"],
  cookies: ["public", "cookies"],
  donate: ["public", "donate"],
  submission: ["submission", "dossier-form"],
  account: ["submission", "dossier-form", "account"],
  vote: ["vote"],
  office: ["office"],
  calls: ["office", "office-vote", "calls", "result-letters"],
  // The answers of a dossier have the words of its form.
  dossiers: ["office", "submission", "dossier-form", "dossiers", "decisions", "result-letters"],
  // The committee reads dossiers while it scores them.
  committee: ["office", "submission", "dossier-form", "dossiers", "decisions", "result-letters", "committee"],
  meeting: ["office", "submission", "dossier-form", "dossiers", "decisions", "result-letters", "committee", "meeting"],
  // The form of a file is on pages of two areas.
  import: ["office", "import"],
  inbox: ["office", "inbox"],
  people: ["office", "people", "import"],
  // The preview of a project has the words of its public page.
  projects: ["office", "public", "writing", "texts", "projects", "by-hand", "import"],
  // Drawings have their words in the public pages.
  offers: ["office", "public", "writing", "texts", "offers"],
  // Legal forms have their words in the form of a dossier.
  organisations: ["office", "writing", "texts", "dossier-form", "organisations"],
  approval: ["project-approval"],
  settings: ["office", "settings"],
  connections: ["office", "settings", "connections"],
  writing: ["office", "writing", "texts"],
  setUp: ["office", "office-vote", "calls", "result-letters", "people", "import", "settings", "set-up"],
} as const satisfies Record<string, readonly CatalogueName[]>;

export type Area = keyof typeof catalogues;

/** The keys of the sentences that a page of an area may use. */
export type TextKey<A extends Area> = KeyIn<"site" | (typeof catalogues)[A][number]>;
