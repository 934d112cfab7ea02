import { type ListRemark, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { SettingsNav } from "#web/components/settings-nav.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { useFormats, useText } from "#web/text.tsx";

const AuditLogPage = system(`
  query AuditLogPage($list: String!, $language: Language!) {
    auditLog(list: $list) {
      rows { number at act(language: $language) actor subject(language: $language) details(language: $language) }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
    auditActs(language: $language) { act text }
  }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "settings");
  const { searchParams, search } = args.url;
  const { auditLog, auditActs } = await args.api.query(AuditLogPage, {
    list: search.slice(1),
    language: args.language,
  });
  return { question: readList(lists.audit, searchParams).question, auditLog, auditActs };
};

/** The log of all acts that someone may have to answer for. */
export default function AuditLogOfOffice({ loaderData }: PageProps<typeof load>) {
  const text = useText("settings");
  const format = useFormats();
  const { question, auditLog, auditActs } = loaderData;
  const total = format.number(auditLog.total) + (auditLog.hasMoreThanTotal ? "+" : "");
  return (
    <>
      <PageHead title={text("settings.section.log")} />
      <OfficeHead title={text("auditLog.heading", { total, count: auditLog.total })} lead={text("auditLog.lead")} />
      <SettingsNav current="log">
        <OfficeList
          data={{
            definition: lists.audit,
            path: "/office/settings/log",
            question,
            page: { ...auditLog, remarks: auditLog.remarks as ListRemark[] },
          }}
          caption={text("settings.section.log")}
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
            id: ({ number }) => String(number),
            title: ({ act }) => act,
            opens: false,
            cells: {
              at: ({ at }) => format.dateTime(new Date(at)),
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
