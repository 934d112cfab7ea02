import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** The text around the cookie choices; the page itself lists what is kept and asks. */
export const cookieManagementPage: DemoPage = {
  key: "cookie-management",
  title: {
    nl: "Cookies beheren",
    en: "Manage cookies",
    fr: "Gérer les cookies",
  },
  intro: {
    nl: "Hier zie je alles wat deze site in je browser bewaart, en kies je wat er ooit bij mag komen.",
    en: "See all that this site keeps in your browser, and choose what may ever be added.",
    fr: "Voyez tout ce que ce site garde dans votre navigateur, et choisissez ce qui pourra un jour s’y ajouter.",
  },
  body: {
    nl: prose`
      ## Waarom er geen melding opduikt

      De site gebruikt alleen wat strikt noodzakelijk is. Daar is geen toestemming voor nodig, dus vragen we ze ook niet
      bij elk bezoek. Komt er ooit iets bij dat niet strikt nodig is, dan staat het uit tot jij het aanzet. Weigeren
      blijft even makkelijk als aanvaarden.

      ## Je keuze wijzigen of intrekken

      Dat kan altijd op deze pagina; de link staat onderaan elke pagina. Als bewijs bewaren we wat je koos, wanneer, in
      welke taal en welke versie van ons cookiebeleid toen gold. Daar staat geen naam of adres bij. Wis je de cookies in
      je browser, dan kennen we je keuze niet meer en geldt weer alleen wat strikt nodig is.

      Meer uitleg vind je in het [cookiebeleid](/cookiebeleid). Wat we met je gegevens doen, staat in het
      [privacybeleid](/privacybeleid).
    `,
    en: prose`
      ## Why no message pops up

      The site uses only what is strictly necessary. That needs no consent, so we do not ask for it at every visit. If
      something is ever added that is not strictly necessary, it stays off until you switch it on. Rejecting remains as
      easy as accepting.

      ## Changing or withdrawing your choice

      You can always do so on this page; the link is at the bottom of every page. As proof we keep what you chose, when,
      in which language and which version of our cookie policy applied. No name or address goes with it. If you delete
      the cookies in your browser, we no longer know your choice, and only what is strictly necessary applies again.

      You can read more in the [cookie policy](/en/cookie-policy). What we do with your data is in the [privacy
      policy](/en/privacy-policy).
    `,
    fr: prose`
      ## Pourquoi aucun message n’apparaît

      Le site n’utilise que le strict nécessaire. Cela ne demande pas de consentement, et nous ne vous le demandons donc
      pas à chaque visite. Si quelque chose qui n’est pas strictement nécessaire devait s’ajouter, ce serait désactivé
      jusqu’à ce que vous l’activiez. Refuser reste aussi simple qu’accepter.

      ## Modifier ou retirer votre choix

      C’est toujours possible sur cette page ; le lien se trouve au bas de chaque page. Comme preuve, nous gardons ce que
      vous avez choisi, quand, dans quelle langue et quelle version de notre politique de cookies s’appliquait. Ni nom ni
      adresse n’y figurent. Si vous effacez les cookies de votre navigateur, nous ne connaissons plus votre choix, et seul
      le strict nécessaire s’applique de nouveau.

      Vous trouverez plus d’explications dans la [politique de cookies](/fr/politique-cookies). Ce que nous faisons de vos
      données se trouve dans la [politique de confidentialité](/fr/politique-de-confidentialite).
    `,
  },
};
