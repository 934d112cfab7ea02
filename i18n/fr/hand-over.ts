import type { handOver as dutch } from "#i18n/nl/hand-over.ts";

/** What is said when the organisation fills in the financial part. */
export const handOver = {
  "handOver.offer": "L’organisation dispose-t-elle de ces données ?",
  "handOver.offer.text":
    "Laissez-la alors remplir cette partie elle-même. Nous lui envoyons un lien personnel, sans connexion. Vous voyez quand c’est terminé, pas ce qui y figure. C’est vous qui envoyez le dossier.",
  "handOver.offer.seen": "L’organisation voit ce que vous avez déjà rempli ci-dessous et peut le modifier.",
  "handOver.email": "Adresse e-mail de la personne qui remplit",
  "handOver.email.ask": "Indiquez l’adresse e-mail à laquelle envoyer le lien.",
  "handOver.send": "Envoyer le lien",
  "handOver.sendAgain": "Envoyer un nouveau lien",
  "handOver.waiting": "L’organisation remplit cette partie",
  "handOver.waiting.text":
    "Nous avons envoyé le lien le {made}. Il fonctionne {until}. Vous verrez ici quand cette partie est prête.",
  "handOver.over": "Le lien ne fonctionne plus",
  "handOver.over.text":
    "Nous l’avons envoyé le {made}. Il a fonctionné {until}. Envoyez-en un nouveau : ce qui est rempli reste enregistré.",
  "handOver.changed": "L’organisation doit encore vérifier quelque chose",
  "handOver.changed.text":
    "Vous avez modifié votre dossier : cette partie n’est plus complète. Le lien du {made} fonctionne {until} : demandez à l’organisation de le rouvrir, ou envoyez-en un nouveau.",
  "handOver.complete": "L’organisation a rempli cette partie",
  "handOver.complete.text":
    "Elle l’a transmise le {date}. Ce qui y figure lui appartient : vous ne le voyez pas. Relisez le reste et envoyez votre dossier.",
  "handOver.link": "Le lien, à transmettre vous-même",
  "handOver.link.text":
    "Vous ne le voyez que maintenant. Qui l’a peut lire et remplir cette partie : ne le donnez qu’aux personnes autorisées.",
  "handOver.copy": "Copier le lien",
  "handOver.again": "Envoyer un autre lien",
  "handOver.again.text": "Le lien précédent ne fonctionnera plus. Ce qui a été rempli reste.",
  "handOver.takeBack": "Reprendre cette partie",
  "handOver.takeBack.sure":
    "Tout ce que l’organisation a rempli et ajouté sera supprimé, car ce n’est pas à vous de le lire. Son lien ne fonctionnera plus et vous remplirez cette partie vous-même.",
  "handOver.takeBack.do": "Reprendre et supprimer",
  "handOver.page": "Remplissez la partie financière",
  "handOver.page.text": "L’organisation remplit ici elle-même ce qu’elle détient, sans se connecter.",
  "handOver.page.lead": "{employee} présente « {organisation} » ({fund}) et vous demande de remplir cette partie.",
  "handOver.project": "Projet",
  "handOver.deadline": "Date limite",
  "handOver.deadline.text":
    "{employee} introduit le dossier, ce qui est possible {deadline}. Remplissez cette partie quelques jours plus tôt.",
  "handOver.until": "Jusqu’à quand",
  "handOver.until.text":
    "Votre lien fonctionne {until}. Tout est enregistré aussitôt : vous pouvez vous arrêter et continuer plus tard.",
  "handOver.data": "Qui le lit",
  "handOver.data.text":
    "Les personnes du fonds qui traitent ce dossier, et personne d’autre. {employee} voit que cette partie est terminée, pas ce qui y figure. Nous la conservons chiffrée, et rien ne reste dans ce navigateur. <a>Lisez qui voit quoi</a>.",
  "handOver.number": "Le numéro de registre national",
  "handOver.number.text":
    "Nous demandons celui du signataire, car il doit figurer dans la convention. Nous le conservons chiffré, le montrons masqué et notons qui le consulte.",
  "handOver.involvement": "Preuve de l’engagement de {employee}",
  "handOver.involvement.ask": "Joignez une preuve que {employee} est actif dans votre organisation.",
  "handOver.involvement.hint": "Par exemple une lettre de votre organisation ou une convention de bénévolat.",
  "handOver.keep": "Enregistrer et continuer plus tard",
  "handOver.finish": "Terminé : transmettre",
  "handOver.done": "Merci, cette partie est terminée",
  "handOver.done.text": "{employee} reçoit un message, relit le dossier et l’envoie. Vous n’avez plus rien à faire.",
  "handOver.done.change":
    "Vous pouvez le modifier tant que le dossier est ouvert et que votre lien fonctionne, {until}.",
  "handOver.change": "Modifier encore quelque chose",
  "handOver.closed": "Cette partie ne peut plus être modifiée",
  "handOver.closed.text": "Le dossier n’est plus ouvert aux modifications. {employee} sait où il en est.",
  "handOver.dead": "Ce lien ne fonctionne plus",
  "handOver.dead.text":
    "Il est périmé, remplacé par un plus récent ou retiré. Il a peut-être été coupé en chemin : reprenez-le alors en entier depuis l’e-mail.",
  "handOver.dead.then":
    "Demandez un nouveau lien à la personne qui vous a demandé de remplir cette partie ; vous pouvez répondre à l’e-mail. Sinon, <a>écrivez au fonds</a>.",
} satisfies Record<keyof typeof dutch, string>;
