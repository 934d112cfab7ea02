import { namePlanPart, writeLoggedPlan } from "#i18n/plan-words.ts";
import { fund } from "#web/graphql/document.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { CallFrame } from "#web/pages/office/calls/slug/parts/call-frame.tsx";
import { enterCall } from "#web/pages/office/calls/slug/parts/call-gate.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Table } from "#web/ui/table/table.tsx";

const CallLog = fund(`
  query CallLog($slug: String!, $language: Language!) {
    officeCall(slug: $slug) { log(first: 200) { number at by actName(language: $language) field before after } }
  }
`);

export const load = async (args: PageArgs) => {
  const { head } = await enterCall(args, "log");
  const { officeCall } = await args.api.query(CallLog, { slug: head.slug, language: args.language });
  return { head, entries: officeCall?.log ?? [] };
};

/** The tab of a call with everything that was done to it, with the values before and after. */
export default function CallLogPage({ loaderData: { head, entries } }: PageProps<typeof load>) {
  const text = useText("calls");
  const format = useFormats();
  const words = { text, format };
  return (
    <CallFrame head={head} tab="log" lead={text("callLog.lead")}>
      <div className="wrap office-page">
        {entries.length === 0 ? (
          <Empty title={text("callLog.none")} heading="h2" />
        ) : (
          <Table caption={text("callTab.log")} stack>
            <thead>
              <tr>
                <th scope="col">{text("callLog.at")}</th>
                <th scope="col">{text("callLog.by")}</th>
                <th scope="col">{text("callLog.act")}</th>
                <th scope="col">{text("callLog.before")}</th>
                <th scope="col">{text("callLog.after")}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ number, at, by, actName, field, before, after }) => (
                <tr key={number}>
                  <td data-label={text("callLog.at")}>{format.dateTime(new Date(at))}</td>
                  <td data-label={text("callLog.by")}>{by ?? text("callLog.site")}</td>
                  <td data-label={text("callLog.act")}>
                    {field ? text("callLog.changed", { part: namePlanPart(field, words) }) : actName}
                  </td>
                  <td data-label={text("callLog.before")}>{writeLoggedPlan(field, before, words)}</td>
                  <td data-label={text("callLog.after")}>{writeLoggedPlan(field, after, words)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </CallFrame>
  );
}
