import { useFormats, useText } from "#web/text.tsx";
import { type Phase, Phases } from "#web/ui/phases/phases.tsx";

/** The fields of a call that the timeline needs; instants as the API writes them. */
export type CallDates = {
  title: string;
  phase: string;
  submissionsOpen: string;
  submissionsClose: string;
  votingOpens: string | null;
  votingCloses: string | null;
  resultsPublished: string;
  awardsFrom: string;
};

type Props = { call: CallDates; now: string };

const day = 24 * 3_600_000;

/** The five phases of a call; the server's clock decides which one is current. */
export function CallPhases({ call, now }: Props) {
  const text = useText();
  const format = useFormats();
  const at = Date.parse(now);

  // A phase closes at midnight, so its last day is the day before.
  const span = (name: string, from: string, to: string, lastDay = Date.parse(to) - 1): Phase => {
    const [begins, ends] = [Date.parse(from), Date.parse(to)];
    const state = at >= ends ? "done" : at >= begins ? "now" : "later";
    return {
      name,
      date: format.dateRange(new Date(begins), new Date(lastDay)),
      state,
      note: state === "done" ? text("phase.done") : state === "now" ? text("phase.now") : undefined,
      progress: Math.round(((at - begins) / (ends - begins)) * 100),
    };
  };
  const selectionEnds = call.votingOpens ?? call.resultsPublished;
  const hasVote = call.votingOpens && call.votingCloses;
  const [published, awards] = [Date.parse(call.resultsPublished), Date.parse(call.awardsFrom)];
  // The hour of publication may pass while votes are still being counted.
  const isOut = call.phase === "published";
  const items: Phase[] = [
    span(text("phase.submission"), call.submissionsOpen, call.submissionsClose),
    // Voting opens during a day, so that day is no longer part of the selection.
    span(text("phase.selection"), call.submissionsClose, selectionEnds, Date.parse(selectionEnds) - day),
    ...(hasVote ? [span(text("phase.voting"), call.votingOpens ?? "", call.votingCloses ?? "")] : []),
    {
      name: text("phase.announcement"),
      date: format.longDate(new Date(published)),
      state: isOut ? "done" : "later",
      note: isOut ? text("phase.done") : undefined,
    },
    {
      name: text("phase.award"),
      date: text("phase.from", { date: format.longDate(new Date(awards)) }),
      state: at >= awards ? "now" : "later",
      progress: 100,
    },
  ];
  return <Phases label={text("phase.all", { call: call.title })} items={items} />;
}
