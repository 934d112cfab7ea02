import { type Language, languageFacts } from "#domain/language.ts";
import type { Branch } from "#domain/person.ts";
import type { KeyIn } from "#i18n/area.ts";
import { pathIn } from "#web/address.ts";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { ReloadAt } from "#web/components/time-left.ts";
import type { KioskData } from "#web/pages/vote/kiosk/page.tsx";
import { followInPlace, KioskFrame } from "#web/pages/vote/kiosk/parts/frame.tsx";
import { areResultsLate, nextChangeAt } from "#web/pages/vote/parts/vote-state.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";

/** The seconds after which a tablet without scripts checks for a vote again. */
const secondsWithoutScripts = 60;

type Props = { branch: Branch; loaderData: KioskData };

// All languages of the fund are on this screen, so it loads this small catalogue in each of them.
const catalogues = import.meta.glob<{ texts: Record<KeyIn<"greeting">, string> }>("/i18n/*/greeting.ts", {
  eager: true,
});

type Greeting<Key extends string> = Key extends `greeting.${infer Name}` ? Name : never;

const greeting = (language: Language, name: Greeting<KeyIn<"greeting">>) =>
  catalogues[`/i18n/${language}/greeting.ts`]?.texts[`greeting.${name}`];

/** The screen while nobody votes: a button to begin in each language of the fund, or when voting opens. */
export function KioskStart({ branch, loaderData }: Props) {
  const { state } = loaderData;
  const isOpen = state === "open";
  const { languages } = useFund();
  const changeAt = nextChangeAt(loaderData, loaderData.now);
  return (
    <KioskFrame branch={branch} className="kiosk--start">
      {/* Nobody has to touch it before it says that voting is open, or over. */}
      {changeAt && <ReloadAt moment={changeAt} now={loaderData.now} />}
      <noscript>
        <meta httpEquiv="refresh" content={String(secondsWithoutScripts)} />
      </noscript>
      <div className="kiosk__start wrap">
        <div className="kiosk__say">
          <h1>
            {languages.map((language) => (
              <span key={language} lang={language}>
                {greeting(language, state)}{" "}
              </span>
            ))}
          </h1>
          {!isOpen && (
            <p className="lead">
              <ClosedText {...loaderData} />
            </p>
          )}
          <ul className="kiosk__ways">
            {languages.map((language) => (
              <li key={language}>
                <a
                  lang={language}
                  className="kiosk__way"
                  href={pathIn(language, isOpen ? "/vote/kiosk?who" : "/vote/kiosk")}
                  onClick={followInPlace}
                >
                  <span>
                    {isOpen && <strong>{greeting(language, "tap")}</strong>}
                    <span>{isOpen ? greeting(language, "letter") : languageFacts[language].name}</span>
                  </span>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <AlmondPicture
          className="kiosk__pic"
          src={illustrationUrl("community-garden")}
          focus={illustrationFocus("community-garden")}
          alt=""
        />
      </div>
    </KioskFrame>
  );
}

function ClosedText({ now, state, call }: KioskData) {
  const text = useText("vote");
  const format = useFormats();
  const day = (instant: string | null) => (instant ? format.weekdayDate(new Date(instant)) : "");
  if (state === "counting" && areResultsLate(call, now)) return text("kiosk.closed.waits");
  if (state === "counting") return text("kiosk.closed.counting", { date: day(call.resultsPublished) });
  if (state !== "early") return text("kiosk.closed.over");
  const until = call.votingCloses ? format.until(new Date(call.votingCloses)) : "";
  const time = call.votingOpens ? format.time(new Date(call.votingOpens)) : "";
  return text("kiosk.closed.early", { opens: day(call.votingOpens), time, until });
}
