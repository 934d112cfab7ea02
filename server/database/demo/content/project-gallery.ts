import type { GalleryPicture } from "#domain/project.ts";

/** More pictures of projects of the demo, by the key of the project. */
export const galleries: Record<string, GalleryPicture[]> = {
  "een-samentuin-op-het-oude-fabrieksplein": [
    {
      illustration: "food-bank-kitchen",
      caption: {
        nl: "Een derde gaat naar de voedselbank",
        en: "A third goes to the food bank",
        fr: "Un tiers va à la banque alimentaire",
      },
    },
    {
      illustration: "elderly-visits",
      caption: {
        nl: "In de winter praten ze binnen verder",
        en: "In winter the talking goes on indoors",
        fr: "En hiver, la conversation continue à l’intérieur",
      },
    },
    {
      illustration: "repair-cafe",
      caption: {
        nl: "De gereedschapsmuur is van iedereen",
        en: "The tool wall belongs to everyone",
        fr: "Le mur à outils est à tout le monde",
      },
    },
  ],
  "rolstoelbasket-voor-starters": [
    {
      illustration: "repair-cafe",
      caption: {
        nl: "Een band plakken hoort erbij",
        en: "Mending a tyre is part of it",
        fr: "Réparer un pneu, ça fait partie du jeu",
      },
    },
    {
      illustration: "language-cafe",
      caption: {
        nl: "Napraten in de kantine",
        en: "Talking it over in the canteen",
        fr: "On refait le match à la buvette",
      },
    },
  ],
  "koffie-op-dinsdag": [
    {
      illustration: "animal-shelter",
      caption: {
        nl: "Ook de hond krijgt bezoek",
        en: "The dog has visitors too",
        fr: "Le chien aussi reçoit de la visite",
      },
    },
    {
      illustration: "youth-music",
      caption: {
        nl: "De feesttafel, met muziek",
        en: "The party table, with music",
        fr: "La table de fête, en musique",
      },
    },
  ],
  "het-herstelcafe-op-wielen": [
    {
      illustration: "language-cafe",
      caption: {
        nl: "Wachten is hier koffie drinken",
        en: "Waiting here means having coffee",
        fr: "Ici, attendre, c’est prendre un café",
      },
    },
    {
      illustration: "youth-music",
      caption: {
        nl: "Op het laatste plein werd er gespeeld",
        en: "On the last square there was music",
        fr: "Sur la dernière place, il y avait de la musique",
      },
    },
  ],
  "koelcel-voor-voedseloverschotten": [
    {
      illustration: "school-breakfast",
      caption: {
        nl: "Het fruit dat overblijft, gaat naar de school om de hoek",
        en: "Fruit that is left goes to the school round the corner",
        fr: "Les fruits qui restent vont à l’école du coin",
      },
    },
    {
      illustration: "community-garden",
      caption: {
        nl: "Restjes worden compost voor de samentuin",
        en: "Scraps become compost for the shared garden",
        fr: "Les épluchures font du compost pour le jardin partagé",
      },
    },
  ],
  "brood-van-gisteren-werk-voor-morgen": [
    {
      illustration: "food-bank-kitchen",
      caption: {
        nl: "Zeven in de leer, negentig kilo per dag",
        en: "Seven trainees, ninety kilos a day",
        fr: "Sept apprentis, nonante kilos par jour",
      },
    },
    {
      illustration: "language-cafe",
      caption: {
        nl: "Vrijdag oefenen we sollicitaties",
        en: "On Fridays we practise interviews",
        fr: "Le vendredi, on s’entraîne aux entretiens",
      },
    },
  ],
  "snoezeltuin-voor-bewoners-met-dementie": [
    {
      illustration: "elderly-visits",
      caption: {
        nl: "In de thee: munt uit de tuin",
        en: "In the tea: mint from the garden",
        fr: "Dans le thé : de la menthe du jardin",
      },
    },
    {
      illustration: "nature-trail",
      caption: {
        nl: "Het pad dat altijd thuis uitkomt",
        en: "The path that always leads home",
        fr: "Le sentier qui ramène toujours à la maison",
      },
    },
  ],
  "rolstoelpodium-en-geluidslus": [
    {
      illustration: "wheelchair-sports",
      caption: {
        nl: "Ook het rolstoelbasket komt hier feesten",
        en: "The wheelchair basketball club celebrates here too",
        fr: "Le club de basket en fauteuil fait la fête ici aussi",
      },
    },
    {
      illustration: "language-cafe",
      caption: {
        nl: "Na het concert blijft de bar open",
        en: "After the concert the bar stays open",
        fr: "Après le concert, le bar reste ouvert",
      },
    },
  ],
  "naaiatelier-en-werk-voor-24-vrouwen": [
    {
      illustration: "language-cafe",
      caption: {
        nl: "Woensdag is taaldag",
        en: "Wednesday is language day",
        fr: "Le mercredi, c’est le jour des langues",
      },
    },
    {
      illustration: "school-breakfast",
      caption: {
        nl: "De kinderopvang, een deur verder",
        en: "The childcare, one door down",
        fr: "La garderie, une porte plus loin",
      },
    },
  ],
  "zeilweek-voor-jongeren-in-jeugdzorg": [
    {
      illustration: "school-breakfast",
      caption: {
        nl: "Ontbijt om zeven uur, voor het uitvaren",
        en: "Breakfast at seven, before setting sail",
        fr: "Petit-déjeuner à sept heures, avant de larguer les amarres",
      },
    },
    {
      illustration: "repair-cafe",
      caption: {
        nl: "Onderhoudsweekend: alles wat losraakte",
        en: "Maintenance weekend: everything that came loose",
        fr: "Week-end d’entretien : tout ce qui s’est détaché",
      },
    },
  ],
  "een-speelplein-zonder-drempels": [
    {
      illustration: "youth-music",
      caption: {
        nl: "Op de opening werd er gespeeld",
        en: "There was music at the opening",
        fr: "Il y avait de la musique à l’ouverture",
      },
    },
    {
      illustration: "community-garden",
      caption: {
        nl: "Buren beplantten de rand",
        en: "Neighbours planted the borders",
        fr: "Les voisins ont planté les bords",
      },
    },
  ],
  "met-de-rolstoel-tot-in-zee": [
    {
      illustration: "nature-trail",
      caption: {
        nl: "Eerst het bospad, dan de zee",
        en: "First the forest path, then the sea",
        fr: "D’abord le sentier du bois, puis la mer",
      },
    },
    {
      illustration: "river-clean-up",
      caption: {
        nl: "Wie van de zee houdt, ruimt ze ook op",
        en: "Who loves the sea also keeps it clean",
        fr: "Qui aime la mer la nettoie aussi",
      },
    },
  ],
  "therapiehonden-in-het-rusthuis": [
    {
      illustration: "elderly-visits",
      caption: {
        nl: "Een bezoek duurt zo lang als de koffie",
        en: "A visit lasts as long as the coffee",
        fr: "Une visite dure le temps d’un café",
      },
    },
    {
      illustration: "nature-trail",
      caption: {
        nl: "Trainen doen ze in het bos",
        en: "They train in the woods",
        fr: "Ils s’entraînent dans les bois",
      },
    },
  ],
  "wandelen-met-wie-rouwt": [
    {
      illustration: "elderly-visits",
      caption: { nl: "Nakaarten mag zo lang het duurt" },
    },
    {
      illustration: "food-bank-kitchen",
      caption: { nl: "De soep staat klaar als ze terug zijn" },
    },
  ],
  "soep-zonder-verspilling": [
    {
      illustration: "community-garden",
      caption: {
        nl: "Kromme wortels zijn ook wortels",
        en: "Crooked carrots are carrots too",
        fr: "Une carotte tordue reste une carotte",
      },
    },
    {
      illustration: "school-breakfast",
      caption: {
        nl: "De buurtschool schuift mee aan",
        en: "The local school joins the table",
        fr: "L’école du quartier se met à table",
      },
    },
  ],
  "een-bospad-voor-alle-wielen": [
    {
      illustration: "wheelchair-sports",
      caption: {
        nl: "De rolstoelbasketters testten de ondergrond",
        en: "The wheelchair basketball players tested the surface",
        fr: "Les basketteurs en fauteuil ont testé le revêtement",
      },
    },
    {
      illustration: "river-clean-up",
      caption: {
        nl: "Vrijwilligers maken de beek langs het pad schoon",
        en: "Volunteers clear the brook beside the path",
        fr: "Des bénévoles nettoient le ruisseau le long du sentier",
      },
    },
  ],
  "repetitiekot-voor-jong-talent": [
    {
      illustration: "repair-cafe",
      caption: {
        nl: "Versterkers herstellen ze zelf",
        en: "They repair their amplifiers themselves",
        fr: "Ils réparent eux-mêmes leurs amplis",
      },
    },
    {
      illustration: "language-cafe",
      caption: {
        nl: "Teksten schrijven ze samen aan tafel",
        en: "They write their lyrics together at the table",
        fr: "Ils écrivent leurs textes ensemble, à table",
      },
    },
  ],
};
