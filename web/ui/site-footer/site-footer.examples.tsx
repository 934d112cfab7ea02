import { Brand } from "#web/ui/brand/brand.tsx";
import { exampleMark } from "#web/ui/brand/example-mark.ts";
import type { Examples } from "#web/ui/examples.ts";
import { SiteFooter, SlimFooter } from "#web/ui/site-footer/site-footer.tsx";
import { ThemeSwitch } from "#web/ui/theme-switch/theme-switch.tsx";

/** The footer with three columns, and the slim one. */
export const examples: Examples = {
  title: "Site footer",
  examples: {
    footer: (
      <SiteFooter
        brand={<Brand href="#top" mark={exampleMark} first="Example" second="Social Fund" />}
        claim="Help make the world a better place, even after working hours"
        columns={[
          {
            title: "Take part",
            links: [
              { href: "#projects", label: "Projects" },
              { href: "#vote", label: "Vote" },
            ],
          },
          { title: "The fund", links: [{ href: "#about", label: "About the fund" }] },
          {
            title: "Terms",
            links: [
              { href: "#privacy", label: "Privacy policy" },
              { href: "#terms", label: "Terms and conditions" },
            ],
          },
        ]}
      >
        <span>© 2024 Example Social Fund · by and for colleagues</span>
        <ThemeSwitch pressed={false}>After hours (dark)</ThemeSwitch>
      </SiteFooter>
    ),
    slim: (
      <SlimFooter
        links={[
          { href: "#contact", label: "Contact" },
          { href: "#privacy", label: "Privacy policy" },
          { href: "#terms", label: "Terms and conditions" },
        ]}
      >
        <ThemeSwitch pressed={false}>After hours (dark)</ThemeSwitch>
      </SlimFooter>
    ),
  },
};
