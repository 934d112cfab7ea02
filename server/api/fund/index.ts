import "#server/api/fund/call.ts";
import "#server/api/fund/call-change.ts";
import "#server/api/fund/call-log.ts";
import "#server/api/fund/call-plan.ts";
import "#server/api/fund/catalogue.ts";
import "#server/api/fund/decision.ts";
import "#server/api/fund/decision-act.ts";
import "#server/api/fund/earlier-call.ts";
import "#server/api/fund/dossier.ts";
import "#server/api/fund/dossier-change.ts";
import "#server/api/fund/dossier-history.ts";
import "#server/api/fund/figure.ts";
import "#server/api/fund/hand-over.ts";
import "#server/api/fund/inbox.ts";
import "#server/api/fund/late-access.ts";
import "#server/api/fund/meeting.ts";
import "#server/api/fund/meeting-act.ts";
import "#server/api/fund/message.ts";
import "#server/api/fund/neighbour.ts";
import "#server/api/fund/offer.ts";
import "#server/api/fund/office-dossier.ts";
import "#server/api/fund/office-dossier-act.ts";
import "#server/api/fund/office-dossier-bulk.ts";
import "#server/api/fund/office-dossier-check.ts";
import "#server/api/fund/office-dossier-waiting.ts";
import "#server/api/fund/organisation.ts";
import "#server/api/fund/page.ts";
import "#server/api/fund/page-editor.ts";
import "#server/api/fund/pledge.ts";
import "#server/api/fund/project.ts";
import "#server/api/fund/result.ts";
import "#server/api/fund/review.ts";
import "#server/api/fund/review-act.ts";
import "#server/api/fund/volunteer.ts";
import "#server/api/fund/vote.ts";
import "#server/api/fund/vote-desk.ts";
import "#server/api/fund/vote-proof.ts";
import "#server/api/fund/vote-turnout.ts";
import { visibility } from "#domain/visibility.ts";
import { refusingBrokenText, refusingOtherLanguages } from "#server/api/argument.ts";
import { builder } from "#server/api/fund/builder.ts";
import { enforceVisibility } from "#server/api/visibility.ts";

/** The schema of `/graphql`. */
export const fundSchema = refusingBrokenText(
  enforceVisibility(refusingOtherLanguages(builder.toSchema()), visibility.fund),
);
