import { Form, redirectDocument } from "react-router";
import { missingSteps } from "#domain/set-up.ts";
import { setUpSteps } from "#domain/set-up-step.ts";
import { pathIn } from "#web/address.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusedForm } from "#web/form.tsx";
import { fund, system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

const Opener = system(`query Opener { me { roles } }`);
const OpenSite = system(`mutation OpenSite { openSite }`);

const TextsAtOpening = fund(`
  query TextsAtOpening($language: Language!) {
    privacy: page(key: privacy_policy, language: $language) { title }
    conditions: page(key: terms_and_conditions, language: $language) { title }
    about: page(key: about, language: $language) { title }
  }
`);
const StateAtOpening = system(`query StateAtOpening { setUp { mailFolder hasCommittee } }`);

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const texts = await args.api.query(TextsAtOpening, { language: args.language });
  const { setUp } = await args.api.query(StateAtOpening);
  return {
    progress,
    missingTexts: (["privacy", "conditions", "about"] as const).filter((name) => texts[name] === null),
    isMailMissing: typeof setUp?.mailFolder === "string",
    isCommitteeMissing: setUp?.hasCommittee === false,
  };
};

export const act = async ({ api, form, language }: ActArgs) => {
  const { problem } = await api.mutate(OpenSite);
  if (problem) return refusedForm(problem, form);
  const { me } = await api.query(Opener);
  // The whole document loads again, because the site has other pages now.
  return redirectDocument(me?.roles.length ? `${pathIn(language, "/office")}?opened` : pathIn(language, "/"));
};

/** The last step: what is done, what waits, and the button that opens the site. */
export default function SetUpFinishPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const to = usePath();
  const isPending = useIsPending();
  const { progress, missingTexts, isMailMissing, isCommitteeMissing } = loaderData;
  const missing = missingSteps(progress);
  return (
    <SetUpStepFrame step="finish" progress={progress} isRefused={Boolean(actionData)}>
      {actionData && <RefusalNotice problem={actionData.problem} />}
      <ul className="set-up__list">
        {setUpSteps
          .filter((step) => step !== "finish")
          .map((step) => {
            const isWithoutMail = step === "mail" && isMailMissing;
            const left = missing.includes(step) ? "missing" : "later";
            const outcome = progress[step] !== "done" ? left : isWithoutMail ? "noMail" : "done";
            return (
              <li key={step}>
                <Link href={to(stepAt(step))}>{text(`setUp.${step}`)}</Link>
                <Tag tone={{ done: "leaf", missing: "apricot", noMail: "apricot", later: undefined }[outcome] as never}>
                  {text(`setUp.outcome.${outcome}`)}
                </Tag>
              </li>
            );
          })}
      </ul>
      {(missingTexts.length > 0 || isCommitteeMissing) && (
        <Notice tone="warning" title={text("setUp.gaps")}>
          {missingTexts.length > 0 && (
            <p>{text("setUp.gaps.texts", { titles: missingTexts.map((name) => text(`shell.${name}`)).join(", ") })}</p>
          )}
          {isCommitteeMissing && <p>{text("setUp.gaps.committee")}</p>}
        </Notice>
      )}
      {missing.length > 0 ? (
        <Notice tone="warning">{text("setUp.unfinished")}</Notice>
      ) : (
        <Form method="post">
          <Button iconAfter="arrow" busy={isPending}>
            {text("setUp.open")}
          </Button>
        </Form>
      )}
    </SetUpStepFrame>
  );
}
