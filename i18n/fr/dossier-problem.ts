import type { dossierProblem as dutch } from "#i18n/nl/dossier-problem.ts";

/** The reasons for refusing an act on a dossier. */
export const dossierProblem = {
  "dossier.unknown": "Ce dossier n’est pas à vous. Votre compte montre tous vos dossiers.",
  "dossier.notNow": "Ce n’est plus possible pour ce dossier. Votre compte montre où il en est.",
  "dossier.closed": "L’appel est clôturé. Tout ce que vous avez écrit reste enregistré comme brouillon.",
  "dossier.closedSinceSent": "L’appel est clôturé. Seul ce que vous avez déjà introduit compte.",
  "dossier.completionOver": "Le délai pour compléter est passé. Tout reste enregistré. Contactez le fonds.",
  "dossier.reasonNeeded": "Dites pourquoi : le demandeur lit ceci.",
  "dossier.tooMany": "Vous avez déjà {most, number} brouillons. Supprimez-en d’abord un.",
  "dossier.tooOften": "Vous l’avez fait trop souvent. Contactez le fonds.",
  "dossier.handedOver": "L’organisation remplit cette partie. Reprenez-la d’abord.",
  "dossier.dateOver": "Choisissez un moment dans le futur.",
  "handOver.unknown": "Ce lien ne fonctionne plus. Demandez-en un nouveau.",
  "handOver.notDone":
    "L’organisation n’a pas encore terminé sa partie. Ensuite, vous pourrez introduire votre dossier.",
  "lateAccess.unknown": "Ce lien ne fonctionne plus. Demandez-en un nouveau au fonds.",
} satisfies Record<keyof typeof dutch, string>;
