import { languages } from "#domain/language.ts";
import { type ListRemark, readList } from "#domain/list.ts";
import { mailStates } from "#domain/mail.ts";
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
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";

const MailLogPage = system(`
  query MailLogPage($list: String!, $language: Language!) {
    mailLog(list: $list) {
      rows { id name(language: $language) recipient language state isConfidential listedAt sentAt }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
    savedViews(list: mails) { id name address isShared mayChange }
  }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "settings");
  const { searchParams, search } = args.url;
  const { mailLog, savedViews } = await args.api.query(MailLogPage, { list: search.slice(1), language: args.language });
  return {
    question: readList(lists.mails, searchParams).question,
    mailLog,
    savedViews,
    done: searchParams.get("justDone"),
  };
};

export const act = (args: ActArgs) => actOnSavedView(args, "mails", "/office/settings/mails");

/** The log of the mails that the site sent. */
export default function MailLogOfOffice({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const { question, mailLog, savedViews, done } = loaderData;
  const text = useText("settings");
  const format = useFormats();
  const fund = useFund();
  const total = format.number(mailLog.total) + (mailLog.hasMoreThanTotal ? "+" : "");
  return (
    <>
      <PageHead title={text("settings.section.mails")} isRefused={Boolean(actionData)} />
      <OfficeHead title={text("mailLog.heading", { total, count: mailLog.total })} lead={text("mailLog.lead")} />
      <SettingsNav current="mails">
        {actionData && <RefusalNotice problem={actionData.problem} />}
        <LogViews
          list="mails"
          path="/office/settings/mails"
          label={text("settings.section.mails")}
          question={question}
          savedViews={savedViews}
          done={actionData ? null : done}
        />
        <OfficeList
          data={{
            definition: lists.mails,
            path: "/office/settings/mails",
            question,
            page: { ...mailLog, remarks: mailLog.remarks as ListRemark[] },
          }}
          caption={text("settings.section.mails")}
          searchLabel={text("mailLog.search")}
          columnLabels={{
            mail: text("mailLog.mail"),
            queued: text("mailLog.queued"),
            recipient: text("mailLog.recipient"),
            state: text("mailLog.state"),
            sent: text("mailLog.sent"),
            language: text("mailLog.language"),
          }}
          filters={{
            state: {
              label: text("mailLog.state"),
              options: mailStates.map((state) => ({ value: state, label: text(`mailLog.state.${state}`) })),
            },
            language: {
              label: text("mailLog.language"),
              options: languages
                .filter((language) => fund.languages.includes(language))
                .map((language) => ({ value: language, label: format.languageLabel(language) })),
            },
            from: { label: text("mailLog.from") },
            until: { label: text("mailLog.until") },
          }}
          row={{
            id: ({ id }) => id,
            title: ({ name }) => name ?? text("mailLog.confidential"),
            opens: false,
            cells: {
              queued: ({ listedAt, isConfidential }) => (
                <span className="nowrap">
                  {isConfidential ? format.shortDate(new Date(listedAt)) : format.dateTime(new Date(listedAt))}
                </span>
              ),
              recipient: ({ recipient }) => recipient ?? text("mailLog.hidden"),
              state: ({ state }) => text(`mailLog.state.${state}`),
              sent: ({ sentAt }) => sentAt && <span className="nowrap">{format.dateTime(new Date(sentAt))}</span>,
              language: ({ language }) => (language ? format.languageLabel(language) : text("mailLog.hidden")),
            },
          }}
        />
      </SettingsNav>
    </>
  );
}
