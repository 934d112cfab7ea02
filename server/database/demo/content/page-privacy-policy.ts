import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoPage } from "#server/database/demo/content/shape.ts";

/** Explains which personal data the fund keeps, why, for how long, and people's rights. */
export const privacyPolicyPage: DemoPage = {
  key: "privacy-policy",
  changes: [
    {
      daysAgo: 90,
      note: {
        nl: "Toegevoegd: wat we bewaren van je keuze over cookies, en hoe we misbruik van formulieren tegengaan.",
        en: "Added: what we keep of your choice on cookies, and how we prevent misuse of forms.",
        fr: "Ajouté : ce que nous gardons de votre choix sur les cookies, et comment nous évitons l’abus des formulaires.",
      },
      added: {
        nl: ["- **Je keuze over cookies", "- **Tegen misbruik", "- Het bewijs van je keuze"],
        en: ["- **Your choice on cookies", "- **Against misuse", "- The proof of your choice"],
        fr: ["- **Votre choix sur les cookies", "- **Contre les abus", "- La preuve de votre choix"],
      },
    },
  ],

  title: {
    nl: "Privacybeleid",
    en: "Privacy policy",
    fr: "Politique de confidentialité",
  },
  intro: {
    nl: "Welke gegevens we bewaren, waarom, hoelang, wie ze ziet en wat je zelf kunt vragen.",
    en: "What data we keep, why, for how long, who sees it and what you can ask.",
    fr: "Quelles données nous conservons, pourquoi, combien de temps, qui les voit et ce que vous pouvez demander.",
  },
  body: {
    nl: prose`
      ## Wie verantwoordelijk is

      Het Amandel Sociaal Fonds, Amandelstraat 1, 1000 Brussel, is verantwoordelijk voor je gegevens op deze site.
      Vragen? Mail fonds@amandel.example of onze functionaris voor gegevensbescherming op privacy@amandel.example. Het
      fonds werkt los van de personeelsdienst: leidinggevenden en HR hebben geen toegang.

      ## Wat we bewaren en waarom

      - **Om je aan te melden:** naam, e-mailadres, personeelsnummer, vestiging, afdeling, statuut en taal, uit de
      personeelslijst. Grond: ons gerechtvaardigd belang om alleen medewerkers te laten indienen en stemmen.
      - **Extern dossier:** je gegevens, die van de organisatie, het project, het budget en de rekening. Grond: de
      uitvoering van de regels van het fonds, op jouw vraag.
      - **Interne vraag:** je situatie, je gezin en wat je er zelf over vertelt. Dat kan over gezondheid of schulden
      gaan. Grond: je vraag behandelen en, voor gezondheid, je uitdrukkelijke toestemming. Die kun je intrekken.
      - **Betaling:** overeenkomst en rekeninguittreksels. Grond: de boekhoudwet.
      - **Een bericht:** je naam, je e-mailadres en wat je schrijft. Grond: je vraag beantwoorden.
      - **Vrijwilligerswerk:** je naam, e-mailadres, telefoonnummer als je het geeft, en wat je erbij schrijft. We
      mailen dat naar de organisatie die je kiest. Grond: je vraag.
      - **Een gift:** het bedrag, waarvoor ze dient en, als je de gegevens per mail wilt, je naam en e-mailadres. Grond:
      je gift verwerken.
      - **Je keuze over cookies:** wat je koos, wanneer, in welke taal en welk beleid toen gold. Geen naam en geen
      adres. Grond: de wet vraagt dat bewijs.
      - **Tegen misbruik:** een onleesbare afdruk van je netwerkadres, om te tellen hoe vaak een formulier verzonden
      wordt. Grond: ons gerechtvaardigd belang om de site bereikbaar te houden.
      - **Je voornaam bij een project:** alleen met je toestemming.

      Een rijksregisternummer of BSN vragen we alleen als de wet ons dat toelaat.

      ## Hoe je stem geheim blijft

      We bewaren dát je stemde en, apart, wát er gestemd werd, zonder naam of tijdstip. Je eigen keuze staat
      versleuteld op de kiezerslijst zodat jij ze kunt terugzien; bij de bekendmaking wordt ze vernietigd.
      Niemand ziet tijdens de stemming een tussenstand. Opkomst tonen we nooit voor groepen kleiner dan vijf.

      ## Wie wat ziet

      Externe dossiers: de selectiecommissie en het secretariaat van het fonds. Interne en vertrouwelijke dossiers:
      alleen jij en commissieleden zonder belangenconflict; elke lezing wordt genoteerd. Onze hosting- en
      mailleverancier verwerken gegevens in de Europese Unie, volgens contract. We verkopen niets en geven niets door
      buiten de EU.

      ## Hoelang

      - Concepten: 12 maanden na de laatste wijziging.
      - Geweigerde projecten: 2 jaar. Geweigerde aanvragen en ingetrokken dossiers: 1 jaar.
      - Betaalde dossiers: 10 jaar, zoals de boekhouding vraagt.
      - Berichten en aanbiedingen om te helpen: 1 jaar.
      - Giften: 10 jaar, zoals de boekhouding vraagt; 1 jaar als er geen betaling volgt.
      - Het bewijs van je keuze over cookies: 1 jaar.
      - Aanmeldgegevens: 6 maanden.

      Daarna wist een dagelijkse taak ze vanzelf.

      ## Hoe we ze beveiligen

      Rekeningnummers, nationale nummers en alles in een interne vraag staan versleuteld, met een sleutel buiten de
      databank. Er zijn geen wachtwoorden. Een datalek melden we binnen 72 uur.

      ## Wat je kunt vragen

      Je kunt je gegevens inkijken, verbeteren, meenemen, laten wissen of de verwerking beperken, en bezwaar maken.
      Downloaden en wissen vraag je zelf aan in je account. Antwoord krijg je binnen een maand.

      Niet tevreden? Je kunt terecht bij de Gegevensbeschermingsautoriteit (Drukpersstraat 35, 1000 Brussel) of, in
      Nederland, bij de Autoriteit Persoonsgegevens (Postbus 93374, 2509 AJ Den Haag).

      Over cookies lees je meer in het [cookiebeleid](/cookiebeleid).
    `,
    en: prose`
      ## Who is responsible

      The Amandel Social Fund, Amandelstraat 1, 1000 Brussels, is the controller of your data on this site. Questions?
      Email fonds@amandel.example, or our data protection officer at privacy@amandel.example. The fund works
      separately from human resources: managers and HR have no access.

      ## What we keep and why

      - **To log you in:** name, email address, employee ID, branch, department, status and language, from the
      staff list. Basis: our legitimate interest in letting only employees submit and vote.
      - **External dossier:** your details and those of the organisation, the project, the budget and the bank
      account. Basis: carrying out the rules of the fund, at your request.
      - **Internal request:** your situation, your family and what you choose to tell. This may concern health or
      debt. Basis: handling your request and, for health, your explicit consent, which you can withdraw.
      - **Payment:** agreement and bank statements. Basis: accounting law.
      - **A message:** your name, your email address and what you write. Basis: answering your question.
      - **Volunteering:** your name, email address, phone number if you give it, and what you add. We mail this to the
      organisation you choose. Basis: your request.
      - **A gift:** the amount, what it is for and, if you want the details by email, your name and email address.
      Basis: handling your gift.
      - **Your choice on cookies:** what you chose, when, in which language and which policy applied. No name and no
      address. Basis: the law asks for that proof.
      - **Against misuse:** an unreadable imprint of your network address, to count how often a form is sent. Basis:
      our legitimate interest in keeping the site available.
      - **Your first name with a project:** only with your consent.

      We ask for a national register number or BSN only where the law allows us to.

      ## How your vote stays secret

      We keep the fact that you voted and, separately, what was voted, without name or time. Your own choice is kept
      encrypted on the roll so that you can see it again; it is destroyed when the results are announced. Nobody
      sees a running count during the vote. We never show turnout for groups smaller than five.

      ## Who sees what

      External dossiers: the selection committee and the fund’s office. Internal and confidential dossiers: only you
      and committee members without a conflict of interest; every reading is logged. Our hosting and mail providers
      process data within the European Union, under contract. We sell nothing and pass nothing on outside the EU.

      ## For how long

      - Drafts: 12 months after the last change.
      - Declined projects: 2 years. Declined requests and withdrawn dossiers: 1 year.
      - Paid dossiers: 10 years, as accounting requires.
      - Messages and offers to help: 1 year.
      - Gifts: 10 years, as accounting requires; 1 year if no payment follows.
      - The proof of your choice on cookies: 1 year.
      - Login data: 6 months.

      After that a daily job deletes them automatically.

      ## How we protect it

      Account numbers, national numbers and everything in an internal request are encrypted, with a key kept outside
      the database. There are no passwords. We report a data breach within 72 hours.

      ## What you can ask

      You can see, correct, take along or erase your data, restrict its use and object to it. You request a download
      or erasure yourself in your account. You get an answer within a month.

      Not satisfied? You can turn to the Belgian Data Protection Authority (Rue de la Presse 35, 1000 Brussels) or, in
      the Netherlands, to the Autoriteit Persoonsgegevens (PO Box 93374, 2509 AJ The Hague).

      Read more about cookies in the [cookie policy](/en/cookie-policy).
    `,
    fr: prose`
      ## Qui est responsable

      Le Fonds social Amandel, Amandelstraat 1, 1000 Bruxelles, est responsable du traitement de vos données sur ce
      site. Une question ? Écrivez à fonds@amandel.example ou à notre délégué à la protection des données :
      privacy@amandel.example. Le fonds travaille séparément du service du personnel : la hiérarchie et les RH n’ont
      aucun accès.

      ## Ce que nous conservons, et pourquoi

      - **Pour vous connecter :** nom, adresse e-mail, numéro de personnel, site, département, statut et langue, issus
      de la liste du personnel. Base : notre intérêt légitime à réserver dépôt et vote aux membres du personnel.
      - **Dossier externe :** vos coordonnées, celles de l’organisation, le projet, le budget et le compte. Base :
      l’exécution du règlement du fonds, à votre demande.
      - **Demande interne :** votre situation, votre famille et ce que vous choisissez d’en dire. Il peut s’agir de
      santé ou de dettes. Base : le traitement de votre demande et, pour la santé, votre consentement explicite, que
      vous pouvez retirer.
      - **Paiement :** convention et extraits de compte. Base : le droit comptable.
      - **Un message :** votre nom, votre adresse e-mail et ce que vous écrivez. Base : répondre à votre question.
      - **Le bénévolat :** votre nom, votre adresse e-mail, votre numéro de téléphone si vous le donnez, et ce que vous
      ajoutez. Nous l’envoyons à l’organisation que vous choisissez. Base : votre demande.
      - **Un don :** le montant, sa destination et, si vous souhaitez les données par e-mail, votre nom et votre
      adresse e-mail. Base : le traitement de votre don.
      - **Votre choix sur les cookies :** ce que vous avez choisi, quand, dans quelle langue et quelle politique
      s’appliquait. Ni nom, ni adresse. Base : la loi demande cette preuve.
      - **Contre les abus :** une empreinte illisible de votre adresse réseau, pour compter combien de fois un
      formulaire est envoyé. Base : notre intérêt légitime à garder le site accessible.
      - **Votre prénom à côté d’un projet :** uniquement avec votre consentement.

      Nous ne demandons un numéro de registre national ou un BSN que si la loi nous y autorise.

      ## Comment votre vote reste secret

      Nous conservons le fait que vous avez voté et, séparément, ce qui a été voté, sans nom ni heure. Votre propre
      choix figure, chiffré, sur la liste des votants pour que vous puissiez le revoir ; il est détruit à
      l’annonce des résultats. Pendant le vote, personne ne voit de résultat provisoire. Nous n’affichons jamais la
      participation d’un groupe de moins de cinq personnes.

      ## Qui voit quoi

      Dossiers externes : le comité de sélection et le secrétariat du fonds. Dossiers internes et confidentiels : vous
      seul et les membres du comité sans conflit d’intérêts ; chaque lecture est consignée. Nos fournisseurs
      d’hébergement et de messagerie traitent les données dans l’Union européenne, sous contrat. Nous ne vendons rien
      et ne transmettons rien hors de l’UE.

      ## Combien de temps

      - Brouillons : 12 mois après la dernière modification.
      - Projets refusés : 2 ans. Demandes refusées et dossiers retirés : 1 an.
      - Dossiers payés : 10 ans, comme l’exige la comptabilité.
      - Messages et offres d’aide : 1 an.
      - Dons : 10 ans, comme l’exige la comptabilité ; 1 an si aucun paiement ne suit.
      - La preuve de votre choix sur les cookies : 1 an.
      - Données de connexion : 6 mois.

      Ensuite, une tâche quotidienne les efface d’elle-même.

      ## Comment nous les protégeons

      Numéros de compte, numéros nationaux et tout le contenu d’une demande interne sont chiffrés, avec une clé
      conservée hors de la base de données. Il n’y a pas de mots de passe. Nous signalons une fuite de données dans
      les 72 heures.

      ## Ce que vous pouvez demander

      Vous pouvez consulter, corriger, emporter ou faire effacer vos données, en limiter le traitement et vous y
      opposer. Le téléchargement et l’effacement se demandent depuis votre compte. Vous recevez une réponse dans le
      mois.

      Pas satisfait ? Vous pouvez vous adresser à l’Autorité de protection des données (rue de la Presse 35, 1000
      Bruxelles) ou, aux Pays-Bas, à l’Autoriteit Persoonsgegevens (Postbus 93374, 2509 AJ La Haye).

      Pour les cookies, consultez la [politique de cookies](/fr/politique-cookies).
    `,
  },
};
