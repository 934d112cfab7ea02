import { withoutRepeats } from "#domain/illustration.ts";
import { inDutch, inLanguage } from "#domain/language.ts";
import { countOffers, isOver, type OfferCounts, type OfferFilter, offerRhythms } from "#domain/offer.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Organisation, RegionEnum } from "#server/api/fund/organisation.ts";
import { pageOf } from "#server/api/page-of.ts";
import { findOffer, listOfferGroups, listOffers, type OfferRow, offerCursor } from "#server/database/queries/offer.ts";

const OfferRhythmEnum = builder.enumType("OfferRhythm", {
  description: "How often an offer asks for help: regularly or once.",
  values: offerRhythms,
});

const Offer = builder.objectRef<OfferRow>("Offer").implement({
  description: "A request of an organisation for volunteers.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    slug: t.exposeString("slug", { description: "The last part of its address." }),
    illustration: t.exposeString("illustration", {
      description: "Its drawing. A list does not repeat a drawing while there are enough.",
    }),
    title: t.string({
      description: "The task in a few words; in Dutch if it is not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (offer, { language }) => inLanguage(offer.title, language),
    }),
    task: t.string({
      description: "The task; in Dutch if it is not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (offer, { language }) => inLanguage(offer.task, language),
    }),
    moment: t.string({
      nullable: true,
      description: "A recurring moment in words; null if the offer has a `startsAt`.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (offer, { language }) => (offer.moment ? inLanguage(offer.moment, language) : null),
    }),
    inDutch: t.stringList({
      description: "Which of `title`, `task` and `moment` are in Dutch because they are not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ title, task, moment }, { language }) => inDutch({ title, task, moment }, language),
    }),
    startsAt: t.expose("startsAt", { type: "Instant", nullable: true, description: "When it begins." }),
    endsAt: t.expose("endsAt", { type: "Instant", nullable: true, description: "When it ends." }),
    isOver: t.boolean({
      description: "Whether it is too late to answer it.",
      resolve: (offer, _args, { now }) => isOver(offer, now),
    }),
    hands: t.exposeInt("hands", { description: "How many volunteers are still sought." }),
    hoursPerMonth: t.exposeInt("hoursPerMonth", { nullable: true, description: "How many hours a month it takes." }),
    minimumAge: t.exposeInt("minimumAge", { description: "The minimum age of a volunteer." }),
    languages: t.expose("languages", { type: [LanguageEnum], description: "Languages that are spoken there." }),
    organisation: t.expose("organisation", { type: Organisation, description: "The organisation that asks." }),
  }),
});

const filterArgs = builder.args((t) => ({
  region: t.field({ type: RegionEnum, required: false, description: "Only offers of organisations in this province." }),
  language: t.field({ type: LanguageEnum, required: false, description: "Only offers where this language is spoken." }),
  rhythm: t.field({
    type: OfferRhythmEnum,
    required: false,
    description: "Only recurring offers, or only offers of one day.",
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
    description: "The offers that can be answered: dated offers by date, then recurring ones.",
    type: Offer,
    args: {
      ...filterArgs,
      skip: t.arg.int({ required: false, description: "How many offers to skip at the start, for numbered pages." }),
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
    description: "The offer with this address, even when it is over; null if there is none.",
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
    count: t.exposeInt("count", { description: "The number of offers." }),
  }),
});
const LanguageCount = builder.objectRef<OfferCounts["languages"][number]>("OfferLanguageCount").implement({
  description: "How many offers there are where a language is spoken.",
  fields: (t) => ({
    value: t.expose("value", { type: LanguageEnum, description: "The language." }),
    count: t.exposeInt("count", { description: "The number of offers." }),
  }),
});
const RhythmCount = builder.objectRef<OfferCounts["rhythms"][number]>("OfferRhythmCount").implement({
  description: "How many offers there are with a rhythm.",
  fields: (t) => ({
    value: t.expose("value", { type: OfferRhythmEnum, description: "The rhythm." }),
    count: t.exposeInt("count", { description: "The number of offers." }),
  }),
});

const OfferCountsType = builder.objectRef<OfferCounts>("OfferCounts").implement({
  description: "How many offers a filter gives, and how many each other choice would give.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "The number of offers that the filter gives." }),
    regions: t.expose("regions", {
      type: [RegionCount],
      description: "The number by province, with the rest of the filter unchanged.",
    }),
    languages: t.expose("languages", {
      type: [LanguageCount],
      description: "The number by language, with the rest of the filter unchanged.",
    }),
    rhythms: t.expose("rhythms", {
      type: [RhythmCount],
      description: "The number by rhythm, with the rest of the filter unchanged.",
    }),
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
