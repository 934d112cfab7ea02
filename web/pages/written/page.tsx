import type { KeyIn } from "#i18n/area.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { EarlierVersion, loadWritten, WrittenBody, WrittenFoot, WrittenTop } from "#web/components/written-text.tsx";
import type { PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";

export const load = async (args: PageArgs) => ({ page: await loadWritten(args), name: args.name });

export default function WrittenPage({ loaderData: { page, name } }: PageProps<typeof load>) {
  if (!page) return <MissingText name={name} />;
  return (
    <article className="wrap written-text">
      <WrittenTop page={page} name={name} />
      <div className="written-text__body">
        <EarlierVersion page={page} name={name} />
        <WrittenBody page={page} />
        <WrittenFoot page={page} name={name} />
      </div>
    </article>
  );
}

// The footer's name for each page, as long as the fund has not given it a title.
const titles: Record<string, KeyIn<"site">> = {
  about: "shell.about",
  disclaimer: "shell.disclaimer",
  "privacy-policy": "shell.privacy",
  "cookie-policy": "shell.cookiePolicy",
  "terms-and-conditions": "shell.conditions",
  accessibility: "shell.accessibility",
};

function MissingText({ name }: { name: string }) {
  const text = useText();
  const to = usePath();
  const title = text(titles[name] ?? "error.notFound");
  return (
    <div className="wrap">
      <PageHead title={title} isHiddenFromSearch />
      <Empty
        heading="h1"
        title={title}
        action={
          <LinkButton href={to("/contact")} variant="secondary" iconAfter="arrow">
            {text("shell.contact")}
          </LinkButton>
        }
      >
        {text("written.none")}
      </Empty>
    </div>
  );
}
