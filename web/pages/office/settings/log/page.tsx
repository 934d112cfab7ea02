import { type ListRemark, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { actOnSavedView } from "#web/components/saved-view.ts";
import { SettingsNav } from "#web/components/settings-nav.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { LogViews } from "#web/pages/office/settings/parts/log-views.tsx";
import { useFormats, useText } from "#web/text.tsx";

const AuditLogPage = system(`
  query AuditLogPage($list: String!, $language: Language!) {
    auditLog(list: $list) {
      rows { id at act(language: $language) actor subject(language: $language) details(language: $language) }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
    savedViews(list: audit) { id name address isShared mayChange }
    auditActs(language: $language) { act text }
  }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "settings");
  const { searchParams, search } = args.url;
  const { auditLog, auditActs, savedViews } = await args.api.query(AuditLogPage, {
    list: search.slice(1),
    language: args.language,
  });
  const { question } = readList(lists.audit, searchParams);
  return { question, auditLog, auditActs, savedViews, done: searchParams.get("justDone") };
};

export const act = (args: ActArgs) => actOnSavedView(args, "audit", "/office/settings/log");

/** The log of all acts that someone may have to answer for. */
export default function AuditLogOfOffice({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("settings");
  const format = useFormats();
  const { question, auditLog, auditActs, savedViews, done } = loaderData;
  const total = format.number(auditLog.total) + (auditLog.hasMoreThanTotal ? "+" : "");
  return (
    <>
      <PageHead title={text("settings.section.log")} isRefused={Boolean(actionData)} />
      <OfficeHead title={text("auditLog.heading", { total, count: auditLog.total })} lead={text("auditLog.lead")} />
      <SettingsNav current="log">
        {actionData && <RefusalNotice problem={actionData.problem} />}
        <LogViews
          list="audit"
          path="/office/settings/log"
          label={text("settings.section.log")}
          question={question}
          savedViews={savedViews}
          done={actionData ? null : done}
        />
        <OfficeList
          data={{
            definition: lists.audit,
            path: "/office/settings/log",
            question,
            page: { ...auditLog, remarks: auditLog.remarks as ListRemark[] },
          }}
          caption={text("settings.section.log")}
          searchLabel={text("auditLog.search")}
          columnLabels={{
            act: text("auditLog.act"),
            at: text("auditLog.at"),
            actor: text("auditLog.actor"),
            subject: text("auditLog.subject"),
            details: text("auditLog.details"),
          }}
          filters={{
            from: { label: text("mailLog.from") },
            until: { label: text("mailLog.until") },
            act: {
              label: text("auditLog.act"),
              options: auditActs.map(({ act, text }) => ({ value: act, label: text })),
            },
          }}
          row={{
            id: ({ id }) => id,
            title: ({ act }) => act,
            opens: false,
            cells: {
              at: ({ at }) => <span className="nowrap">{format.dateTime(new Date(at))}</span>,
              actor: ({ actor }) => actor ?? text("auditLog.site"),
              subject: ({ subject }) => subject,
              details: ({ details }) => details.join(", "),
            },
          }}
        />
      </SettingsNav>
    </>
  );
}
