import type { voteProof as dutch } from "#i18n/nl/vote-proof.ts";

export const voteProof = {
  "proof.who": "Qui voit quoi ?",
  "proof.who.lead":
    "Votre chef, vos collègues, le fonds, les personnes qui gèrent le site : voici ce que chacun voit de votre vote. Ni plus, ni moins.",
  "proof.who.caption": "Qui voit quoi de votre vote, et quand",
  "proof.who.person": "Qui",
  "proof.who.voting": "Pendant le vote",
  "proof.who.closed": "Après la clôture",
  "proof.who.released": "Après les résultats",
  "proof.you": "Vous",
  "proof.you.voting": "Votre choix et votre code.",
  "proof.you.closed": "Votre choix et votre code.",
  "proof.you.released": "Que vous avez voté. Votre choix est alors effacé pour toujours.",
  "proof.colleague": "Votre chef et vos collègues",
  "proof.colleague.voting": "Rien. Pas même si vous avez voté.",
  "proof.colleague.closed": "Tous les codes, sans les noms.",
  "proof.colleague.released": "Les résultats, la participation et tous les bulletins mélangés, sans les noms.",
  "proof.committee": "Le comité",
  "proof.committee.voting": "Rien. Il donne ses notes sans connaître l’état du vote.",
  "proof.committee.closed":
    "Ce que tout le monde voit. S’il doit départager des projets à égalité, il voit aussi lesquels.",
  "proof.committee.released": "Ce que tout le monde voit.",
  "proof.coordinator": "La coordination",
  "proof.coordinator.voting":
    "Combien de collègues ont déjà voté, par site, par paliers de {smallest} et jamais pour un groupe plus petit. Ni qui, ni quand, ni pour quoi.",
  "proof.coordinator.closed": "Combien de collègues ont voté. Les résultats, seulement quand tout le monde les voit.",
  "proof.coordinator.released": "Ce que tout le monde voit.",
  "proof.operator": "Les gestionnaires du serveur",
  "proof.operator.voting":
    "Dans la base de données : que vous avez voté et, à côté, votre code et votre bulletin, qui est scellé. Avec la clé en plus : ce que vous avez choisi.",
  "proof.operator.closed": "La même chose.",
  "proof.operator.released": "Que vous avez voté, et tous les bulletins mélangés. Plus rien ne relie les deux.",
  "proof.honest": "Ce que nous devons vous dire",
  "proof.honest.lead":
    "Aucun vote sur un site web n’est secret pour une personne qui aurait tout en main à la fois. Voici les limites du nôtre.",
  "proof.honest.key": "La clé",
  "proof.honest.key.text":
    "Une personne qui possède à la fois la base de données et la clé du serveur peut ouvrir des votes jusqu’aux résultats. Les gestionnaires du serveur ont d’ordinaire les deux. La clé n’est pas dans la base, pour qu’une base volée seule ne dise rien, et tout ce qui pouvait s’ouvrir est détruit avec les résultats, dans les fichiers de la base aussi.",
  "proof.honest.backup": "Copies de sauvegarde",
  "proof.honest.backup.text":
    "Une copie de la base faite pendant le vote garde ce qui était scellé à ce moment. Les gestionnaires du serveur devraient l’effacer après les résultats ; nous ne pouvons pas le faire à leur place.",
  "proof.honest.paper": "Sur papier",
  "proof.honest.paper.text":
    "Si vous remettez un bulletin papier sur votre site, la coordination lit votre choix en l’encodant. À côté de votre nom figure seulement que vous avez voté sur papier. Si vous aviez déjà voté vous-même, la coordination l’apprend, mais pas pour quel projet.",
  "proof.honest.access": "Se connecter à votre place",
  "proof.honest.access.text":
    "Toute personne qui peut ouvrir votre boîte mail ou qui a votre lettre d’accès peut se connecter à votre place : voter pour vous ou, jusqu’aux résultats, voir votre choix. La coordination imprime ces lettres. Chaque impression est inscrite au journal, et la lettre que vous aviez ne fonctionne plus.",
  "proof.honest.code": "Votre code",
  "proof.honest.code.text":
    "Il dit que votre vote est dans l’urne, pas ce que vous avez choisi : avec un code, personne ne peut prouver un choix. Sur votre propre écran, vous voyez votre choix jusqu’aux résultats. Vous n’avez à le montrer à personne.",
  "proof.honest.device": "L’appareil",
  "proof.honest.device.text":
    "Ce que vous cochez sur la liste reste dans ce seul onglet jusqu’à votre confirmation. Si d’autres utilisent l’appareil, déconnectez-vous ensuite.",
  "proof.honest.reminder": "Les rappels",
  "proof.honest.reminder.text":
    "Un rappel part automatiquement vers ceux qui n’ont pas encore voté. Le bureau ne voit pas cette liste ; les gestionnaires du serveur peuvent voir dans la base qui a reçu un mail.",
  "proof.toRecount": "Recomptez vous-même",
  "proof.toWho": "Qui voit quoi ?",
  "proof.toVote": "Vers le vote",
  "proof.recount": "Recomptez les votes vous-même",
  "proof.recount.lead":
    "Vous n’avez pas à nous croire sur parole. Après la clôture, tous les codes sont en ligne ; après les résultats, tous les bulletins aussi.",
  "proof.find": "Votre vote est-\u2060il dans l’urne ?",
  "proof.find.text":
    "Tapez le code reçu au moment du vote. Nous le cherchons parmi {votes, plural, one {# code} other {# codes}} ({call}).",
  "proof.find.code": "Votre code",
  "proof.find.help": "Douze caractères, comme ABCD-EFGH-JKMN.",
  "proof.find.action": "Chercher mon code",
  "proof.find.yes": "Votre code est sur la liste",
  "proof.find.yes.text": "Votre vote est dans l’urne et il a été compté.",
  "proof.find.no": "Ce code n’est pas sur la liste",
  "proof.find.no.text":
    "Vérifiez que vous l’avez bien recopié, et que vous l’avez reçu lors de ce vote ({call}). Si tout est juste, écrivez-nous : cela ne doit pas arriver.",
  "proof.find.contact": "Écrire au fonds",
  "proof.find.empty": "Tapez d’abord votre code.",
  "proof.none": "Les codes viennent après la clôture",
  "proof.none.text":
    "Tant que l’on vote ou que rien n’est compté, il n’y a pas de liste ici. Gardez votre code jusque-là.",
  "proof.lists": "Les listes : {call}",
  "proof.lists.text": "Tout le monde peut les télécharger. Aucun nom n’y figure.",
  "proof.lists.receipts": "Tous les codes",
  "proof.lists.receipts.text": "Un code par vote, par ordre alphabétique.",
  "proof.lists.ballots": "Tous les bulletins",
  "proof.lists.ballots.text": "Une ligne par vote, dans un ordre tiré au hasard : le projet choisi.",
  "proof.lists.ballots.later": "Ils paraissent en même temps que les résultats.",
  "proof.lists.download": "Télécharger <hidden>{name}</hidden>",
  "proof.how": "Comment recompter",
  "proof.how.download": "Téléchargez les bulletins",
  "proof.how.download.text": "C’est un simple fichier, qui s’ouvre dans n’importe quel tableur.",
  "proof.how.count": "Comptez combien de fois chaque projet y figure",
  "proof.how.count.text":
    'Dans un tableur avec un tableau croisé dynamique ou, pour chaque projet, avec =NB.SI(A:A;"nom dans le fichier"). Sur Mac ou Linux, aussi avec cette commande :',
  "proof.how.compare": "Comparez",
  "proof.how.compare.text":
    "Il y a autant de bulletins que de codes, et chaque projet a autant de voix que dans <results>les résultats</results>.",
  "proof.names": "Comment les projets s’appellent dans le fichier",
  "proof.names.file": "Dans le fichier",
  "proof.names.project": "Projet",
  "proof.names.votes": "Voix selon les résultats",
  "proof.how.points": "Recalculez les points",
  "proof.how.points.text":
    "Les voix du projet, divisées par celles du projet qui en a le plus, fois le poids des votes. Ajoutez la note du comité, divisée par cent, fois son poids. Arrondi à une décimale.",
  "proof.how.server":
    "Les gestionnaires du site recomptent tout en une commande : la liste des votants, l’urne, les codes et les résultats doivent concorder, y compris avec les listes telles que vous les téléchargez ici.",
} satisfies Record<keyof typeof dutch, string>;
