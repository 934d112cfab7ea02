import { addKiosk, enterKiosk, type KioskSetUp, removeKiosk, setUpKiosk } from "#server/actions/kiosk.ts";
import { builder } from "#server/api/system/builder.ts";
import { QrCode } from "#server/api/system/qr.ts";
import type { Kiosk as KioskShape } from "#server/context.ts";
import { type KioskRow, listKiosks } from "#server/database/queries/kiosk.ts";
import { drawQr } from "#server/platform/qr.ts";

const Kiosk = builder.objectRef<KioskShape>("Kiosk").implement({
  description: "The kiosk that a tablet is: people of a branch vote there, one after the other.",
  fields: (t) => ({
    branch: t.exposeString("branch", { description: "The code of the branch where it is." }),
    voter: t.string({
      nullable: true,
      description: "The first name of whoever votes at it now; null while nobody does.",
      resolve: (_kiosk, _args, { me }) => (me?.isAtKiosk ? me.firstname : null),
    }),
  }),
});

const KnownKiosk = builder.objectRef<KioskRow>("KnownKiosk").implement({
  description: "A kiosk as whoever runs the vote sees it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Stays the same for good." }),
    name: t.exposeString("name", { description: "What tells it from the others of its branch." }),
    branch: t.exposeString("branch", { description: "The code of the branch where it is." }),
    madeAt: t.expose("madeAt", { type: "Instant", description: "When it was added." }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "Instant",
      nullable: true,
      description: "When it was last used, to within five minutes; null before a tablet became it.",
    }),
  }),
});

const SetUp = builder.objectRef<KioskSetUp>("KioskSetUp").implement({
  description: "What turns one tablet into a kiosk, once and within the hour.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "To type at `/vote/kiosk` on the tablet." }),
    address: t.exposeString("address", { description: "To open on the tablet." }),
    qr: t.field({
      type: QrCode,
      description: "The same address, for a tablet with a camera.",
      resolve: ({ address }) => drawQr(address),
    }),
  }),
});

builder.queryFields((t) => ({
  kiosk: t.field({
    type: Kiosk,
    nullable: true,
    description: "The kiosk that asks; null for any other browser. Asking is a sign that its voter is there.",
    resolve: (_root, _args, { kiosk }) => kiosk,
  }),
  kiosks: t.field({
    type: [KnownKiosk],
    description: "All kiosks, by branch and name.",
    args: { first: t.arg.int({ description: "At most so many." }) },
    resolve: async (_root, { first }, { db }) => (await listKiosks(db)).slice(0, Math.max(0, first)),
  }),
}));

const done = async (act: Promise<void>) => {
  await act;
  return true;
};

builder.mutationFields((t) => ({
  addKiosk: t.field({
    type: SetUp,
    description: "Adds a kiosk and answers with what turns one tablet into it.",
    args: {
      branch: t.arg.string({ description: "The code of the branch where it is." }),
      name: t.arg.string({ description: "What tells it from the others of its branch." }),
    },
    resolve: (_root, args, context) => addKiosk(context, args),
  }),
  removeKiosk: t.boolean({
    description: "Ends a kiosk at once, and whatever somebody was doing there.",
    args: { id: t.arg.id() },
    resolve: (_root, args, context) => done(removeKiosk(context, args)),
  }),
  setUpKiosk: t.boolean({
    description: "Turns the browser that asks into a kiosk; a code does so once. The answer sets a cookie.",
    args: { code: t.arg.string({ description: "As printed, or without the hyphens." }) },
    resolve: (_root, args, context) => done(setUpKiosk(context, args)),
  }),
  enterKiosk: t.boolean({
    description:
      "Lets someone vote at the kiosk that asks, with their access letter, as long as they do not rest; the answer sets the session cookie.",
    args: {
      employee_id: t.arg.string(),
      access_code: t.arg.string({
        description: "As printed, without the hyphens, or as the letter's QR code says it.",
      }),
    },
    resolve: (_root, args, context) => done(enterKiosk(context, args)),
  }),
}));
