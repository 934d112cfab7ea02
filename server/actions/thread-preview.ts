import { openMessage } from "#server/actions/dossier-content.ts";
import type { ThreadRow } from "#server/database/queries/thread.ts";
import type { Secret } from "#server/platform/secret.ts";

/** The longest start of a message that the list shows. */
const longestPreview = 160;

/** Gives the start of the last message. The start of a confidential one is content, whose reading is recorded. */
export function previewThread(secret: Secret, { message, dossier, lastMessage }: ThreadRow): string | null {
  if (dossier?.isConfidential) return null;
  const text = message?.text ?? (lastMessage ? openMessage(secret, lastMessage) : "");
  return text.replace(/\s+/g, " ").slice(0, longestPreview);
}
