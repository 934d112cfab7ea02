import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** Which cookies the site sets: only the necessary ones. */
export const cookiePolicyPage: DemoPage = {
  key: "cookie-policy",
  changes: [
    {
      daysAgo: 90,
      note: {
        nl: "Toegevoegd: de cookie die je keuze onthoudt, en alles wat je browser zelf bewaart.",
        en: "Added: the cookie that remembers your choice, and all that your browser itself keeps.",
        fr: "Ajouté : le cookie qui retient votre choix, et tout ce que votre navigateur garde lui-même.",
      },
      added: {
        nl: ["- **Cookiekeuze", "- **Je plaats op een pagina", "- **Het moment van herladen"],
        en: ["- **Cookie choice", "- **Your place on a page", "- **The moment of reloading"],
        fr: ["- **Choix sur les cookies", "- **Votre place sur une page", "- **Le moment du rechargement"],
      },
    },
    {
      daysAgo: 20,
      note: {
        nl: "Toegevoegd: wat je browser onthoudt van een stem die je nog niet bevestigde en van een dossier zonder verbinding.",
        en: "Added: what your browser remembers of a vote you have not confirmed yet and of a dossier without a connection.",
        fr: "Ajouté : ce que votre navigateur retient d’un vote pas encore confirmé et d’un dossier sans connexion.",
      },
      added: {
        nl: ["- **Je keuze in een stemming", "- **Wat je schreef zonder verbinding"],
        en: ["- **Your choice in a vote", "- **What you wrote without a connection"],
        fr: ["- **Votre choix dans un vote", "- **Ce que vous avez écrit sans connexion"],
      },
    },
  ],

  title: {
    nl: "Cookiebeleid",
    en: "Cookie policy",
    fr: "Politique de cookies",
  },
  intro: {
    nl: prose`
      Deze site gebruikt alleen cookies die ze nodig heeft om te werken. Er wordt niets gevolgd of gemeten over jou.
    `,
    en: "This site uses only the cookies it needs to work. Nothing about you is tracked or measured.",
    fr: prose`
      Ce site n’utilise que les cookies dont il a besoin pour fonctionner. Rien de ce que vous faites n’est suivi ni
      mesuré.
    `,
  },
  body: {
    nl: prose`
      ## Wat een cookie is

      Een cookie is een klein tekstbestand dat een site in je browser bewaart. De volgende keer leest de site het
      terug. Sommige cookies zijn nodig om een site te laten werken, andere volgen wat je doet. Die laatste soort vind
      je hier niet.

      ## Welke cookies we gebruiken

      - **Sessie** (\`samen_session\`). Houdt je aangemeld nadat je je code hebt ingevoerd. Blijft 12 uur, of 30 dagen als je ‘Onthoud
      mij’ aanvinkt. Verdwijnt zodra je je afmeldt. De cookie is niet leesbaar voor scripts en bevat geen
      persoonsgegevens, alleen een willekeurige sleutel.
      - **Aanmelden langs je bedrijf** (\`samen_company\`). Herkent je als je terugkomt van de aanmeldpagina van je
      bedrijf. Komt er alleen als je je zo aanmeldt. Blijft hoogstens 10 minuten.
      - **Stemtablet** (\`samen_kiosk\`). Maakt van een tablet in een vestiging een stemtablet. Staat op zo’n tablet en
      nergens anders, en zegt niets over wie er stemt. Blijft 400 dagen.
      - **Taalkeuze** (\`i18n_redirected\`). Onthoudt de taal die je met de taalknop koos. Blijft 365 dagen.
      - **Cookiekeuze** (\`samen_consent\`). Onthoudt wat je op de pagina ‘Cookies beheren’ koos, met het nummer van het
      bewijs. Blijft 180 dagen.

      Ze komen allemaal van onze eigen site. Ze zijn strikt noodzakelijk of dienen alleen om te doen wat je zelf vroeg.
      Daarom hebben we er volgens de Belgische en de Nederlandse wet geen toestemming voor nodig.

      ## Wat er nog in je browser staat

      Dit zijn geen cookies, maar je vindt ze wel op je toestel:

      - **Weergave.** Kies je voor de donkere weergave ‘Na de uren’, dan onthoudt je browser dat tot je het verandert
      of je gegevens wist. Die keuze wordt niet naar ons gestuurd.
      - **Je plaats op een pagina.** Ga je terug naar een vorige pagina, dan kom je waar je was. Je browser vergeet dat
      als je het tabblad sluit.
      - **Het moment van herladen.** Is de site net vernieuwd, dan onthoudt je browser wanneer hij een pagina herlaadde,
      zodat hij dat niet blijft doen. Ook dat verdwijnt met het tabblad.
      - **Je keuze in een stemming.** Kies je een project om op te stemmen, dan onthoudt je browser dat tot je je stem
      bevestigt, je afmeldt of het tabblad sluit. Pas als je bevestigt, krijgen wij je stem.
      - **Wat je schreef zonder verbinding.** Valt je verbinding weg terwijl je een extern dossier invult, dan bewaart je
      browser wat je schreef tot het verstuurd is of tot je je afmeldt. Een interne aanvraag wordt nooit zo bewaard.

      ## Wat we niet doen

      Er zijn geen statistiekcookies, geen advertenties, geen knoppen van sociale netwerken die meekijken en geen
      lettertypes of kaarten van andere bedrijven. Delen doe je met een gewone link.

      Zouden we ooit iets willen toevoegen dat niet strikt nodig is, dan vragen we eerst je toestemming. Weigeren
      wordt dan even makkelijk als aanvaarden, en blijft de site helemaal werken.

      ## Zelf beheren

      Je ziet en wijzigt je keuze op de pagina [cookies beheren](/cookie-instellingen). Je kunt cookies ook wissen in
      je browser. Wis je de sessiecookie, dan moet je je opnieuw aanmelden. Wis je je cookiekeuze, dan heb je weer
      niets aanvaard.

      Meer over je gegevens lees je in het [privacybeleid](/privacybeleid). Vragen beantwoorden we via
      [contact](/contact).
    `,
    en: prose`
      ## What a cookie is

      A cookie is a small text file that a site keeps in your browser and reads back the next time. Some cookies are
      needed to make a site work, others follow what you do. You will not find the second kind here.

      ## Which cookies we use

      - **Session** (\`samen_session\`). Keeps you logged in after you have entered your code. Lasts 12 hours, or 30 days if you tick
      ‘Remember me’. Disappears when you log out. Scripts cannot read it and it holds no personal data, only a random
      key.
      - **Logging in through your company** (\`samen_company\`). Knows you again when you come back from your company’s
      own login. Set only when you log in that way. Lasts 10 minutes at most.
      - **Voting tablet** (\`samen_kiosk\`). Makes a tablet in a branch a voting tablet. It is on such a tablet and nowhere
      else, and says nothing about who votes. Lasts 400 days.
      - **Language choice** (\`i18n_redirected\`). Remembers the language you chose with the language button. Lasts 365
      days.
      - **Cookie choice** (\`samen_consent\`). Remembers what you chose on the page ‘Manage cookies’, with the number of
      the proof. Lasts 180 days.

      All of them come from our own site. They are strictly necessary, or only do what you asked for. That is why Belgian and
      Dutch law do not require your consent.

      ## What else is kept in your browser

      These are not cookies, but they are on your device:

      - **Appearance.** If you choose the dark ‘After hours’ view, your browser remembers it until you change it or
      clear your data. That choice is not sent to us.
      - **Your place on a page.** If you go back to an earlier page, you return to where you were. Your browser forgets
      this when you close the tab.
      - **The moment of reloading.** When the site has just been renewed, your browser remembers when it reloaded a
      page, so that it does not keep doing so. This too disappears with the tab.
      - **Your choice in a vote.** If you choose a project to vote for, your browser remembers it until you confirm your
      vote, log out or close the tab. We receive your vote only when you confirm it.
      - **What you wrote without a connection.** If your connection fails while you fill in an external dossier, your
      browser keeps what you wrote until it has been sent or until you log out. An internal request is never kept so.

      ## What we do not do

      There are no statistics cookies, no advertising, no social network buttons looking over your shoulder and no
      fonts or maps from other companies. Sharing is done with an ordinary link.

      If we ever want to add something that is not strictly necessary, we will ask your consent first. Refusing will
      be as easy as accepting, and the whole site will keep working.

      ## Managing them yourself

      You can see and change your choice on the page [manage cookies](/en/cookie-management). You can also delete
      cookies in your browser. If you delete the session cookie, you have to log in again. If you delete your cookie
      choice, you have once again accepted nothing.

      Read more about your data in the [privacy policy](/en/privacy-policy). We answer questions through
      [contact](/en/contact).
    `,
    fr: prose`
      ## Ce qu’est un cookie

      Un cookie est un petit fichier texte qu’un site garde dans votre navigateur et relit lors de la visite suivante.
      Certains sont nécessaires au fonctionnement du site, d’autres suivent ce que vous faites. Cette seconde sorte,
      vous ne la trouverez pas ici.

      ## Les cookies que nous utilisons

      - **Session** (\`samen_session\`). Vous garde connecté une fois votre code introduit. Dure 12 heures, ou 30 jours si vous cochez
      « Se souvenir de moi ». Disparaît dès que vous vous déconnectez. Aucun script ne peut le lire et il ne contient
      aucune donnée personnelle, seulement une clé aléatoire.
      - **Connexion par votre entreprise** (\`samen_company\`). Vous reconnaît quand vous revenez de la page de connexion
      de votre entreprise. N’est créé que si vous vous connectez ainsi. Dure 10 minutes au plus.
      - **Tablette de vote** (\`samen_kiosk\`). Fait d’une tablette d’un site une tablette de vote. Se trouve sur une telle
      tablette et nulle part ailleurs, et ne dit rien de qui vote. Dure 400 jours.
      - **Choix de la langue** (\`i18n_redirected\`). Retient la langue que vous avez choisie avec le bouton de langue.
      Dure 365 jours.
      - **Choix sur les cookies** (\`samen_consent\`). Retient ce que vous avez choisi sur la page « Gérer les cookies »,
      avec le numéro de la preuve. Dure 180 jours.

      Tous viennent de notre propre site. Ils sont strictement nécessaires ou ne font que ce que vous avez
      demandé. Les lois belge et néerlandaise n’exigent donc pas votre consentement.

      ## Ce que votre navigateur garde encore

      Ce ne sont pas des cookies, mais ils se trouvent sur votre appareil :

      - **Affichage.** Si vous choisissez l’affichage sombre « Après les heures », votre navigateur le retient jusqu’à
      ce que vous en changiez ou effaciez vos données. Ce choix ne nous est pas transmis.
      - **Votre place sur une page.** Si vous revenez à une page précédente, vous la retrouvez là où vous étiez. Votre
      navigateur l’oublie quand vous fermez l’onglet.
      - **Le moment du rechargement.** Quand le site vient d’être renouvelé, votre navigateur retient quand il a
      rechargé une page, pour ne pas recommencer sans fin. Cela aussi disparaît avec l’onglet.
      - **Votre choix dans un vote.** Si vous choisissez un projet pour lequel voter, votre navigateur le retient jusqu’à
      ce que vous confirmiez votre vote, vous déconnectiez ou fermiez l’onglet. Nous ne recevons votre vote que lorsque
      vous le confirmez.
      - **Ce que vous avez écrit sans connexion.** Si la connexion se coupe pendant que vous remplissez un dossier
      externe, votre navigateur garde ce que vous avez écrit jusqu’à l’envoi ou jusqu’à votre déconnexion. Une demande
      interne n’est jamais gardée ainsi.

      ## Ce que nous ne faisons pas

      Pas de cookies statistiques, pas de publicité, pas de boutons de réseaux sociaux qui regardent par-dessus votre
      épaule, pas de polices ni de cartes venues d’autres entreprises. Pour partager, un simple lien suffit.

      Si nous voulions un jour ajouter quelque chose qui n’est pas strictement nécessaire, nous demanderions d’abord
      votre accord. Refuser serait aussi simple qu’accepter, et tout le site continuerait à fonctionner.

      ## Les gérer vous-même

      Vous pouvez voir et modifier votre choix sur la page [gérer les cookies](/fr/gestion-des-cookies). Vous pouvez
      aussi effacer les cookies dans votre navigateur. Sans le cookie de session, vous devrez vous reconnecter. Sans
      votre choix sur les cookies, vous n’avez de nouveau rien accepté.

      Pour en savoir plus sur vos données, lisez la [politique de confidentialité](/fr/politique-de-confidentialite).
      Nous répondons à vos questions via la page [contact](/fr/contact).
    `,
  },
};
