import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const sentences = {
  giveToCommittee: "officeDossier.done.giveToCommittee",
  takeUp: "officeDossier.done.takeUp",
  takeBack: "officeDossier.done.takeBack",
  askForCompletion: "officeDossier.done.askForCompletion",
  judgeAsItIs: "officeDossier.done.judgeAsItIs",
  declineAsIneligible: "officeDossier.done.declineAsIneligible",
  withdraw: "officeDossier.done.withdraw",
  judgePoints: "officeDossier.done.judgePoints",
  setTheme: "officeDossier.done.setTheme",
  setUrgent: "officeDossier.done.setUrgent",
  write: "officeDossier.done.write",
  note: "officeDossier.done.note",
  declare: "officeDossier.done.declare",
  open: "officeDossier.done.open",
  decide: "decision.done.decide",
  takeDecisionBack: "decision.done.takeDecisionBack",
  giveOpinion: "decision.done.giveOpinion",
  moveUp: "decision.done.moveUp",
  giveSecondLook: "decision.done.giveSecondLook",
  nameSubstitute: "decision.done.nameSubstitute",
  viewSaved: "list.view.saved",
  viewRemoved: "list.view.removed",
} as const;

/** Says what was just done. */
export function DoneNotice({ done }: { done: string | null }) {
  const text = useText("dossiers");
  const sentence = Object.entries(sentences).find(([name]) => name === done)?.[1];
  return <div role="status">{sentence && <Notice tone="success">{text(sentence)}</Notice>}</div>;
}
