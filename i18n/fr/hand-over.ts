import type { handOver as dutch } from "#i18n/nl/hand-over.ts";

/** What is said when the organisation fills in the financial part. */
export const handOver = {
  "handOver.offer": "L’organisation préfère remplir ceci elle-même ?",
  "handOver.offer.text":
    "Nous lui envoyons un lien personnel. Vous voyez quand cette partie est prête, pas ce qui y est écrit.",
  "handOver.offer.seen": "Elle voit ce que vous avez rempli ci-dessous.",
  "handOver.email": "Adresse e-mail de la personne qui remplit",
  "handOver.email.ask": "Indiquez l’adresse e-mail pour le lien.",
  "handOver.send": "Envoyer le lien",
  "handOver.sendAgain": "Envoyer un nouveau lien",
  "handOver.waiting": "L’organisation remplit cette partie",
  "handOver.waiting.text": "Le lien du {made} fonctionne {until}.",
  "handOver.over": "Le lien ne fonctionne plus",
  "handOver.over.text": "Le lien du {made} a fonctionné {until}. Envoyez-en un nouveau.",
  "handOver.changed": "L’organisation doit encore remplir quelque chose",
  "handOver.changed.text":
    "Vous avez modifié votre dossier. Demandez à l’organisation de rouvrir le lien du {made}. Il fonctionne {until}.",
  "handOver.complete": "L’organisation a rempli cette partie",
  "handOver.complete.text":
    "Terminé le {date}. Vous ne voyez pas ce qui y est écrit. Introduisez maintenant votre dossier.",
  "handOver.link": "Transmettez le lien vous-même",
  "handOver.link.text":
    "Vous ne voyez ce lien qu’une fois. Toute personne qui a ce lien peut lire et remplir cette partie.",
  "handOver.copy": "Copier le lien",
  "handOver.again": "Envoyer un autre lien",
  "handOver.again.text": "Le lien précédent ne fonctionnera plus.",
  "handOver.takeBack": "Reprendre cette partie",
  "handOver.takeBack.sure": "Nous effaçons tout ce que l’organisation a rempli.",
  "handOver.takeBack.do": "Reprendre et effacer",
  "handOver.page": "Remplissez la partie financière",
  "handOver.page.text": "L’organisation remplit ceci elle-même, sans se connecter.",
  "handOver.page.lead": "{employee} propose votre projet ({fund}) et vous demande de remplir cette partie.",
  "handOver.project": "Projet",
  "handOver.until": "Jusqu’à quand",
  "handOver.until.text":
    "Remplissez ceci {until}, de préférence plus tôt : {employee} doit encore introduire le dossier.",
  "handOver.data": "Qui le lit",
  "handOver.data.text":
    "Uniquement le fonds. {employee} voit que cette partie est prête, pas ce qui y est écrit. <a>Lisez qui voit quoi</a>.",
  "handOver.involvement": "Preuve que {employee} est actif chez vous",
  "handOver.involvement.ask": "Joignez une preuve que {employee} est actif chez vous.",
  "handOver.involvement.hint": "Par exemple une lettre ou une convention de bénévolat.",
  "handOver.keep": "Enregistrer et continuer plus tard",
  "handOver.finish": "Terminé : transmettre",
  "handOver.done": "Merci, cette partie est terminée",
  "handOver.done.text": "{employee} reçoit un e-mail et introduit le dossier.",
  "handOver.done.change": "Vous pouvez le modifier tant que le dossier est ouvert, {until}.",
  "handOver.change": "Modifier quelque chose",
  "handOver.closed": "Vous ne pouvez plus modifier cette partie",
  "handOver.closed.text": "Le dossier est fermé. Demandez à {employee} où il en est.",
  "handOver.dead": "Ce lien ne fonctionne plus",
  "handOver.dead.text": "Il a peut-être expiré ou il est incomplet. Copiez-le en entier depuis l’e-mail.",
  "handOver.dead.then": "Demandez un nouveau lien ou <a>écrivez au fonds</a>.",
} satisfies Record<keyof typeof dutch, string>;
