import { type ContentReading, recordReadings } from "#server/actions/content-reading.ts";
import { readTogether } from "#server/api/loader.ts";

/** Records that the viewer reads content of a confidential dossier, together with the others of the same answer. */
export const recordReading = readTogether(
  ({ dossierId, act }: ContentReading) => `${act} ${dossierId}`,
  async (context, readings) => {
    await recordReadings(context, readings);
    return [...readings];
  },
);
