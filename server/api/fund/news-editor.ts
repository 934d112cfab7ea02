import { checkId } from "#domain/id.ts";
import { languages } from "#domain/language.ts";
import { newsState } from "#domain/news.ts";
import { translationState } from "#domain/page.ts";
import { refuse } from "#domain/problem.ts";
import { publishNews, removeNews, unpublishNews, writeNews } from "#server/actions/news.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { emptyText, PageTextIn, PageTranslation, PageValueInput, VersionToEdit } from "#server/api/fund/page-editor.ts";
import { TextStateEnum } from "#server/api/fund/text-list.ts";
import { longestPage } from "#server/api/page-of.ts";
import { findEditedNews, findNewsVersion, listNewsVersions, type NewsRow } from "#server/database/queries/news.ts";

const EditedNews = builder.objectRef<NewsRow>("EditedNews").implement({
  description: "A news item, as its writers see it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    slug: t.exposeString("slug", { description: "The last part of its address on the site." }),
    revision: t.exposeInt("revision", { description: "How often it was changed; a change must name it." }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was last changed." }),
    publishedAt: t.expose("publishedAt", {
      type: "Instant",
      nullable: true,
      description: "When the site shows it, in the past or to come; null for a draft.",
    }),
    state: t.field({
      type: TextStateEnum,
      description: "Whether people can read it.",
      resolve: (item, _args, { now }) => newsState(item, now),
    }),
    translations: t.field({
      type: [PageTranslation],
      description: "How complete it is in each language.",
      resolve: (item) => languages.map((language) => ({ language, state: translationState(item, language) })),
    }),
    texts: t.field({
      type: [PageTextIn],
      description: "Its texts in every language, or those of one of its versions.",
      args: { version: t.arg.id({ required: false, description: "The version to read instead of the present one." }) },
      resolve: async (item, { version }, { db }) => {
        refuse(version ? checkId(version) : null);
        const text = version ? await findNewsVersion(db, item.id, version) : item;
        return languages.map((language) => ({ page: text ?? emptyText, language }));
      },
    }),
    versions: t.field({
      type: [VersionToEdit],
      description: "Its versions, the present one first.",
      args: { first: t.arg.int({ description: "The maximum number of versions." }) },
      resolve: ({ id }, { first }, { db }) => {
        refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
        return listNewsVersions(db, id, first);
      },
    }),
  }),
});

builder.queryField("editedNews", (t) =>
  t.field({
    type: EditedNews,
    nullable: true,
    description: "One news item, for its writers; null if it does not exist.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, { db }) => {
      refuse(checkId(id));
      return findEditedNews(db, id);
    },
  }),
);

builder.mutationFields((t) => ({
  writeNews: t.id({
    description: "Writes a news item, and keeps its earlier text. Answers with its id.",
    args: {
      id: t.arg.id({ required: false, description: "The news item; without it a new draft is made." }),
      key: t.arg.id({
        required: false,
        description: "A key of the form of a new one, so that a form that is sent twice makes one.",
      }),
      revision: t.arg.int({ description: "The revision at which it was read; 0 for a new one." }),
      values: t.arg({ type: [PageValueInput], description: "The texts in every language of the fund." }),
      upToDate: t.arg({
        type: [LanguageEnum],
        required: false,
        description: "The languages whose unchanged text still fits the Dutch one.",
      }),
    },
    resolve: (_root, { id, key, revision, values, upToDate }, context) =>
      writeNews(context, {
        id: id ?? null,
        key: key ?? null,
        revision,
        values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
        upToDate: upToDate ?? [],
      }),
  }),
  publishNews: t.boolean({
    description: "Publishes a news item, now or at an hour.",
    args: {
      id: t.arg.id(),
      revision: t.arg.int({ description: "The revision at which it was read." }),
      at: t.arg({ type: "Instant", required: false, description: "The hour; without it, now." }),
    },
    resolve: async (_root, args, context) => {
      await publishNews(context, { ...args, at: args.at ?? null });
      return true;
    },
  }),
  unpublishNews: t.boolean({
    description: "Takes a news item off the site, or takes its hour back.",
    args: { id: t.arg.id() },
    resolve: async (_root, args, context) => {
      await unpublishNews(context, args);
      return true;
    },
  }),
  removeNews: t.boolean({
    description: "Removes a news item that is not on the site, for good.",
    args: { id: t.arg.id() },
    resolve: async (_root, args, context) => {
      await removeNews(context, args);
      return true;
    },
  }),
}));
