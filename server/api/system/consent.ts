import { type Consent as ConsentShape, consentCategories } from "#domain/consent.ts";
import { giveConsent } from "#server/actions/consent.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";

const ConsentChoices = builder.inputType("ConsentChoices", {
  description: "The kinds of cookies that a visitor allows. Strictly necessary cookies need no consent.",
  fields: (t) => ({
    statistics: t.boolean({ description: "Whether statistics are allowed." }),
    media: t.boolean({ description: "Whether videos and maps of other sites are allowed." }),
  }),
});

const ConsentCategoryEnum = builder.enumType("ConsentCategory", {
  description: "A kind of cookies that a visitor decides about.",
  values: consentCategories,
});

const Consent = builder.objectRef<ConsentShape>("Consent").implement({
  description: "A choice on cookies, and its proof.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the proof. It does not identify the visitor." }),
    givenAt: t.expose("givenAt", { type: "Instant", description: "When it was made." }),
    allowed: t.field({
      description: "The kinds of cookies that were allowed.",
      type: [ConsentCategoryEnum],
      resolve: ({ choices }) => consentCategories.filter((category) => choices[category]),
    }),
  }),
});

builder.mutationField("giveConsent", (t) =>
  t.field({
    description: "Stores the proof of a visitor's choice on cookies. Allowing nothing withdraws all consent.",
    type: Consent,
    args: { choices: t.arg({ type: ConsentChoices }), language: t.arg({ type: LanguageEnum }) },
    resolve: (_root, args, context) => giveConsent(context, args),
  }),
);
