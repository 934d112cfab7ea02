import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** On a line of its own, and in a narrow place. */
export const examples: Examples = {
  title: "Email address",
  examples: {
    whole: <EmailAddress>lotte.vermeulen@amandel.example</EmailAddress>,
    narrow: (
      <p style={{ inlineSize: "9rem" }}>
        <EmailAddress>lotte.vermeulen@amandel.example</EmailAddress>
      </p>
    ),
  },
};
