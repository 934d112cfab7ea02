import { Form } from "react-router";
import { ConflictQuestion } from "#web/components/conflict-question.tsx";
import type { Refused } from "#web/form.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { gateOf, useDossierName, useOrigin } from "#web/pages/office/dossiers/parts/dossier-words.ts";
import { useIsPending } from "#web/pending.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { dossier: OpenDossier; refused: Refused | undefined };

/** The question that comes before a dossier can be read, or the reason why the reader does not read it. */
export function DossierGate({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const name = useDossierName()(dossier);
  const origin = useOrigin()(dossier);
  const gate = gateOf(dossier);
  const me = useMe();
  if (gate === "declare")
    return (
      <ConflictQuestion dossier={dossier} refused={refused}>
        {dossier.type === "internal" && (
          <p>{text(`officeDossier.conflict.${dossier.levels.includes("name") ? "name" : "workplace"}`)}</p>
        )}
      </ConflictQuestion>
    );
  if (gate === "aside") {
    const seen = [name, ...origin].join(", ");
    return <Notice title={text("officeDossier.gate.aside")}>{text("officeDossier.gate.aside.text", { seen })}</Notice>;
  }
  if (gate === null) return null;
  if (gate === "closed" && me?.seat === "chair")
    return (
      <Notice title={text("officeDossier.gate.closed.deputy")} icon="hidden">
        {text("officeDossier.gate.closed.own")}
      </Notice>
    );
  return (
    <Notice title={text(`officeDossier.gate.${gate}`)} icon="hidden">
      {text(`officeDossier.gate.${gate}.text`)}
    </Notice>
  );
}

/** The members for whom the chair can open a request for help. */
export function OpenForMembers({ dossier: { id, closedFor } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  if (!closedFor || closedFor.length === 0) return null;
  return (
    <section className="dossier__question" aria-labelledby="open-heading">
      <h3 id="open-heading">{text("officeDossier.open")}</h3>
      <p>{text("officeDossier.open.text")}</p>
      {closedFor.map((member) => (
        <Form key={member.id} method="post">
          <input type="hidden" name="dossier" value={id} />
          <input type="hidden" name="member" value={member.id} />
          <Button size="small" variant="secondary" name="intent" value="open" busy={isPending}>
            {text("officeDossier.open.do", { name: member.name })}
          </Button>
        </Form>
      ))}
    </section>
  );
}
