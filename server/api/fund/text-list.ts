import { languages } from "#domain/language.ts";
import { newsStates } from "#domain/news.ts";
import { textKinds } from "#domain/text-kind.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { addListType } from "#server/api/fund/list.ts";
import { PageTranslation } from "#server/api/fund/page-editor.ts";
import { answerList } from "#server/api/list.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { countTextGaps, type TextRow, textList, textTranslation } from "#server/database/queries/text-list.ts";

const TextKindEnum = builder.enumType("TextKind", {
  description: "The kinds of texts that people read.",
  values: textKinds,
});

/** The state of a text: written but not published, planned, or on the site. */
export const TextStateEnum = builder.enumType("TextState", {
  description: "Whether people can read a text: not yet, from an hour to come, or now.",
  values: newsStates,
});

const ListedText = builder.objectRef<TextRow>("ListedText").implement({
  description: "A text that people read, in the work list of its editors.",
  fields: (t) => ({
    kind: t.expose("kind", { type: TextKindEnum, description: "The kind of text." }),
    key: t.exposeString("key", { description: "The id or name by which its editor finds it." }),
    title: t.string({
      nullable: true,
      description: "Its title, in Dutch or in its own language; null if it has none yet.",
      resolve: ({ title, source }) => title.nl || title[source] || null,
    }),
    titleLanguage: t.field({
      type: LanguageEnum,
      description: "The language of the title.",
      resolve: ({ title, source }) => (title.nl ? "nl" : source),
    }),
    state: t.expose("state", { type: TextStateEnum, description: "Whether people can read it." }),
    changedAt: t.expose("changedAt", {
      type: "Instant",
      nullable: true,
      description: "When it was last changed; null if that is not known.",
    }),
    translations: t.field({
      type: [PageTranslation],
      description: "How complete it is in each language.",
      resolve: (row) => languages.map((language) => ({ language, state: textTranslation(row, language) })),
    }),
  }),
});

const TextList = addListType({ name: "TextList", description: "A page of the work list of texts.", row: ListedText });

builder.queryFields((t) => ({
  texts: t.field({
    type: TextList,
    description: "Everything that people read, with its gaps in each language. For editors and coordinators.",
    args: {
      list: t.arg.string({ description: "The address of the list after its question mark: filters, order, page." }),
    },
    resolve: async (_root, { list }, context) => {
      const viewer = requirePermission(context.me, "writePage");
      const source = textList(viewer, { now: context.now, offered: await listLanguages(context.db) });
      return answerList(context, "texts", source, list);
    },
  }),
  textGaps: t.int({
    description: "How many of those texts lack something in a language of the fund.",
    resolve: async (_root, _args, { db, me, now }) =>
      countTextGaps(db, requirePermission(me, "writePage"), { now, offered: await listLanguages(db) }),
  }),
}));
