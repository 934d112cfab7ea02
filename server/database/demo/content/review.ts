/**
 * The opinion of the committee on one dossier of the emergency call, in the order of its members: the chair, the deputy
 * and seven others.
 */
export type DemoJudgement = {
  /** A score from 1 to 5 for each criterion of the call; an empty one was not given, a short one is not finished. */
  scores: readonly string[];
  /** Notes for the committee, by the place of the member. */
  notes?: Readonly<Record<number, string>>;
  /** The places of members who step aside, who know the people, and who did not answer yet. */
  aside?: number;
  acquainted?: number;
  unanswered?: number;
};

/** The round of scoring of the emergency call, by the key of the dossier. One member is behind with the last dossiers. */
export const judgements: Readonly<Record<string, DemoJudgement>> = {
  "noodopvang-bedden": {
    scores: ["54543", "55454", "54443", "55553", "53443", "54542", "", "55444", "54433"],
    notes: {
      0: "Le besoin est immédiat et le devis est clair.",
      3: "De offerte is volledig. Dit kan over twee weken klaar zijn.",
    },
    aside: 6,
  },
  "voedselbank-koeling": {
    scores: ["54444", "44443", "54543", "44453", "53444", "44343", "55444", "54353", "44444"],
    notes: {
      1: "Volstaat een kleinere koelcel ook? Ik vraag het graag na.",
      5: "Goed plan. Wie betaalt het onderhoud na de garantie?",
    },
    acquainted: 3,
  },
  "school-boeken": {
    scores: ["44433", "45432", "34443", "45533", "34432", "44442", "35433", "44533", "34423"],
    notes: { 7: "Een klein bedrag waar veel kinderen lang iets aan hebben." },
  },
  // The members are far apart about this one, so that the meeting has something to talk about.
  "kinderboerderij-stal": {
    scores: ["32343", "55444", "21322", "54555", "21231", "44343", "54444", "22332", "33333"],
    notes: {
      2: "De rol van de collega is nog onduidelijk. Laten we ernaar vragen.",
      3: "De dieren staan sinds de storm buiten. Hier maakt ons geld echt verschil.",
      4: "Een mooie plek, maar een stal is gewoon onderhoud. Past dat in deze oproep?",
    },
  },
  buurtwerkplaats: {
    scores: ["33322", "32433", "23322", "33432", "22322", "33333", "32322", "33423", "32"],
    notes: { 1: "Goed voor de scholen. Het kan ook na de zomer." },
  },
  vluchthuis: {
    scores: ["55454", "54543", "55444", "54554", "55343", "54444", "55453", "54443", "55544"],
    notes: { 6: "Eerst de sloten. Het adres komt in geen enkele brief." },
  },
  rouwgroep: {
    scores: ["44444", "54343", "44353", "45443", "34444", "44433", "54442", "44443", ""],
    notes: { 0: "Un projet sobre, porté par des parents qui savent de quoi ils parlent." },
    unanswered: 8,
  },
};
