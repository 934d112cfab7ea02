import type { dossierProblem as dutch } from "#i18n/nl/dossier-problem.ts";

/** Why a dossier stays as it is. */
export const dossierProblem = {
  "dossier.unknown":
    "Nous ne trouvons pas ce dossier parmi les vôtres. Votre compte montre les dossiers que vous avez.",
  "dossier.notNow": "Ce n’est plus possible pour ce dossier. Votre compte montre où il en est.",
  "dossier.closed":
    "L’appel est clôturé : l’envoi n’est plus possible. Tout ce que vous avez écrit reste conservé comme brouillon, pour une prochaine fois.",
  "dossier.closedSinceSent":
    "L’appel est clôturé. Le dossier que vous avez envoyé compte, tel quel ; ce que vous avez modifié depuis n’en fait pas partie.",
  "dossier.completionOver":
    "Le délai pour compléter ce dossier est passé. Ce que vous avez écrit est conservé ; contactez le fonds.",
  "dossier.reasonNeeded": "Dites pourquoi : le demandeur pourra le lire.",
  "dossier.tooMany": "Vous avez déjà {most, number} brouillons. Supprimez-en d’abord un dont vous n’avez plus besoin.",
  "dossier.tooOften": "Cela a déjà été fait trop souvent avec ce dossier. Contactez le fonds.",
  "dossier.handedOver":
    "L’organisation remplit cette partie. Reprenez-la d’abord si vous voulez quand même la remplir vous-même.",
  "dossier.dateOver": "Choisissez un moment dans le futur.",
  "handOver.unknown": "Ce lien ne fonctionne pas (ou plus). Demandez-en un nouveau à la personne qui vous l’a donné.",
  "handOver.notDone":
    "L’organisation n’a pas encore terminé sa partie. Dès que ce sera fait, vous pourrez envoyer le dossier.",
  "lateAccess.unknown": "Ce lien ne fonctionne pas (ou plus). Demandez-en un nouveau au fonds.",
} satisfies Record<keyof typeof dutch, string>;
