import type { voteProof as dutch } from "#i18n/nl/vote-proof.ts";

export const voteProof = {
  "proof.who": "Qui voit quoi de votre vote ?",
  "proof.who.lead": "Votre chef et vos collègues ne voient rien. L’administrateur du serveur peut voir plus.",
  "proof.who.caption": "Qui voit que vous avez voté, votre choix et le moment",
  "proof.who.person": "Qui",
  "proof.who.that": "Que vous avez voté",
  "proof.who.choice": "Votre choix",
  "proof.who.time": "Quand",
  "proof.yes": "Oui",
  "proof.no": "Non",
  "proof.note.until": "jusqu’aux résultats",
  "proof.note.paper": "sauf sur papier",
  "proof.note.logs": "par les journaux du serveur",
  "proof.more": "Plus<hidden> : {who}</hidden>",
  "proof.you": "Vous",
  "proof.you.text": "Vous voyez votre choix et votre code jusqu’aux résultats. Ensuite, seulement que vous avez voté.",
  "proof.you.more":
    "Votre code dit que votre vote est dans l’urne, pas votre choix. Vous ne devez montrer votre choix à personne. Nous ne gardons pas l’heure.",
  "proof.boss": "Votre chef",
  "proof.boss.text": "Votre chef ne voit rien. Pas même si vous avez voté.",
  "proof.colleague": "Vos collègues",
  "proof.colleague.text": "Vos collègues ne voient rien, sauf si vous le leur dites.",
  "proof.colleague.more":
    "Après la clôture, tout le monde voit tous les codes ; après les résultats, aussi tous les bulletins et la participation. Sans les noms.",
  "proof.coordinator": "Le coordinateur",
  "proof.coordinator.text": "Le coordinateur voit seulement combien de collègues ont voté.",
  "proof.coordinator.more":
    "Par site, par paliers de {smallest}. Si tout un site a voté, cela se voit. Le coordinateur voit les résultats en même temps que tout le monde.",
  "proof.committee": "Le comité",
  "proof.committee.text": "Le comité donne des notes sans connaître les résultats provisoires.",
  "proof.committee.more":
    "S’il doit choisir, il voit après la clôture quels projets sont à égalité. Pas qui a voté pour eux.",
  "proof.operator": "L’administrateur du serveur",
  "proof.operator.text": "Avec les clés secrètes, l’administrateur peut ouvrir votre vote, jusqu’aux résultats.",
  "proof.operator.more":
    "Un vote ne s’ouvre qu’avec la base de données, la clé des votes (avec les fichiers) et la clé du serveur. L’administrateur a d’ordinaire les trois. Nous ne gardons pas l’heure, mais les journaux peuvent la montrer.",
  "proof.honest": "Soyons honnêtes : l’administrateur a les clés",
  "proof.honest.lead": "Aucun vote sur un site web n’est totalement secret.",
  "proof.moment.voting": "Le vote est ouvert",
  "proof.moment.voting.text": "Votre vote est verrouillé. L’administrateur peut l’ouvrir avec les clés.",
  "proof.moment.closed": "L’urne est fermée",
  "proof.moment.closed.text": "La même chose, jusqu’aux résultats.",
  "proof.moment.released": "Les résultats sont connus",
  "proof.moment.released.text":
    "Le site détruit la clé des votes. Ensuite, personne ne peut plus ouvrir un vote, sauf si une copie de cette clé a été gardée.",
  "proof.limits": "Cinq autres choses à savoir",
  "proof.limit.backup": "Copies de sauvegarde",
  "proof.limit.backup.text":
    "Une copie des fichiers faite pendant le vote peut contenir la clé des votes. Avec la base et la clé du serveur, elle ouvre encore des votes. L’administrateur doit effacer ces copies après les résultats.",
  "proof.limit.paper": "Sur papier",
  "proof.limit.paper.text":
    "Si vous votez sur papier, le coordinateur lit votre choix. Si vous aviez déjà voté, il l’apprend, mais pas pour quoi.",
  "proof.limit.access": "Se connecter à votre place",
  "proof.limit.access.text":
    "Avec votre boîte mail ou votre lettre d’accès, une personne peut se connecter à votre place : voter, ou voir votre choix jusqu’aux résultats. Le coordinateur imprime les lettres. Chaque impression est notée au journal, et votre lettre précédente ne fonctionne plus.",
  "proof.limit.device": "L’appareil",
  "proof.limit.device.text":
    "Votre choix reste dans cet onglet jusqu’à la confirmation. Déconnectez-vous d’un appareil que d’autres utilisent.",
  "proof.limit.reminder": "Les rappels",
  "proof.limit.reminder.text":
    "Les collègues qui n’ont pas encore voté reçoivent automatiquement un rappel. Le bureau ne voit pas qui. L’administrateur peut le voir dans la base.",
  "proof.toRecount": "Recomptez vous-même",
  "proof.toWho": "Qui voit quoi ?",
  "proof.toVote": "Vers le vote",
  "proof.recount": "Recomptez les votes vous-même",
  "proof.recount.lead":
    "Après la clôture, tous les codes sont en ligne ; après les résultats, tous les bulletins aussi.",
  "proof.recount.steps": "En trois étapes, vous voyez si tout est juste.",
  "proof.find": "Cherchez votre code",
  "proof.find.text": "Nous le cherchons parmi {votes, plural, one {# code} other {# codes}} ({call}).",
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
  "proof.codesLater": "Les codes viennent après la clôture",
  "proof.codesLater.until": "Le vote dure {until}.",
  "proof.codesLater.text": "Gardez votre code jusque-là.",
  "proof.ballotsLater": "Les bulletins viennent avec les résultats",
  "proof.ballotsLater.on": "Les résultats viennent le {date}.",
  "proof.lists": "Téléchargez les listes",
  "proof.lists.text":
    "Une ligne par vote, sans les noms : bulletins dans un ordre aléatoire, codes par ordre alphabétique.",
  "proof.lists.ballots": "{votes, plural, one {Un bulletin} other {Les # bulletins}} (csv)",
  "proof.lists.receipts": "{votes, plural, one {Un code} other {Les # codes}} (txt)",
  "proof.compare": "Comptez et comparez",
  "proof.compare.text":
    "Chaque projet a autant de bulletins que de voix dans <results>les résultats</results>. Il y a autant de bulletins que de codes.",
  "proof.how": "Comment compter",
  "proof.how.text":
    'Dans un tableur avec un tableau croisé dynamique ou, pour chaque projet, avec =NB.SI(A:A;"nom dans le fichier"). Sur Mac ou Linux, aussi ainsi :',
  "proof.names": "Comment les projets s’appellent dans le fichier",
  "proof.names.file": "Dans le fichier",
  "proof.names.project": "Projet",
  "proof.names.votes": "Voix selon les résultats",
  "proof.points": "Recalculez les points",
  "proof.points.text":
    "Les voix du projet, divisées par celles du projet qui en a le plus, fois le poids des votes. Ajoutez la note du comité, divisée par cent, fois son poids. Arrondi à une décimale.",
  "proof.server":
    "L’administrateur du site recompte tout avec une commande : liste électorale, urne, codes et résultats doivent concorder.",
} satisfies Record<keyof typeof dutch, string>;
