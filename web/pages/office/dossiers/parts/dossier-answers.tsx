import { maskedFields } from "#domain/dossier-reading.ts";
import { OfficeAnswers } from "#web/components/office-answers.tsx";
import { type Refused, RuleForm, refusalOf } from "#web/form.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import type { Revealed } from "#web/pages/office/dossiers/parts/act.ts";
import { revealForm } from "#web/pages/office/dossiers/parts/forms.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Input } from "#web/ui/input/input.tsx";

type Props = { dossier: OpenDossier; refused: Refused | undefined; revealed: Revealed | null };

/** The answers of a dossier; a reader with a reason can see a masked one. */
export function DossierAnswers({ dossier, refused, revealed }: Props) {
  const isRevealed = (field: string) => revealed?.field === field;
  return (
    <OfficeAnswers
      dossier={dossier}
      instead={(field) => (revealed && isRevealed(field) ? <RevealedAnswer value={revealed.value} /> : null)}
      below={(field) =>
        isMasked(field) &&
        dossier.levels.includes("personal") &&
        !isRevealed(field) && <Reveal dossierId={dossier.id} field={field} refused={refused} />
      }
    />
  );
}

const isMasked = (field: string) => (maskedFields as readonly string[]).includes(field);

function RevealedAnswer({ value }: { value: string }) {
  const text = useText("dossiers");
  return (
    <span role="status">
      <strong>{value || text("officeDossier.empty")}</strong>{" "}
      <small className="muted">{text("officeDossier.revealed")}</small>
    </span>
  );
}

/** Asks why someone needs a masked answer, before it is shown. */
function Reveal({ dossierId, field, refused }: { dossierId: string; field: string; refused: Refused | undefined }) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const own = refused?.typed.field === field ? refusalOf(revealForm, refused) : undefined;
  return (
    <FoldedWords title={text("officeDossier.reveal")} isOpen={Boolean(own)}>
      <RuleForm form={revealForm} refused={own} text={text} className="pane__form" isStacked>
        {({ typed, error }) => (
          <>
            <input type="hidden" name="dossier" value={dossierId} />
            <input type="hidden" name="field" value={field} />
            <Field
              name="reason"
              id={`reveal-${field}`}
              label={text("officeDossier.reveal.reason")}
              help={text("officeDossier.reveal.help")}
              error={error("reason")}
              required
            >
              <Input autoComplete="off" defaultValue={typed("reason")} />
            </Field>
            <Button size="small" variant="secondary" busy={isPending}>
              {text("officeDossier.reveal.do")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedWords>
  );
}
