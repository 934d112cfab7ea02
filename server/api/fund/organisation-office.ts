import { checkId } from "#domain/id.ts";
import { writeOrganisationForm } from "#domain/organisation-form.ts";
import { refuse } from "#domain/problem.ts";
import { correctOrganisation } from "#server/actions/organisation.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { done } from "#server/api/done.ts";
import { builder } from "#server/api/fund/builder.ts";
import { addListType } from "#server/api/fund/list.ts";
import { answerList } from "#server/api/list.ts";
import {
  findOrganisation,
  type ListedOrganisationRow,
  organisationList,
} from "#server/database/queries/organisation.ts";

const OrganisationValue = builder.objectRef<{ field: string; value: string }>("OrganisationValue").implement({
  description: "A value of the form of an organisation.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "The field." }),
    value: t.exposeString("value", { description: "Its text." }),
  }),
});

const OrganisationValueInput = builder.inputType("OrganisationValueInput", {
  description: "A typed value of an organisation.",
  fields: (t) => ({
    field: t.string({ description: "The field." }),
    value: t.string({ description: "The typed text." }),
  }),
});

const OfficeOrganisation = builder.objectRef<ListedOrganisationRow>("OfficeOrganisation").implement({
  description: "An organisation of the site as the office corrects it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes, the same as on the site." }),
    revision: t.exposeInt("revision", { description: "How often it was changed; a change must name it." }),
    name: t.exposeString("name", { description: "Its name." }),
    town: t.exposeString("town", { description: "The town of its seat." }),
    website: t.exposeString("website", { nullable: true, description: "The address of its own website." }),
    projects: t.exposeInt("projects", { description: "How many projects of it are on the site." }),
    offers: t.exposeInt("offers", { description: "How many of its offers for volunteers are on the site." }),
    values: t.field({
      type: [OrganisationValue],
      description: "Its form.",
      resolve: (organisation) =>
        Object.entries(writeOrganisationForm(organisation)).map(([field, value]) => ({ field, value })),
    }),
  }),
});

const OrganisationList = addListType({
  name: "OfficeOrganisationList",
  description: "A page of the organisations.",
  row: OfficeOrganisation,
});

builder.queryFields((t) => ({
  officeOrganisations: t.field({
    type: OrganisationList,
    description: "The organisations of the site. For editors and coordinators.",
    args: {
      list: t.arg.string({ description: "The address of the list after its question mark: search, order, page." }),
    },
    resolve: (_root, { list }, context) => {
      requirePermission(context.me, "writeProject");
      return answerList(context, "organisations", organisationList(), list);
    },
  }),
  officeOrganisation: t.field({
    type: OfficeOrganisation,
    nullable: true,
    description: "One organisation of the site; null if there is none.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, { db, me }) => {
      requirePermission(me, "writeProject");
      refuse(checkId(id));
      return findOrganisation(db, id);
    },
  }),
}));

builder.mutationField("correctOrganisation", (t) =>
  t.boolean({
    description: "Corrects an organisation, on all its projects and offers at once.",
    args: {
      id: t.arg.id(),
      revision: t.arg.int({ description: "The revision at which it was read; another one is refused." }),
      values: t.arg({ type: [OrganisationValueInput] }),
    },
    resolve: (_root, { id, revision, values }, context) => {
      const typed = Object.fromEntries(values.map(({ field, value }) => [field, value]));
      return done(correctOrganisation(context, { id, revision, values: typed }));
    },
  }),
);
