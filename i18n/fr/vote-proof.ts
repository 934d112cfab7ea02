import type { voteProof as dutch } from "#i18n/nl/vote-proof.ts";

export const voteProof = {
  "proof.who": "Qui voit quoi ?",
  "proof.who.lead":
    "Voici ce que chacun voit de votre vote : votre chef, vos collègues, le fonds et l’administrateur du site.",
  "proof.who.caption": "Qui voit quoi de votre vote, et quand",
  "proof.who.person": "Qui",
  "proof.who.voting": "Pendant le vote",
  "proof.who.closed": "Après la clôture",
  "proof.who.released": "Après les résultats",
  "proof.you": "Vous",
  "proof.you.voting": "Votre choix et votre code.",
  "proof.you.closed": "Votre choix et votre code.",
  "proof.you.released": "Que vous avez voté. Votre choix est effacé.",
  "proof.colleague": "Votre chef et vos collègues",
  "proof.colleague.voting": "Rien. Pas même si vous avez voté.",
  "proof.colleague.closed": "Tous les codes, sans les noms.",
  "proof.colleague.released": "Les résultats, la participation et tous les bulletins, sans les noms.",
  "proof.committee": "Le comité",
  "proof.committee.voting": "Rien. Il donne ses notes sans connaître les résultats provisoires.",
  "proof.committee.closed": "Ce que tout le monde voit, et quels projets sont à égalité s’il doit choisir.",
  "proof.committee.released": "Ce que tout le monde voit.",
  "proof.coordinator": "Le coordinateur",
  "proof.coordinator.voting":
    "Combien de collègues ont voté, par site, par paliers de {smallest}. Ni qui, ni quand, ni pour quoi.",
  "proof.coordinator.closed": "Combien de collègues ont voté. Les résultats en même temps que tout le monde.",
  "proof.coordinator.released": "Ce que tout le monde voit.",
  "proof.operator": "L’administrateur du serveur",
  "proof.operator.voting": "Que vous avez voté ; avec les clés secrètes, aussi votre choix.",
  "proof.operator.closed": "La même chose.",
  "proof.operator.released": "Que vous avez voté, et tous les bulletins mélangés.",
  "proof.honest": "Les limites du secret",
  "proof.honest.lead": "Aucun vote sur un site web n’est totalement secret. Voici les limites du nôtre.",
  "proof.honest.key": "La clé",
  "proof.honest.key.text":
    "Les votes d’un appel ont leur propre clé. Elle se trouve avec les fichiers, pas dans la base de données. Une personne qui a la base, les fichiers et la clé du serveur peut ouvrir des votes jusqu’aux résultats. L’administrateur du serveur a d’ordinaire les trois. Avec les résultats, la clé des votes est détruite. Ensuite, personne ne peut plus ouvrir un vote, sauf si une copie de cette clé a été gardée.",
  "proof.honest.backup": "Copies de sauvegarde",
  "proof.honest.backup.text":
    "Une copie des fichiers faite pendant le vote peut contenir la clé des votes. Avec une copie de la base et la clé du serveur, elle ouvre encore des votes. L’administrateur du serveur doit effacer ces copies après les résultats.",
  "proof.honest.paper": "Sur papier",
  "proof.honest.paper.text":
    "Si vous votez sur papier, le coordinateur lit votre choix. Si vous aviez déjà voté, il l’apprend, mais pas pour quoi.",
  "proof.honest.access": "Se connecter à votre place",
  "proof.honest.access.text":
    "Une personne qui a accès à votre boîte mail ou à votre lettre d’accès peut se connecter à votre place : voter, ou voir votre choix jusqu’aux résultats. Le coordinateur imprime les lettres. Chaque impression est notée au journal, et votre lettre précédente ne fonctionne plus.",
  "proof.honest.code": "Votre code",
  "proof.honest.code.text":
    "Le code dit que votre vote est dans l’urne, pas votre choix. Sur votre écran, vous voyez votre choix jusqu’aux résultats. Vous ne devez le montrer à personne.",
  "proof.honest.device": "L’appareil",
  "proof.honest.device.text":
    "Votre choix reste dans cet onglet jusqu’à la confirmation. D’autres utilisent l’appareil ? Déconnectez-vous.",
  "proof.honest.reminder": "Les rappels",
  "proof.honest.reminder.text":
    "Les collègues qui n’ont pas encore voté reçoivent automatiquement un rappel. Le bureau ne voit pas qui. L’administrateur du serveur peut le voir dans la base.",
  "proof.toRecount": "Recomptez vous-même",
  "proof.toWho": "Qui voit quoi ?",
  "proof.toVote": "Vers le vote",
  "proof.recount": "Recomptez les votes vous-même",
  "proof.recount.lead":
    "Après la clôture, tous les codes sont en ligne ; après les résultats, tous les bulletins aussi.",
  "proof.find": "Votre vote est-\u2060il dans l’urne ?",
  "proof.find.text":
    "Tapez le code de votre vote. Nous le cherchons parmi {votes, plural, one {# code} other {# codes}} ({call}).",
  "proof.find.code": "Votre code",
  "proof.find.help": "Douze caractères, par exemple ABCD-EFGH-JKMN.",
  "proof.find.action": "Chercher mon code",
  "proof.find.yes": "Votre code est sur la liste",
  "proof.find.yes.text": "Votre vote est dans l’urne et il a été compté.",
  "proof.find.no": "Ce code n’est pas sur la liste",
  "proof.find.no.text":
    "Vérifiez que vous l’avez bien tapé, et qu’il vient de ce vote ({call}). Tout est juste ? Écrivez-nous.",
  "proof.find.contact": "Écrire au fonds",
  "proof.find.empty": "Tapez d’abord votre code.",
  "proof.none": "Les codes viennent après la clôture",
  "proof.none.text": "La liste apparaîtra ici après le comptage. Gardez votre code jusque-là.",
  "proof.lists": "Les listes : {call}",
  "proof.lists.text": "Tout le monde peut les télécharger. Aucun nom n’y figure.",
  "proof.lists.receipts": "Tous les codes",
  "proof.lists.receipts.text": "Un code par vote, par ordre alphabétique.",
  "proof.lists.ballots": "Tous les bulletins",
  "proof.lists.ballots.text": "Une ligne par vote, dans un ordre aléatoire.",
  "proof.lists.ballots.later": "En même temps que les résultats.",
  "proof.lists.download": "Télécharger <hidden>{name}</hidden>",
  "proof.how": "Comment recompter",
  "proof.how.download": "Téléchargez les bulletins",
  "proof.how.download.text": "Le fichier s’ouvre dans un tableur.",
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
    "L’administrateur du site recompte tout avec une commande : liste électorale, urne, codes et résultats doivent concorder.",
} satisfies Record<keyof typeof dutch, string>;
