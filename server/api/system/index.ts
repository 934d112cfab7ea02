import "#server/api/system/account.ts";
import "#server/api/system/connection.ts";
import "#server/api/system/consent.ts";
import "#server/api/system/demo.ts";
import "#server/api/system/kiosk.ts";
import "#server/api/system/letter.ts";
import "#server/api/system/log.ts";
import "#server/api/system/login.ts";
import "#server/api/system/person.ts";
import "#server/api/system/person-list.ts";
import "#server/api/system/role.ts";
import "#server/api/system/roster.ts";
import "#server/api/system/roster-draft.ts";
import "#server/api/system/saved-view.ts";
import "#server/api/system/second-factor.ts";
import "#server/api/system/session.ts";
import "#server/api/system/set-up.ts";
import "#server/api/system/set-up-acts.ts";
import "#server/api/system/setting.ts";
import "#server/api/system/setting-form.ts";
import "#server/api/system/waiting-work.ts";
import { visibility } from "#domain/visibility.ts";
import { refusingBrokenText, refusingOtherLanguages } from "#server/api/argument.ts";
import { builder } from "#server/api/system/builder.ts";
import { enforceVisibility } from "#server/api/visibility.ts";

/** The schema of `/graphql/system`. */
export const systemSchema = refusingBrokenText(
  enforceVisibility(refusingOtherLanguages(builder.toSchema()), visibility.system),
  ["accessLetters"],
);
