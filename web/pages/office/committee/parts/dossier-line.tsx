import type { ProjectType } from "#domain/dossier.ts";
import type { Language } from "#domain/language.ts";
import { kindKey } from "#i18n/office-dossier.ts";
import { useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The facts of a dossier in a list; those that the reader may not see are null. */
type Named = {
  number: string | null;
  type: ProjectType | null;
  isUrgent: boolean | null;
  title: string | null;
  language: Language | null;
  organisation: string | null;
  town: string | null;
};

/** Names a dossier: its title, or its kind for readers who may not see the title. */
export function useNameOf(): (dossier: Named) => string {
  const text = useText("committee");
  return (dossier) => dossier.title ?? text(kindKey(dossier));
}

/** The name of a dossier with its number and organisation below it, as a link if it has an address. */
export function DossierLine({ dossier, href }: { dossier: Named; href?: string | null }) {
  const name = useNameOf()(dossier);
  const language = dossier.title ? (dossier.language ?? undefined) : undefined;
  const below = [dossier.number, [dossier.organisation, dossier.town].filter(Boolean).join(", ")].filter(Boolean);
  return (
    <>
      {href ? (
        <Link className="rows__title" href={href} lang={language}>
          {name}
        </Link>
      ) : (
        <span className="rows__title" lang={language}>
          {name}
        </span>
      )}
      <small className="committee__below">{below.join(" · ")}</small>
    </>
  );
}
