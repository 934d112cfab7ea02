import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects of Dutch organisations about belonging: language, work and neighbours. */
export const dutchInclusionProjects = [
  {
    key: "fietslessen-voor-nieuwkomers",
    organisation: "tweede-wiel",
    theme: "inclusion",
    illustration: "bike-workshop",
    use: "archive",
    tier: 2,
    title: {
      nl: "Fietslessen voor nieuwkomers",
      en: "Cycling lessons for newcomers",
      fr: "Cours de vélo pour nouveaux arrivants",
    },
    summary: {
      nl: "In tien lessen van een lege parking naar het drukste kruispunt van Tilburg.",
      en: "Ten lessons, from an empty car park to the busiest crossing in Tilburg.",
      fr: "Dix leçons, d’un parking vide au carrefour le plus fréquenté de Tilburg.",
    },
    description: {
      nl: prose`
        Wie in Nederland niet kan fietsen, komt te laat op school, op het werk en op de koffie. Tweede Wiel leert het
        volwassenen die het nooit konden leren, in groepjes van zes met drie begeleiders. Eerst evenwicht, dan
        bochten, dan borden, dan de rotonde.

        Aan het eind krijgt iedereen een opgeknapte fiets mee, met slot en licht. De steun betaalt banden, sloten,
        fluohesjes en de zaal voor de theorieles.
      `,
      en: prose`
        If you can’t cycle in the Netherlands, you are late for school, for work and for coffee. Tweede Wiel teaches
        adults who never had the chance, in groups of six with three instructors. First balance, then bends, then
        signs, then the roundabout.

        At the end everyone takes home a reconditioned bicycle, with lock and lights. The donation pays for tyres,
        locks, hi-vis vests and the room for theory lessons.
      `,
      fr: prose`
        Aux Pays-Bas, qui ne sait pas rouler à vélo arrive en retard à l’école, au travail et chez les amis. Tweede
        Wiel l’apprend à des adultes qui n’en ont jamais eu l’occasion, par groupes de six avec trois moniteurs.
        D’abord l’équilibre, puis les virages, les panneaux et enfin le rond-point.

        À la fin, chacun repart avec un vélo remis à neuf, cadenas et éclairage compris. Le soutien paie pneus,
        cadenas, gilets fluo et la salle pour la théorie.
      `,
    },
    impact: {
      nl: "60 cursisten per jaar, 100 lessen en 60 opgeknapte fietsen.",
      en: "60 learners a year, 100 lessons and 60 reconditioned bicycles.",
      fr: "60 participants par an, 100 leçons et 60 vélos remis à neuf.",
    },
    quote: {
      nl: "De eerste meter zonder hand aan het zadel: daar kom ik elke zaterdag voor uit bed.",
      en: "That first metre without a hand on the saddle is what gets me out of bed on Saturdays.",
      fr: "Le premier mètre sans main sur la selle : c’est pour lui que je me lève le samedi.",
    },
    proposer: { status: "employed", branch: "rotselaar", department: "other", firstname: "Pieter" },
    cost: 2800,
    asked: 1950,
  },
  {
    key: "een-lange-tafel-in-de-straat",
    organisation: "de-hofkring",
    theme: "inclusion",
    illustration: "language-cafe",
    use: "archive",
    tier: 3,
    title: {
      nl: "Een lange tafel in de straat",
    },
    summary: {
      nl: "Vier keer per jaar zet De Hofkring in Almere één tafel voor honderd buren.",
    },
    description: {
      nl: prose`
        In een wijk waar de helft van de mensen korter dan vijf jaar woont, kent niemand elkaars naam. De Hofkring,
        een groepje van negen buren, zet vier keer per jaar een tafel van zestig meter op straat. Iedereen brengt een
        gerecht mee voor zes personen en een stoel.

        De steun gaat naar schragen, tafelbladen en verlichting die daarna in de berging van de flat blijven staan,
        zodat ook andere straten ze kunnen lenen.
      `,
    },
    impact: {
      nl: "4 tafels per jaar met telkens zo’n 100 buren, en 12 straten die het materiaal mogen lenen.",
    },
    quote: null,
    proposer: { status: "retired", branch: "retired", department: null, firstname: "Ria" },
    cost: 1400,
    asked: 900,
  },
] satisfies DemoProject[];
