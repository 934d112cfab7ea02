import { useText } from "#web/text.tsx";

/** Says who reads an internal request, and who never does. */
export function PrivacyPromise() {
  const text = useText("submission");
  return (
    <section className="band band--blossom round-bl" aria-labelledby="private-heading">
      <div className="wrap privacy-promise">
        <h2 id="private-heading">{text("internal.private")}</h2>
        <ul className="privacy-promise__list">
          <li>{text("internal.private.1")}</li>
          <li>{text("internal.private.2")}</li>
          <li>{text("internal.private.3")}</li>
        </ul>
      </div>
    </section>
  );
}
