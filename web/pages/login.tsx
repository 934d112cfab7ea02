import { companyLoginProblems, loginFields } from "#domain/login.ts";
import { invalidForm } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { DemoPeople, DemoPeopleQuery, typedBy } from "#web/components/demo-people.tsx";
import { LoginForm } from "#web/components/login-form.tsx";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { readTexts, refusedForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { nextIn, withNext } from "#web/next.ts";
import type { ActArgs, PageArgs } from "#web/page.ts";
import { CompanyLink } from "#web/pages/login/company-link.tsx";
import { CompanyRefusal } from "#web/pages/login/company-refusal.tsx";
import { useText } from "#web/text.tsx";
import type { Route } from "./+types/login.ts";

const AskToLogin = system(`
  mutation AskToLogin(
    $email: String!, $firstname: String!, $lastname: String!, $employee_id: String!,
    $remember_me: Boolean!, $language: Language!
  ) {
    askToLogin(
      email: $email, firstname: $firstname, lastname: $lastname, employee_id: $employee_id,
      remember_me: $remember_me, language: $language
    )
  }
`);

const LoginWays = system(`query LoginWays { companyLogin }`);

const load = async ({ api, url }: PageArgs) => {
  const [{ companyLogin }, { demo }] = await Promise.all([api.query(LoginWays), api.query(DemoPeopleQuery)]);
  const people = demo?.people ?? [];
  const as = url.searchParams.get("as");
  const given = url.searchParams.get("problem");
  return {
    companyLogin,
    // How a login at the company ended that let nobody in; only these sentences can be put on the page from outside.
    ended: companyLoginProblems.find((code) => code === given) ?? null,
    next: nextIn(url.searchParams.get("next")),
    people,
    as,
    prefilled: typedBy(people, as),
  };
};
const identify = async ({ api, form, language, url, go }: ActArgs) => {
  const { email = "", firstname = "", lastname = "", employee_id = "" } = readTexts(loginFields, form);
  const asked = { email, firstname, lastname, employee_id, remember_me: form.has("remember_me"), language };
  const invalid = invalidForm(checkFields(loginFields, asked));
  if (invalid) return refusedForm(invalid, form);
  const { data, problem } = await api.mutate(AskToLogin, asked);
  if (problem) return refusedForm(problem, form);
  return go(withNext(`/login/code?login=${data.askToLogin}`, nextIn(url.searchParams.get("next"))));
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(identify);
export const clientAction = inBrowser(identify);

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyLogin, ended, next, people, as, prefilled } = loaderData;
  const text = useText();
  return (
    <LoginFrame
      title={text("login.title")}
      heading={text("login.heading")}
      lead={text("login.text")}
      picture="youth-music"
      isRefused={Boolean(actionData ?? ended)}
    >
      {ended && !actionData && <CompanyRefusal code={ended} />}
      {companyLogin && <CompanyLink name={companyLogin} next={next} />}
      <LoginForm key={as} refused={actionData} prefilled={prefilled} next={next} />
      <DemoPeople people={people} next={next} />
    </LoginFrame>
  );
}
