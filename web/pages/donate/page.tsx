import { useState } from "react";
import { readAmount } from "#domain/money.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { BlankSlip } from "#web/pages/donate/parts/blank-slip.tsx";
import { amountOf, GiftForm, giftForm } from "#web/pages/donate/parts/form.tsx";
import { GiftsClosed } from "#web/pages/donate/parts/gifts-closed.tsx";
import { SupportedProjects } from "#web/pages/donate/parts/supported-projects.tsx";
import { useText } from "#web/text.tsx";
import "./page.css";

const Donate = fund(`
  query Donate($language: Language!, $project: String) {
    giftAccount { holder iban qr { size path } }
    giftProjects(first: 60, also: $project) {
      slug title(language: $language) isTranslated(language: $language) call(language: $language)
    }
    latestResults {
      slug title(language: $language)
      projects(first: 3, statuses: [winner]) {
        id slug illustration photo(language: $language) { src srcset width height focus }
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

export const load = async ({ api, language, url }: PageArgs) => {
  const project = url.searchParams.get("project");
  return { ...(await api.query(Donate, { language, project })), project };
};
export const act = ({ api, form, language, go }: ActArgs) =>
  submitForm(
    giftForm,
    form,
    ({ amount, ...gift }) => api.mutate(PledgeGift, { ...gift, amountInCents: Number(readAmount(amount)), language }),
    ({ pledgeGift }) => go(`/donate/thank-you?gift=${pledgeGift.id}`),
  );

/** The data of the page, for its sections. */
export type DonateData = Awaited<ReturnType<typeof load>>;

export default function DonatePage({ loaderData, actionData: refused }: PageProps<typeof load, typeof act>) {
  const text = useText("donate");
  const { giftAccount: account, latestResults, ...rest } = loaderData;
  // The slip beside the form follows the choice.
  const [chosenAmount, setChosenAmount] = useState<number | null>(() =>
    refused ? amountOf(new Map(Object.entries(refused.typed))) : null,
  );
  return (
    <>
      <PageHead title={text("donate.heading")} description={text("donate.lead")} isRefused={Boolean(refused)} />
      <div className="wrap donate">
        <div className="donate__text">
          <h1>{text("donate.heading")}</h1>
          <p className="lead">{text("donate.lead")}</p>
          {account ? <GiftForm {...rest} refused={refused} onChoose={setChosenAmount} /> : <GiftsClosed />}
        </div>
        {account && (
          <div>
            <BlankSlip account={account} amountInCents={chosenAmount} />
          </div>
        )}
      </div>
      <SupportedProjects results={latestResults} />
    </>
  );
}
