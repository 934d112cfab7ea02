import { ContactWays } from "#web/components/contact-ways.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { AfterThanks, Thanks } from "#web/components/thanks.tsx";
import { GraphQLClientError } from "#web/graphql/client.ts";
import { fund, system } from "#web/graphql/document.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import type { NumberedItem } from "#web/ui/numbered-list/numbered-list.tsx";

const SentDossier = fund(`
  query SentDossier($id: ID!) {
    dossier(id: $id) {
      id number type state isConfidential mayEdit deadline
      call { submissionsClose votingOpens votingCloses resultsPublished }
      answers { field value }
      situation { knownEmail }
    }
  }
`);
const Office = system(`query SentOffice { fund { email phone } }`);

export const load = async ({ api, url, go }: PageArgs) => {
  const id = url.searchParams.get("dossier");
  if (!id) throw go("/submit-a-project");
  try {
    const [{ dossier }, { fund }] = [await api.query(SentDossier, { id }), await api.query(Office)];
    if (!dossier?.number) throw go("/submit-a-project");
    // A withdrawn dossier has its own page, which says so.
    if (dossier.state === "withdrawn") throw go(`/account/dossiers/${id}`);
    const { number, answers, situation, ...rest } = dossier;
    // The page only needs to know whether there is an email address.
    const typedEmail = answers.find(({ field }) => field === "email")?.value;
    return { ...rest, number, hasMailbox: Boolean(situation.knownEmail || typedEmail), fund };
  } catch (error) {
    if (error instanceof GraphQLClientError && error.problem) throw go("/submit-a-project");
    throw error;
  }
};

export default function SentPage({ loaderData: dossier }: PageProps<typeof load>) {
  const text = useText("submission");
  const to = usePath();
  const { id, number, type, fund } = dossier;
  const headingKey = type === "internal" ? "submit.sent.internal" : "submit.sent";
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text(headingKey)} description={text(`${headingKey}.text`)} isHiddenFromSearch />
      <Thanks heading={text(headingKey)}>
        <p className="lead">{text(`${headingKey}.text`)}</p>
        <p className="thanks__number">
          {text("submit.sent.number")} <strong className="num nowrap">{number}</strong>
        </p>
        <p className="row">
          <LinkButton href={to(`/account/dossiers/${id}`)} iconAfter="arrow">
            {text("submit.sent.account")}
          </LinkButton>
          <ArrowLink href={to(`/dossiers/${id}.pdf`)} target="_self">
            {text("submit.sent.pdf")}
          </ArrowLink>
        </p>
      </Thanks>
      <AfterThanks heading={text("submit.after")} items={useNextSteps(dossier)} />
      {type === "internal" && (
        <section className="thanks-after" aria-labelledby="urgent-heading">
          <h2 id="urgent-heading">{text("submit.sent.urgent")}</h2>
          <p>{text("submit.sent.urgent.text")}</p>
          <ContactWays {...fund} />
        </section>
      )}
    </div>
  );
}

/** The next steps of a sent dossier, with their dates as far as they are known. */
function useNextSteps(dossier: Awaited<ReturnType<typeof load>>): NumberedItem[] {
  const text = useText("submission");
  const format = useFormats();
  const { answerDays: days, urgentAnswerDays: urgent } = useFund();
  const { type, isConfidential, hasMailbox, mayEdit, deadline, call } = dossier;
  const day = (instant: string) => format.longDate(new Date(instant));
  const until = (closes: string) => format.until(new Date(closes));
  // Confidential content is not mailed, because the mailbox may belong to the employer.
  const mailStep = isConfidential
    ? { title: text("submit.after.mail"), text: text("submit.after.copy.discreet") }
    : { title: text("submit.after.copy"), text: text("submit.after.copy.text") };
  const copyStep = hasMailbox
    ? mailStep
    : { title: text("submit.after.copy.none"), text: text("submit.after.copy.none.text") };
  const deadlineText = deadline && mayEdit ? ` ${text("submit.after.change", { until: until(deadline) })}` : "";
  const committee = (sentence: string) => ({ title: text("submit.after.committee"), text: sentence });
  const answer = (sentence: string) => ({ title: text("submit.after.answer"), text: sentence });
  const firstSteps = [
    { ...copyStep, text: copyStep.text + deadlineText },
    // Only the committee reads a confidential dossier.
    ...(isConfidential ? [] : [{ title: text("submit.after.intake"), text: text("submit.after.intake.text") }]),
  ];
  if (type === "internal" || !call)
    return [
      ...firstSteps,
      committee(text("submit.after.committee.internal")),
      answer(text("submit.after.answer.internal", { days, urgent })),
    ];
  const { submissionsClose, votingOpens, votingCloses, resultsPublished } = call;
  const committeeKey = isConfidential ? "submit.after.committee.confidential" : "submit.after.committee.text";
  const voteSteps =
    !isConfidential && votingOpens && votingCloses
      ? [
          {
            title: text("submit.after.vote"),
            text: text("submit.after.vote.text", { opens: day(votingOpens), until: until(votingCloses) }),
          },
        ]
      : [];
  return [
    ...firstSteps,
    committee(text(committeeKey, { date: day(submissionsClose) })),
    ...voteSteps,
    answer(text("submit.after.answer.text", { date: day(resultsPublished) })),
  ];
}
