import type { Examples } from "#web/ui/examples.ts";
import { NumberedList } from "#web/ui/numbered-list/numbered-list.tsx";

/** Three steps, one of them long. */
export const examples: Examples = {
  title: "Numbered",
  examples: {
    three: (
      <NumberedList
        items={[
          { title: "You get a copy", text: "An email with your dossier number." },
          {
            title: "De selectiecommissie leest de vrijwilligersdossiers",
            text: "Ontbreekt er iets, dan vragen we het en krijg je er tijd voor. Vertrouwelijke dossiers blijven bij haar.",
          },
          { title: "You get an answer", text: "Always." },
        ]}
      />
    ),
  },
};
