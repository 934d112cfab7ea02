import type { personProblem as dutch } from "#i18n/nl/person-problem.ts";

export const personProblem = {
  "company.unknown": "Nous ne vous trouvons pas sur la liste du personnel. Connectez-vous autrement.",
  "company.stopped": "La connexion a été interrompue. Réessayez.",
  "company.expired": "La connexion a pris trop de temps. Réessayez.",
  "company.unavailable": "Cette connexion ne fonctionne pas pour le moment. Réessayez plus tard.",
  "account.notSure": "Cochez d’abord que vous le comprenez.",
  "login.required": "Connectez-vous pour faire cela.",
  "demo.only": "Possible dans la démo seulement.",
  "login.wrongCode":
    "Ce code n’est pas le bon. {left, plural, =0 {Demandez un nouveau code.} one {Il vous reste # essai.} other {Il vous reste # essais.}}",
  "login.expired": "Ce code ou ce lien ne fonctionne plus. Demandez-en un nouveau.",
  "login.linkOnly": "Les codes ne fonctionnent pas pour l’instant. Ouvrez le lien dans notre e-mail.",
  "login.tooSoon": "Attendez {seconds} secondes avant de demander un autre code.",
  "login.wrongAccessCode": "Nous ne reconnaissons pas ces données. Vérifiez ce qui figure sur votre lettre.",
  "permission.denied": "Vous n’avez pas accès à ceci.",
  "role.own": "Vous ne pouvez pas modifier vos propres rôles.",
  "session.unknown": "Cette session n’existe plus.",
} satisfies Record<keyof typeof dutch, string>;
