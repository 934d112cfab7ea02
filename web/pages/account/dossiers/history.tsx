import { moveKey } from "#i18n/dossier-state.ts";
import type { MyDossier } from "#web/pages/account/dossiers/id.tsx";
import { Section } from "#web/pages/account/section.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Timeline } from "#web/ui/timeline/timeline.tsx";

/** What happened to a dossier, and why where that was said. */
export function DossierHistory({ history }: Pick<MyDossier, "history">) {
  const text = useText();
  const format = useFormats();
  return (
    <Section name="history" heading={text("myDossier.history")}>
      <Timeline
        label={text("myDossier.history")}
        items={history.map((move, index) => {
          const at = new Date(move.at);
          return { key: String(index), at, time: format.dateTime(at), title: text(moveKey(move)), text: move.reason };
        })}
      />
    </Section>
  );
}
