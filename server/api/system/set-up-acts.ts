import { openSetUp, openSite, putOffStep } from "#server/actions/set-up.ts";
import { planFirstCall } from "#server/actions/set-up-call.ts";
import { nameBranches, nameFund, setFirstColours } from "#server/actions/set-up-fund.ts";
import { confirmSetUpMail, continueWithoutMail, sendSetUpMail } from "#server/actions/set-up-mail.ts";
import { finishOfficers, nameFirstOfficers } from "#server/actions/set-up-people.ts";
import { discardFirstRoster, importFirstRoster } from "#server/actions/set-up-roster.ts";
import { done } from "#server/api/done.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { StepEnum } from "#server/api/system/set-up.ts";

const FundNameInput = builder.inputType("FundNameInput", {
  description: "The name of the fund in one language. An empty one is left out.",
  fields: (t) => ({
    language: t.field({ type: LanguageEnum, description: "The language." }),
    text: t.string({ description: "The name." }),
  }),
});

builder.mutationFields((t) => ({
  openSetUp: t.boolean({
    description: "Lets this browser set up the installation. A link works once. The answer sets a cookie.",
    args: { token: t.arg.string({ description: "The token in the link." }) },
    resolve: (_root, args, context) => done(openSetUp(context, args)),
  }),
  putOffStep: t.boolean({
    description: "Puts a step off until after the opening.",
    args: { step: t.arg({ type: StepEnum }) },
    resolve: (_root, args, context) => done(putOffStep(context, args)),
  }),
  nameFund: t.boolean({
    description: "Names the fund and chooses its languages.",
    args: {
      languages: t.arg({ type: [LanguageEnum] }),
      company: t.arg.string({ description: "The name of the company, the first line of the logo." }),
      fund: t.arg({
        type: [FundNameInput],
        description: "The short name of the fund, the second line of the logo.",
      }),
      email: t.arg.string({ description: "The email address of the fund's office." }),
    },
    resolve: (_root, args, context) => done(nameFund(context, args)),
  }),
  setFirstColours: t.boolean({
    description: "Chooses the two colours of the fund, as `#rrggbb`.",
    args: { primary: t.arg.string(), accent: t.arg.string() },
    resolve: (_root, args, context) => done(setFirstColours(context, args)),
  }),
  sendSetUpMail: t.boolean({
    description: "Mails a code to this address.",
    args: { email: t.arg.string(), language: t.arg({ type: LanguageEnum, description: "The language of the mail." }) },
    resolve: (_root, args, context) => done(sendSetUpMail(context, args)),
  }),
  confirmSetUpMail: t.boolean({
    description: "Proves with the code from the test mail that mails arrive.",
    args: { code: t.arg.string() },
    resolve: (_root, args, context) => done(confirmSetUpMail(context, args)),
  }),
  continueWithoutMail: t.boolean({
    description: "Continues without a mail server, on the own machine only.",
    resolve: (_root, _args, context) => done(continueWithoutMail(context)),
  }),
  nameFirstOfficers: t.boolean({
    description: "Names the operator and the first coordinator, who get a mail. Earlier ones lose the role.",
    args: {
      operator_firstname: t.arg.string(),
      operator_lastname: t.arg.string(),
      operator_email: t.arg.string(),
      coordinator_firstname: t.arg.string(),
      coordinator_lastname: t.arg.string(),
      coordinator_email: t.arg.string(),
      language: t.arg({ type: LanguageEnum, description: "The language of the mails." }),
    },
    resolve: (_root, args, context) => done(nameFirstOfficers(context, args)),
  }),
  finishOfficers: t.boolean({
    description: "Finishes the step of the first people, once one of them has a second factor.",
    resolve: (_root, _args, context) => done(finishOfficers(context)),
  }),
  nameBranches: t.boolean({
    description: "Writes the lists of the fund, from one name per line.",
    args: {
      branches_nl: t.arg.string({ description: "The branches where the law prescribes Dutch." }),
      branches_fr: t.arg.string({ description: "The branches where the law prescribes French." }),
      branches_other: t.arg.string({ description: "The other branches." }),
      departments: t.arg.string(),
      themes: t.arg.string(),
    },
    resolve: (_root, args, context) => done(nameBranches(context, args)),
  }),
  importFirstRoster: t.boolean({
    description: "Takes over the staff list that was uploaded.",
    resolve: (_root, _args, context) => done(importFirstRoster(context)),
  }),
  discardFirstRoster: t.boolean({
    description: "Forgets the staff list that was uploaded.",
    resolve: (_root, _args, context) => done(discardFirstRoster(context)),
  }),
  planFirstCall: t.boolean({
    description: "Makes and publishes the first call, in the name of the first coordinator.",
    args: {
      title: t.arg.string({ description: "The title in Dutch." }),
      submissionsOpen: t.arg.string({ description: "The first day, such as 16/09/2026." }),
      submissionsClose: t.arg.string({ description: "The last day." }),
      hasVote: t.arg.boolean({ description: "Whether employees vote; the other dates follow." }),
      budgetInCents: t.arg.string({ description: "The budget in euro, as people write it." }),
    },
    resolve: (_root, args, context) => done(planFirstCall(context, args)),
  }),
  openSite: t.boolean({
    description: "Opens the site to everyone, and ends the set-up for good.",
    resolve: (_root, _args, context) => done(openSite(context)),
  }),
}));
