import { checkId } from "#domain/id.ts";
import { loginWays } from "#domain/login.ts";
import { refuse } from "#domain/problem.ts";
import { endOtherSessions, endOwnSession } from "#server/actions/session.ts";
import { builder } from "#server/api/system/builder.ts";
import { Me } from "#server/api/system/person.ts";
import { listSessions, type SessionRow } from "#server/database/queries/session.ts";

const LoginWayEnum = builder.enumType("LoginWay", {
  description: "The way someone logged in.",
  values: loginWays,
});

const Session = builder.objectRef<SessionRow & { isThis: boolean }>("Session").implement({
  description: "A browser in which someone is logged in.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    device: t.exposeString("device", { description: "Browser and device in a few words; empty when unknown." }),
    way: t.expose("way", { type: LoginWayEnum, description: "The way they logged in." }),
    startedAt: t.expose("startedAt", { type: "Instant", description: "When they logged in." }),
    seenAt: t.expose("seenAt", { type: "Instant", description: "When it was last used, to within five minutes." }),
    expiresAt: t.expose("expiresAt", { type: "Instant", description: "When it expires." }),
    isThis: t.exposeBoolean("isThis", { description: "Whether it is the present session." }),
  }),
});

builder.objectField(Me, "sessions", (t) =>
  t.field({
    description: "Every browser in which this person is logged in, the latest first.",
    type: [Session],
    args: { first: t.arg.int({ description: "The maximum number of sessions." }) },
    resolve: async (me, { first }, { db, now }) =>
      (await listSessions(db, me.id, now))
        .slice(0, Math.max(0, first))
        .map((session) => ({ ...session, isThis: session.id === me.sessionId })),
  }),
);

builder.mutationFields((t) => ({
  endSession: t.boolean({
    description: "Ends one of one's own sessions, on any device.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      refuse(checkId(id));
      await endOwnSession(context, { id });
      return true;
    },
  }),
  endOtherSessions: t.boolean({
    description: "Ends all of one's own sessions except this one.",
    resolve: async (_root, _args, context) => {
      await endOtherSessions(context);
      return true;
    },
  }),
}));
