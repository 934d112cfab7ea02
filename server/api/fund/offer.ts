import { inDutch, inLanguage } from "#domain/language.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Organisation, organisationById } from "#server/api/fund/organisation.ts";
import { pageOf } from "#server/api/page-of.ts";
import { listOffers, type OfferRow, offerCursor } from "#server/database/queries/offer.ts";

const Offer = builder.objectRef<OfferRow>("Offer").implement({
  description: "An organisation that seeks volunteers.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Stays the same for good." }),
    slug: t.exposeString("slug", { description: "Its part of an address." }),
    illustration: t.exposeString("illustration", { description: "The drawing that goes with it." }),
    title: t.string({
      description: "What there is to do, in a few words; in Dutch where it was not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (offer, { language }) => inLanguage(offer.title, language),
    }),
    task: t.string({
      description: "What there is to do; in Dutch where it was not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (offer, { language }) => inLanguage(offer.task, language),
    }),
    moment: t.string({
      nullable: true,
      description: "A recurring moment in words; null when `startsAt` says it.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (offer, { language }) => (offer.moment ? inLanguage(offer.moment, language) : null),
    }),
    inDutch: t.stringList({
      description: "Which of `title`, `task` and `moment` stand in Dutch instead of this language.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ title, task, moment }, { language }) => inDutch({ title, task, moment }, language),
    }),
    startsAt: t.expose("startsAt", { type: "Instant", nullable: true, description: "When it begins." }),
    endsAt: t.expose("endsAt", { type: "Instant", nullable: true, description: "When it ends." }),
    hands: t.exposeInt("hands", { description: "How many volunteers are still sought." }),
    hoursPerMonth: t.exposeInt("hoursPerMonth", { nullable: true, description: "How much time it takes." }),
    minimumAge: t.exposeInt("minimumAge", { description: "How old a volunteer must be." }),
    languages: t.expose("languages", { type: [LanguageEnum], description: "Languages that are spoken there." }),
    organisation: t.field({
      description: "Who asks.",
      type: Organisation,
      resolve: (offer, _args, context) => organisationById(context, offer.organisationId),
    }),
  }),
});

builder.queryField("offers", (t) =>
  t.connection({
    description: "What organisations ask volunteers for: dated offers by date, then the recurring ones.",
    type: Offer,
    resolve: (_root, args, { db, now }) => pageOf(args, (page) => listOffers(db, { now, ...page }), offerCursor),
  }),
);
