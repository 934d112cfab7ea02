import { loadOpenCall } from "#web/components/open-call.ts";
import { Wizard } from "#web/components/wizard.tsx";
import { pathOf, projectTypeIn, stepsOf } from "#web/components/wizard-step.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import type { Route } from "./+types/check.ts";

const load = async (args: PageArgs) => ({ ...(await loadOpenCall(args)), type: projectTypeIn(args.url) });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function CheckPage({ loaderData }: Route.ComponentProps) {
  const { type, call } = loaderData;
  const text = useText();
  const to = usePath();
  const sections = stepsOf[type].slice(0, -1).map((step) => ({
    id: step,
    title: text(`submit.${step}`),
    content: (
      <p>
        <ArrowLink href={to(pathOf(step, type))}>
          {text("submit.look")}
          <span className="vh">: {text(`submit.${step}`)}</span>
        </ArrowLink>
      </p>
    ),
  }));
  return <Wizard step="check" type={type} call={call} intro={text("submit.check.text")} sections={sections} />;
}
