import { useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import type { KeyIn } from "#i18n/area.ts";
import { FallenPetal } from "#web/components/fallen-petal.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { SignedOut } from "#web/components/signed-out.tsx";
import { errorOf } from "#web/error.ts";
import { usePath } from "#web/path.ts";
import { progress } from "#web/progress.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { readTypedForm } from "#web/typed-form.ts";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import "./error-page.css";

const unmatchedError = { status: 404, data: "unmatched" };

/** The page for errors: what went wrong, and a link home. */
export function ErrorPage() {
  const text = useText();
  const to = usePath();
  const me = useMe();
  const { pathname } = useLocation();
  // An address without a page or language throws no error, because it has a page of its own.
  const routeError = useRouteError() ?? unmatchedError;
  const [{ statusCode, problem }] = useState(() => errorOf(routeError, new Date()));
  // Without a network, the code of a page does not load either.
  const [isOffline] = useState(() => !import.meta.env.SSR && navigator.onLine === false);
  useEffect(() => {
    progress.fail();
  }, []);

  const { data } = routeError as { data?: unknown };
  const typedForm = readTypedForm(data);
  if (typedForm) return <SignedOut typedForm={typedForm} />;
  const isMissing = statusCode === 404;
  const isUnmatched = data === unmatchedError.data;
  const heading = text(isMissing ? "error.notFound" : "error.heading");
  let message: KeyIn<"site"> = "error.unexpected";
  // The same sentence for every address of the office, so that it does not tell which of them exist.
  const isInOffice = me !== null && `${pathname}/`.startsWith(`${to("/office")}/`);
  if (isMissing && isInOffice) message = "error.office";
  else if (isMissing) message = isUnmatched ? "error.lostPetal" : "error.notThereOrNotTranslated";
  else if (problem === "offline" || problem === "unavailable") message = problem;
  else if (isOffline) message = "offline";
  return (
    <div className="wrap error-page">
      <PageHead title={heading} hasNoAddress />
      <div className="error-page__text">
        <p className="error-page__code num" aria-hidden="true">
          {statusCode}
        </p>
        <h1>{heading}</h1>
        <p className="lead">{text(message)}</p>
        {!isMissing && typeof data === "string" && <p className="meta">{data}</p>}
        <div className="row">
          <LinkButton href={to("/")} iconAfter="arrow">
            {text("error.home")}
          </LinkButton>
          <LinkButton href={to("/projects")} variant="quiet">
            {text("error.projects")}
          </LinkButton>
        </div>
      </div>
      <FallenPetal label={text("error.picture")} />
    </div>
  );
}
