import { ContactWays } from "#web/components/contact-ways.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { system } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import type { Route } from "./+types/contact.ts";
import "./contact.css";

const Office = system(`query ContactOffice { fund { email phone address } }`);

const load = ({ api }: PageArgs) => api.query(Office);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

const answers = [
  ["/submit-internal-project", "contact.answers.internal"],
  ["/submit-a-project", "contact.answers.submit"],
  ["/vote", "contact.answers.vote"],
  ["/volunteer", "contact.answers.volunteer"],
  ["/privacy-policy", "contact.answers.data"],
] as const;

export default function ContactPage({ loaderData: { fund } }: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
  return (
    <>
      <PageHead title={text("shell.contact")} description={text("contact.lead")} />
      <PageTop title={text("contact.heading")} lead={text("contact.lead")} />
      <div className="band band--deep round-tl">
        <div className="wrap reach">
          <section className="reach__ways" aria-labelledby="ways-heading">
            <h2 id="ways-heading">{text("contact.ways")}</h2>
            <ContactWays {...fund} />
            <p className="muted">{text("contact.ways.text")}</p>
          </section>
          <Panel className="as-page reach__answers">
            <h2>{text("contact.answers")}</h2>
            <ul className="reach__list">
              {answers.map(([path, label]) => (
                <li key={path}>
                  <ArrowLink href={to(path)}>{text(label)}</ArrowLink>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </>
  );
}
