import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** The text above the cookie choices. */
export const cookieManagementPage: DemoPage = {
  key: "cookie-management",
  title: {
    nl: "Cookies beheren",
    en: "Manage cookies",
    fr: "Gérer les cookies",
  },
  intro: {
    nl: "Hier zie je wat deze site in je browser bewaart en kies je wat er mag blijven.",
    en: "See what this site keeps in your browser and choose what may stay.",
    fr: "Voyez ce que ce site garde dans votre navigateur et choisissez ce qui peut y rester.",
  },
  body: {
    nl: prose`
      ## Wat altijd aan staat

      Om je aangemeld te houden en je taal te onthouden, gebruikt de site twee cookies: je sessie (12 uur, of 30 dagen
      met ‘Onthoud mij’) en je taalkeuze (365 dagen). Zonder die twee kun je niet stemmen of indienen. Ze volgen je
      niet en niemand anders kan ze lezen, dus vragen we er geen toestemming voor.

      ## Wat je zelf kiest

      Andere soorten cookies gebruiken we vandaag niet: geen statistiek, geen reclame, geen inhoud van derden. Er valt
      dus niets te weigeren. Komt er ooit een soort bij, dan verschijnt die hieronder, standaard uitgeschakeld, en
      vragen we het je opnieuw.

      ## Je keuze wijzigen

      Je kunt je keuze op elk moment aanpassen; de link staat onderaan elke pagina. Wil je alles wissen, dan kan dat
      in de instellingen van je browser. De donkere weergave onthoudt je browser zelf: je zet ze aan en uit onderaan
      de pagina.

      Wat elke cookie doet, lees je in het [cookiebeleid](/cookiebeleid). Wat we met je gegevens doen, staat in het
      [privacybeleid](/privacybeleid).
    `,
    en: prose`
      ## What is always on

      To keep you logged in and remember your language, the site uses two cookies: your session (12 hours, or 30 days
      with ‘Remember me’) and your language choice (365 days). Without them you cannot vote or submit. They do not
      track you and nobody else can read them, so we do not ask for consent.

      ## What you choose

      We use no other kinds of cookies today: no statistics, no advertising, no content from third parties. So there
      is nothing to refuse. If a kind is ever added, it will appear below, switched off by default, and we will ask
      you again.

      ## Changing your choice

      You can change your choice at any time; the link is at the bottom of every page. To delete everything, use the
      settings of your browser. Your browser itself remembers the dark view: you switch it on and off at the bottom of
      the page.

      What each cookie does is in the [cookie policy](/en/cookie-policy). What we do with your data is in the [privacy
      policy](/en/privacy-policy).
    `,
    fr: prose`
      ## Ce qui est toujours actif

      Pour vous garder connecté et retenir votre langue, le site utilise deux cookies : votre session (12 heures, ou
      30 jours avec « Se souvenir de moi ») et votre choix de langue (365 jours). Sans eux, impossible de voter ou
      d’introduire un dossier. Ils ne vous suivent pas et personne d’autre ne peut les lire ; nous ne demandons donc
      pas de consentement.

      ## Ce que vous choisissez

      Nous n’utilisons aujourd’hui aucune autre sorte de cookies : ni statistiques, ni publicité, ni contenus de
      tiers. Il n’y a donc rien à refuser. Si une sorte devait s’ajouter, elle apparaîtrait ci-dessous, désactivée par
      défaut, et nous vous poserions à nouveau la question.

      ## Modifier votre choix

      Vous pouvez changer d’avis à tout moment ; le lien se trouve au bas de chaque page. Pour tout effacer, passez
      par les réglages de votre navigateur. C’est aussi lui qui retient l’affichage sombre : vous l’activez et le
      désactivez au bas de la page.

      Le rôle de chaque cookie est expliqué dans la [politique de cookies](/fr/politique-cookies). Ce que nous faisons
      de vos données se trouve dans la [politique de confidentialité](/fr/politique-de-confidentialite).
    `,
  },
};
