import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** The text around the cookie choices; the page itself has the list and the form. */
export const cookieManagementPage: DemoPage = {
  key: "cookie-management",
  title: {
    nl: "Cookies beheren",
    en: "Manage cookies",
    fr: "Gérer les cookies",
  },
  intro: {
    nl: "Hier zie je alles wat deze site in je browser bewaart en kies je wat er ooit bij mag komen.",
    en: "Here you see all that this site keeps in your browser, and choose what may ever be added.",
    fr: "Voyez tout ce que ce site garde dans votre navigateur, et choisissez ce qui pourra un jour s’y ajouter.",
  },
  body: {
    nl: prose`
      ## Je keuze wijzigen of intrekken

      Dat kan altijd op deze pagina; de link staat onderaan elke pagina. Als bewijs bewaren we wat je koos, wanneer, in
      welke taal en welke versie van ons cookiebeleid toen gold, zonder naam of adres. Als je de cookies in je browser wist,
      kennen we je keuze niet meer.

      Meer uitleg vind je in het [cookiebeleid](/cookiebeleid) en het [privacybeleid](/privacybeleid).
    `,
    en: prose`
      ## Changing or withdrawing your choice

      You can always do so on this page; the link is at the bottom of every page. As proof we keep what you chose, when,
      in which language and which version of our cookie policy applied, without a name or an address. If you delete the
      cookies in your browser, we no longer know your choice.

      You can read more in the [cookie policy](/en/cookie-policy) and the [privacy policy](/en/privacy-policy).
    `,
    fr: prose`
      ## Modifier ou retirer votre choix

      C’est toujours possible sur cette page ; le lien se trouve au bas de chaque page. Comme preuve, nous gardons ce que
      vous avez choisi, quand, dans quelle langue et quelle version de notre politique de cookies s’appliquait, sans nom ni
      adresse. Si vous effacez les cookies de votre navigateur, nous ne connaissons plus votre choix.

      Vous trouverez plus d’explications dans la [politique de cookies](/fr/politique-cookies) et la [politique de
      confidentialité](/fr/politique-de-confidentialite).
    `,
  },
};
