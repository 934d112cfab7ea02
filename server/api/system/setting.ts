import type { FundListName, ListItem } from "#domain/fund-list.ts";
import { inLanguage, type Language, languages } from "#domain/language.ts";
import type { FundSettings } from "#domain/setting.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

const HelplineRef = builder.objectRef<{ name: string; phone: string; about: string }>("Helpline").implement({
  description: "A helpline that people can call.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name." }),
    phone: t.exposeString("phone", { description: "Its telephone number, as people write it." }),
    about: t.exposeString("about", { description: "From where it can be called, at what cost and when." }),
  }),
});

const FundName = builder.objectRef<{ language: Language; text: string }>("FundName").implement({
  description: "The short name of the fund in one language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    text: t.exposeString("text", { description: "The name." }),
  }),
});

const FundListItem = builder.objectRef<ListItem>("FundListItem").implement({
  description: "A branch, a department or a theme of the fund.",
  fields: (t) => ({
    code: t.exposeString("code", {
      description: "The code by which people and projects refer to it; it never changes.",
    }),
    name: t.string({
      description: "Its name.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ names }, { language }) => inLanguage(names, language),
    }),
    isActive: t.exposeBoolean("isActive", { description: "Whether people can choose it now." }),
  }),
});

const Fund = builder.objectRef<FundSettings>("Fund").implement({
  description: "The settings of the fund behind this site.",
  fields: (t) => ({
    languages: t.expose("languages", {
      type: [LanguageEnum],
      description: "The languages of the site, the default one first.",
    }),
    company: t.exposeString("company", { description: "The name of the company, the first line of the logo." }),
    shortName: t.string({
      description: "The short name of the fund, the second line of the logo.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (fund, { language }) => inLanguage(fund.fund, language),
    }),
    shortNames: t.field({
      description: "The short name of the fund in each language that has one.",
      type: [FundName],
      resolve: ({ fund }) =>
        languages.flatMap((language) => (fund[language] ? [{ language, text: fund[language] }] : [])),
    }),
    name: t.string({
      description: "The fund's whole name.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (fund, { language }) => inLanguage(fund.name, language),
    }),
    claim: t.string({
      description: "The purpose of the fund, in one sentence.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (fund, { language }) => inLanguage(fund.claim, language),
    }),
    email: t.exposeString("email", { description: "The email address of the fund's office." }),
    phone: t.exposeString("phone", { description: "The telephone number of the fund's office." }),
    address: t.exposeString("address", { description: "The address of the fund's office." }),
    iban: t.exposeString("iban", { description: "The account for gifts." }),
    answerDays: t.int({
      description: "Within how many working days the committee answers a request for help.",
      resolve: ({ terms }) => terms.usual,
    }),
    urgentAnswerDays: t.int({
      description: "Within how many working days the committee answers an urgent request for help.",
      resolve: ({ terms }) => terms.urgent,
    }),
    messageMonths: t.int({
      description: "How many months the fund keeps messages to the office.",
      resolve: ({ retention }) => retention.messages,
    }),
    volunteerMonths: t.int({
      description: "How many months the fund keeps the data of volunteers.",
      resolve: ({ retention }) => retention.volunteers,
    }),
    declinedMonths: t.int({
      description: "How many months the fund keeps the dossiers of projects that got no support.",
      resolve: ({ retention }) => retention.declined,
    }),
    declinedRequestMonths: t.int({
      description: "How many months the fund keeps declined requests for help.",
      resolve: ({ retention }) => retention.declinedRequests,
    }),
    paidMonths: t.int({
      description: "How many months the fund keeps dossiers that were paid.",
      resolve: ({ retention }) => retention.paid,
    }),
    helplines: t.field({
      description: "The helplines for people in trouble, on pages in this language.",
      type: [HelplineRef],
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ helplines }, { language }) =>
        helplines
          .filter(({ languages }) => languages.includes(language))
          .map(({ about, ...helpline }) => ({ ...helpline, about: inLanguage(about, language) })),
    }),
    accountHolder: t.exposeString("accountHolder", { description: "The name of the account holder." }),
  }),
});

builder.objectFields(Fund, (t) => {
  const list = (name: FundListName, description: string) =>
    t.field({
      type: [FundListItem],
      description,
      resolve: async (_fund, _args, { db }) => [...(await getFundLists(db))[name]],
    });
  return {
    branches: list("branches", "The branches where employees work, and “retired” for retired people."),
    departments: list("departments", "The departments of the company."),
    themes: list("themes", "The themes of its projects."),
  };
});

builder.queryField("fund", (t) =>
  t.field({
    description: "The fund behind this site.",
    type: Fund,
    resolve: (_root, _args, { db }) => getFundSettings(db),
  }),
);
