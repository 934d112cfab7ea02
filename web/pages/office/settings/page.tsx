import type { ResultOf } from "gql.tada";
import { data } from "react-router";
import type { FundListName } from "#domain/fund-list.ts";
import type { SettingPart } from "#domain/setting-form.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { readValuesName, revisionIn, revisionName, withChosenVersions } from "#web/components/record-version.ts";
import { type CheckedSender, SenderCheckQuery } from "#web/components/sender-check.tsx";
import { SettingsNav } from "#web/components/settings-nav.tsx";
import { type Refused, refusedForm, typedInto } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { AccessSection } from "#web/pages/office/settings/parts/access-section.tsx";
import { CommitteeSection } from "#web/pages/office/settings/parts/committee-section.tsx";
import { ContactSection } from "#web/pages/office/settings/parts/contact-section.tsx";
import { DepartmentSection } from "#web/pages/office/settings/parts/department-section.tsx";
import { FundSection } from "#web/pages/office/settings/parts/fund-section.tsx";
import { HistorySection } from "#web/pages/office/settings/parts/history-section.tsx";
import { ListSection } from "#web/pages/office/settings/parts/list-section.tsx";
import { LookSection } from "#web/pages/office/settings/parts/look-section.tsx";
import { MailSection } from "#web/pages/office/settings/parts/mail-section.tsx";
import { RetentionSection } from "#web/pages/office/settings/parts/retention-section.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

const SettingForms = system(`
  query SettingForms($parts: [SettingPart!]!) { settingForms(parts: $parts) { part revision values { field value } } }
`);
const Pictures = system(`query SettingPictures { fundPictures { revision present } }`);
const ListUse = system(`query SettingListUse($list: FundListName!) { listUse(list: $list) { code count } }`);
const OldRecords = system(`
  query SettingOldRecords($months: [SettingValueInput!]) { oldRecords(months: $months) { kind count } }
`);
const MailSetUp = system(`query SettingMail { mailFrom testMail { state queuedAt error } }`);
const CompanyLogin = system(`query SettingLogin { companyLogin }`);
const SaveSettings = system(`
  mutation SaveSettings($part: SettingPart!, $revision: Int!, $values: [SettingValueInput!]!) {
    changeSettings(part: $part, revision: $revision, values: $values)
  }
`);
const RemovePicture = system(`
  mutation RemovePicture($kind: FundPictureKind!, $revision: Int!) { removeFundPicture(kind: $kind, revision: $revision) }
`);
const TestMail = system(`mutation TestMail($language: Language!) { sendTestMail(language: $language) }`);

/** The sections of the settings, each with its address and its forms. */
const sections = {
  fund: ["names", "languages"],
  contact: ["contact", "helplines"],
  look: ["colours"],
  branches: ["branches"],
  departments: ["departments", "humanResources"],
  themes: ["themes"],
  committee: ["terms", "requestBudget", "quorum"],
  retention: ["retention"],
  history: ["history"],
  mail: ["mail"],
  login: ["login"],
} as const satisfies Record<string, readonly (SettingPart | FundListName)[]>;
type SectionName = keyof typeof sections;

const isSection = (name: string): name is SectionName => Object.hasOwn(sections, name);

/** A form of the settings, as it is stored. */
export type StoredForm = { part: SettingPart | FundListName; revision: number; values: Record<string, string> };

/** The answer to a form that was refused, or that was only checked. */
export type SettingsAnswer = Omit<Refused, "problem"> & {
  problem: Refused["problem"] | null;
  isCheck?: boolean;
  /** The records that would go tonight with the typed months. */
  tonight?: ResultOf<typeof OldRecords>["oldRecords"];
  /** The answers of DNS about the domain of the sender. */
  sender?: CheckedSender;
};

export const load = async (args: PageArgs) => {
  await enterOffice(args, "settings");
  const { api, params, url } = args;
  const section = params.section ?? "fund";
  if (!isSection(section)) noSuchPage();
  const [{ settingForms }, pictures, use, old, mail, login] = await Promise.all([
    api.query(SettingForms, { parts: [...sections[section]] }),
    section === "look" ? api.query(Pictures) : null,
    section === "branches" || section === "departments" || section === "themes"
      ? api.query(ListUse, { list: section })
      : null,
    section === "retention" ? api.query(OldRecords, {}) : null,
    section === "mail" ? api.query(MailSetUp) : null,
    section === "login" ? api.query(CompanyLogin) : null,
  ]);
  const forms = settingForms.map(
    ({ values, ...form }): StoredForm => ({
      ...form,
      values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
    }),
  );
  return {
    section,
    forms,
    pictures: pictures?.fundPictures ?? null,
    use: use?.listUse ?? [],
    tonight: old?.oldRecords ?? [],
    mail,
    companyLogin: login?.companyLogin ?? null,
    saved: url.searchParams.get("saved"),
    picture: url.searchParams.get("upload"),
  };
};

export const act = async (args: ActArgs) => {
  const form = withChosenVersions(args.form);
  const { api, go, language, params } = args;
  const here = `/office/settings/${params.section ?? "fund"}`;
  if (form.get("intent") === "test-mail") {
    const { problem } = await api.mutate(TestMail, { language });
    return problem ? refusedForm(problem, form) : go(`${here}#test`);
  }
  if (form.get("intent") === "check-sender") {
    const { senderCheck } = await api.query(SenderCheckQuery);
    return data<SettingsAnswer>({ problem: null, typed: typedInto(form), sender: senderCheck });
  }
  if (form.get("intent") === "remove-picture") {
    const kind = form.get("kind") === "mark" ? "mark" : "sharePicture";
    const { problem } = await api.mutate(RemovePicture, { kind, revision: revisionIn(form) });
    return problem ? refusedForm(problem, form) : go(`${here}?saved=${kind}`);
  }
  const part = Object.values(sections)
    .flat()
    .find((one) => one === form.get("intent"));
  // None of our pages sends another form.
  if (!part) throw data(null, { status: 400 });
  const values = fieldsIn(form);
  if (form.get("act") === "more") return data<SettingsAnswer>({ problem: null, typed: typedInto(form) });
  if (form.get("act") === "check") return check(args, part, values, form);
  const { problem } = await api.mutate(SaveSettings, { part, revision: revisionIn(form), values });
  return problem ? refusedForm(problem, form) : go(`${here}?saved=${part}#${part}`);
};

/** Shows what the typed values would do, without saving them. */
async function check({ api }: ActArgs, part: StoredForm["part"], months: ReturnType<typeof fieldsIn>, form: FormData) {
  const answer: SettingsAnswer = { problem: null, typed: typedInto(form), isCheck: true };
  if (part !== "retention") return data(answer);
  const { data: outcome, problem } = await api.mutate(OldRecords, { months });
  return problem ? refusedForm(problem, form) : data<SettingsAnswer>({ ...answer, tonight: outcome.oldRecords });
}

const ownNames = ["intent", "act", "rows", revisionName, readValuesName];

/** The fields of a form, without the names that the page adds. */
function fieldsIn(form: FormData) {
  return Object.entries(typedInto(form)).flatMap(([field, value]) =>
    ownNames.includes(field) ? [] : [{ field, value }],
  );
}

/** The data of the page, for its sections. */
export type SettingsData = Awaited<ReturnType<typeof load>>;
export type SectionProps = SettingsData & {
  /** The answer of the server to one form of the page. */
  answerTo(part: string): SettingsAnswer | undefined;
};

const parts = {
  fund: FundSection,
  contact: ContactSection,
  look: LookSection,
  branches: ListSection,
  departments: DepartmentSection,
  themes: ListSection,
  committee: CommitteeSection,
  retention: RetentionSection,
  history: HistorySection,
  mail: MailSection,
  login: AccessSection,
};

/** The settings of the fund, one section at a time; each form saves alone. */
export default function OfficeSettingsPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("settings");
  const to = usePath();
  const { section } = loaderData;
  const answer: SettingsAnswer | undefined = actionData;
  const Section = parts[section];
  return (
    <>
      <PageHead
        title={`${text(`settings.section.${section}`)}, ${text("settings.title")}`}
        isRefused={Boolean(answer?.problem)}
      />
      <OfficeHead title={text("settings.title")} lead={text("settings.lead")}>
        <LinkButton href={to("/")} variant="secondary" size="small" iconBefore="globe">
          {text("settings.seeSite")}
        </LinkButton>
      </OfficeHead>
      <SettingsNav current={section}>
        <Section {...loaderData} answerTo={(part) => (answer?.typed.intent === part ? answer : undefined)} />
      </SettingsNav>
    </>
  );
}
