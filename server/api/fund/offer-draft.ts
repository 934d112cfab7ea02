import { checkId } from "#domain/id.ts";
import { missingInOffer, offerStateOf, offerStates, titleOfOffer, writeOfferForm } from "#domain/offer-draft.ts";
import { refuse } from "#domain/problem.ts";
import { closeOffer, makeOffer, publishOffer, writeOffer } from "#server/actions/offer-draft.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { builder } from "#server/api/fund/builder.ts";
import { addListType } from "#server/api/fund/list.ts";
import { answerList } from "#server/api/list.ts";
import {
  countUnpublishedOffers,
  findOfferDraft,
  type OfferDraftRow,
  offerDraftList,
} from "#server/database/queries/offer-draft.ts";

const OfferStateEnum = builder.enumType("OfferState", {
  description: "The state of an offer: not on the site, open for answers, or over.",
  values: offerStates,
});

const OfferValue = builder.objectRef<{ field: string; value: string }>("OfferValue").implement({
  description: "A value of the form of an offer.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "The field, with its language if it is a text: `title.nl`." }),
    value: t.exposeString("value", { description: "Its text." }),
  }),
});

const OfferValueInput = builder.inputType("OfferValueInput", {
  description: "A typed value of an offer.",
  fields: (t) => ({
    field: t.string({ description: "The field, with its language if it is a text: `title.nl`." }),
    value: t.string({ description: "The typed text." }),
  }),
});

const OfficeOffer = builder.objectRef<OfferDraftRow>("OfficeOffer").implement({
  description: "An offer as the office writes it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes, the same as on the site." }),
    revision: t.exposeInt("revision", { description: "How often it was changed; a change must name it." }),
    state: t.field({
      type: OfferStateEnum,
      description: "Its state.",
      resolve: ({ published }, _args, { now }) => offerStateOf(published, now),
    }),
    title: t.string({
      description: "Its title in Dutch, or in the first language that has one; empty without.",
      resolve: (offer) => titleOfOffer(offer),
    }),
    organisationName: t.string({
      description: "The name of the organisation that seeks volunteers.",
      resolve: ({ organisation }) => organisation.name,
    }),
    hands: t.exposeInt("hands", { description: "How many volunteers are sought." }),
    volunteers: t.exposeInt("volunteers", { description: "How many people offered help." }),
    changedAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When somebody of the office last changed it; null if nobody did.",
      resolve: ({ changedAt }) => (changedAt.getTime() > 0 ? changedAt : null),
    }),
    slug: t.string({
      nullable: true,
      description: "Its address on the site, once it is published.",
      resolve: ({ published }) => published?.slug ?? null,
    }),
    isByHand: t.boolean({
      description: "Whether it has no dossier: somebody of the office entered it.",
      resolve: ({ dossierId }) => dossierId === null,
    }),
    missing: t.stringList({
      description: "The fields that it lacks before it can be published.",
      resolve: (draft) => missingInOffer(draft).map(({ field }) => field),
    }),
    values: t.field({
      type: [OfferValue],
      description: "Its form.",
      resolve: (draft) => Object.entries(writeOfferForm(draft)).map(([field, value]) => ({ field, value })),
    }),
  }),
});

const OfferList = addListType({ name: "OfficeOfferList", description: "A page of the offers.", row: OfficeOffer });

builder.queryFields((t) => ({
  officeOffers: t.field({
    type: OfferList,
    description: "The offers that the office writes. For editors and coordinators.",
    args: {
      list: t.arg.string({ description: "The address of the list after its question mark: filters, order, page." }),
    },
    resolve: (_root, { list }, context) => {
      const viewer = requirePermission(context.me, "writeProject");
      return answerList(context, "offers", offerDraftList(viewer, context), list);
    },
  }),
  unpublishedOffers: t.int({
    description: "How many of those offers are not on the site yet.",
    resolve: (_root, _args, { db, me, now }) => countUnpublishedOffers(db, requirePermission(me, "writeProject"), now),
  }),
  officeOffer: t.field({
    type: OfficeOffer,
    nullable: true,
    description: "One offer, for its editors; null if it does not exist or is not for them.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, { db, me }) => {
      const viewer = requirePermission(me, "writeProject");
      refuse(checkId(id));
      return findOfferDraft(db, viewer, id);
    },
  }),
}));

const revision = "The revision at which it was read; another one is refused.";

builder.mutationFields((t) => ({
  makeOffer: t.id({
    description: "Begins an offer without a dossier; answers with its id.",
    resolve: (_root, _args, context) => makeOffer(context),
  }),
  writeOffer: t.boolean({
    description: "Saves the form of an offer. The site shows it once it is published.",
    args: {
      id: t.arg.id(),
      revision: t.arg.int({ description: revision }),
      values: t.arg({ type: [OfferValueInput] }),
    },
    resolve: async (_root, { id, revision, values }, context) => {
      const typed = Object.fromEntries(values.map(({ field, value }) => [field, value]));
      await writeOffer(context, { id, revision, values: typed });
      return true;
    },
  }),
  publishOffer: t.boolean({
    description: "Puts an offer onto the page of the volunteers.",
    args: { id: t.arg.id(), revision: t.arg.int({ description: revision }) },
    resolve: async (_root, args, context) => {
      await publishOffer(context, args);
      return true;
    },
  }),
  closeOffer: t.boolean({
    description: "Closes an offer: nobody can answer it any more.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await closeOffer(context, { id });
      return true;
    },
  }),
}));
