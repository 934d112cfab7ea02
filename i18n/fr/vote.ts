import type { vote as dutch } from "#i18n/nl/vote.ts";

export const vote = {
  "vote.open": "Une voix, un projet",
  "vote.open.lead":
    "{count, plural, one {Un projet externe figure} other {# projets externes figurent}} sur la liste. Lisez à votre aise et choisissez-en un.",
  "vote.early": "Le vote n’est pas encore ouvert",
  "vote.early.lead": "Le comité choisit d’abord les projets de la liste. Vous pourrez voter du {opens} au {last}.",
  "vote.counting": "Le vote est clos",
  "vote.counting.lead": "Merci pour chaque voix. Nous comptons, et le {date} nous connaîtrons les lauréats.",
  "vote.over": "Il n’y a pas de vote pour le moment",
  "vote.over.lead":
    "La date du prochain vote sera annoncée ici. Ce que les collègues ont déjà choisi figure parmi les projets.",
  "vote.over.action": "Voir les projets",
  "vote.gate": "Connectez-vous pour voter",
  "vote.gate.text":
    "Le vote est réservé aux collègues en Belgique et aux Pays-Bas, retraités compris. Il vous faut votre adresse e-mail, votre prénom et votre nom.",
  "vote.gate.action": "Se connecter",
  "vote.gate.ballot": "Voir la liste de vote",
  "vote.timeline": "Où en est cet appel",
  "vote.rules": "Comment compte votre voix",
  "vote.rules.text": "Les règles sont fixées dès l’ouverture du vote et ne changent plus ensuite.",
  "vote.rules.about": "Comment le fonds choisit",
  "vote.rules.once": "Une fois",
  "vote.rules.once.text":
    "Chacun vote une fois, pour un projet. Une fois confirmé, votre choix ne peut plus être modifié.",
  "vote.rules.secret": "Secret",
  "vote.rules.secret.text":
    "La liste des votants indique que vous avez voté. Votre choix est dans l’urne, à part, sans nom ni heure. Tant que le vote est ouvert, personne ne voit de résultat provisoire.",
  "vote.rules.counted": "Compté",
  "vote.rules.counted.both":
    "Vos voix comptent pour {vote}, la note du comité pour {committee}. {winners, plural, one {Un projet gagne} other {# projets gagnent}}.",
  "vote.rules.counted.votes": "Vos voix décident. {winners, plural, one {Un projet gagne} other {# projets gagnent}}.",
  "vote.rules.proof": "Vérifiable",
  "vote.rules.proof.text":
    "Après votre vote, vous recevez un code. Une fois le vote clos, tous les codes sont publiés et vous retrouvez le vôtre.",
  "vote.login": "Donnez votre voix",
  "vote.login.text":
    "Votre adresse e-mail, votre prénom et votre nom suffisent. Pas de mot de passe : nous vous envoyons un code à six chiffres.",
  "vote.login.tip": "Pas de boîte mail au travail ? Utilisez le code de votre lettre d’accès.",

  "ballot.heading": "Choisissez un projet",
  "ballot.lead":
    "{count, plural, one {Un projet} other {# projets}}, une voix. Lisez ce qu’ils veulent faire et ce qu’ils demandent pour cela.",
  "ballot.readOnly": "Tout le monde peut lire ; pour choisir, connectez-vous",
  "ballot.readOnly.action": "Se connecter pour voter",
  "ballot.list": "Projets sur la liste de vote",
  "ballot.asks": "demande",
  "ballot.more": "En savoir plus<hidden> sur {title}</hidden>",
  "ballot.none": "La liste de vote est vide pour le moment",
  "ballot.none.text": "La page du vote indique quand vous pourrez voter.",
  "ballot.none.action": "Vers le vote",

  "voted.heading": "C’est ici que nous vous remercierons, une fois votre voix donnée",
  "voted.title": "Après votre vote",
  "voted.text": "Nous n’avons pas encore reçu votre vote. Connectez-vous et choisissez un projet.",
  "voted.action": "Vers le vote",
  "voted.after": "Et ensuite",
  "voted.after.code": "Vous recevez un code",
  "voted.after.code.text": "Il prouve que votre voix est dans l’urne, pas ce que vous avez choisi. Gardez-le bien.",
  "voted.after.close": "L’urne se ferme",
  "voted.after.close.date": "Le {last}. D’ici là, personne ne voit de résultat provisoire, pas même le fonds.",
  "voted.after.close.text": "D’ici là, personne ne voit de résultat provisoire, pas même le fonds.",
  "voted.after.results": "Les lauréats sont connus",
  "voted.after.results.date": "Le {date}, avec la participation et le calcul.",
  "voted.after.results.text": "Avec la participation et le calcul.",
} satisfies Record<keyof typeof dutch, string>;
