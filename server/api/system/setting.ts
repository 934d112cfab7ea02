import type { FundListName, ListItem } from "#domain/fund-list.ts";
import { inLanguage } from "#domain/language.ts";
import type { FundSettings } from "#domain/setting.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

const HelplineRef = builder.objectRef<{ name: string; phone: string; about: string }>("Helpline").implement({
  description: "Somebody who listens on the telephone.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is called." }),
    phone: t.exposeString("phone", { description: "Its number, as people write it." }),
    about: t.exposeString("about", { description: "Where it can be called, at what cost and when." }),
  }),
});

const FundListItem = builder.objectRef<ListItem>("FundListItem").implement({
  description: "A branch, a department or a theme of the fund.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "By which people and projects name it; it never changes." }),
    name: t.string({
      description: "What people call it.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ names }, { language }) => inLanguage(names, language),
    }),
    isActive: t.exposeBoolean("isActive", { description: "Whether people can choose it now." }),
  }),
});

const Fund = builder.objectRef<FundSettings>("Fund").implement({
  description: "What makes this installation one fund and not another.",
  fields: (t) => ({
    languages: t.expose("languages", {
      type: [LanguageEnum],
      description: "The languages of the site, the default one first.",
    }),
    company: t.exposeString("company", { description: "The company, first line of the logo." }),
    shortName: t.string({
      description: "Second line of the logo.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (fund, { language }) => inLanguage(fund.fund, language),
    }),
    name: t.string({
      description: "The fund's whole name.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (fund, { language }) => inLanguage(fund.name, language),
    }),
    claim: t.string({
      description: "What the fund stands for, in one sentence.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (fund, { language }) => inLanguage(fund.claim, language),
    }),
    email: t.exposeString("email", { description: "Where the fund's office is reached." }),
    phone: t.exposeString("phone", { description: "Where the fund's office is called." }),
    address: t.exposeString("address", { description: "Where the fund's office is." }),
    iban: t.exposeString("iban", { description: "The account for donations." }),
    helplines: t.field({
      description: "Whom people in trouble can call, beside the fund, on pages in this language.",
      type: [HelplineRef],
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ helplines }, { language }) =>
        helplines
          .filter(({ languages }) => languages.includes(language))
          .map(({ about, ...helpline }) => ({ ...helpline, about: inLanguage(about, language) })),
    }),
    accountHolder: t.exposeString("accountHolder", { description: "Whose account it is." }),
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
    branches: list("branches", "Where its people work; “retired” is no place."),
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
