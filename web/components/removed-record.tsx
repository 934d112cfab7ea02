import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPage } from "#web/components/error-page.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { changedTexts } from "#web/components/record-version.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { readLostForm, type TypedForm } from "#web/typed-form.ts";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import "./removed-record.css";

/**
 * Replaces a page of the office whose record is gone when its form arrives without scripts: what happened, and everything
 * that was typed, which is stored nowhere else.
 */
export function RemovedRecord() {
  const error = useRouteError();
  const lostForm = isRouteErrorResponse(error) ? readLostForm(error.data) : null;
  return lostForm ? <LostForm lostForm={lostForm} /> : <ErrorPage />;
}

function LostForm({ lostForm }: { lostForm: TypedForm }) {
  const text = useText("office");
  const to = usePath();
  const texts = changedTexts(lostForm);
  return (
    <>
      <PageHead title={text("removedRecord.title")} isRefused hasNoAddress />
      <Empty
        heading="h1"
        title={text("removedRecord.title")}
        action={
          <LinkButton href={to("/office")} iconAfter="arrow">
            {text("office.area.today")}
          </LinkButton>
        }
      >
        {text("removedRecord.text")}
      </Empty>
      {texts.length > 0 && (
        <section aria-labelledby="typed-heading" className="removed-record">
          <h2 id="typed-heading">{text("removedRecord.typed")}</h2>
          <ul className="plain">
            {texts.map((typed) => (
              <li key={typed}>{typed}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
