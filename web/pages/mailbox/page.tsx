import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { system } from "#web/graphql/document.ts";
import { notFound, type PageArgs, type PageHandle, type PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./page.css";

const Mailbox = system(`query Mailbox { demo { mails(first: 50) { id to from subject at text } } }`);

export const load = async ({ api, url }: PageArgs) => {
  const { demo } = await api.query(Mailbox);
  if (!demo) return notFound();
  const chosenId = url.searchParams.get("mail");
  const mails = demo.mails.map(({ id, to, subject, at }) => ({ id, to, subject, at }));
  return { mails, mail: demo.mails.find(({ id }) => id === chosenId) ?? demo.mails[0] ?? null };
};

export const handle: PageHandle = { isNeverCached: true };

/** The time between two looks for new mails, in milliseconds. */
const lookEvery = 2000;

/** The mailbox of everyone in the demo. */
export default function MailboxPage({ loaderData: { mails, mail } }: PageProps<typeof load>) {
  const text = useText("public");
  useNewMails();
  return (
    <>
      <PageHead title={text("demo.title")} description={text("demo.text")} />
      <PageTop title={text("demo.heading")} lead={text("demo.text")} />
      <div className="wrap">
        {mail ? (
          <div className="mailbox">
            <Mail {...mail} />
            <MailList mails={mails} openId={mail.id} />
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

type Mails = PageProps<typeof load>["loaderData"]["mails"];
type OpenMail = NonNullable<PageProps<typeof load>["loaderData"]["mail"]>;

function MailList({ mails, openId }: { mails: Mails; openId: string }) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  return (
    <nav className="mailbox__all" aria-label={text("demo.list")}>
      <ul className="plain mailbox__list">
        {mails.map(({ id, to: reader, subject, at }) => (
          <li key={id}>
            <Link href={`${to("/mailbox")}?mail=${id}`} aria-current={id === openId ? "true" : undefined}>
              <strong>{subject}</strong>
              <span className="meta">
                <To address={reader} />
              </span>
              <span className="meta">{format.dateTime(new Date(at))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function To({ address }: { address: string }) {
  const rich = useRichText("public");
  return rich("demo.to", { to: address }, { address: () => <EmailAddress>{address}</EmailAddress> });
}

function Mail({ id, to, from, subject, text: plain }: OpenMail) {
  const text = useText("public");
  const frameProps = useFittedFrame();
  return (
    <article className="mailbox__mail">
      <h2>{subject}</h2>
      <p className="meta">
        {from} · <To address={to} />
      </p>
      {/* Its links open in the whole window, as in a mail program; it cannot run scripts. */}
      <iframe
        {...frameProps}
        title={text("demo.frame")}
        sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        src={`/mailbox/${id}.html`}
      />
      <FoldedWords title={text("demo.plain")}>
        <pre>{plain}</pre>
      </FoldedWords>
    </article>
  );
}

/** Makes a frame as high as its content, so that the page scrolls and not the frame. */
function useFittedFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const handleResize = () => fitFrame(frame.current);
    // The frame may have loaded before this script ran.
    handleResize();
    window.addEventListener("resize", handleResize);
    return () => window.removeEventListener("resize", handleResize);
  }, []);
  return { ref: frame, onLoad: () => fitFrame(frame.current) };
}

function fitFrame(frame: HTMLIFrameElement | null): void {
  const inside = frame?.contentDocument?.documentElement;
  if (!inside) return;
  // A document is never lower than its frame, so we measure it with no frame height.
  frame.style.blockSize = "0";
  const borders = frame.offsetHeight - frame.clientHeight;
  frame.style.blockSize = `${inside.scrollHeight + borders}px`;
}

/** Looks for new mails while the page is in view. */
function useNewMails() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [revalidate]);
}
