import { checkId, isSlug } from "#domain/id.ts";
import { inLanguage, isTranslated } from "#domain/language.ts";
import { type GiftAccount as GiftAccountShape, giftAccount, isSlipShown } from "#domain/pledge.ts";
import { refuse } from "#domain/problem.ts";
import { sepaQrText } from "#domain/sepa-qr.ts";
import { pledgeGift } from "#server/actions/pledge.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { longestPage } from "#server/api/page-of.ts";
import {
  findGiftProject,
  findPledge,
  type GiftProjectRow,
  listGiftProjects,
  type PledgeRow,
} from "#server/database/queries/pledge.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { drawQr, type QrDrawing } from "#server/platform/qr.ts";

const Qr = builder.objectRef<QrDrawing>("QrCode").implement({
  description: "A QR code to draw.",
  fields: (t) => ({
    size: t.exposeInt("size", { description: "The side of the square in modules, including the quiet zone." }),
    path: t.exposeString("path", { description: "The dark modules as SVG path data." }),
  }),
});

const GiftAccount = builder.objectRef<GiftAccountShape>("GiftAccount").implement({
  description: "The account that gifts are transferred to.",
  fields: (t) => ({
    holder: t.exposeString("holder", { description: "The name of the account holder." }),
    iban: t.exposeString("iban", { description: "The IBAN, without spaces." }),
    qr: t.field({
      description:
        "A QR code for a transfer to the fund as a whole (EPC069-12), without a pledge. Without an amount, the banking app asks for it. Null for an impossible amount.",
      type: Qr,
      nullable: true,
      args: { amountInCents: t.arg.int({ required: false }) },
      resolve: ({ holder, iban }, { amountInCents }) => {
        const text = sepaQrText({ name: holder, iban, amountInCents: amountInCents ?? null, reference: null });
        return text ? drawQr(text) : null;
      },
    }),
  }),
});

const GiftProject = builder.objectRef<GiftProjectRow>("GiftProject").implement({
  description: "A project that accepts gifts.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The last part of its address." }),
    title: t.string({
      description: "Its title; in Dutch if it is not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ title }, { language }) => inLanguage(title, language),
    }),
    isTranslated: t.boolean({
      description: "Whether the title is in the requested language.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ title }, { language }) => isTranslated([title], language),
    }),
    call: t.string({
      description: "The name of the call of the project.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ call }, { language }) => inLanguage(call, language),
    }),
  }),
});

const Pledge = builder.objectRef<PledgeRow>("Pledge").implement({
  description: "A gift that someone announced. Only the fund sees who it was.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "A secret id: only the giver and the fund know it." }),
    amountInCents: t.exposeInt("amountInCents", { description: "The amount." }),
    reference: t.exposeString("reference", { description: "The twelve digits of its structured communication." }),
    project: t.expose("project", {
      type: GiftProject,
      nullable: true,
      description: "The project it is for; null for the fund as a whole.",
    }),
    qr: t.field({
      description:
        "A QR code with which a banking app fills in the transfer (EPC069-12); null while the fund has no account.",
      type: Qr,
      nullable: true,
      resolve: async ({ amountInCents, reference }, _args, { db }) => {
        const account = giftAccount(await getFundSettings(db));
        const text = account && sepaQrText({ name: account.holder, iban: account.iban, amountInCents, reference });
        return text ? drawQr(text) : null;
      },
    }),
  }),
});

builder.queryFields((t) => ({
  giftAccount: t.field({
    description: "The account for gifts; null while the fund accepts none.",
    type: GiftAccount,
    nullable: true,
    resolve: async (_root, _args, { db }) => giftAccount(await getFundSettings(db)),
  }),
  giftProjects: t.field({
    description: "The newest projects that accept gifts, winners before the others.",
    type: [GiftProject],
    args: {
      first: t.arg.int({ description: "The maximum number of projects." }),
      also: t.arg.string({ required: false, description: "The address of a project to add to the list." }),
    },
    resolve: async (_root, { first, also }, { db }) => {
      refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
      const newest = await listGiftProjects(db, first);
      if (!also || !isSlug(also) || newest.some(({ slug }) => slug === also)) return newest;
      const linkedProject = await findGiftProject(db, also);
      return linkedProject ? [...newest, linkedProject] : newest;
    },
  }),
  pledge: t.field({
    description: "The announced gift with this id; null if it does not exist or is no longer shown.",
    type: Pledge,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, { db, now }) => {
      const pledge = checkId(id) ? null : await findPledge(db, id);
      return pledge && isSlipShown(pledge, now) ? pledge : null;
    },
  }),
}));

builder.mutationField("pledgeGift", (t) =>
  t.field({
    description:
      "Announces a gift. If the giver fills in an email address, they get the details of the transfer by mail.",
    type: Pledge,
    args: {
      amountInCents: t.arg.int(),
      project: t.arg.string({ required: false, description: "The address of the project it is for." }),
      name: t.arg.string({ required: false, description: "The name of the giver. Only the fund sees it." }),
      email: t.arg.string({
        required: false,
        description: "The email address of the giver. Only the fund sees it, and the mail goes to it.",
      }),
      language: t.arg({ type: LanguageEnum, description: "The language of the mail." }),
      key: t.arg.id({ required: false, description: "A random UUID. Two requests with the same key make one gift." }),
    },
    resolve: (_root, { project, name, email, key, ...rest }, context) =>
      pledgeGift(context, {
        ...rest,
        project: project || null,
        name: name ?? null,
        email: email ?? null,
        key: key ?? null,
      }),
  }),
);
