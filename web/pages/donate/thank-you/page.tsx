import type { ResultOf } from "gql.tada";
import type { ReactNode } from "react";
import { data } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { Thanks } from "#web/components/thanks.tsx";
import { fund } from "#web/graphql/document.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { FilledSlip } from "#web/pages/donate/parts/filled-slip.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "../page.css";

// The page does not show who gives, because people may share its address.
const Slip = fund(`
  query Slip($id: ID!, $language: Language!) {
    giftAccount { holder iban }
    pledge(id: $id) {
      amountInCents reference
      project { slug title(language: $language) isTranslated(language: $language) }
      qr { size path }
    }
  }
`);

export const load = async ({ api, language, url, go }: PageArgs) => {
  const id = url.searchParams.get("gift");
  if (!id) throw go("/donate");
  const slip = await api.query(Slip, { id, language });
  // The slip is too old or never existed.
  return data(slip, slip.pledge ? undefined : { status: 404 });
};

/** The data of the page, for its sections. */
export type ThanksData = ResultOf<typeof Slip>;

const notes = ["reference", "later", "noProof"] as const;

export default function ThanksPage({ loaderData: { giftAccount: account, pledge: gift } }: PageProps<typeof load>) {
  const text = useText("donate");
  const to = usePath();
  if (!account || !gift) return <UnknownGift />;
  return (
    <>
      <PageHead title={text("donate.thanks.title")} description={text("donate.lead")} />
      <div className="wrap donate donate--thanks">
        <Thanks heading={text("donate.thanks")}>
          <p className="lead">
            <GiftSummary {...gift} />
          </p>
        </Thanks>
        <FilledSlip account={account} gift={gift} />
        <section className="donate__notes" aria-labelledby="notes-heading">
          <h2 id="notes-heading">{text("donate.notes")}</h2>
          <ul className="donate__list">
            {notes.map((note) => (
              <li key={note}>{text(`donate.notes.${note}`)}</li>
            ))}
          </ul>
          <ArrowLink href={to("/donate")}>{text("donate.again")}</ArrowLink>
        </section>
      </div>
    </>
  );
}

function GiftSummary({ amountInCents, project }: NonNullable<ThanksData["pledge"]>) {
  const text = useText("donate");
  const rich = useRichText("donate");
  const format = useFormats();
  const to = usePath();
  const amount = format.wholeMoney(amountInCents);
  if (!project) return text("donate.thanks.fund", { amount });
  const { slug, title, isTranslated } = project;
  const link = (inside: ReactNode) => (
    <Link href={to(`/project/${slug}`)} lang={isTranslated ? undefined : "nl"}>
      {inside}
    </Link>
  );
  return rich("donate.thanks.project", { amount, project: title }, { a: link });
}

/** Says that a slip is too old or never existed. */
function UnknownGift() {
  const text = useText("donate");
  const to = usePath();
  const action = (
    <LinkButton href={to("/donate")} iconAfter="arrow">
      {text("donate.lost.action")}
    </LinkButton>
  );
  return (
    <div className="wrap wrap--narrow donate__lost">
      <PageHead title={text("donate.lost")} description={text("donate.lead")} />
      <Empty heading="h1" title={text("donate.lost")} action={action}>
        {text("donate.lost.text")}
      </Empty>
    </div>
  );
}
