import { withoutRepeats } from "#domain/illustration.ts";
import { inDutch, inLanguage } from "#domain/language.ts";
import { countOffers, isOver, type OfferCounts, type OfferFilter, offerRhythms } from "#domain/offer.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Organisation, RegionEnum } from "#server/api/fund/organisation.ts";
import { pageOf } from "#server/api/page-of.ts";
import { findOffer, listOfferGroups, listOffers, type OfferRow, offerCursor } from "#server/database/queries/offer.ts";

const OfferRhythmEnum = builder.enumType("OfferRhythm", {
  description: "Whether help is asked for again and again, or on one day.",
  values: offerRhythms,
});

const Offer = builder.objectRef<OfferRow>("Offer").implement({
  description: "An organisation that seeks volunteers.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Stays the same for good." }),
    slug: t.exposeString("slug", { description: "Its part of an address." }),
    illustration: t.exposeString("illustration", {
      description: "The drawing that goes with it; a list shows none twice while there are enough.",
    }),
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
    isOver: t.boolean({
      description: "True when it can no longer be answered.",
      resolve: (offer, _args, { now }) => isOver(offer, now),
    }),
    hands: t.exposeInt("hands", { description: "How many volunteers are still sought." }),
    hoursPerMonth: t.exposeInt("hoursPerMonth", { nullable: true, description: "How much time it takes." }),
    minimumAge: t.exposeInt("minimumAge", { description: "How old a volunteer must be." }),
    languages: t.expose("languages", { type: [LanguageEnum], description: "Languages that are spoken there." }),
    organisation: t.expose("organisation", { type: Organisation, description: "Who asks." }),
  }),
});

const filterArgs = builder.args((t) => ({
  region: t.field({ type: RegionEnum, required: false, description: "Only of organisations in this province." }),
  language: t.field({ type: LanguageEnum, required: false, description: "Only where this language is spoken." }),
  rhythm: t.field({
    type: OfferRhythmEnum,
    required: false,
    description: "Only recurring ones, or only those of one day.",
  }),
}));

type OfferArguments = { [Part in keyof OfferFilter]?: OfferFilter[Part] | undefined };

// A missing filter and a null filter both choose nothing.
const filterOf = ({ region = null, language = null, rhythm = null }: OfferArguments): OfferFilter => ({
  region,
  language,
  rhythm,
});

builder.queryField("offers", (t) =>
  t.connection({
    description: "What organisations ask volunteers for: dated offers by date, then the recurring ones.",
    type: Offer,
    args: {
      ...filterArgs,
      skip: t.arg.int({ required: false, description: "How many to leave out in front, for pages with a number." }),
    },
    resolve: (_root, args, { db, now }) =>
      pageOf(
        args,
        async (page) => withoutRepeats(await listOffers(db, { now, skip: args.skip ?? 0, ...filterOf(args), ...page })),
        offerCursor,
      ),
  }),
);

builder.queryField("offer", (t) =>
  t.field({
    description: "One offer, also when it is over; null when there is none at this address.",
    type: Offer,
    nullable: true,
    args: { slug: t.arg.string() },
    resolve: (_root, { slug }, { db }) => findOffer(db, slug),
  }),
);

const RegionCount = builder.objectRef<OfferCounts["regions"][number]>("OfferRegionCount").implement({
  description: "How many offers there are in a province.",
  fields: (t) => ({
    value: t.field({ type: RegionEnum, description: "The province.", resolve: ({ value }) => value }),
    count: t.exposeInt("count", { description: "How many." }),
  }),
});
const LanguageCount = builder.objectRef<OfferCounts["languages"][number]>("OfferLanguageCount").implement({
  description: "How many offers there are where a language is spoken.",
  fields: (t) => ({
    value: t.expose("value", { type: LanguageEnum, description: "The language." }),
    count: t.exposeInt("count", { description: "How many." }),
  }),
});
const RhythmCount = builder.objectRef<OfferCounts["rhythms"][number]>("OfferRhythmCount").implement({
  description: "How many offers there are of a rhythm.",
  fields: (t) => ({
    value: t.expose("value", { type: OfferRhythmEnum, description: "The rhythm." }),
    count: t.exposeInt("count", { description: "How many." }),
  }),
});

const OfferCountsType = builder.objectRef<OfferCounts>("OfferCounts").implement({
  description: "How many offers a filter gives, and how many each other choice in it would give.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "What the filter gives." }),
    regions: t.expose("regions", { type: [RegionCount], description: "By province, the rest of the filter kept." }),
    languages: t.expose("languages", { type: [LanguageCount], description: "By language, likewise." }),
    rhythms: t.expose("rhythms", { type: [RhythmCount], description: "By rhythm, likewise." }),
  }),
});

builder.queryField("offerCounts", (t) =>
  t.field({
    description: "Counts the offers that can be answered.",
    type: OfferCountsType,
    args: filterArgs,
    resolve: async (_root, args, { db, now }) => countOffers(await listOfferGroups(db, now), filterOf(args)),
  }),
);
