/** The page of the office on which access letters are printed. */
export const officeLetters = {
  "officeLetters.title": "Lettres d’accès",
  "officeLetters.lead":
    "Avec le code d’une lettre d’accès, on se connecte sans e-mail, chez soi ou sur une tablette de vote.",
  "officeLetters.choose": "Pour qui ?",
  "officeLetters.person": "Numéro de personnel",
  "officeLetters.person.help":
    "Pour un seul collègue, par exemple si une lettre est perdue. Laissez vide pour plusieurs lettres.",
  "officeLetters.person.ask": "Indiquez le numéro de personnel.",
  "officeLetters.branch": "Site",
  "officeLetters.branch.all": "Tous les sites",
  "officeLetters.branch.ask": "Choisissez un site.",
  "officeLetters.withoutMailbox": "Seulement pour ceux sans adresse e-mail dans la liste du personnel",
  "officeLetters.action": "Voir combien de lettres",
  "officeLetters.plan": "{count, plural, one {Une nouvelle lettre} other {# nouvelles lettres}}",
  "officeLetters.plan.owner": "Nouvelle lettre pour {owner}",
  "officeLetters.plan.text":
    "Chaque lettre reçoit un nouveau code. {count, plural, one {Une lettre antérieure de ce collègue ne fonctionnera} other {Les lettres antérieures de ces collègues ne fonctionneront}} plus ensuite. Les codes ne figurent que dans le fichier : imprimez-le, remettez les lettres en main propre ou par la poste, puis effacez le fichier.",
  "officeLetters.plan.leftOut":
    "{count, plural, one {Un ou une collègue qui a un rôle au fonds ne reçoit} other {# collègues qui ont un rôle au fonds ne reçoivent}} pas de lettre ici : c’est l’administrateur du site qui la fait.",
  "officeLetters.plan.action": "{count, plural, one {Créer la lettre (PDF)} other {Créer les lettres (PDF)}}",
};
