import { checkId } from "#domain/id.ts";
import { listNames, lists } from "#domain/office-list.ts";
import { refuse } from "#domain/problem.ts";
import { mayChangeView } from "#domain/saved-view.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { removeView, saveView } from "#server/actions/saved-view.ts";
import { builder } from "#server/api/system/builder.ts";
import { listSavedViews, type SavedViewRow } from "#server/database/queries/saved-view.ts";

const ListNameEnum = builder.enumType("ListName", { description: "A list of the office.", values: listNames });

const SavedView = builder.objectRef<SavedViewRow>("SavedView").implement({
  description: "An address of a list that someone saved under a name.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    name: t.exposeString("name", { description: "Its name." }),
    address: t.exposeString("address", {
      description: "The address from its question mark on; empty for the usual one.",
    }),
    isShared: t.boolean({
      description: "Whether everyone who may open the list sees it.",
      resolve: ({ ownerId }) => ownerId === null,
    }),
    mayChange: t.boolean({
      description: "Whether the viewer may replace or remove it: their own, or one that they made for everyone.",
      resolve: (view, _args, { me }) => me !== null && mayChangeView(me, view),
    }),
  }),
});

builder.queryField("savedViews", (t) =>
  t.field({
    type: [SavedView],
    description: "The saved views of a list: one's own and those of everyone. For people who may open the list.",
    args: { list: t.arg({ type: ListNameEnum }) },
    resolve: (_root, { list }, { db, me }) => listSavedViews(db, list, requirePermission(me, lists[list].act).id),
  }),
);

builder.mutationFields((t) => ({
  saveView: t.boolean({
    description: "Saves an address of a list under a name; one's own view of the same name is replaced.",
    args: {
      list: t.arg({ type: ListNameEnum }),
      name: t.arg.string({ description: "Its name." }),
      address: t.arg.string({ description: "The address of the list after its question mark." }),
      isShared: t.arg.boolean({ description: "Whether everyone who may open the list sees it." }),
    },
    resolve: async (_root, view, context) => {
      await saveView(context, view);
      return true;
    },
  }),
  removeView: t.boolean({
    description: "Removes a saved view: one's own, or one that one made for everyone.",
    args: { list: t.arg({ type: ListNameEnum }), id: t.arg.id() },
    resolve: async (_root, view, context) => {
      refuse(checkId(view.id));
      await removeView(context, view);
      return true;
    },
  }),
}));
