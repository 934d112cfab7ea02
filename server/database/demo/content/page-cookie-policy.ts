import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** Explains why the site sets only necessary cookies; the page to manage them has the list. */
export const cookiePolicyPage: DemoPage = {
  key: "cookie-policy",
  title: {
    nl: "Cookiebeleid",
    en: "Cookie policy",
    fr: "Politique de cookies",
  },
  intro: {
    nl: "Deze site gebruikt alleen cookies die ze nodig heeft om te werken. We volgen of meten niets over jou.",
    en: "This site uses only the cookies it needs to work. We do not track or measure anything about you.",
    fr: prose`
      Ce site n’utilise que les cookies dont il a besoin pour fonctionner. Nous ne suivons et ne mesurons rien de ce que
      vous faites.
    `,
  },
  body: {
    nl: prose`
      ## Wat een cookie is

      Een cookie is een klein tekstbestand dat een site in je browser bewaart en de volgende keer terugleest. Je browser
      kan ook zelf iets onthouden, zoals je plaats op een pagina.

      ## Welke cookies we gebruiken

      De volledige lijst staat op de pagina [cookies beheren](/cookie-instellingen): waarvoor elke cookie dient en hoelang
      ze blijft. Alle cookies komen van onze eigen site en zijn strikt noodzakelijk. Daarom vragen de Belgische en de
      Nederlandse wet er geen toestemming voor. Een interne aanvraag bewaren we nooit in je browser.

      ## Wat we niet doen

      Er zijn geen statistiekcookies, geen advertenties, geen knoppen van sociale netwerken die meekijken en geen
      lettertypes of kaarten van andere bedrijven. Als we ooit iets toevoegen dat niet strikt noodzakelijk is, vragen we
      eerst je toestemming. Weigeren wordt dan even makkelijk als aanvaarden.

      Meer over je gegevens lees je in het [privacybeleid](/privacybeleid). Vragen beantwoorden we via
      [contact](/contact).
    `,
    en: prose`
      ## What a cookie is

      A cookie is a small text file that a site keeps in your browser and reads back the next time. Your browser can also
      remember something itself, such as your place on a page.

      ## Which cookies we use

      The full list is on the page [manage cookies](/en/cookie-management): what each cookie is for and how long it stays.
      All cookies come from our own site and are strictly necessary. That is why Belgian and Dutch law do not require your
      consent. An internal request is never kept in your browser.

      ## What we do not do

      There are no statistics cookies, no advertising, no social network buttons looking over your shoulder and no fonts
      or maps from other companies. If we ever add something that is not strictly necessary, we will ask for your consent
      first. Rejecting will be as easy as accepting.

      Read more about your data in the [privacy policy](/en/privacy-policy). We answer questions through
      [contact](/en/contact).
    `,
    fr: prose`
      ## Ce qu’est un cookie

      Un cookie est un petit fichier texte qu’un site garde dans votre navigateur et relit lors de la visite suivante.
      Votre navigateur peut aussi retenir quelque chose lui-même, comme votre place sur une page.

      ## Les cookies que nous utilisons

      La liste complète se trouve sur la page [gérer les cookies](/fr/gestion-des-cookies) : à quoi sert chaque cookie et
      combien de temps il reste. Tous viennent de notre propre site et sont strictement nécessaires. Les lois belge et
      néerlandaise n’exigent donc pas votre consentement. Une demande interne n’est jamais gardée dans votre navigateur.

      ## Ce que nous ne faisons pas

      Pas de cookies statistiques, pas de publicité, pas de boutons de réseaux sociaux qui regardent par-dessus votre
      épaule, pas de polices ni de cartes venues d’autres entreprises. Si nous ajoutons un jour quelque chose qui n’est pas
      strictement nécessaire, nous demanderons d’abord votre accord. Refuser sera aussi simple qu’accepter.

      Pour en savoir plus sur vos données, lisez la [politique de confidentialité](/fr/politique-de-confidentialite).
      Nous répondons à vos questions via la page [contact](/fr/contact).
    `,
  },
};
