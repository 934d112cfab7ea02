import "#server/api/system/consent.ts";
import "#server/api/system/person.ts";
import "#server/api/system/setting.ts";
import { builder } from "#server/api/system/builder.ts";

/** The schema of `/graphql/system`. */
export const systemSchema = builder.toSchema();
