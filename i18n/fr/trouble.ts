import type { texts as dutch } from "#i18n/nl/trouble.ts";

export const texts = {
  "decision.ballotFull": "La liste de vote n’a pas de place pour tous ces projets.",
  "outbox.stays.ballotFull":
    "{count, plural, one {reste} other {restent}} : la liste de vote est trop courte. Laissez-en de côté, ou allongez-la dans le plan de l’appel ({numbers})",
  "ranking.confidential": "Dossiers confidentiels",
  "ranking.confidential.text": "Ils ont leur propre classement. Les coordinateurs ne le voient pas.",
  "ranking.none.text": "Le classement apparaît ici quand le comité a noté les dossiers d’un appel.",
  "round.short":
    "{count, plural, one {1 dossier a moins de {perDossier} membres.} other {# dossiers ont moins de {perDossier} membres.}} Les autres dossiers restent tels quels.",
  "round.shareRest": "Répartir le reste",
  "meeting.itemLeft": "Le dossier discuté n’est plus auprès du comité. Choisissez le suivant.",
  "projects.ended":
    "{count, plural, one {1 projet est encore sur le site, mais son dossier n’est plus public.} other {# projets sont encore sur le site, mais leurs dossiers ne sont plus publics.}}",
} satisfies Record<keyof typeof dutch, string>;
