import { type FundListName, fundListNames } from "#domain/fund-list.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { type Retention, shownCount } from "#domain/retention.ts";
import { checkFields } from "#domain/rules.ts";
import { dmarcStates, spfStates } from "#domain/sender.ts";
import { type FundPictureKind, fundPictureKinds } from "#domain/setting.ts";
import { readRetention, retentionKinds, type SettingValues, settingForms, settingParts } from "#domain/setting-form.ts";
import { checkSender, getSender, type SenderCheck } from "#server/actions/sender.ts";
import { changeSettings, removeFundPicture, sendTestMail } from "#server/actions/setting.ts";
import { done } from "#server/api/done.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { countListUse, type ItemUse } from "#server/database/queries/fund-list-use.ts";
import { countOldRecords } from "#server/database/queries/retention.ts";
import { findFundPicture, getFundSettings, getSettingRevisions } from "#server/database/queries/setting.ts";
import { readSettingForms, type StoredForm } from "#server/database/queries/setting-form.ts";
import { findTestMail } from "#server/database/queries/test-mail.ts";

const SettingPartEnum = builder.enumType("SettingPart", {
  description: "A part of the settings with a form of its own.",
  values: [...settingParts, ...fundListNames],
});
const FundListEnum = builder.enumType("FundListName", {
  description: "A list that the fund makes itself.",
  values: fundListNames,
});
const FundPictureEnum = builder.enumType("FundPictureKind", {
  description: "A picture of the fund.",
  values: fundPictureKinds,
});
const RetentionKind = builder.enumType("RetentionKind", {
  description: "A kind of records that the fund keeps for a time.",
  values: retentionKinds,
});

const SettingValue = builder.objectRef<{ field: string; value: string }>("SettingValue").implement({
  description: "A field of a form of the settings.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Its name, such as `name.nl`." }),
    value: t.exposeString("value", { description: "Its text; `on` or nothing for a field with a tick." }),
  }),
});

const SettingValueInput = builder.inputType("SettingValueInput", {
  description: "A field of a form of the settings.",
  fields: (t) => ({
    field: t.string({ description: "Its name, such as `name.nl`." }),
    value: t.string({ description: "Its text; `on` or nothing for a field with a tick." }),
  }),
});

const SettingForm = builder.objectRef<StoredForm>("SettingForm").implement({
  description: "A form of the settings, as it is stored.",
  fields: (t) => ({
    part: t.expose("part", { type: SettingPartEnum, description: "The part of the settings." }),
    revision: t.exposeInt("revision", { description: "How often it was saved; a change must name it." }),
    values: t.field({
      type: [SettingValue],
      description: "Its fields.",
      resolve: ({ values }) => Object.entries(values).map(([field, value]) => ({ field, value })),
    }),
  }),
});

const ListUse = builder.objectRef<ItemUse>("ListUse").implement({
  description: "How often an item of a list is used.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "The code of the item." }),
    count: t.exposeInt("count", { description: "How many people or projects have it." }),
  }),
});

const OldRecords = builder.objectRef<{ kind: keyof Retention; count: number | null }>("OldRecords").implement({
  description: "The records of one kind that the site deletes next night.",
  fields: (t) => ({
    kind: t.expose("kind", { type: RetentionKind, description: "The kind." }),
    count: t.exposeInt("count", {
      nullable: true,
      description: "How many; null for a few dossiers, which could be recognised.",
    }),
  }),
});

type TestMailShape = NonNullable<Awaited<ReturnType<typeof findTestMail>>>;
const TestMail = builder.objectRef<TestMailShape>("TestMail").implement({
  description: "The latest test mail to the person who asks.",
  fields: (t) => ({
    state: t.exposeString("state", { description: "`queued`, `sent`, `failed` or `too_late`." }),
    queuedAt: t.expose("queuedAt", { type: "Instant", description: "When it was asked for." }),
    error: t.exposeString("error", {
      nullable: true,
      description: "The answer of the mail server when it did not take it; null if it did, or has not answered yet.",
    }),
  }),
});

const SpfStateEnum = builder.enumType("SpfState", {
  description: "Whether a domain says which servers send for it (SPF).",
  values: spfStates,
});
const DmarcStateEnum = builder.enumType("DmarcState", {
  description: "The treatment that a domain asks for mails that others send in its name (DMARC).",
  values: dmarcStates,
});
const SenderCheckType = builder.objectRef<SenderCheck>("SenderCheck").implement({
  description: "The answers of DNS about mails in the name of a domain.",
  fields: (t) => ({
    domain: t.exposeString("domain", { description: "The domain of the sender." }),
    spf: t.expose("spf", { type: SpfStateEnum, description: "Whether it names the servers that send for it." }),
    dmarc: t.expose("dmarc", { type: DmarcStateEnum, description: "The treatment of mails of others in its name." }),
  }),
});

type Pictures = { revision: number; present: FundPictureKind[] };
const FundPictures = builder.objectRef<Pictures>("FundPictures").implement({
  description: "The fund's own pictures.",
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "How often they were changed; a change must name it." }),
    present: t.expose("present", { type: [FundPictureEnum], description: "The pictures that the fund has." }),
  }),
});

type Values = readonly { field: string; value: string }[];
const valuesOf = (values: Values): SettingValues =>
  Object.fromEntries(values.map(({ field, value }) => [field, value]));

builder.queryFields((t) => ({
  settingForms: t.field({
    type: [SettingForm],
    description: "Forms of the settings, with what is stored.",
    args: { parts: t.arg({ type: [SettingPartEnum], description: "The parts, each once." }) },
    resolve: (_root, { parts }, { db }) => readSettingForms(db, [...new Set(parts)]),
  }),
  listUse: t.field({
    type: [ListUse],
    description: "How many people or projects have each item of a list.",
    args: { list: t.arg({ type: FundListEnum }) },
    resolve: (_root, { list }, { db }) => countListUse(db, list as FundListName),
  }),
  oldRecords: t.field({
    type: [OldRecords],
    description: "How many records the site deletes next night, with the stored months or with others.",
    args: { months: t.arg({ type: [SettingValueInput], required: false, description: "The months of each kind." }) },
    resolve: async (_root, { months }, { db, now }) => {
      const values = months && valuesOf(months);
      const { rules } = settingForms.retention;
      if (values) refuse(invalidForm(checkFields(rules([], values), values)));
      const retention = values ? readRetention(values) : (await getFundSettings(db)).retention;
      const counts = await countOldRecords(db, now, retention);
      return retentionKinds.map((kind) => ({ kind, count: shownCount(kind, counts[kind]) }));
    },
  }),
  testMail: t.field({
    type: TestMail,
    nullable: true,
    description: "The latest test mail to the person who asks; null if there is none.",
    resolve: (_root, _args, { db, me }) => (me?.email ? findTestMail(db, me.email) : null),
  }),
  mailFrom: t.string({
    description: "The address that mails come from; empty if nobody chose one.",
    resolve: (_root, _args, context) => getSender(context),
  }),
  senderCheck: t.field({
    type: SenderCheckType,
    nullable: true,
    description: "The answers of DNS about the domain of the sender; null if nobody chose an address.",
    resolve: (_root, _args, context) => checkSender(context),
  }),
  fundPictures: t.field({
    type: FundPictures,
    description: "The fund's own pictures.",
    resolve: async (_root, _args, { db }) => {
      const revision = (await getSettingRevisions(db)).pictures ?? 0;
      const fundPictures = await Promise.all(fundPictureKinds.map((kind) => findFundPicture(db, kind)));
      return { revision, present: fundPictureKinds.filter((_kind, index) => fundPictures[index]) };
    },
  }),
}));

const revisionArg = "The revision at which the form was read; another one is refused.";

builder.mutationFields((t) => ({
  changeSettings: t.boolean({
    description: "Changes one part of the settings.",
    args: {
      part: t.arg({ type: SettingPartEnum }),
      revision: t.arg.int({ description: revisionArg }),
      values: t.arg({ type: [SettingValueInput], description: "All fields of the form." }),
    },
    resolve: (_root, { values, ...change }, context) =>
      done(changeSettings(context, { ...change, values: valuesOf(values) })),
  }),
  removeFundPicture: t.boolean({
    description: "Takes a picture of the fund away.",
    args: { kind: t.arg({ type: FundPictureEnum }), revision: t.arg.int({ description: revisionArg }) },
    resolve: (_root, args, context) => done(removeFundPicture(context, args)),
  }),
  sendTestMail: t.boolean({
    description: "Sends a test mail to the person who asks.",
    args: { language: t.arg({ type: LanguageEnum }) },
    resolve: (_root, args, context) => done(sendTestMail(context, args)),
  }),
}));
