import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { factorObstacles, isOfOffice } from "#domain/second-factor.ts";
import {
  beginCodeApp,
  type CodeAppSetUp,
  confirmCodeApp,
  proveWithCode,
  removeCodeApp,
} from "#server/actions/code-app.ts";
import {
  beginPasskey,
  beginPasskeyProof,
  finishPasskey,
  proveWithPasskey,
  removePasskey,
} from "#server/actions/passkey.ts";
import { checkMayAdd } from "#server/actions/second-factor.ts";
import { builder } from "#server/api/system/builder.ts";
import { Me } from "#server/api/system/person.ts";
import { QrCode } from "#server/api/system/qr.ts";
import type { Me as MeShape } from "#server/context.ts";
import { findCodeApp, listPasskeys, type PasskeyRow } from "#server/database/queries/second-factor.ts";
import { drawQr } from "#server/platform/qr.ts";

const Passkey = builder.objectRef<PasskeyRow>("Passkey").implement({
  description: "A passkey of the logged-in person. The site only stores its public key.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    name: t.exposeString("name", { description: "The name that its owner gave it; empty without one." }),
    madeAt: t.expose("madeAt", { type: "Instant", description: "When it was added." }),
    usedAt: t.expose("usedAt", {
      type: "Instant",
      nullable: true,
      description: "When it was last used; null if never.",
    }),
  }),
});

const FactorObstacleEnum = builder.enumType("FactorObstacle", {
  description:
    "The reason why a first second factor cannot be added: a login by letter, a new address, or a login too long ago.",
  values: factorObstacles,
});

const SecondFactor = builder.objectRef<MeShape>("SecondFactor").implement({
  description: "The second factors of a person, which open the office after logging in: passkeys and a code app.",
  fields: (t) => ({
    isNeeded: t.boolean({
      description: "Whether this person needs one because they have a role.",
      resolve: isOfOffice,
    }),
    isProven: t.exposeBoolean("hasSecondFactor", {
      description: "Whether one was used in this session in the last twelve hours.",
    }),
    mayAdd: t.boolean({
      description: "Whether one can be added now: the first within ten minutes of logging in, others after using one.",
      resolve: async (me, _args, context) => (await checkMayAdd(context, me)) === null,
    }),
    obstacle: t.field({
      description:
        "The reason why the first one cannot be added; null without such a reason, or if there is one already.",
      type: FactorObstacleEnum,
      nullable: true,
      resolve: async (me, _args, context) => {
        const problem = await checkMayAdd(context, me);
        return factorObstacles.find((obstacle) => problem?.code === `secondFactor.${obstacle}`) ?? null;
      },
    }),
    mayAddFrom: t.field({
      description: "When the first one can be added; null unless the email address was changed recently.",
      type: "Instant",
      nullable: true,
      resolve: async (me, _args, context) => {
        const problem = await checkMayAdd(context, me);
        return problem?.code === "secondFactor.newAddress" ? new Date(problem.from) : null;
      },
    }),
    passkeys: t.field({
      description: "One's own passkeys, the oldest first.",
      type: [Passkey],
      resolve: (me, _args, { db }) => listPasskeys(db, me.id),
    }),
    codeAppSince: t.field({
      description: "When one's code app was added; null without one.",
      type: "Instant",
      nullable: true,
      resolve: async (me, _args, { db }) => (await findCodeApp(db, me.id))?.confirmedAt ?? null,
    }),
  }),
});

builder.objectFields(Me, (t) => ({
  secondFactor: t.field({
    description: "How this person opens the office.",
    type: SecondFactor,
    resolve: (me) => me,
  }),
}));

const CodeApp = builder.objectRef<CodeAppSetUp>("CodeAppSetUp").implement({
  description: "The data to set up a code app.",
  fields: (t) => ({
    secret: t.exposeString("secret", { description: "The secret to type, for people who cannot scan." }),
    address: t.exposeString("address", { description: "The address that opens a code app on this device." }),
    qr: t.field({
      description: "The same address as a QR code.",
      type: QrCode,
      resolve: ({ address }) => drawQr(address),
    }),
  }),
});

builder.mutationFields((t) => ({
  beginPasskey: t.string({
    description: "Begins to add a passkey. Answers with the options for the browser, as JSON.",
    resolve: (_root, _args, context) => beginPasskey(context),
  }),
  finishPasskey: t.boolean({
    description: "Adds the passkey that the browser made; the session counts as proven.",
    args: {
      answer: t.arg.string({ description: "The browser's answer, as JSON." }),
      name: t.arg.string({
        description: "The name of the passkey; if empty, the site names it after the browser and the device.",
      }),
    },
    resolve: async (_root, args, context) => {
      await finishPasskey(context, args);
      return true;
    },
  }),
  beginPasskeyProof: t.string({
    description: "Begins to use a passkey. Answers with the options for the browser, as JSON.",
    resolve: (_root, _args, context) => beginPasskeyProof(context),
  }),
  proveWithPasskey: t.boolean({
    description: "Proves identity with a passkey; the session counts as proven.",
    args: { answer: t.arg.string({ description: "The browser's answer, as JSON." }) },
    resolve: async (_root, args, context) => {
      await proveWithPasskey(context, args);
      return true;
    },
  }),
  removePasskey: t.boolean({
    description: "Removes one of one's own passkeys; the last second factor stays while a role needs it.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      refuse(checkId(id));
      await removePasskey(context, { id });
      return true;
    },
  }),
  beginCodeApp: t.field({
    description: "Begins to add a code app, or continues with the one that was begun in this session.",
    type: CodeApp,
    resolve: (_root, _args, context) => beginCodeApp(context),
  }),
  confirmCodeApp: t.boolean({
    description: "Adds the code app that was begun, with a code it shows; the session counts as proven.",
    args: { code: t.arg.string({ description: "Six digits." }) },
    resolve: async (_root, args, context) => {
      await confirmCodeApp(context, args);
      return true;
    },
  }),
  proveWithCode: t.boolean({
    description: "Proves identity with a code of the code app; the session counts as proven.",
    args: { code: t.arg.string({ description: "Six digits." }) },
    resolve: async (_root, args, context) => {
      await proveWithCode(context, args);
      return true;
    },
  }),
  removeCodeApp: t.boolean({
    description: "Removes one's own code app; the last second factor stays while a role needs it.",
    resolve: async (_root, _args, context) => {
      await removeCodeApp(context);
      return true;
    },
  }),
}));
