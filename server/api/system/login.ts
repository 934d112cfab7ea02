import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { askForAnotherCode, askToLogin, loginWithCode, loginWithLetter, loginWithLink } from "#server/actions/login.ts";
import { endSession } from "#server/actions/session.ts";
import { askIfListed } from "#server/actions/staff-list-check.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

builder.queryField("companyLogin", (t) =>
  t.string({
    description: "The name of the company's own login at `/login/company`; null if there is none.",
    nullable: true,
    resolve: async (_root, _args, { db, companyLogin }) =>
      companyLogin && (companyLogin.name ?? (await getFundSettings(db)).company),
  }),
);

builder.mutationFields((t) => ({
  askToLogin: t.id({
    description:
      "Begins a login by mail and answers with its id, also for unknown people. An employee with this address and name gets a code and a link.",
    args: {
      email: t.arg.string({ description: "The email address on the staff list." }),
      firstname: t.arg.string(),
      lastname: t.arg.string(),
      employee_id: t.arg.string({ description: "Eight digits, or empty." }),
      remember_me: t.arg.boolean({ description: "Whether to stay logged in for 30 days instead of 12 hours." }),
      language: t.arg({ type: LanguageEnum, description: "The language of the mail." }),
      next: t.arg.string({ required: false, description: "The page that opens after the link in the mail." }),
    },
    resolve: (_root, args, context) => askToLogin(context, args),
  }),
  askIfListed: t.boolean({
    description: "Sends a mail to the address if it is on the staff list. The answer is always the same.",
    args: { email: t.arg.string(), language: t.arg({ type: LanguageEnum, description: "The language of the mail." }) },
    resolve: async (_root, args, context) => {
      await askIfListed(context, args);
      return true;
    },
  }),
  askForAnotherCode: t.boolean({
    description: "Sends another code for a login. The earlier code stops working.",
    args: {
      loginId: t.arg.id(),
      next: t.arg.string({ required: false, description: "The page that opens after the link in the mail." }),
    },
    resolve: async (_root, { loginId, next }, context) => {
      refuse(checkId(loginId));
      await askForAnotherCode(context, { loginId, next });
      return true;
    },
  }),
  loginWithCode: t.boolean({
    description: "Logs in with the six digits from the mail; the answer sets the session cookie.",
    args: { loginId: t.arg.id(), code: t.arg.string() },
    resolve: async (_root, { loginId, code }, context) => {
      refuse(checkId(loginId));
      await loginWithCode(context, { loginId, code });
      return true;
    },
  }),
  loginWithLink: t.boolean({
    description: "Logs in with the link from the mail; the answer sets the session cookie.",
    args: { token: t.arg.string() },
    resolve: async (_root, args, context) => {
      await loginWithLink(context, args);
      return true;
    },
  }),
  loginWithLetter: t.boolean({
    description: "Logs in with the code of an access letter; the answer sets the session cookie.",
    args: {
      employee_id: t.arg.string(),
      firstname: t.arg.string(),
      lastname: t.arg.string(),
      access_code: t.arg.string({ description: "The code, with or without hyphens." }),
      remember_me: t.arg.boolean(),
    },
    resolve: async (_root, args, context) => {
      await loginWithLetter(context, args);
      return true;
    },
  }),
  logout: t.boolean({
    description: "Ends this session and removes the cookie.",
    resolve: async (_root, _args, context) => {
      await endSession(context);
      return true;
    },
  }),
}));
