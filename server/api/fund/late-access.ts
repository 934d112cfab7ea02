import { mayDo } from "#domain/permission.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { loadLists } from "#server/api/loader.ts";
import { findLateAccess, type GivenLateAccess, listLateAccesses } from "#server/database/queries/dossier.ts";

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

const nameOf = (person: { firstname: string; lastname: string } | null) =>
  person && `${person.firstname} ${person.lastname}`;

const GivenLateAccessRef = builder.objectRef<GivenLateAccess>("GivenLateAccess").implement({
  description: "Extra time that a coordinator gave.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    until: t.expose("until", { type: "Instant", description: "The moment before which a dossier must be submitted." }),
    givenAt: t.expose("givenAt", { type: "Instant", description: "When it was given." }),
    person: t.string({
      nullable: true,
      description: "The name of the person who has it; null until somebody uses its link.",
      resolve: ({ person }) => nameOf(person),
    }),
    givenBy: t.string({
      nullable: true,
      description: "The name of the coordinator who gave it.",
      resolve: ({ givenBy }) => nameOf(givenBy),
    }),
  }),
});

const loadLateAccesses = loadLists(listLateAccesses, ({ callId }) => callId);

builder.objectField(Call, "lateAccesses", (t) =>
  t.field({
    type: [GivenLateAccessRef],
    description: "The extra time that was given in it, the latest first.",
    args: { first: t.arg.int({ description: "The maximum number of entries." }) },
    resolve: ({ id }, { first }, context) => loadLateAccesses(context, id, Math.min(Math.max(0, first), 200)),
  }),
);
