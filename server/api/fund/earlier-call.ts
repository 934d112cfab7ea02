import { isEarlierDraft } from "#domain/call-change.ts";
import { isSlug } from "#domain/id.ts";
import { makeEarlierCall, publishEarlierCall, saveEarlierCall } from "#server/actions/earlier-call.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { type CallRow, findOfficeCall } from "#server/database/queries/call.ts";

const TypedText = builder.objectRef<{ name: string; text: string }>("TypedText").implement({
  description: "A control of the form of an earlier call.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name, such as `project.1.votes`." }),
    text: t.exposeString("text", { description: "The typed text." }),
  }),
});

const TypedTextInput = builder.inputType("TypedTextInput", {
  description: "A control of the form of an earlier call.",
  fields: (t) => ({
    name: t.string({ description: "Its name, such as `project.1.votes`." }),
    text: t.string({ description: "The typed text." }),
  }),
});

const EarlierCall = builder.objectRef<CallRow>("EarlierCall").implement({
  description: "A draft of a call whose vote took place before this site existed.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the call." }),
    revision: t.exposeInt("revision", { description: "Counts its changes. A change has to name the present one." }),
    texts: t.field({
      type: [TypedText],
      description: "Its form, as people typed it; empty controls are left out.",
      resolve: ({ typedResults }) => Object.entries(typedResults ?? {}).map(([name, text]) => ({ name, text })),
    }),
  }),
});

builder.queryField("earlierCall", (t) =>
  t.field({
    type: EarlierCall,
    nullable: true,
    description: "The draft of an earlier call with this address; null for a published or planned call.",
    args: { slug: t.arg.string() },
    resolve: async (_root, { slug }, { db }) => {
      const call = isSlug(slug) ? await findOfficeCall(db, slug) : null;
      return call && isEarlierDraft(call) ? call : null;
    },
  }),
);

builder.mutationFields((t) => {
  const at = {
    callId: t.arg.id({ description: "The id of the call." }),
    revision: t.arg.int({ description: "The revision that was read; another one is refused." }),
  };
  return {
    makeEarlierCall: t.field({
      type: Call,
      description: "Makes a draft of a call whose vote took place before this site existed.",
      resolve: (_root, _args, context) => makeEarlierCall(context),
    }),
    saveEarlierCall: t.field({
      type: EarlierCall,
      description: "Saves the form of such a draft. Only publishing checks it.",
      args: { ...at, texts: t.arg({ type: [TypedTextInput], description: "All controls of the form." }) },
      resolve: (_root, { texts, ...change }, context) =>
        saveEarlierCall(context, {
          ...change,
          values: Object.fromEntries(texts.map(({ name, text }) => [name, text])),
        }),
    }),
    publishEarlierCall: t.field({
      type: Call,
      description: "Publishes such a draft with its projects and results, which stay as they are from then on.",
      args: at,
      resolve: (_root, args, context) => publishEarlierCall(context, args),
    }),
  };
});
