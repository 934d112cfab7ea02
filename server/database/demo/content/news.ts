import type { PageText } from "#domain/page.ts";
import { prose } from "#server/database/demo/content/prose.ts";

type DemoNews = PageText & {
  /** How many days ago it was published. */
  daysAgo: number;
  /** A paragraph that the Dutch text got later, so that its translations are older. */
  addedInDutch?: { daysAgo: number; text: string };
};

/** The news of the fund. The first item waits for its translations to catch up, the second for its French text. */
export const newsItems: DemoNews[] = [
  {
    daysAgo: 3,
    addedInDutch: {
      daysAgo: 1,
      text: "Ben je je toegangsbrief kwijt? Vraag een nieuwe aan het fonds, tot de dag voor de stemming sluit.",
    },
    title: {
      nl: "Je kunt nu stemmen",
      en: "Voting is open",
      fr: "Le vote est ouvert",
    },
    intro: {
      nl: "Elke collega kiest één project. Dat kan op je telefoon, op een computer of aan een stemtablet in je vestiging.",
      en: "Every colleague chooses one project: on a phone, on a computer or at a voting tablet in your branch.",
      fr: prose`
        Chaque collègue choisit un projet : sur un téléphone, sur un ordinateur ou à une tablette de vote dans votre
        site.
      `,
    },
    body: {
      nl: prose`
        De selectiecommissie las alle dossiers en koos de projecten op de stemlijst. Nu beslissen jullie mee.

        - [Bekijk de projecten en stem](/vote). Je stem is geheim en je kunt ze niet meer veranderen.
        - Geen mailbox? Stem met de code uit je toegangsbrief.

        Vragen? [Schrijf naar het fonds](/contact).
      `,
      en: prose`
        The selection committee read all dossiers and chose the projects on the ballot. Now it is your turn.

        - [See the projects and vote](/vote). Your vote is secret and you cannot change it.
        - No mailbox? Vote with the code in your access letter.

        Questions? [Write to the fund](/contact).
      `,
      fr: prose`
        Le comité de sélection a lu tous les dossiers et a choisi les projets de la liste de vote. À vous de décider.

        - [Découvrez les projets et votez](/vote). Votre vote est secret et ne peut plus changer.
        - Pas de boîte mail ? Votez avec le code de votre lettre d’accès.

        Des questions ? [Écrivez au fonds](/contact).
      `,
    },
  },
  {
    daysAgo: 40,
    title: {
      nl: "Koffie op dinsdag, een jaar later",
      en: "Coffee on Tuesday, one year on",
    },
    intro: {
      nl: "Elke dinsdag zitten dertig buren samen aan tafel. Het begon met steun van het fonds.",
      en: "Every Tuesday thirty neighbours sit around one table. It began with support from the fund.",
    },
    body: {
      nl: prose`
        Een jaar geleden kochten de vrijwilligers met de steun van het fonds tafels, stoelen en een koffiemachine. Nu
        komen er elke dinsdag dertig mensen. Sommigen lezen de krant, anderen vragen hulp bij een brief.

        > “Ik kwam voor de koffie en bleef voor de mensen.”

        Wil je zelf een project voordragen? [Dien het in](/submit-a-project).
      `,
      en: prose`
        A year ago the volunteers bought tables, chairs and a coffee machine with the support of the fund. Now thirty
        people come every Tuesday. Some read the newspaper, others ask for help with a letter.

        > “I came for the coffee and stayed for the people.”

        Do you want to put a project forward? [Submit it](/submit-a-project).
      `,
    },
  },
];
