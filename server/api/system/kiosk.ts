import { addKiosk, enterKiosk, type KioskSetUp, removeKiosk, setUpKiosk } from "#server/actions/kiosk.ts";
import { done } from "#server/api/done.ts";
import { builder } from "#server/api/system/builder.ts";
import { QrCode } from "#server/api/system/qr.ts";
import type { Kiosk as KioskShape } from "#server/context.ts";
import { type KioskRow, listKiosks } from "#server/database/queries/kiosk.ts";
import { drawQr } from "#server/platform/qr.ts";

const Kiosk = builder.objectRef<KioskShape>("Kiosk").implement({
  description: "A voting tablet, at which people of a branch vote one after the other.",
  fields: (t) => ({
    branch: t.exposeString("branch", { description: "The code of the branch where it is." }),
    voter: t.string({
      nullable: true,
      description: "The first name of the person who is voting at it; null while nobody is.",
      resolve: (_kiosk, _args, { me }) => (me?.isAtKiosk ? me.firstname : null),
    }),
  }),
});

const KnownKiosk = builder.objectRef<KioskRow>("KnownKiosk").implement({
  description: "A kiosk, as coordinators see it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    name: t.exposeString("name", { description: "A name that distinguishes it from other kiosks of its branch." }),
    branch: t.exposeString("branch", { description: "The code of the branch where it is." }),
    madeAt: t.expose("madeAt", { type: "Instant", description: "When it was added." }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "Instant",
      nullable: true,
      description: "When it was last used, to within five minutes; null until it is set up on a tablet.",
    }),
  }),
});

const SetUp = builder.objectRef<KioskSetUp>("KioskSetUp").implement({
  description: "The code that turns one tablet into a kiosk. It works once, within an hour.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "The code to type at `/vote/kiosk` on the tablet." }),
    address: t.exposeString("address", { description: "The address to open on the tablet." }),
    qr: t.field({
      type: QrCode,
      description: "The same address as a QR code, for a tablet with a camera.",
      resolve: ({ address }) => drawQr(address),
    }),
  }),
});

builder.queryFields((t) => ({
  kiosk: t.field({
    type: Kiosk,
    nullable: true,
    description:
      "The kiosk that sends this request; null for any other browser. The request counts as activity of the voter.",
    resolve: (_root, _args, { kiosk }) => kiosk,
  }),
  kiosks: t.field({
    type: [KnownKiosk],
    description: "All kiosks, by branch and name.",
    args: { first: t.arg.int({ description: "The maximum number of kiosks." }) },
    resolve: async (_root, { first }, { db }) => (await listKiosks(db)).slice(0, Math.max(0, first)),
  }),
}));

builder.mutationFields((t) => ({
  addKiosk: t.field({
    type: SetUp,
    description: "Adds a kiosk and answers with the code to set it up on a tablet.",
    args: {
      branch: t.arg.string({ description: "The code of the branch where it is." }),
      name: t.arg.string({ description: "A name that distinguishes it from other kiosks of its branch." }),
    },
    resolve: (_root, args, context) => addKiosk(context, args),
  }),
  removeKiosk: t.boolean({
    description: "Removes a kiosk at once and ends the session of its voter.",
    args: { id: t.arg.id() },
    resolve: (_root, args, context) => done(removeKiosk(context, args)),
  }),
  setUpKiosk: t.boolean({
    description: "Turns this browser into a kiosk. A code works once. The answer sets a cookie.",
    args: { code: t.arg.string({ description: "The code, with or without hyphens." }) },
    resolve: (_root, args, context) => done(setUpKiosk(context, args)),
  }),
  enterKiosk: t.boolean({
    description:
      "Logs a voter in at this kiosk with their access letter, until nobody touches the kiosk for a while. The answer sets the session cookie.",
    args: {
      employee_id: t.arg.string(),
      access_code: t.arg.string({
        description: "The code of the letter, with or without hyphens, or the content of its QR code.",
      }),
    },
    resolve: (_root, args, context) => done(enterKiosk(context, args)),
  }),
}));
