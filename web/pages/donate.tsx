import { useState } from "react";
import { readAmount } from "#domain/money.ts";
import { pledgeFields } from "#domain/pledge.ts";
import { invalidForm } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { refusedForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { ActArgs, PageArgs } from "#web/page.ts";
import { BlankSlip } from "#web/pages/donate/blank-slip.tsx";
import { amountOf, GiftForm, readGift } from "#web/pages/donate/form.tsx";
import { NotOpen } from "#web/pages/donate/not-open.tsx";
import { Supported } from "#web/pages/donate/supported.tsx";
import { useText } from "#web/text.tsx";
import type { Route } from "./+types/donate.ts";
import "./donate.css";

const Donate = fund(`
  query Donate($language: Language!, $project: String) {
    giftAccount { holder iban qr { size path } }
    giftProjects(first: 60, also: $project) {
      slug title(language: $language) isTranslated(language: $language) call(language: $language)
    }
    latestResults {
      slug title(language: $language)
      projects(first: 3, statuses: [winner]) {
        id slug illustration
        text(language: $language) { title summary inDutch }
      }
    }
  }
`);
const PledgeGift = fund(`
  mutation PledgeGift(
    $amountInCents: Int!, $project: String, $name: String, $email: String, $language: Language!, $key: ID
  ) {
    pledgeGift(
      amountInCents: $amountInCents, project: $project, name: $name, email: $email, language: $language, key: $key
    ) { id }
  }
`);

const load = async ({ api, language, url }: PageArgs) => {
  const project = url.searchParams.get("project");
  return { ...(await api.query(Donate, { language, project })), project };
};
const give = async ({ api, form, language, go }: ActArgs) => {
  const gift = readGift(form);
  const invalid = invalidForm(checkFields(pledgeFields, gift));
  if (invalid) return refusedForm(invalid, form);
  const { amount, ...rest } = gift;
  const answer = await api.mutate(PledgeGift, { ...rest, amountInCents: Number(readAmount(amount)), language });
  return answer.problem ? refusedForm(answer.problem, form) : go(`/donate/thank-you?gift=${answer.data.pledgeGift.id}`);
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(give);
export const clientAction = inBrowser(give);

/** The data of the page, for its sections. */
export type DonateData = Awaited<ReturnType<typeof load>>;

export default function DonatePage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const text = useText();
  const { giftAccount: account, latestResults, ...rest } = loaderData;
  // The slip beside the form follows the choice.
  const [chosen, setChosen] = useState<number | null>(() =>
    refused ? amountOf(new Map(Object.entries(refused.typed))) : null,
  );
  return (
    <>
      <PageHead title={text("donate.heading")} description={text("donate.lead")} isRefused={Boolean(refused)} />
      <div className="wrap donate">
        <div className="donate__text">
          <h1>{text("donate.heading")}</h1>
          <p className="lead">{text("donate.lead")}</p>
          {account ? <GiftForm {...rest} refused={refused} onChoose={setChosen} /> : <NotOpen />}
        </div>
        {account && (
          <div>
            <BlankSlip account={account} amountInCents={chosen} />
          </div>
        )}
      </div>
      <Supported results={latestResults} />
    </>
  );
}
