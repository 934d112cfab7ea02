import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects of Belgian organisations about children and young people. */
export const belgianYouthProjects = [
  {
    key: "een-volle-maag-leert-beter",
    organisation: "ontbijtklas",
    theme: "youth",
    illustration: "school-breakfast",
    use: "ballot",
    title: {
      nl: "Een volle maag leert beter",
      en: "A full stomach learns better",
      fr: "Un ventre plein apprend mieux",
    },
    summary: {
      nl: "Een gratis ontbijt voor 140 leerlingen in drie basisscholen, vier dagen per week.",
      en: "A free breakfast for 140 pupils in three primary schools, four days a week.",
      fr: "Un petit-déjeuner gratuit pour 140 élèves de trois écoles primaires, quatre jours par semaine.",
    },
    description: {
      nl: prose`
        Een op de acht leerlingen in Zwevegem komt zonder ontbijt naar school. Soms door geldgebrek, vaker omdat de
        ouders al om vijf uur aan de band staan. Ontbijtklas dekt om kwart voor acht de tafel in de refter: brood,
        fruit, havermout en een glas sojadrink of melk.

        Iedereen is welkom, dus niemand hoeft uit te leggen waarom. Met de steun kopen we drie koelkasten, servies
        voor 140 kinderen en een jaar lang vers fruit. Elf ouders en vier leerkrachten zorgen voor de rest.
      `,
      en: prose`
        One in eight pupils in Zwevegem comes to school without breakfast. Sometimes for lack of money, more often
        because their parents start work on the line at five. Ontbijtklas lays the table at a quarter to eight: bread,
        fruit, porridge and a glass of soya drink or milk.

        Everyone is welcome, so nobody has to explain why. The donation buys three fridges, tableware for 140 children
        and a year of fresh fruit. Eleven parents and four teachers do the rest.
      `,
      fr: prose`
        À Zwevegem, un élève sur huit arrive à l’école sans avoir déjeuné. Parfois faute d’argent, plus souvent parce
        que les parents prennent leur poste à cinq heures. À huit heures moins le quart, Ontbijtklas dresse la table :
        du pain, des fruits, du porridge et un verre de boisson au soja ou de lait.

        Tout le monde est bienvenu, donc personne ne doit s’expliquer. Le soutien paie trois frigos, de la vaisselle
        pour 140 enfants et un an de fruits frais. Onze parents et quatre enseignants font le reste.
      `,
    },
    impact: {
      nl: "140 leerlingen, 4 ochtenden per week, samen zo’n 20.000 ontbijten per schooljaar.",
      en: "140 pupils, 4 mornings a week: some 20,000 breakfasts each school year.",
      fr: "140 élèves, 4 matins par semaine : quelque 20 000 petits-déjeuners par année scolaire.",
    },
    quote: {
      nl: "Ik sta zelf in de vroege. Ik weet wat het is om om vijf uur te vertrekken terwijl de kinderen nog slapen.",
      en: "I work the early shift myself. I know what it is to leave at five while the children are still asleep.",
      fr: "Je fais moi-même la pause du matin. Partir à cinq heures pendant que les enfants dorment, je connais.",
    },
    proposer: { status: "employed", branch: "zwevegem", department: "supply_chain", firstname: null },
    cost: 11_200,
    asked: 7500,
  },
  {
    key: "repetitiekot-voor-jong-talent",
    organisation: "klankkast-jeugd",
    theme: "youth",
    illustration: "youth-music",
    use: "ballot",
    title: {
      nl: "Repetitiekot voor jong talent",
      en: "A rehearsal room for young talent",
      fr: "Un local de répétition pour jeunes talents",
    },
    summary: {
      nl: "Een geluiddichte ruimte met instrumenten, voor wie er thuis geen plaats voor heeft.",
      en: "A soundproof room with instruments for those who have no place for them at home.",
      fr: "Une pièce insonorisée avec des instruments, pour celles et ceux qui n’ont pas la place chez eux.",
    },
    description: {
      nl: prose`
        In een appartement van zestig vierkante meter past geen drumstel, en de buren zouden het ook niet waarderen.
        Klankkast Jeugd maakt van een leegstaande garage in Brussel een repetitiekot dat zeven dagen op zeven open is,
        met een drumstel, twee versterkers, een piano en een opnametafel.

        Wie tussen 12 en 21 is, reserveert een uur met een leerlingenkaart. Oudere muzikanten helpen de jongere op
        weg. De steun gaat naar de isolatie en de instrumenten; de stad zorgt voor het gebouw.
      `,
      en: prose`
        A flat of sixty square metres has no room for drums, and the neighbours would not thank you for them.
        Klankkast Jeugd is turning an empty garage in Brussels into a rehearsal room that is open seven days a week,
        with a drum kit, two amplifiers, a piano and a recording desk.

        Anyone aged 12 to 21 books an hour with a student card. Older players help younger ones. The donation pays for
        soundproofing and instruments; the city provides the building.
      `,
      fr: prose`
        Dans un appartement de soixante mètres carrés, une batterie ne rentre pas, et les voisins s’en passent
        volontiers. À Bruxelles, Klankkast Jeugd transforme un garage vide en local de répétition ouvert sept jours
        sur sept, avec une batterie, deux amplis, un piano et une table d’enregistrement.

        De 12 à 21 ans, on réserve une heure avec sa carte d’étudiant. Les plus âgés guident les plus jeunes. Le
        soutien finance l’isolation et les instruments ; la ville fournit le bâtiment.
      `,
    },
    impact: {
      nl: "70 uren per week open, plaats voor 220 jongeren en 6 gratis concerten per jaar.",
      en: "Open 70 hours a week, with room for 220 young musicians and 6 free concerts a year.",
      fr: "70 heures d’ouverture par semaine, 220 jeunes accueillis et 6 concerts gratuits par an.",
    },
    quote: {
      nl: "Ik oefende als kind op een emmer. Het klonk als een emmer.",
      en: "As a child I practised on a bucket. It sounded like a bucket.",
      fr: "Enfant, je m’exerçais sur un seau. Ça sonnait comme un seau.",
    },
    proposer: {
      status: "employed",
      branch: "brussel",
      department: "growth_strategy_transformation",
      firstname: "Youssef",
    },
    cost: 12_600,
    asked: 8000,
  },
  {
    key: "tablets-en-begeleiding-voor-40-kinderen",
    organisation: "huiswerkclub-kompas",
    theme: "youth",
    illustration: "coding-club",
    use: "archive",
    tier: 2,
    title: {
      nl: "Tablets en begeleiding voor 40 kinderen",
      en: "Tablets and homework help for 40 children",
      fr: "Des tablettes et un coup de main pour 40 enfants",
    },
    summary: {
      nl: "Huiswerkclub Kompas koopt twintig tablets en zoekt bij elk kind een vaste begeleider.",
      en: "The Kompas homework club buys twenty tablets and finds a regular helper for every child.",
      fr: "Le club de devoirs Kompas achète vingt tablettes et trouve un accompagnateur attitré pour chaque enfant.",
    },
    description: {
      nl: prose`
        Steeds meer huiswerk staat online, maar niet elk kind heeft thuis een scherm, een rustige tafel of iemand die
        kan helpen. Kompas is een groep ouders en gepensioneerde leerkrachten die op maandag en donderdag het
        parochiehuis van Wevelgem openzet.

        Twintig tablets zijn genoeg voor veertig kinderen, want de helft komt op maandag en de helft op donderdag. De
        steun betaalt ook hoezen, een kast met laders en vier vormingsavonden voor de begeleiders.
      `,
      en: prose`
        More and more homework is online, but not every child has a screen, a quiet table or someone who can help.
        Kompas is a group of parents and retired teachers who open the parish hall in Wevelgem on Mondays and
        Thursdays.

        Twenty tablets serve forty children, because half come on Monday and half on Thursday. The donation also pays
        for covers, a charging cabinet and four training evenings for the helpers.
      `,
      fr: prose`
        De plus en plus de devoirs se font en ligne, mais tous les enfants n’ont pas un écran, une table au calme ou
        quelqu’un pour les aider. Kompas réunit des parents et des enseignants retraités qui ouvrent la maison
        paroissiale de Wevelgem le lundi et le jeudi.

        Vingt tablettes suffisent pour quarante enfants : une moitié vient le lundi, l’autre le jeudi. Le soutien
        couvre aussi les housses, une armoire de recharge et quatre soirées de formation.
      `,
    },
    impact: {
      nl: "40 kinderen, 2 namiddagen per week, 20 tablets en 16 vrijwillige begeleiders.",
      en: "40 children, 2 afternoons a week, 20 tablets and 16 volunteer helpers.",
      fr: "40 enfants, 2 après-midi par semaine, 20 tablettes et 16 accompagnateurs bénévoles.",
    },
    quote: null,
    proposer: { status: "employed", branch: "wevelgem", department: "supply_chain", firstname: "Lotte" },
    cost: 3600,
    asked: 2400,
  },
  {
    key: "speelgoed-op-de-bakfiets",
    organisation: "speelotheek-de-tol",
    theme: "youth",
    illustration: "bike-workshop",
    use: "archive",
    tier: 3,
    title: {
      nl: "Speelgoed op de bakfiets",
    },
    summary: {
      nl: "De speelotheek van Aalst komt met een bakfiets vol speelgoed naar wijken waar geen winkel of bib meer is.",
    },
    description: {
      nl: prose`
        Speelgoed lenen is goedkoper dan kopen en je kast blijft leeg. Maar wie geen auto heeft, raakt niet vlot met
        een loopfiets onder de arm tot bij De Tol. Dus komt De Tol naar jou: elke woensdag en zaterdag rijdt een
        bakfiets met tachtig stuks speelgoed naar vier pleinen in Aalst.

        Een gezin leent drie dingen voor drie weken. Wat stukgaat, wordt hersteld door een ploeg van vijf
        gepensioneerde technici, onder wie twee oud-collega’s.
      `,
    },
    impact: {
      nl: "4 pleinen, 80 stuks speelgoed onderweg en 130 gezinnen die elke maand iets lenen.",
    },
    quote: {
      nl: "De kinderen kiezen. De grootvaders herstellen. De ouders drinken intussen koffie.",
    },
    proposer: { status: "employed", branch: "gent", department: "marketing", firstname: null },
    cost: 3900,
    asked: 2500,
  },
  {
    key: "een-week-op-kamp-ook-met-een-klein-budget",
    organisation: "de-speelvogel",
    theme: "youth",
    illustration: "football-club",
    use: "archive",
    tier: 2,
    selectedByFund: true,
    title: {
      nl: "Een week op kamp, ook met een klein budget",
      en: "A week at camp, on any budget",
      fr: "Une semaine au camp, même avec un petit budget",
    },
    summary: {
      nl: "Tachtig kinderen uit Limburg gaan een week op kamp voor 25 euro, rugzak en slaapzak inbegrepen.",
      en: "Eighty children from Limburg go to camp for a week for 25 euros, rucksack and sleeping bag included.",
      fr: prose`
        Quatre-vingts enfants du Limbourg partent une semaine au camp pour 25 euros, sac à dos et sac de couchage
        compris.
      `,
    },
    description: {
      nl: prose`
        Een kamp van een week kost al gauw 180 euro, en dan heb je nog geen slaapzak. De Speelvogel in Hasselt vraagt
        25 euro aan wie het nodig heeft en leent het materiaal uit. Niemand op het kamp weet wie welk bedrag betaalde.

        De steun vult het verschil aan voor tachtig kinderen en betaalt dertig complete rugzakken die elke zomer
        opnieuw meegaan.
      `,
      en: prose`
        A week at camp easily costs 180 euros, and then you still have no sleeping bag. De Speelvogel in Hasselt asks
        25 euros of those who need it and lends the gear. Nobody at camp knows who paid what.

        The donation makes up the difference for eighty children and pays for thirty complete rucksacks that go along
        again every summer.
      `,
      fr: prose`
        Une semaine de camp coûte vite 180 euros, sans compter le sac de couchage. De Speelvogel, à Hasselt, demande
        25 euros à qui en a besoin et prête le matériel. Au camp, personne ne sait qui a payé quoi.

        Le soutien couvre la différence pour quatre-vingts enfants et paie trente sacs à dos complets, qui repartent
        chaque été.
      `,
    },
    impact: {
      nl: "80 kinderen, 4 kampen, 30 uitleenpakketten en 22 vrijwillige begeleiders.",
      en: "80 children, 4 camps, 30 sets of gear to lend and 22 volunteer leaders.",
      fr: "80 enfants, 4 camps, 30 kits à prêter et 22 moniteurs bénévoles.",
    },
    quote: null,
    proposer: { status: "employed", branch: "brussel", department: "human_resources", firstname: "Fatima" },
    cost: 11_800,
    asked: 7000,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 80 plaatsen, het werden er 84. Alle 30 rugzakken kwamen terug, één met een levende kikker. Zes
          kinderen van het eerste jaar volgen nu zelf de cursus voor animator.
        `,
        en: prose`
          The promise was 80 places; it became 84. All 30 rucksacks came back, one with a live frog. Six children of
          the first year are now training as leaders themselves.
        `,
        fr: prose`
          80 places étaient promises, il y en a eu 84. Les 30 sacs à dos sont tous revenus, dont un avec une
          grenouille vivante. Six enfants de la première année suivent à présent la formation d’animateur.
        `,
      },
    },
  },
] satisfies DemoProject[];
