import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { system } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { notFound, type PageArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import type { Route } from "./+types/mailbox.ts";
import "./mailbox.css";

const Mailbox = system(`query Mailbox { demo { mails(first: 50) { id to from subject at text } } }`);

const load = async ({ api, url }: PageArgs) => {
  const { demo } = await api.query(Mailbox);
  if (!demo) return notFound();
  const chosen = url.searchParams.get("mail");
  const mails = demo.mails.map(({ id, to, subject, at }) => ({ id, to, subject, at }));
  return { mails, mail: demo.mails.find(({ id }) => id === chosen) ?? demo.mails[0] ?? null };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

// A mail may come at any moment; the page of before is of no use.
export const headers = () => ({ "cache-control": "private, no-store" });

/** How often a reader who waits for a mail is shown what came. */
const lookEvery = 2000;

/** The mailbox of everyone in the demo. */
export default function MailboxPage({ loaderData: { mails, mail } }: Route.ComponentProps) {
  const text = useText();
  useNewMails();
  return (
    <>
      <PageHead title={text("demo.title")} description={text("demo.text")} />
      <PageTop title={text("demo.heading")} lead={text("demo.text")} />
      <div className="wrap">
        {mail ? (
          <div className="mailbox">
            <MailList mails={mails} shown={mail.id} />
            <Mail {...mail} />
          </div>
        ) : (
          <Empty title={text("demo.none")} heading="h2">
            {text("demo.none.text")}
          </Empty>
        )}
      </div>
    </>
  );
}

type Listed = Route.ComponentProps["loaderData"]["mails"];
type Shown = NonNullable<Route.ComponentProps["loaderData"]["mail"]>;

function MailList({ mails, shown }: { mails: Listed; shown: string }) {
  const text = useText();
  const to = usePath();
  const format = useFormats();
  return (
    <nav aria-label={text("demo.list")}>
      <ul className="plain mailbox__list">
        {mails.map(({ id, to: reader, subject, at }) => (
          <li key={id}>
            <Link href={`${to("/mailbox")}?mail=${id}`} aria-current={id === shown ? "true" : undefined}>
              <strong>{subject}</strong>
              <span className="meta">{text("demo.to", { to: reader })}</span>
              <span className="meta">{format.dateTime(new Date(at))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Mail({ id, to, from, subject, text: plain }: Shown) {
  const text = useText();
  return (
    <article className="mailbox__mail">
      <h2>{subject}</h2>
      <p className="meta">
        {from} · {text("demo.to", { to })}
      </p>
      {/* Its links open over the whole page, as in a mail program; it cannot run anything. */}
      <iframe
        title={text("demo.frame")}
        sandbox="allow-top-navigation-by-user-activation"
        src={`/mailbox/${id}.html`}
      />
      <details>
        <summary>{text("demo.plain")}</summary>
        <pre>{plain}</pre>
      </details>
    </article>
  );
}

/** Looks for new mails as long as the page is in view. */
function useNewMails() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [revalidate]);
}
