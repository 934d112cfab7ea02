import type { Delivery } from "#domain/project.ts";

/** The promises and results of projects of the demo, by key; the figures are the same as in the story. */
export const deliveries: Record<string, Delivery[]> = {
  "therapiehonden-in-het-rusthuis": [
    {
      promised: { nl: "8 opgeleide duo’s", en: "8 trained pairs", fr: "8 duos formés" },
      delivered: {
        nl: "7 duo’s: één hond hield te veel van koekjes",
        en: "7 pairs: one dog was too fond of biscuits",
        fr: "7 duos : un chien aimait trop les biscuits",
      },
      isMet: false,
    },
    {
      promised: { nl: "400 bezoeken per jaar", en: "400 visits a year", fr: "400 visites par an" },
      delivered: { nl: "431 bezoeken", en: "431 visits", fr: "431 visites" },
      isMet: true,
    },
    {
      promised: { nl: "5 rusthuizen", en: "5 care homes", fr: "5 maisons de repos" },
      delivered: { nl: "7 rusthuizen", en: "7 care homes", fr: "7 maisons de repos" },
      isMet: true,
    },
  ],
  "schone-veren-aan-de-kust": [
    {
      promised: {
        nl: "3 wasbekkens, klaar voor de stormen",
        en: "3 basins, ready before the storms",
        fr: "3 bassins, prêts avant les tempêtes",
      },
      delivered: {
        nl: "Klaar in oktober, een maand voor de eerste storm",
        en: "Ready in October, a month before the first storm",
        fr: "Prêts en octobre, un mois avant la première tempête",
      },
      isMet: true,
    },
    {
      promised: { nl: "20 opgeleide vrijwilligers", en: "20 trained volunteers", fr: "20 bénévoles formés" },
      delivered: { nl: "23 vrijwilligers", en: "23 volunteers", fr: "23 bénévoles" },
      isMet: true,
    },
    {
      promised: {
        nl: "Plaats voor 60 vogels tegelijk",
        en: "Room for 60 birds at a time",
        fr: "60 oiseaux accueillis à la fois",
      },
      delivered: {
        nl: "212 vogels gewassen, 149 terug naar zee",
        en: "212 birds washed, 149 back at sea",
        fr: "212 oiseaux lavés, 149 rendus à la mer",
      },
      isMet: true,
    },
  ],
  "koffie-op-dinsdag": [
    {
      promised: { nl: "1.500 bezoeken per jaar", en: "1,500 visits a year", fr: "1 500 visites par an" },
      delivered: { nl: "1.624 bezoeken", en: "1,624 visits", fr: "1 624 visites" },
      isMet: true,
    },
    {
      promised: { nl: "58 ouderen", en: "58 older people", fr: "58 aînés" },
      delivered: { nl: "63 ouderen", en: "63 older people", fr: "63 aînés" },
      isMet: true,
    },
    {
      promised: { nl: "34 vrijwilligers", en: "34 volunteers", fr: "34 bénévoles" },
      delivered: { nl: "41 vrijwilligers", en: "41 volunteers", fr: "41 bénévoles" },
      isMet: true,
    },
  ],
  "snoezeltuin-voor-bewoners-met-dementie": [
    {
      promised: { nl: "Een lus van 120 m", en: "A loop of 120 m", fr: "Une boucle de 120 m" },
      delivered: { nl: "135 m", en: "135 m", fr: "135 m" },
      isMet: true,
    },
    {
      promised: { nl: "14 plantenbakken", en: "14 raised beds", fr: "14 bacs" },
      delivered: { nl: "16 plantenbakken", en: "16 raised beds", fr: "16 bacs" },
      isMet: true,
    },
    {
      promised: { nl: "Klaar tegen mei", en: "Ready by May", fr: "Prêt pour mai" },
      delivered: {
        nl: "Drie weken later, door de regen",
        en: "Three weeks late, because of the rain",
        fr: "Trois semaines de retard, à cause de la pluie",
      },
      isMet: false,
    },
    {
      promised: {
        nl: "48 bewoners elke dag buiten",
        en: "48 residents outside every day",
        fr: "48 résidents dehors chaque jour",
      },
      delivered: { nl: "Gemiddeld 31, vroeger 9", en: "31 on average, 9 before", fr: "31 en moyenne, 9 auparavant" },
      isMet: false,
    },
  ],
  "varen-zonder-drempel": [
    {
      promised: { nl: "160 tochten per seizoen", en: "160 trips a season", fr: "160 balades par saison" },
      delivered: {
        nl: "148 tochten: de sluis lag twee weken stil",
        en: "148 trips: the lock was closed for two weeks",
        fr: "148 balades : l’écluse est restée fermée deux semaines",
      },
      isMet: false,
    },
    {
      promised: { nl: "640 rolstoelgebruikers", en: "640 wheelchair users", fr: "640 personnes en fauteuil" },
      delivered: { nl: "702 rolstoelgebruikers", en: "702 wheelchair users", fr: "702 personnes en fauteuil" },
      isMet: true,
    },
    {
      promised: { nl: "8 opgeleide schippers", en: "8 trained skippers", fr: "8 skippers formés" },
      delivered: { nl: "11 schippers", en: "11 skippers", fr: "11 skippers" },
      isMet: true,
    },
  ],
  "rolstoelpodium-en-geluidslus": [
    {
      promised: {
        nl: "Een podiumlift tegen het najaar",
        en: "A stage lift by autumn",
        fr: "Un élévateur pour l’automne",
      },
      delivered: {
        nl: "In september, 400 euro onder het budget",
        en: "In September, 400 euros under budget",
        fr: "En septembre, 400 euros sous le budget",
      },
      isMet: true,
    },
    {
      promised: {
        nl: "220 plaatsen met geluidslus",
        en: "220 seats with a hearing loop",
        fr: "220 places avec boucle auditive",
      },
      delivered: {
        nl: "220 plaatsen; 38 bezoekers vroegen ernaar",
        en: "220 seats; 38 visitors asked for it",
        fr: "220 places ; 38 visiteurs l’ont demandée",
      },
      isMet: true,
    },
    {
      promised: {
        nl: "65 toegankelijke concerten per jaar",
        en: "65 accessible concerts a year",
        fr: "65 concerts accessibles par an",
      },
      delivered: {
        nl: "71 groepen, 9 met een muzikant in een rolstoel",
        en: "71 bands, 9 with a musician in a wheelchair",
        fr: "71 groupes, dont 9 avec un musicien en fauteuil",
      },
      isMet: true,
    },
  ],
  "voorlezen-aan-het-bed": [
    {
      promised: { nl: "30 nieuwe voorlezers", en: "30 new readers", fr: "30 nouveaux lecteurs" },
      delivered: {
        nl: "33 opgeleid, 29 lezen nog elke week",
        en: "33 trained, 29 still read every week",
        fr: "33 formés, 29 lisent encore chaque semaine",
      },
      isMet: false,
    },
    {
      promised: { nl: "5.000 voorleesmomenten per jaar", en: "5,000 readings a year", fr: "5 000 lectures par an" },
      delivered: { nl: "5.340 voorleesmomenten", en: "5,340 readings", fr: "5 340 lectures" },
      isMet: true,
    },
  ],
  "koelcel-voor-voedseloverschotten": [
    {
      promised: { nl: "180 maaltijden per week", en: "180 meals a week", fr: "180 repas par semaine" },
      delivered: {
        nl: "Gemiddeld 196, in december 240",
        en: "196 on average, 240 in December",
        fr: "196 en moyenne, 240 en décembre",
      },
      isMet: true,
    },
    {
      promised: {
        nl: "9 t eten per jaar gered",
        en: "9 t of food saved a year",
        fr: "9 t de nourriture sauvées par an",
      },
      delivered: { nl: "10,2 t", en: "10.2 t", fr: "10,2 t" },
      isMet: true,
    },
    {
      promised: {
        nl: "30 vrijwilligers in de keuken",
        en: "30 volunteers in the kitchen",
        fr: "30 bénévoles en cuisine",
      },
      delivered: { nl: "27 vrijwilligers", en: "27 volunteers", fr: "27 bénévoles" },
      isMet: false,
    },
  ],
  "brood-van-gisteren-werk-voor-morgen": [
    {
      promised: {
        nl: "6 opleidingsplaatsen per jaar",
        en: "6 training places a year",
        fr: "6 places de formation par an",
      },
      delivered: {
        nl: "7 gestart, 5 met een contract bij een bakker",
        en: "7 started, 5 have a contract with a baker",
        fr: "7 ont commencé, 5 ont un contrat chez un boulanger",
      },
      isMet: true,
    },
    {
      promised: {
        nl: "90 kg brood per dag gered",
        en: "90 kg of bread saved a day",
        fr: "90 kg de pain sauvés par jour",
      },
      delivered: {
        nl: "27 t in een jaar, of 90 kg per werkdag",
        en: "27 t in a year, or 90 kg per working day",
        fr: "27 t en un an, soit 90 kg par jour ouvrable",
      },
      isMet: true,
    },
    {
      promised: {
        nl: "40.000 pakjes crackers per jaar",
        en: "40,000 packets of crackers a year",
        fr: "40 000 paquets de crackers par an",
      },
      delivered: {
        nl: "36.500 pakjes; de verkoop dekt 80 % van de kosten",
        en: "36,500 packets; sales cover 80% of the costs",
        fr: "36 500 paquets ; les ventes couvrent 80 % des coûts",
      },
      isMet: false,
    },
  ],
  "het-herstelcafe-op-wielen": [
    {
      promised: { nl: "40 zondagen", en: "40 Sundays", fr: "40 dimanches" },
      delivered: {
        nl: "37 zondagen: drie vielen in het water",
        en: "37 Sundays: three were rained off",
        fr: "37 dimanches : trois sont tombés à l’eau",
      },
      isMet: false,
    },
    {
      promised: { nl: "1.400 herstellingen per jaar", en: "1,400 repairs a year", fr: "1 400 réparations par an" },
      delivered: {
        nl: "1.510 toestellen op de werkbank, 1.087 werkend naar huis",
        en: "1,510 things on the workbench, 1,087 went home working",
        fr: "1 510 objets sur l’établi, 1 087 repartis en état de marche",
      },
      isMet: false,
    },
    {
      promised: { nl: "24 vrijwillige herstellers", en: "24 volunteer repairers", fr: "24 réparateurs bénévoles" },
      delivered: {
        nl: "31: zeven bezoekers herstellen nu zelf mee",
        en: "31: seven visitors are now repairers themselves",
        fr: "31 : sept visiteurs sont devenus réparateurs",
      },
      isMet: true,
    },
  ],
  "naaiatelier-en-werk-voor-24-vrouwen": [
    {
      promised: { nl: "24 cursisten", en: "24 trainees", fr: "24 participantes" },
      delivered: { nl: "24 cursisten", en: "24 trainees", fr: "24 participantes" },
      isMet: true,
    },
    {
      promised: { nl: "24 stageplaatsen", en: "24 internships", fr: "24 places de stage" },
      delivered: { nl: "21 stages", en: "21 internships", fr: "21 stages" },
      isMet: false,
    },
    {
      promised: { nl: "Werk na de opleiding", en: "A job after the course", fr: "Un emploi après la formation" },
      delivered: {
        nl: "13 contracten binnen zes maanden",
        en: "13 contracts within six months",
        fr: "13 contrats en six mois",
      },
      isMet: true,
    },
  ],
  "leren-lezen-ook-op-je-vijftigste": [
    {
      promised: { nl: "50 cursisten per jaar", en: "50 learners a year", fr: "50 participants par an" },
      delivered: { nl: "46 maakten het jaar af", en: "46 completed the year", fr: "46 ont terminé l’année" },
      isMet: false,
    },
    {
      promised: { nl: "10 nieuwe lesgevers", en: "10 new teachers", fr: "10 nouveaux formateurs" },
      delivered: { nl: "12 lesgevers", en: "12 teachers", fr: "12 formateurs" },
      isMet: true,
    },
  ],
  "een-samentuin-op-het-oude-fabrieksplein": [
    {
      promised: { nl: "40 bakken", en: "40 raised beds", fr: "40 bacs" },
      delivered: {
        nl: "40 bakken, twee op rolstoelhoogte",
        en: "40 beds, two at wheelchair height",
        fr: "40 bacs, dont deux à hauteur de fauteuil",
      },
      isMet: true,
    },
    {
      promised: { nl: "50 gezinnen met een sleutel", en: "50 families with a key", fr: "50 familles avec une clé" },
      delivered: { nl: "63 gezinnen", en: "63 families", fr: "63 familles" },
      isMet: true,
    },
    {
      promised: {
        nl: "Een derde van de oogst voor de voedselbank",
        en: "A third of the harvest for the food bank",
        fr: "Un tiers de la récolte pour la banque alimentaire",
      },
      delivered: { nl: "630 kg van de 1,9 t", en: "630 kg of 1.9 t", fr: "630 kg sur 1,9 t" },
      isMet: true,
    },
  ],
  "rolstoelbasket-voor-starters": [
    {
      promised: { nl: "45 nieuwe spelers", en: "45 new players", fr: "45 nouveaux joueurs" },
      delivered: {
        nl: "52 spelers, negen in competitie",
        en: "52 players, nine in a league",
        fr: "52 joueurs, dont neuf en compétition",
      },
      isMet: true,
    },
    {
      promised: { nl: "8 rolstoelen", en: "8 wheelchairs", fr: "8 fauteuils" },
      delivered: {
        nl: "8 rolstoelen, 310 keer uitgeleend",
        en: "8 wheelchairs, lent out 310 times",
        fr: "8 fauteuils, prêtés 310 fois",
      },
      isMet: true,
    },
    {
      promised: { nl: "40 trainingen per jaar", en: "40 sessions a year", fr: "40 entraînements par an" },
      delivered: {
        nl: "38: de zaal was twee keer bezet",
        en: "38: the hall was taken twice",
        fr: "38 : la salle était occupée deux fois",
      },
      isMet: false,
    },
  ],
  "aangepaste-fietsen-voor-kinderen-die-moeilijk-stappen": [
    {
      promised: { nl: "10 aangepaste fietsen", en: "10 adapted bicycles", fr: "10 vélos adaptés" },
      delivered: {
        nl: "11 fietsen, dankzij een korting",
        en: "11 bicycles, thanks to a discount",
        fr: "11 vélos, grâce à une remise",
      },
      isMet: true,
    },
    {
      promised: { nl: "30 kinderen in drie jaar", en: "30 children in three years", fr: "30 enfants en trois ans" },
      delivered: { nl: "14 kinderen na één jaar", en: "14 children after one year", fr: "14 enfants après un an" },
      isMet: false,
    },
    {
      promised: {
        nl: "12 ritten per jaar langs de Maas",
        en: "12 rides a year along the Meuse",
        fr: "12 balades par an le long de la Meuse",
      },
      delivered: {
        nl: "12 ritten, met gemiddeld 35 fietsers",
        en: "12 rides, with 35 cyclists on average",
        fr: "12 balades, avec 35 cyclistes en moyenne",
      },
      isMet: true,
    },
  ],
  "met-de-rolstoel-tot-in-zee": [
    {
      promised: { nl: "900 uitleenbeurten", en: "900 loans", fr: "900 prêts" },
      delivered: { nl: "764: de zomer was nat", en: "764: the summer was wet", fr: "764 : l’été a été pluvieux" },
      isMet: false,
    },
    {
      promised: { nl: "6 strandrolstoelen", en: "6 beach wheelchairs", fr: "6 fauteuils de plage" },
      delivered: { nl: "Alle zes rijden nog", en: "All six are still rolling", fr: "Les six roulent toujours" },
      isMet: true,
    },
    {
      promised: { nl: "3 stranden", en: "3 beaches", fr: "3 plages" },
      delivered: {
        nl: "4 stranden: een vierde kocht er zelf twee",
        en: "4 beaches: a fourth bought two of its own",
        fr: "4 plages : une quatrième en a acheté deux",
      },
      isMet: true,
    },
  ],
  "een-week-op-kamp-ook-met-een-klein-budget": [
    {
      promised: { nl: "80 kinderen op kamp", en: "80 children at camp", fr: "80 enfants au camp" },
      delivered: { nl: "84 kinderen", en: "84 children", fr: "84 enfants" },
      isMet: true,
    },
    {
      promised: { nl: "30 uitleenpakketten", en: "30 sets of gear to lend", fr: "30 kits à prêter" },
      delivered: {
        nl: "Alle 30 terug, één met een kikker",
        en: "All 30 came back, one with a frog",
        fr: "Les 30 sont revenus, dont un avec une grenouille",
      },
      isMet: true,
    },
  ],
  "zeilweek-voor-jongeren-in-jeugdzorg": [
    {
      promised: {
        nl: "24 jongeren, 6 dagen op het water",
        en: "24 young people, 6 days on the water",
        fr: "24 jeunes, 6 jours sur l’eau",
      },
      delivered: { nl: "26 jongeren", en: "26 young people", fr: "26 jeunes" },
      isMet: true,
    },
    {
      promised: { nl: "1 onderhoudsweekend", en: "1 maintenance weekend", fr: "1 week-end d’entretien" },
      delivered: {
        nl: "19 van hen kwamen terug om te helpen",
        en: "19 of them came back to help",
        fr: "19 d’entre eux sont revenus aider",
      },
      isMet: true,
    },
  ],
  "een-speelplein-zonder-drempels": [
    {
      promised: { nl: "3 nieuwe toestellen", en: "3 new pieces of equipment", fr: "3 nouveaux jeux" },
      delivered: {
        nl: "4: het kurk viel goedkoper uit",
        en: "4: the cork cost less than planned",
        fr: "4 : le liège a coûté moins cher",
      },
      isMet: true,
    },
    {
      promised: { nl: "180 m² vlakke ondergrond", en: "180 m² of level ground", fr: "180 m² de sol plat" },
      delivered: { nl: "180 m²", en: "180 m²", fr: "180 m²" },
      isMet: true,
    },
    {
      promised: { nl: "9.000 speelbeurten per jaar", en: "9,000 visits a year", fr: "9 000 passages par an" },
      delivered: { nl: "10.400", en: "10,400", fr: "10 400" },
      isMet: true,
    },
  ],
};
