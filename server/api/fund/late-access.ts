import { mayDo } from "#domain/permission.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { findLateAccess } from "#server/database/queries/dossier.ts";

type LateAccess = NonNullable<Awaited<ReturnType<typeof findLateAccess>>>;

const LateAccessRef = builder.objectRef<LateAccess>("LateAccess").implement({
  description: "Extra time to submit after the deadline of a call.",
  fields: (t) => ({
    call: t.field({ type: Call, description: "The call it is for.", resolve: ({ call }) => call }),
    until: t.expose("until", { type: "Instant", description: "The moment before which a dossier must be submitted." }),
  }),
});

builder.queryField("myLateAccess", (t) =>
  t.field({
    type: LateAccessRef,
    nullable: true,
    description: "The extra time that the logged-in person has accepted and that is not over; null without any.",
    resolve: (_root, _args, { db, me, now }) =>
      me && mayDo(me, "submitDossier") ? findLateAccess(db, me.id, now) : null,
  }),
);
