import type { OwnFactors } from "#web/pages/login/second-factor/page.tsx";
import { CodeForm } from "#web/pages/login/second-factor/parts/code-form.tsx";
import { PasskeyForm } from "#web/pages/login/second-factor/parts/passkey-form.tsx";
import { useText } from "#web/text.tsx";

/** Asks for a second factor that was set up before: the passkey first, or the code of an app. */
export function ProofForm({ passkeys, codeAppSince }: OwnFactors) {
  const text = useText("office");
  const [hasPasskey, hasCodeApp] = [passkeys.length > 0, codeAppSince !== null];
  return (
    <>
      {hasPasskey && <PasskeyForm intent="showPasskey" label={text("secondFactor.passkey.use")} />}
      {hasPasskey && hasCodeApp && <h2 className="factor__or">{text("secondFactor.app")}</h2>}
      {hasCodeApp && <CodeForm intent="showCode" isSecond={hasPasskey} />}
      <p className="meta">{text("secondFactor.lost")}</p>
    </>
  );
}
