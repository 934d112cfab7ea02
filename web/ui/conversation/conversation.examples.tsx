import { Conversation } from "#web/ui/conversation/conversation.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { Tag } from "#web/ui/tag/tag.tsx";

const at = new Date("2026-09-10T08:00:00Z");

/** A question, an answer of several lines, and an unread message. */
export const examples: Examples = {
  title: "Conversation",
  examples: {
    three: (
      <Conversation
        label="Messages"
        items={[
          { key: "1", who: "You", at, time: "10 September, 10:00", isOwn: true, text: "Is a photo enough?" },
          {
            key: "2",
            who: "The fund",
            at,
            time: "10 September, 11:30",
            isOwn: false,
            text: "Yes, it is.\n\nTake your time.",
          },
          {
            key: "3",
            who: "The fund",
            at,
            time: "11 September, 09:00",
            isOwn: false,
            mark: <Tag tone="apricot">new</Tag>,
            text: "Financieringsovereenkomstontwikkelingsmogelijkhedenonderzoeksverslag",
          },
        ]}
      />
    ),
  },
};
