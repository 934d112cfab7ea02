import { releaseDue } from "#server/actions/decision-release.ts";
import { finishJob, type JobPayloads, takeJobs } from "#server/actions/job.ts";
import { decideItem } from "#server/actions/meeting.ts";
import { drawPicture, storePicture } from "#server/actions/project-picture.ts";
import type { Context } from "#server/context.ts";
import { holdTime } from "#server/jobs/queue.ts";

/** An act that a test kills. */
export type Act =
  | { kind: "release" }
  | { kind: "decide"; item: Parameters<typeof decideItem>[1] }
  | { kind: "store"; draftId: string; photo: string }
  | { kind: "draw" };

/** Does an act, and says why it was refused, if it was. It calls `begin` when the part that may be killed begins. */
export async function doAct(context: Context, act: Act, begin = () => {}): Promise<string | null> {
  try {
    await run(context, act, begin);
    return null;
  } catch (error) {
    const { problem } = error as { problem?: { code: string } };
    if (!problem) throw error;
    return problem.code;
  }
}

async function run(context: Context, act: Act, begin: () => void): Promise<void> {
  if (act.kind !== "draw") begin();
  if (act.kind === "release") return releaseDue(context);
  if (act.kind === "decide") return decideItem(context, act.item);
  if (act.kind === "store") {
    const { draftId, photo } = act;
    return void (await storePicture(context, { draftId, name: "photo.jpg", bytes: Buffer.from(photo, "base64") }));
  }
  // The queue itself looks for jobs at moments of its own, so the number of steps would not be the same each time.
  const { db, now, files } = context;
  const heldUntil = new Date(now.getTime() + holdTime);
  const [job] = await takeJobs(db, { kinds: ["drawPicture"], limit: 1, now, heldUntil });
  if (!job) return;
  begin();
  const { pictureId } = job.payload as JobPayloads["drawPicture"];
  await drawPicture({ db, now, files }, pictureId);
  await finishJob(db, job);
}
