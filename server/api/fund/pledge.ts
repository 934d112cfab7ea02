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
  description: "A QR code as a drawing, with its quiet zone around it.",
  fields: (t) => ({
    size: t.exposeInt("size", { description: "The side of the square it is drawn in." }),
    path: t.exposeString("path", { description: "What is dark, as the data of an SVG path." }),
  }),
});

const GiftAccount = builder.objectRef<GiftAccountShape>("GiftAccount").implement({
  description: "The account that gifts are transferred to.",
  fields: (t) => ({
    holder: t.exposeString("holder", { description: "Whose account it is." }),
    iban: t.exposeString("iban", { description: "Its number, without spaces." }),
    qr: t.field({
      description:
        "What a banking app scans to fill in a transfer to the fund as a whole (EPC069-12), without announcing it; without an amount, the app asks for it. Null for an amount that no transfer can have.",
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
  description: "A project that one can give something to.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "Its part of an address." }),
    title: t.string({
      description: "Its title; in Dutch where it was not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ title }, { language }) => inLanguage(title, language),
    }),
    isTranslated: t.boolean({
      description: "False when the title stands in Dutch instead.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ title }, { language }) => isTranslated([title], language),
    }),
    call: t.string({
      description: "The name of the call it stood in.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ call }, { language }) => inLanguage(call, language),
    }),
  }),
});

const Pledge = builder.objectRef<PledgeRow>("Pledge").implement({
  description: "A gift that someone announced. Who it was is for the fund alone.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Known only to who announced it." }),
    amountInCents: t.exposeInt("amountInCents", { description: "How much." }),
    reference: t.exposeString("reference", { description: "The twelve digits of its structured communication." }),
    project: t.expose("project", {
      type: GiftProject,
      nullable: true,
      description: "The project it is for; null is the fund as a whole.",
    }),
    qr: t.field({
      description: "What a banking app scans to fill in the transfer (EPC069-12); null while the fund has no account.",
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
    description: "Where gifts are transferred to; null as long as the fund takes none.",
    type: GiftAccount,
    nullable: true,
    resolve: async (_root, _args, { db }) => giftAccount(await getFundSettings(db)),
  }),
  giftProjects: t.field({
    description: "The newest projects that one can give something to, winners before the others.",
    type: [GiftProject],
    args: {
      first: t.arg.int({ description: "At most so many." }),
      also: t.arg.string({ required: false, description: "The address of a project that comes on top of them." }),
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
    description: "The announced gift with this id; null when there is none, or none that is still shown.",
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
    description: "Announces a gift, and mails what is needed for the transfer to who gives an address.",
    type: Pledge,
    args: {
      amountInCents: t.arg.int(),
      project: t.arg.string({ required: false, description: "The address of the project it is for." }),
      name: t.arg.string({ required: false, description: "For the fund alone." }),
      email: t.arg.string({ required: false, description: "For the fund alone, and for the mail." }),
      language: t.arg({ type: LanguageEnum, description: "Of the mail." }),
      key: t.arg.id({ required: false, description: "A random UUID: sent twice with the same one, it is one gift." }),
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
