import { LetterText } from "#web/components/letter-text.tsx";
import type { MyDossier } from "#web/pages/account/dossiers/id/page.tsx";
import { useFormats, useText } from "#web/text.tsx";

/** The letters of the fund about a dossier, the last one first. */
export function DossierLetters({ letters }: Pick<MyDossier, "letters">) {
  const text = useText("account");
  const format = useFormats();
  if (letters.length === 0) return null;
  return (
    <section className="wrap dossier__letters" aria-labelledby="letters-heading">
      <h2 id="letters-heading">{text("myDossier.letter")}</h2>
      {letters.map(({ releasedAt, outcome, texts }) => (
        <div key={`${outcome} ${releasedAt}`} className="dossier__letters">
          {releasedAt && (
            <p className="muted">{text("myDossier.letter.sent", { day: format.longDate(new Date(releasedAt)) })}</p>
          )}
          {texts.map(({ language, text }) => (
            <LetterText key={language} language={language} text={text} />
          ))}
        </div>
      ))}
    </section>
  );
}
