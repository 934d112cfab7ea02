import { type Consent as ConsentShape, consentCategories } from "#domain/consent.ts";
import { giveConsent } from "#server/actions/consent.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";

const ConsentChoices = builder.inputType("ConsentChoices", {
  description: "What a visitor allows, kind by kind; what is strictly necessary is not asked.",
  fields: (t) => ({
    statistics: t.boolean({ description: "Counting what is read." }),
    media: t.boolean({ description: "Films and maps of others." }),
  }),
});

const ConsentCategoryEnum = builder.enumType("ConsentCategory", {
  description: "A kind of cookies a visitor decides about.",
  values: consentCategories,
});

const Consent = builder.objectRef<ConsentShape>("Consent").implement({
  description: "A choice on cookies, and its proof.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Names the proof, and nobody." }),
    givenAt: t.expose("givenAt", { type: "Instant", description: "When it was made." }),
    allowed: t.field({
      description: "What was allowed.",
      type: [ConsentCategoryEnum],
      resolve: ({ choices }) => consentCategories.filter((category) => choices[category]),
    }),
  }),
});

builder.mutationField("giveConsent", (t) =>
  t.field({
    description:
      "Keeps the proof of a visitor's choice on cookies. Allowing nothing is a choice too, and withdraws all.",
    type: Consent,
    args: { choices: t.arg({ type: ConsentChoices }), language: t.arg({ type: LanguageEnum }) },
    resolve: (_root, args, context) => giveConsent(context, args),
  }),
);
