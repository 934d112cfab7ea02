import { type ReactNode, useId } from "react";
import { useLocation } from "react-router";
import { useAbsolute } from "#web/components/page-head.tsx";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Copy } from "#web/ui/copy/copy.tsx";
import { PlainLink } from "#web/ui/link/link.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./share-links.css";

type Props = {
  /** A short name for the shared page. */
  title: string;
  /** The heading above the links. */
  heading: string;
  /** The path to share instead of this page. */
  path?: string;
  children?: ReactNode;
};

/** Ways to share this page: its address, a mail, and with scripts the clipboard and the device's own dialog. */
export function ShareLinks({ title, heading, path, children }: Props) {
  const text = useText();
  const headingId = useId();
  const { pathname } = useLocation();
  const url = useAbsolute()(path ?? pathname);
  const isLive = useIsLive();
  const canShare = isLive && typeof navigator.share === "function";
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

  async function handleShare() {
    // A person who closes the device's dialog changed their mind, so there is nothing to say.
    await navigator.share({ title, url }).catch(() => {});
  }

  return (
    <section className="share no-print" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
      <p className="share__address">
        <PlainLink href={url} aria-label={`${text("share.address")}: ${shortOf(url)}`}>
          {shortOf(url)}
        </PlainLink>
      </p>
      <div className="share__ways">
        <LinkButton href={mail} variant="secondary" size="small" iconBefore="mail">
          {text("share.mail")}
        </LinkButton>
        <Copy value={url} label={text("share.copy")} copied={text("copy.done")} failed={text("copy.failed")} hasWords />
        {canShare && (
          <Button type="button" variant="secondary" size="small" iconBefore="upload" onClick={handleShare}>
            {text("share.native")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** An address as people write it. */
function shortOf(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, "");
}
