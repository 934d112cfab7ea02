/** The page of the office that prints access letters. */
export const officeLetters = {
  "officeLetters.title": "Lettres d’accès",
  "officeLetters.lead": "Avec une lettre d’accès, les collègues se connectent sans boîte mail.",
  "officeLetters.choose": "Pour qui ?",
  "officeLetters.person": "Numéro de personnel",
  "officeLetters.person.help": "Pour un seul collègue. Laissez vide pour plusieurs lettres.",
  "officeLetters.person.ask": "Indiquez le numéro de personnel.",
  "officeLetters.branch": "Site",
  "officeLetters.branch.all": "Tous les sites",
  "officeLetters.branch.ask": "Choisissez un site.",
  "officeLetters.withoutMailbox": "Seulement les collègues sans adresse e-mail sur la liste du personnel",
  "officeLetters.action": "Voir combien de lettres",
  "officeLetters.plan": "{count, plural, one {Une nouvelle lettre} other {# nouvelles lettres}}",
  "officeLetters.plan.owner": "Nouvelle lettre pour {owner}",
  "officeLetters.plan.text":
    "{count, plural, one {La lettre précédente ne fonctionnera} other {Les lettres précédentes ne fonctionneront}} plus. Imprimez le fichier, distribuez les lettres et effacez le fichier.",
  "officeLetters.plan.leftOut":
    "{count, plural, one {Un collègue qui a un rôle au fonds ne reçoit} other {# collègues qui ont un rôle au fonds ne reçoivent}} pas de lettre ici. Adressez-vous à l’administrateur du site.",
  "officeLetters.plan.action": "{count, plural, one {Créer la lettre (PDF)} other {Créer les lettres (PDF)}}",
};
