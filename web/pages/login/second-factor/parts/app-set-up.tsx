import { useLocation } from "react-router";
import { CodeForm } from "#web/pages/login/second-factor/parts/code-form.tsx";
import { useText } from "#web/text.tsx";
import { Copy } from "#web/ui/copy/copy.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Qr } from "#web/ui/qr/qr.tsx";

/** The data that a code app needs. */
export type CodeAppSetUp = { secret: string; address: string; qr: { size: number; path: string } };

/** Connects a code app: people scan, type or open the key, and then enter a code. */
export function AppSetUp({ app: { secret, address, qr } }: { app: CodeAppSetUp }) {
  const text = useText("office");
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="factor__app">
        <Qr {...qr} label={text("secondFactor.app.qr")} />
        <div className="factor__secret">
          <p>{text("secondFactor.app.secret")}</p>
          <p className="factor__key">
            {/* Groups of four are easy to read aloud, and apps ignore the spaces. */}
            <code>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <Copy
              value={secret}
              label={text("secondFactor.app.copy")}
              copied={text("copy.done")}
              failed={text("copy.failed")}
            />
          </p>
          <p>
            <a href={address}>{text("secondFactor.app.open")}</a>
          </p>
        </div>
      </div>
      <CodeForm intent="confirmCode" />
      <p className="meta">
        <Link href={pathname + search}>{text("secondFactor.app.instead")}</Link>
      </p>
    </>
  );
}
