import { findMailedCode, logInAsDemoPerson } from "#server/actions/demo-login.ts";
import type { Demo as DemoShape } from "#server/api/context.ts";
import { builder } from "#server/api/system/builder.ts";
import { type DemoLogin, demoLogins, demoParts } from "#server/database/demo/people.ts";
import type { ReceivedMail } from "#server/platform/mail/outbox.ts";

const DemoPartEnum = builder.enumType("DemoPart", {
  description: "The part that a person plays in the demo.",
  values: demoParts,
});

const DemoPerson = builder.objectRef<DemoLogin>("DemoPerson").implement({
  description: "An invented person to log in as.",
  fields: (t) => ({
    part: t.expose("part", { type: DemoPartEnum, description: "Their part in the demo." }),
    firstname: t.exposeString("firstname", { description: "First name." }),
    lastname: t.exposeString("lastname", { description: "Name." }),
    email: t.exposeString("email", { nullable: true, description: "Email address; null without a mailbox." }),
    employeeId: t.exposeString("employeeId", { description: "Eight digits." }),
    accessCode: t.exposeString("accessCode", {
      nullable: true,
      description: "The code of their access letter; null if they have a mailbox.",
    }),
  }),
});

const DemoMail = builder.objectRef<ReceivedMail>("DemoMail").implement({
  description: "A mail that the demo wrote but did not deliver.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    to: t.exposeString("to", { description: "The receiver." }),
    from: t.exposeString("from", { description: "The sender." }),
    subject: t.exposeString("subject", { description: "The subject." }),
    at: t.expose("at", { type: "Instant", description: "When it was sent." }),
    text: t.exposeString("text", { description: "The plain text of the mail." }),
  }),
});

const Demo = builder.objectRef<DemoShape>("Demo").implement({
  description: "Data that only exists in the demo.",
  fields: (t) => ({
    people: t.field({
      description: "The people that a visitor can log in as.",
      type: [DemoPerson],
      resolve: () => demoLogins,
    }),
    code: t.string({
      description: "The code that was mailed for a login; null until the mail is sent.",
      nullable: true,
      args: { loginId: t.arg.id() },
      resolve: async (demo, { loginId }, context) =>
        findMailedCode(context, { loginId, mails: await demo.readMails() }),
    }),
    mails: t.field({
      description: "The recent mails of the site, the newest first.",
      type: [DemoMail],
      args: { first: t.arg.int({ description: "The maximum number of mails." }) },
      // New mails arrive without a public change; reading the time keeps this answer out of the cache.
      resolve: async (demo, { first }, { now }) => (now ? await demo.readMails() : []).slice(0, Math.max(0, first)),
    }),
  }),
});

builder.queryField("demo", (t) =>
  t.field({
    description: "The demo; null on every other site.",
    type: Demo,
    nullable: true,
    resolve: (_root, _args, { demo }) => demo,
  }),
);

builder.mutationField("loginAsDemoPerson", (t) =>
  t.boolean({
    description: "Logs in as one of the people of the demo; refused on every other site.",
    args: { employeeId: t.arg.string() },
    resolve: async (_root, { employeeId }, context) => {
      await logInAsDemoPerson(context, { isDemo: context.demo !== null, employeeId });
      return true;
    },
  }),
);
