import { necessaryStorage } from "#domain/consent.ts";
import { cookieName } from "#domain/cookie.ts";
import { useInstallation } from "#web/installation.ts";
import { useText } from "#web/text.tsx";

/** Everything that the site stores in a browser: what for, where and how long. */
export function NecessaryList() {
  const text = useText("cookies");
  const isSecure = useInstallation().publicUrl.startsWith("https:");
  return (
    <section className="cookies__part" aria-labelledby="list-heading">
      <h2 id="list-heading">{text("cookie.list")}</h2>
      <p className="muted">{text("cookie.list.text")}</p>
      <ul className="cookies__list">
        {necessaryStorage.map((one) => (
          <li key={one.name}>
            <code translate="no">{storedName(one, isSecure)}</code>
            <p>{text(`cookie.purpose.${one.serves}`)}</p>
            <p className="meta">
              {text(`cookie.kept.${one.keeping}`)} · {text(`cookie.lifetime.${one.serves}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function storedName(one: (typeof necessaryStorage)[number], isSecure: boolean): string {
  if ("isStart" in one) return `${one.name}…`;
  return "isOfHost" in one ? cookieName(one.name, isSecure) : one.name;
}
