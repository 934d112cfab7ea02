import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects of Dutch organisations about care for the sick, the old and those who look after them. */
export const dutchCareProjects = [
  {
    key: "een-logeerkamer-dicht-bij-het-ziekenhuis",
    organisation: "het-zwaluwnest",
    theme: "care",
    illustration: "hospital-clown",
    use: "archive",
    tier: 2,
    title: {
      nl: "Een logeerkamer dicht bij het ziekenhuis",
      en: "A spare room close to the hospital",
      fr: "Une chambre d’amis tout près de l’hôpital",
    },
    summary: {
      nl: "Twee extra kamers voor ouders van wie het kind ver van huis in het ziekenhuis ligt.",
      en: "Two extra rooms for parents whose child is in hospital far from home.",
      fr: "Deux chambres de plus pour les parents dont l’enfant est hospitalisé loin de la maison.",
    },
    description: {
      nl: prose`
        Wie in Drenthe woont en een te vroeg geboren baby heeft, rijdt al snel honderd kilometer naar de afdeling in
        Zwolle. Elke dag, heen en terug. Het Zwaluwnest heeft vijf logeerkamers op zeven minuten wandelen van het
        ziekenhuis, en 61 gezinnen op de wachtlijst.

        Vrijwilligers bouwden de zolder al om. Met de steun komen er twee kamers met een eigen badkamer, en een keuken
        waar je ook om drie uur ’s nachts een boterham kunt smeren.
      `,
      en: prose`
        Parents in Drenthe whose baby comes too early soon drive a hundred kilometres to the ward in Zwolle. Every
        day, there and back. Het Zwaluwnest has five rooms, seven minutes’ walk from the hospital, and 61 families on
        its waiting list.

        Volunteers have already converted the attic. The donation adds two rooms with their own bathroom, and a
        kitchen where you can make a sandwich at three in the morning.
      `,
      fr: prose`
        Quand on habite en Drenthe et que bébé arrive trop tôt, il faut vite faire cent kilomètres jusqu’au service de
        Zwolle. Chaque jour, aller et retour. Het Zwaluwnest dispose de cinq chambres à sept minutes à pied de
        l’hôpital, et de 61 familles sur sa liste d’attente.

        Des bénévoles ont déjà transformé le grenier. Le soutien permet d’y ajouter deux chambres avec salle de bain
        et une cuisine où l’on peut se faire une tartine à trois heures du matin.
      `,
    },
    impact: {
      nl: "2 kamers erbij, samen 620 nachten per jaar, voor ongeveer 75 gezinnen.",
      en: "2 extra rooms, 620 nights a year in all, for about 75 families.",
      fr: "2 chambres supplémentaires, soit 620 nuitées par an pour environ 75 familles.",
    },
    quote: {
      nl: "Ik sliep er zelf drie weken. Het is geen hotel, het is een huis, en dat is wat je dan nodig hebt.",
      en: prose`
        I slept there for three weeks myself. It does not feel like a hotel. It feels like home, and that is what you
        need.
      `,
      fr: "J’y ai dormi trois semaines. Ce n’est pas un hôtel, c’est une maison, et c’est de cela qu’on a besoin.",
    },
    proposer: { status: "employed", branch: "gent", department: "finance", firstname: null },
    cost: 15_600,
    asked: 8000,
  },
  {
    key: "varen-zonder-drempel",
    organisation: "buurtboot",
    theme: "care",
    illustration: "river-clean-up",
    use: "archive",
    tier: 2,
    selectedByFund: true,
    title: {
      nl: "Varen zonder drempel",
      en: "Boating without barriers",
      fr: "Naviguer sans obstacle",
    },
    summary: {
      nl: "Een elektrische sloep met een vlakke laadklep vaart met rolstoelgebruikers door de Utrechtse grachten.",
      en: "An electric boat with a flat ramp takes wheelchair users along the canals of Utrecht.",
      fr: "Un bateau électrique à rampe plate emmène des personnes en fauteuil roulant sur les canaux d’Utrecht.",
    },
    description: {
      nl: prose`
        Vanaf het water ziet de stad er anders uit. Alleen raak je met een rolstoel zelden aan boord. De Buurtboot
        bouwde een oude werfboot om tot een stille elektrische sloep met plaats voor vier rolstoelen en zes
        begeleiders.

        De steun betaalt de laadklep, de batterij en de opleiding van acht vrijwillige schippers. Een tocht duurt een
        uur en kost niets; verzorgingshuizen en scholen reserveren een maand vooraf.
      `,
      en: prose`
        A city looks different from the water, but with a wheelchair you rarely get on board. De Buurtboot has turned
        an old workboat into a quiet electric vessel with room for four wheelchairs and six companions.

        The donation pays for the ramp, the battery and the training of eight volunteer skippers. A trip takes an hour
        and is free; care homes and schools book a month ahead.
      `,
      fr: prose`
        Vue de l’eau, la ville change de visage. Encore faut-il pouvoir monter à bord en fauteuil roulant. De
        Buurtboot a transformé un ancien bateau de chantier en une chaloupe électrique silencieuse, avec quatre places
        pour fauteuils et six pour les accompagnants.

        Le soutien finance la rampe, la batterie et la formation de huit skippers bénévoles. La balade dure une heure
        et ne coûte rien ; maisons de repos et écoles réservent un mois à l’avance.
      `,
    },
    impact: {
      nl: "160 tochten per seizoen voor 640 rolstoelgebruikers, met 8 opgeleide schippers.",
      en: "160 trips a season for 640 wheelchair users, with 8 trained skippers.",
      fr: "160 balades par saison pour 640 personnes en fauteuil roulant, avec 8 skippers formés.",
    },
    quote: null,
    proposer: { status: "retired", branch: "retired", department: null, firstname: "Wim" },
    cost: 13_200,
    asked: 7400,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 160 tochten, gevaren werden er 148: de sluis lag twee weken stil. Er gingen 702
          rolstoelgebruikers mee en er staan nu 11 schippers op de lijst.
        `,
        en: prose`
          The promise was 160 trips; 148 sailed, because the lock was closed for two weeks. 702 wheelchair users came
          along and 11 skippers are now on the list.
        `,
        fr: prose`
          160 balades étaient promises, 148 ont eu lieu : l’écluse est restée fermée deux semaines. 702 personnes en
          fauteuil ont embarqué et 11 skippers figurent désormais sur la liste.
        `,
      },
    },
  },
] satisfies DemoProject[];
