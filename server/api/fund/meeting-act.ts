import {
  decideItem,
  discuss,
  endMeeting,
  joinMeeting,
  leaveMeeting,
  nameRecorder,
  noteAttendance,
  openMeeting,
} from "#server/actions/meeting.ts";
import { done } from "#server/api/done.ts";
import { builder } from "#server/api/fund/builder.ts";
import { OutcomeEnum } from "#server/api/fund/decision.ts";
import { byLanguage } from "#server/api/fund/decision-act.ts";
import { ReasonInput } from "#server/api/fund/office-dossier-bulk.ts";

builder.mutationFields((t) => ({
  openMeeting: t.boolean({
    description: "Opens the meeting of a call, or takes it up again. For the chair or the deputy.",
    args: { callId: t.arg.id() },
    resolve: (_root, args, context) => done(openMeeting(context, args)),
  }),
  joinMeeting: t.boolean({
    description: "Enters a meeting.",
    args: { callId: t.arg.id(), isRemote: t.arg.boolean({ description: "By video." }) },
    resolve: (_root, args, context) => done(joinMeeting(context, args)),
  }),
  leaveMeeting: t.boolean({
    description: "Leaves a meeting.",
    args: { callId: t.arg.id() },
    resolve: (_root, args, context) => done(leaveMeeting(context, args)),
  }),
  noteAttendance: t.boolean({
    description: "Notes that someone came or left. For the person who records.",
    args: { callId: t.arg.id(), personId: t.arg.id(), isPresent: t.arg.boolean(), isRemote: t.arg.boolean() },
    resolve: (_root, args, context) => done(noteAttendance(context, args)),
  }),
  nameRecorder: t.boolean({
    description: "Names the person who records the decisions. For the chair or the deputy.",
    args: { callId: t.arg.id(), personId: t.arg.id() },
    resolve: (_root, args, context) => done(nameRecorder(context, args)),
  }),
  discuss: t.boolean({
    description: "Puts a dossier before the meeting. For the person who records.",
    args: { callId: t.arg.id(), id: t.arg.id({ description: "The dossier." }) },
    resolve: (_root, { callId, id }, context) => done(discuss(context, { callId, dossierId: id })),
  }),
  decideItem: t.boolean({
    description: "Records what the meeting decided about a dossier. For the person who records.",
    args: {
      callId: t.arg.id(),
      id: t.arg.id({ description: "The dossier." }),
      outcome: t.arg({ type: OutcomeEnum }),
      amountInCents: t.arg.float({ required: false }),
      reasons: t.arg({ type: [ReasonInput], required: false }),
      votesFor: t.arg.int(),
      votesAgainst: t.arg.int(),
      votesAbstained: t.arg.int(),
      remark: t.arg.string({ required: false, description: "For the minutes." }),
      revision: t.arg.int({ description: "The revision of the decision on the screen; 0 if there was none." }),
    },
    resolve: (_root, { callId, id, outcome, amountInCents, reasons, remark, revision, ...votes }, context) =>
      done(
        decideItem(context, {
          callId,
          dossierId: id,
          decision: { outcome, amountInCents: amountInCents ?? null, reasons: byLanguage(reasons) },
          hands: { for: votes.votesFor, against: votes.votesAgainst, abstained: votes.votesAbstained },
          remark: remark ?? "",
          revision,
        }),
      ),
  }),
  endMeeting: t.boolean({
    description: "Ends a meeting; it can be taken up again. For the person who records.",
    args: { callId: t.arg.id() },
    resolve: (_root, args, context) => done(endMeeting(context, args)),
  }),
}));
