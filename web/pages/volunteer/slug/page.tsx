import { data } from "react-router";
import { langOf } from "#web/components/dutch.tsx";
import { FocusedHeading } from "#web/components/focused-heading.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { readSigns } from "#web/components/robot-trap.tsx";
import { type Refused, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { CalendarLink, Conditions, OfferMoment } from "#web/pages/volunteer/parts/about-offer.tsx";
import { HelpForm, helpForm } from "#web/pages/volunteer/parts/help-form.tsx";
import { type OfferData, OfferFields } from "#web/pages/volunteer/parts/offer-fields.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

const OfferBySlug = fund(
  `query AskedOffer($slug: String!, $language: Language!) { offer(slug: $slug) { ...OfferFields isOver } }`,
  [OfferFields],
);

const OfferHelp = fund(`
  mutation OfferHelp(
    $offer: String!, $name: String!, $email: String!, $phone: String, $text: String,
    $language: Language!, $trap: String, $seconds: Float
  ) {
    offerHelp(
      offer: $offer, name: $name, email: $email, phone: $phone, text: $text,
      language: $language, trap: $trap, seconds: $seconds
    )
  }
`);

export const load = async ({ api, language, params, url }: PageArgs) => {
  const { offer } = await api.query(OfferBySlug, { slug: params.slug ?? "", language });
  const isOpen = offer !== null && !offer.isOver;
  // People who come too late see other offers; search engines see that this one is gone.
  const status = isOpen ? 200 : 404;
  return data({ offer: isOpen ? offer : null, isThanked: url.searchParams.has("thanks") }, { status });
};
export const act = ({ api, form, go, language, params, url }: ActArgs) => {
  const offer = params.slug ?? "";
  return submitForm(
    helpForm,
    form,
    (volunteer) => api.mutate(OfferHelp, { ...volunteer, offer, language, ...readSigns(form) }),
    () => go(`/volunteer/${offer}${url.search ? `${url.search}&` : "?"}thanks#help`),
  );
};

export default function HelpPage({ loaderData, actionData, params }: PageProps<typeof load, typeof act>) {
  const text = useText("public");
  const { offer, isThanked } = loaderData;
  const title = offer
    ? isThanked
      ? text("volunteer.thanks")
      : text("volunteer.form", { title: offer.title })
    : text("volunteer.over");
  return (
    <section className="band band--blossom round-br help" id="help" aria-labelledby="help-heading">
      <PageHead title={title} description={offer?.task ?? text("volunteer.lead")} isRefused={Boolean(actionData)} />
      {/* The next offer is another form, and its heading takes the focus again. */}
      <div className="wrap" key={params.slug}>
        {!offer ? (
          <OfferOver />
        ) : isThanked ? (
          <Thanks offer={offer} />
        ) : (
          <OfferToHelp offer={offer} refused={actionData} />
        )}
      </div>
    </section>
  );
}

function OfferToHelp({ offer, refused }: { offer: OfferData; refused: Refused | undefined }) {
  const text = useText("public");
  const { title, task, inDutch, organisation } = offer;
  return (
    <div className="help__in">
      <div className="help__text">
        <p className="meta">
          {organisation.name}, {organisation.town}
        </p>
        <FocusedHeading id="help-heading" takesFocus={!refused}>
          {text("volunteer.form", { title })}
        </FocusedHeading>
        <OfferMoment offer={offer} />
        <p lang={langOf(inDutch, "task")}>{task}</p>
        <p className="meta">
          <Conditions offer={offer} />
        </p>
        <p>
          <CalendarLink offer={offer} />
        </p>
      </div>
      <Panel className="help__form">
        <p>{text("volunteer.form.text", { organisation: organisation.name })}</p>
        <HelpForm offer={offer} refused={refused} />
      </Panel>
    </div>
  );
}

function Thanks({ offer }: { offer: OfferData }) {
  const text = useText("public");
  const to = usePath();
  return (
    <div className="help__text">
      <FocusedHeading id="help-heading">{text("volunteer.thanks")}</FocusedHeading>
      <p className="lead">{text("volunteer.thanks.text", { organisation: offer.organisation.name })}</p>
      <p lang={langOf(offer.inDutch, "title")}>
        <strong>{offer.title}</strong>
      </p>
      <OfferMoment offer={offer} />
      <p>
        <CalendarLink offer={offer} />
      </p>
      <p>
        <ArrowLink href={to("/volunteer")}>{text("volunteer.thanks.others")}</ArrowLink>
      </p>
    </div>
  );
}

function OfferOver() {
  const text = useText("public");
  return (
    <div className="help__text">
      <FocusedHeading id="help-heading">{text("volunteer.over")}</FocusedHeading>
      <p className="lead">{text("volunteer.over.text")}</p>
    </div>
  );
}
