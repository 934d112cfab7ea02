import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Buttons that act and links that look like them. */
export const examples: Examples = {
  title: "Button",
  examples: {
    large: (
      <LinkButton href="#top" size="lg" iconAfter="arrow">
        Large
      </LinkButton>
    ),
    primary: (
      <LinkButton href="#top" iconAfter="arrow">
        Primary
      </LinkButton>
    ),
    secondary: (
      <LinkButton href="#top" variant="secondary" iconBefore="back">
        Secondary
      </LinkButton>
    ),
    small: (
      <LinkButton href="#top" size="small">
        Small
      </LinkButton>
    ),
    busy: <Button busy>Sending</Button>,
    disabled: <Button disabled>Disabled</Button>,
    danger: <Button variant="danger">Delete dossier</Button>,
    quiet: (
      <LinkButton href="#top" variant="quiet">
        Quiet
      </LinkButton>
    ),
    "secondary and small": (
      <Button variant="secondary" size="small">
        Clear filters
      </Button>
    ),
    "arrow link": <ArrowLink href="#top">Arrow link</ArrowLink>,
    "on a deep band": (
      <div className="band--deep row">
        <Button iconAfter="arrow">Go to the ballot</Button>
        <Button variant="secondary">How the fund chooses</Button>
        <LinkButton href="#top" variant="quiet">
          Quiet
        </LinkButton>
      </div>
    ),
    "long text": (
      <Button iconAfter="arrow">
        Verstuur het dossier van de vrijwilligersorganisatie naar de selectiecommissie van het sociaal fonds
      </Button>
    ),
  },
};
