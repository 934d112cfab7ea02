import { addressOfList, type ListQuestion } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { DossierStateMark } from "#web/components/dossier-state.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { dossier: OpenDossier; question: ListQuestion };

/** Other dossiers of the same organisation, as far as the reader may see them. */
export function DossierOrganisation({ dossier: { ofSameOrganisation }, question }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const to = usePath();
  if (!ofSameOrganisation || ofSameOrganisation.length === 0) return null;
  const amountText = (askedInCents: number | null, releasedInCents: number | null) => {
    if (releasedInCents !== null)
      return text("officeDossier.others.got", { amount: format.wholeMoney(releasedInCents) });
    return askedInCents && text("officeDossier.others.asked", { amount: format.wholeMoney(askedInCents) });
  };
  const hrefOf = (id: string) => to("/office/dossiers") + addressOfList(lists.dossiers, { ...question, open: id });
  return (
    <section className="dossier__others" aria-labelledby="others-heading">
      <h3 id="others-heading">{text("officeDossier.others")}</h3>
      <ul className="plain">
        {ofSameOrganisation.map(({ id, number, title, language, state, askedInCents, releasedInCents, call }) => (
          <li key={id}>
            <Link href={hrefOf(id)} lang={title ? (language ?? undefined) : undefined}>
              {title ?? number}
            </Link>
            <span className="pane__line">
              {[number, call?.title, amountText(askedInCents, releasedInCents)].filter(Boolean).join(" · ")}
              {state && <DossierStateMark state={state} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
