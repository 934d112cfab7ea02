import { type WaitingKind, waitingKinds, waitingWork } from "#domain/office-area.ts";
import { mayDo } from "#domain/permission.ts";
import { listUndecided, mayOrder } from "#server/actions/vote-count.ts";
import { builder } from "#server/api/system/builder.ts";
import { Me } from "#server/api/system/person.ts";
import type { Context } from "#server/context.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { countWaitingWork } from "#server/database/queries/waiting-work.ts";

const WaitingKindEnum = builder.enumType("WaitingKind", {
  description: "A kind of work in the office.",
  values: waitingKinds,
});

const WaitingWork = builder.objectRef<{ kind: WaitingKind; count: number }>("WaitingWork").implement({
  description: "Work that waits for the current user.",
  fields: (t) => ({
    kind: t.expose("kind", { type: WaitingKindEnum, description: "The kind of work." }),
    count: t.exposeInt("count", { description: "How much of it waits." }),
  }),
});

builder.objectField(Me, "waiting", (t) =>
  t.field({
    type: [WaitingWork],
    description: "The work that waits for this person in the office; nothing for people without a role there.",
    resolve: async (me, _args, context) => {
      const kinds = waitingKinds.filter((kind) => mayDo(me, waitingWork[kind].act));
      if (kinds.length === 0) return [];
      const { countedCalls, ...counts } = await countWaitingWork(context.db, me, {
        now: context.now,
        offered: await listLanguages(context.db),
      });
      const tie = countedCalls > 0 && kinds.includes("tie") ? await countTies(context) : 0;
      const all = { ...counts, tie };
      return kinds.map((kind) => ({ kind, count: all[kind] })).filter(({ count }) => count > 0);
    },
  }),
);

async function countTies(context: Context): Promise<number> {
  const ties = await Promise.all((await listCalls(context.db)).map((call) => listUndecided(context, call)));
  const viewerId = context.me?.id ?? "";
  const own = await Promise.all(ties.map(async (tied) => tied.length > 0 && mayOrder(context.db, viewerId, tied)));
  return own.filter(Boolean).length;
}
