import type { vote as dutch } from "#i18n/nl/vote.ts";

export const vote = {
  "vote.open": "Une voix, un projet",
  "vote.open.lead":
    "{count, plural, one {Un projet externe figure} other {# projets externes figurent}} sur la liste. Lisez à votre aise et choisissez-en un.",
  "vote.open.none": "Il n’y a pas encore de projets sur la liste de vote. Revenez plus tard.",
  "vote.early": "Le vote n’est pas encore ouvert",
  "vote.early.lead":
    "Le comité choisit d’abord les projets de la liste. Vous pourrez voter du {opens} à {time} {until}.",
  "vote.counting": "Le vote est clos",
  "vote.counting.lead": "Merci pour chaque voix. Nous comptons, et le {date} nous connaîtrons les lauréats.",
  "vote.counting.waits":
    "Merci pour chaque voix. Les résultats viennent plus tard que prévu : tout doit d’abord être exact et, si des projets sont à égalité, le comité tranche. Dès qu’ils seront définitifs, vous les lirez ici.",
  "vote.counting.mine": "Avez-vous voté ?",
  "vote.counting.mine.text": "Connectez-vous pour voir que votre vote est dans l’urne, avec votre code.",
  "vote.counting.mine.action": "Voir votre vote",
  "vote.quiet": "Il n’y a pas de vote pour le moment",
  "vote.quiet.lead":
    "La date du prochain vote sera annoncée ici. Ce que les collègues ont déjà choisi figure parmi les projets.",
  "vote.quiet.action": "Voir les projets",
  "vote.latest": "{call} : les résultats sont connus",
  "vote.latest.voted":
    "Vous avez voté. Votre choix a été détruit à l’annonce des lauréats. Vous retrouvez votre code dans la liste.",
  "vote.latest.action": "Voir les résultats",
  "vote.latest.find": "Chercher votre code",
  "vote.gate": "Connectez-\u2060vous pour voter",
  "vote.gate.text":
    "Le vote est réservé aux collègues en Belgique et aux Pays-Bas, retraités compris. Il vous faut votre adresse e-mail, votre prénom et votre nom.",
  "vote.gate.action": "Se connecter",
  "vote.gate.ballot": "Voir la liste de vote",
  "vote.timeline": "Où en est cet appel",
  "vote.rules": "Comment compte votre voix",
  "vote.rules.text":
    "Les règles sont fixées dès l’ouverture du vote et ne changent plus ensuite. Tout au plus le vote dure-t-il plus longtemps, pour tout le monde.",
  "vote.rules.about": "Comment le fonds choisit",
  "vote.rules.once": "Une fois",
  "vote.rules.once.text":
    "Chacun vote une fois, pour un projet. Une fois confirmé, votre choix ne peut plus être modifié.",
  "vote.rules.secret": "Secret",
  "vote.rules.secret.text":
    "La liste des votants indique que vous avez voté. Votre choix est dans l’urne, à part, sans nom ni heure. Tant que le vote est ouvert, personne ne voit de résultat provisoire.",
  "vote.rules.secret.action": "Qui voit quoi ?",
  "vote.rules.counted": "Compté",
  "vote.rules.counted.both":
    "Vos voix comptent pour {vote}, la note du comité pour {committee}. {winners, plural, one {Un projet gagne} other {# projets gagnent}}.",
  "vote.rules.counted.votes": "Vos voix décident. {winners, plural, one {Un projet gagne} other {# projets gagnent}}.",
  "vote.rules.proof": "Vérifiable",
  "vote.rules.proof.text":
    "Après votre vote, vous recevez un code. Une fois le vote clos, tous les codes sont publiés et vous retrouvez le vôtre.",
  "vote.rules.proof.action": "Recomptez vous-même",
  "vote.login": "Donnez votre voix",
  "vote.closedBallot": "La liste de vote est fermée",
  "vote.closedBallot.text": "Vous ne pouvez choisir que pendant que le vote est ouvert.",
  "vote.closedBallot.notVoted":
    "Vous n’avez pas voté cette fois : vous ne pouvez confirmer que pendant que le vote est ouvert.",
  "vote.late": "L’urne s’est fermée avant votre confirmation",
  "vote.late.text":
    "Votre vote n’a pas été enregistré. Nous le regrettons : c’est l’horloge du serveur qui décide, au même instant pour tout le monde.",
  "vote.mine": "Vous avez encore votre voix à donner",
  "vote.mine.text": "Lisez, choisissez et confirmez. Cela prend quelques minutes.",
  "vote.mine.action": "Vers la liste de vote",
  "vote.voted": "Votre vote est dans l’urne",
  "vote.voted.lead": "Merci. Vos collègues peuvent encore voter {until}. Le {date}, nous connaîtrons les lauréats.",
  "vote.voted.heading": "Vous avez déjà voté pour <name>{project}</name>",
  "vote.voted.text":
    "Chacun dispose d’une voix : la liste de vote est donc fermée pour vous. Vous seul voyez pour quel projet vous avez voté.",
  "vote.voted.results":
    "Nous annonçons les lauréats le {date}. Dès ce moment, plus personne ne peut retrouver votre choix, pas même nous.",
  "vote.voted.waits":
    "Nous annonçons les lauréats dès que les résultats seront définitifs. Dès ce moment, plus personne ne peut retrouver votre choix, pas même nous.",
  "vote.voted.projects": "Voir tous les projets",
  "vote.voted.volunteer": "Donnez aussi un coup de main",
  "vote.receipt": "Votre code",
  "vote.receipt.copy": "Copier le code",
  "vote.receipt.text":
    "Il prouve que votre voix est dans l’urne, pas ce que vous avez choisi. Notez-le ou faites une capture d’écran. D’ici aux résultats, vous le retrouvez sous Voter.",

  "ballot.heading": "Choisissez un projet",
  "ballot.lead": "{count, plural, one {Un projet} other {# projets}}, une voix.",
  "ballot.readOnly": "Tout le monde peut lire ; pour choisir, connectez-vous",
  "ballot.readOnly.action": "Se connecter pour voter",
  "ballot.list": "Projets sur la liste de vote",
  "ballot.asks": "demande",
  "ballot.more": "En savoir plus<hidden> sur {title}</hidden>",
  "ballot.order": "L’ordre diffère pour chaque votant : aucun projet n’est toujours en tête.",
  "ballot.ask": "Choisissez d’abord un projet.",
  "ballot.filter": "Afficher un thème",
  "ballot.filter.all": "Tous les thèmes",
  "ballot.filter.shown":
    "{count, plural, one {# projet affiché} other {# projets affichés}}. Votre choix reste toujours visible.",
  "ballot.choice": "Votre choix",
  "ballot.choice.none": "Pas encore de choix",
  "ballot.choice.marked": "Indiqué dans la liste",
  "ballot.go": "Voter pour ce projet",
  "ballot.goAny": "Continuer",
  "ballot.confirm": "Voter pour <name>{project}</name> ?",
  "ballot.confirm.final": "Vous votez une seule fois. Ensuite, vous ne pouvez plus changer votre choix.",
  "ballot.confirm.secret":
    "Votre vote est secret : personne au fonds ni dans l’entreprise ne voit ce que vous avez choisi.",
  "ballot.confirm.yes": "Oui, c’est mon vote",
  "ballot.confirm.no": "Choisir à nouveau",
  "ballot.confirm.close": "Fermer",
  "ballot.unsure": "Votre vote est peut-être arrivé. Réessayez sans crainte : il ne compte qu’une fois.",
} satisfies Record<keyof typeof dutch, string>;
