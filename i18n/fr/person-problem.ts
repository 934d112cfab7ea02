import type { personProblem as dutch } from "#i18n/nl/person-problem.ts";

export const personProblem = {
  "company.unknown":
    "Nous ne vous avons pas trouvé sur la liste du personnel. Si vous y figurez, connectez-vous avec un code par e-mail ou avec votre lettre d’accès.",
  "company.stopped": "La connexion a été interrompue. Réessayez, ou faites-vous envoyer un code.",
  "company.expired": "Cette connexion a pris trop de temps ou était déjà terminée. Réessayez.",
  "company.unavailable":
    "La connexion par cette voie ne fonctionne pas pour le moment. Réessayez dans quelques minutes, ou faites-vous envoyer un code.",
  "account.notSure": "Cochez d’abord que vous comprenez que cela ne peut être annulé.",
  "login.required": "Connectez-vous pour faire cela.",
  "demo.only": "Possible dans la démo seulement.",
  "login.wrongCode":
    "Ce code n’est pas le bon. {left, plural, =0 {Demandez un nouveau code.} one {Il vous reste # essai.} other {Il vous reste # essais.}}",
  "login.expired": "Ce code ou ce lien ne fonctionne plus. Demandez-en un nouveau.",
  "login.linkOnly":
    "Quelqu’un essaie en ce moment de deviner beaucoup de codes. Les codes ne fonctionnent donc pas pour l’instant. Ouvrez le lien dans notre mail : il vous connecte.",
  "login.tooSoon": "Attendez {seconds} secondes avant de demander un autre code.",
  "login.wrongAccessCode":
    "Nous ne reconnaissons pas ces données. Vérifiez votre numéro de personnel, votre nom et le code de votre lettre.",
  "permission.denied": "Vous n’avez pas accès à cela. Si vous pensez que si, contactez le fonds.",
  "role.own": "Vous ne pouvez pas modifier vos propres rôles. Demandez-le à quelqu’un d’autre.",
  "session.unknown": "Cette session n’existe plus.",
} satisfies Record<keyof typeof dutch, string>;
