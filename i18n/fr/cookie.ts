import type { cookie as dutch } from "#i18n/nl/cookie.ts";

export const cookie = {
  "cookie.yours": "Votre choix",
  "cookie.none": "Vous n’avez pas encore choisi.",
  "cookie.none.text": "Seul le strict nécessaire est actif. Tant que vous n’acceptez rien, rien d’autre ne s’y ajoute.",
  "cookie.given": "Vous avez choisi le {at, date, dateTime}.",
  "cookie.given.until":
    "Nous retenons ce choix jusqu’au {until, date, longDate}, puis nous vous reposerons la question.",
  "cookie.given.number":
    "Numéro de votre choix : {id}. Il nous permet de montrer plus tard ce que vous avez choisi, sans savoir qui vous êtes.",
  "cookie.again": "Notre politique de cookies a changé depuis.",
  "cookie.again.text":
    "Lisez ce qui est différent et choisissez à nouveau. D’ici là, votre choix précédent ne vaut plus consentement.",
  "cookie.again.link": "Vers la politique de cookies",
  "cookie.answer": "{kind} : {answer}",
  "cookie.allowed": "accepté",
  "cookie.refused": "refusé",
  "cookie.choose": "Que peut garder le site ?",
  "cookie.choose.text":
    "Aujourd’hui, le site n’utilise que le strict nécessaire. Ce que vous choisissez ci-dessous vaut pour le cas où le fonds ajouterait un jour quelque chose.",
  "cookie.necessary": "Strictement nécessaire",
  "cookie.necessary.text":
    "Sans cela, le site ne peut pas faire ce que vous demandez. C’est pourquoi vous ne pouvez pas le désactiver.",
  "cookie.statistics": "Statistiques",
  "cookie.statistics.text": "Compter combien de fois une page est lue. Aujourd’hui, le site ne compte rien.",
  "cookie.media": "Médias d’autres sites",
  "cookie.media.text": "Une vidéo ou une carte d’un autre site. Il n’y en a aucune aujourd’hui.",
  "cookie.refuseAll": "Tout refuser",
  "cookie.acceptAll": "Tout accepter",
  "cookie.save": "Enregistrer mon choix",
  "cookie.list": "Ce qui est strictement nécessaire",
  "cookie.list.text": "Voici tout ce que le site garde dans votre navigateur. Les autres sites ne peuvent pas le lire.",
  "cookie.kept.cookie": "cookie",
  "cookie.kept.device": "sur votre appareil",
  "cookie.kept.tab": "dans cet onglet",
  "cookie.purpose.session": "Vous garde connecté. N’est créé que lorsque vous vous connectez.",
  "cookie.purpose.company":
    "Vous reconnaît quand vous revenez de la page de connexion de votre entreprise. N’est créé que si vous vous connectez ainsi.",
  "cookie.purpose.kiosk": "Fait d’une tablette d’un site une tablette de vote. N’existe nulle part ailleurs.",
  "cookie.purpose.language": "Retient la langue que vous avez choisie avec le bouton de langue.",
  "cookie.purpose.consent": "Retient ce que vous avez choisi sur cette page.",
  "cookie.purpose.theme": "Retient si vous avez choisi l’affichage clair ou sombre. Ne nous est pas transmis.",
  "cookie.purpose.draft": "Garde ce que vous avez écrit sans connexion dans un dossier externe, jusqu’à son envoi.",
  "cookie.purpose.choice":
    "Retient le projet pour lequel vous voulez voter, jusqu’à votre confirmation. Ne nous est pas transmis avant.",
  "cookie.purpose.scroll":
    "Vous ramène là où vous étiez sur la page quand vous revenez en arrière. Ne nous est pas transmis.",
  "cookie.purpose.reload":
    "Empêche une page de se recharger sans fin après une mise à jour du site. Ne nous est pas transmis.",
  "cookie.lifetime.session": "12 heures, ou 30 jours avec « Se souvenir de moi »",
  "cookie.lifetime.company": "10 minutes",
  "cookie.lifetime.kiosk": "400 jours",
  "cookie.lifetime.language": "365 jours",
  "cookie.lifetime.consent": "180 jours",
  "cookie.lifetime.theme": "jusqu’à ce que vous l’effaciez",
  "cookie.lifetime.draft": "jusqu’à l’envoi ou votre déconnexion",
  "cookie.lifetime.choice": "jusqu’à la confirmation, la déconnexion ou la fermeture de l’onglet",
  "cookie.lifetime.scroll": "jusqu’à la fermeture de l’onglet",
  "cookie.lifetime.reload": "jusqu’à la fermeture de l’onglet",
} satisfies Record<keyof typeof dutch, string>;
