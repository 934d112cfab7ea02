import type { account } from "#i18n/nl/account.ts";
import type { apiProblem } from "#i18n/nl/api-problem.ts";
import type { card } from "#i18n/nl/card.ts";
import type { contact } from "#i18n/nl/contact.ts";
import type { cookie } from "#i18n/nl/cookie.ts";
import { copy } from "#i18n/nl/copy.ts";
import type { deadline } from "#i18n/nl/deadline.ts";
import type { demo } from "#i18n/nl/demo.ts";
import type { donate } from "#i18n/nl/donate.ts";
import type { dossierField } from "#i18n/nl/dossier-field.ts";
import type { dossierProblem } from "#i18n/nl/dossier-problem.ts";
import type { dossierRule } from "#i18n/nl/dossier-rule.ts";
import type { dossierState } from "#i18n/nl/dossier-state.ts";
import { error } from "#i18n/nl/error.ts";
import type { fileProblem } from "#i18n/nl/file-problem.ts";
import type { handOver } from "#i18n/nl/hand-over.ts";
import type { home } from "#i18n/nl/home.ts";
import type { kiosk } from "#i18n/nl/kiosk.ts";
import type { lateAccess } from "#i18n/nl/late-access.ts";
import type { login } from "#i18n/nl/login.ts";
import type { myDossier } from "#i18n/nl/my-dossier.ts";
import type { office } from "#i18n/nl/office.ts";
import type { officeKiosks } from "#i18n/nl/office-kiosks.ts";
import type { officeLetters } from "#i18n/nl/office-letters.ts";
import type { officeProblem } from "#i18n/nl/office-problem.ts";
import type { officeVote } from "#i18n/nl/office-vote.ts";
import { outage } from "#i18n/nl/outage.ts";
import type { personProblem } from "#i18n/nl/person-problem.ts";
import type { picture } from "#i18n/nl/picture.ts";
import type { problem } from "#i18n/nl/problem.ts";
import type { project } from "#i18n/nl/project.ts";
import type { projects } from "#i18n/nl/projects.ts";
import type { region } from "#i18n/nl/region.ts";
import type { result } from "#i18n/nl/result.ts";
import type { role } from "#i18n/nl/role.ts";
import type { rule } from "#i18n/nl/rule.ts";
import type { secondFactor } from "#i18n/nl/second-factor.ts";
import type { share } from "#i18n/nl/share.ts";
import { shell } from "#i18n/nl/shell.ts";
import type { submit } from "#i18n/nl/submit.ts";
import type { volunteer } from "#i18n/nl/volunteer.ts";
import type { vote } from "#i18n/nl/vote.ts";
import type { voteProblem } from "#i18n/nl/vote-problem.ts";
import type { voteProof } from "#i18n/nl/vote-proof.ts";
import type { voted } from "#i18n/nl/voted.ts";
import { written } from "#i18n/nl/written.ts";

/** The sentences that any page may need; the parts of the site add their own. */
export const texts = {
  ...copy,
  ...error,
  ...outage,
  ...shell,
  ...written,
};

export type SiteKey = keyof typeof texts;

/** Every sentence of the site. */
export type TextKey =
  | SiteKey
  | keyof typeof account
  | keyof typeof apiProblem
  | keyof typeof card
  | keyof typeof contact
  | keyof typeof cookie
  | keyof typeof deadline
  | keyof typeof demo
  | keyof typeof donate
  | keyof typeof dossierField
  | keyof typeof dossierProblem
  | keyof typeof dossierRule
  | keyof typeof dossierState
  | keyof typeof fileProblem
  | keyof typeof handOver
  | keyof typeof home
  | keyof typeof kiosk
  | keyof typeof lateAccess
  | keyof typeof login
  | keyof typeof myDossier
  | keyof typeof office
  | keyof typeof officeKiosks
  | keyof typeof officeLetters
  | keyof typeof officeVote
  | keyof typeof officeProblem
  | keyof typeof personProblem
  | keyof typeof picture
  | keyof typeof problem
  | keyof typeof project
  | keyof typeof projects
  | keyof typeof region
  | keyof typeof result
  | keyof typeof role
  | keyof typeof rule
  | keyof typeof secondFactor
  | keyof typeof share
  | keyof typeof submit
  | keyof typeof volunteer
  | keyof typeof vote
  | keyof typeof voteProblem
  | keyof typeof voteProof
  | keyof typeof voted;
