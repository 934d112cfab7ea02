import { redirect } from "react-router";
import { companyLoginProblems } from "#domain/login.ts";
import { pathIn } from "#web/address.ts";
import { pathAfterLogin, redirectAfterLogin } from "#web/after-login.ts";
import { DemoPeople, DemoPeopleQuery, demoPeopleForm, loginDataOf } from "#web/components/demo-people.tsx";
import { LoginForm, loginForm } from "#web/components/login-form.tsx";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { useDemoPeople } from "#web/demo.ts";
import { isSentBy, refusedForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { nextIn, withNext } from "#web/next.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { CompanyLink } from "#web/pages/login/parts/company-link.tsx";
import { CompanyRefusal } from "#web/pages/login/parts/company-refusal.tsx";
import { useText } from "#web/text.tsx";

const AskToLogin = system(`
  mutation AskToLogin(
    $email: String!, $firstname: String!, $lastname: String!, $employee_id: String!,
    $remember_me: Boolean!, $language: Language!, $next: String
  ) {
    askToLogin(
      email: $email, firstname: $firstname, lastname: $lastname, employee_id: $employee_id,
      remember_me: $remember_me, language: $language, next: $next
    )
  }
`);

const LoginAsDemoPerson = system(`
  mutation LoginAsDemoPerson($employeeId: String!) { loginAsDemoPerson(employeeId: $employeeId) }
`);

const LoginWays = system(`query LoginWays { companyLogin me { roles } }`);

export const load = async ({ api, url, home, language }: PageArgs) => {
  const next = nextIn(url.searchParams.get("next"));
  const { companyLogin, me } = await api.query(LoginWays);
  const problemInAddress = url.searchParams.get("problem");
  // Every login ends here, where we know who logged in.
  if (me && !problemInAddress)
    throw redirect(pathAfterLogin({ roles: me.roles, next, home, office: pathIn(language, "/office") }));
  const { demo } = await api.query(DemoPeopleQuery);
  return {
    companyLogin,
    // The reason why a company login failed; an address can only put these sentences on the page.
    companyProblem: companyLoginProblems.find((code) => code === problemInAddress) ?? null,
    next,
    asksForForm: url.searchParams.has("form"),
    // The employee ID is left out: it is optional, and would be wrong once someone types another name.
    prefilled: { ...loginDataOf(demo?.people.find(({ email }) => email)), employee_id: "" },
  };
};
export const act = async ({ api, form, language, url, go }: ActArgs) => {
  const next = nextIn(url.searchParams.get("next"));
  if (isSentBy(demoPeopleForm, form)) {
    const { problem } = await api.mutate(LoginAsDemoPerson, { employeeId: String(form.get("demo_person") ?? "") });
    return problem ? refusedForm(problem, form) : redirectAfterLogin(language, next);
  }
  if (!isSentBy(loginForm, form)) return refusedForm({ code: "form.invalid", fields: [] }, form);
  return submitForm(
    loginForm,
    form,
    (person) => api.mutate(AskToLogin, { ...person, remember_me: form.has("remember_me"), language, next }),
    ({ askToLogin }) => go(withNext(`/login/code?login=${askToLogin}`, next)),
  );
};

export default function LoginPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const { companyLogin, companyProblem, next, asksForForm, prefilled } = loaderData;
  const text = useText();
  const showsPeople = useDemoPeople().length > 0 && !asksForForm && !actionData;
  return (
    <LoginFrame
      title={text("login.title")}
      heading={text("login.heading")}
      lead={!showsPeople && text("login.text")}
      picture="youth-music"
      isRefused={Boolean(actionData ?? companyProblem)}
    >
      {companyProblem && !actionData && <CompanyRefusal code={companyProblem} />}
      {companyLogin && <CompanyLink name={companyLogin} next={next} />}
      {showsPeople ? <DemoPeople next={next} /> : <LoginForm refused={actionData} prefilled={prefilled} next={next} />}
    </LoginFrame>
  );
}
