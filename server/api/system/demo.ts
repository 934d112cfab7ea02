import { findMailedCode, logInAsDemoPerson } from "#server/actions/demo-login.ts";
import type { Demo as DemoShape } from "#server/api/context.ts";
import { builder } from "#server/api/system/builder.ts";
import { type DemoLogin, demoLogins, demoParts } from "#server/database/demo/people.ts";
import type { ReceivedMail } from "#server/platform/mail/outbox.ts";

const DemoPartEnum = builder.enumType("DemoPart", {
  description: "What someone is in the demo.",
  values: demoParts,
});

const DemoPerson = builder.objectRef<DemoLogin>("DemoPerson").implement({
  description: "An invented person to log in as.",
  fields: (t) => ({
    part: t.expose("part", { type: DemoPartEnum, description: "What they are." }),
    firstname: t.exposeString("firstname", { description: "First name." }),
    lastname: t.exposeString("lastname", { description: "Name." }),
    email: t.exposeString("email", { nullable: true, description: "Null for whoever has no mailbox." }),
    employeeId: t.exposeString("employeeId", { description: "Eight digits." }),
    accessCode: t.exposeString("accessCode", {
      nullable: true,
      description: "Of their access letter; null for whoever has a mailbox.",
    }),
  }),
});

const DemoMail = builder.objectRef<ReceivedMail>("DemoMail").implement({
  description: "A mail the demo sent to nobody.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Stays the same for good." }),
    to: t.exposeString("to", { description: "Whom it was for." }),
    from: t.exposeString("from", { description: "Who it is from." }),
    subject: t.exposeString("subject", { description: "What it is about." }),
    at: t.expose("at", { type: "Instant", description: "When it was sent." }),
    text: t.exposeString("text", { description: "What it says, as a plain mail program shows it." }),
  }),
});

const Demo = builder.objectRef<DemoShape>("Demo").implement({
  description: "What exists in the demo and nowhere else.",
  fields: (t) => ({
    people: t.field({
      description: "Whom one can log in as.",
      type: [DemoPerson],
      resolve: () => demoLogins,
    }),
    code: t.string({
      description: "The code that was mailed for a login; null while the mail is under way.",
      nullable: true,
      args: { loginId: t.arg.id() },
      resolve: async (demo, { loginId }, context) =>
        findMailedCode(context, { loginId, mails: await demo.readMails() }),
    }),
    mails: t.field({
      description: "Every mail the site sent lately, the newest first.",
      type: [DemoMail],
      args: { first: t.arg.int({ description: "At most so many." }) },
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
