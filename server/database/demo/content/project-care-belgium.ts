import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects of Belgian organisations about care for the sick, the old and those who look after them. */
export const belgianCareProjects = [
  {
    key: "lachen-op-kamer-12",
    organisation: "circus-pleister",
    theme: "care",
    illustration: "hospital-clown",
    use: "ballot",
    title: {
      nl: "Lachen op kamer 12",
      en: "Laughter in room 12",
      fr: "Rire à la chambre 12",
    },
    summary: {
      nl: "Twee clowns gaan elke week langs op de kinderafdeling van drie ziekenhuizen.",
      en: "Two clowns visit the children’s ward of three hospitals every week.",
      fr: "Deux clowns passent chaque semaine au service de pédiatrie de trois hôpitaux.",
    },
    description: {
      nl: prose`
        Een kind dat een week in het ziekenhuis ligt, ziet vooral witte jassen. Circus Pleister stuurt twee clowns
        langs die eerst kloppen en pas binnenkomen als het kind knikt. Een kwartier lang is de patiënt de baas en
        maakt de clown de fouten.

        De clowns zijn opgeleid om met zieke kinderen te werken en overleggen vooraf met de verpleging. Met de steun
        betalen we een jaar lang bezoeken in Gent, Kortrijk en Leuven, en de opleiding van twee nieuwe clowns.
      `,
      en: prose`
        A child who spends a week in hospital mostly sees white coats. Circus Pleister sends two clowns who knock
        first and only come in when the child nods. For a quarter of an hour the patient is in charge and the clown
        makes all the mistakes.

        The clowns are trained to work with sick children and talk to the nurses before every round. The donation pays
        for a year of visits in Ghent, Kortrijk and Leuven, and for the training of two new clowns.
      `,
      fr: prose`
        Un enfant hospitalisé toute une semaine voit surtout des blouses blanches. Circus Pleister envoie deux clowns
        qui frappent à la porte et n’entrent que si l’enfant fait oui de la tête. Pendant un quart d’heure, c’est le
        patient qui commande et le clown qui se trompe.

        Les clowns sont formés au travail avec des enfants malades et se concertent avec les infirmières avant chaque
        tournée. Le soutien couvre un an de visites à Gand, Courtrai et Louvain, ainsi que la formation de deux
        nouveaux clowns.
      `,
    },
    impact: {
      nl: "144 bezoeken per jaar in 3 ziekenhuizen, goed voor zo’n 2.600 kinderen en 2 nieuwe clowns in opleiding.",
      en: "144 visits a year in 3 hospitals, reaching some 2,600 children, and 2 new clowns in training.",
      fr: "144 visites par an dans 3 hôpitaux, environ 2 600 enfants rencontrés et 2 nouveaux clowns en formation.",
    },
    quote: {
      nl: prose`
        Mijn zoon lag er elf dagen. Van de operatie vertelt hij weinig, van de clown met de te kleine ukelele alles.
      `,
      en: prose`
        My son was there for eleven days. He says little about the operation, and everything about the clown with the
        tiny ukulele.
      `,
      fr: prose`
        Mon fils y est resté onze jours. De l’opération, il parle peu ; du clown au minuscule ukulélé, il raconte
        tout.
      `,
    },
    proposer: { status: "employed", branch: "gent", department: "human_resources", firstname: "Inge" },
    cost: 14_400,
    asked: 9000,
  },
  {
    key: "koffie-op-dinsdag",
    organisation: "buurtstoel",
    theme: "care",
    illustration: "elderly-visits",
    use: "archive",
    tier: 1,
    result2022: { votes: 271, committeeScore: 84, amount: 7500 },
    title: {
      nl: "Koffie op dinsdag",
      en: "Coffee on Tuesdays",
      fr: "Un café le mardi",
    },
    summary: {
      nl: "Vrijwilligers drinken om de twee weken koffie bij ouderen die weinig bezoek krijgen.",
      en: "Every other week, volunteers have coffee with older neighbours who get few visitors.",
      fr: "Tous les quinze jours, des bénévoles prennent le café chez des aînés qui reçoivent peu de visites.",
    },
    description: {
      nl: prose`
        Buurtstoel begon met één stoel op de stoep van een weduwe in Wevelgem. Nu brengt een ploeg van 34
        vrijwilligers koffie, een krant en een uur tijd bij wie de deur niet meer zo makkelijk uit geraakt. Altijd
        dezelfde vrijwilliger bij dezelfde buur, want een band groeit traag.

        De donatie betaalt een tweedehands bestelwagentje met lift, de verzekering van de vrijwilligers en een
        halfjaarlijks feest waarop iedereen elkaar ontmoet.
      `,
      en: prose`
        Buurtstoel started with a single chair on a widow’s doorstep in Wevelgem. Today 34 volunteers bring coffee, a
        newspaper and an hour of their time to people who no longer get out much. It is always the same volunteer with
        the same neighbour, because a bond takes time.

        The donation pays for a second-hand van with a lift, insurance for the volunteers and a party twice a year
        where everyone meets.
      `,
      fr: prose`
        Buurtstoel a commencé avec une seule chaise, sur le trottoir d’une veuve de Wevelgem. Aujourd’hui, 34
        bénévoles apportent du café, un journal et une heure de leur temps à celles et ceux qui ne sortent plus guère.
        Toujours le même bénévole chez le même voisin : un lien se tisse lentement.

        Le don finance une camionnette d’occasion avec élévateur, l’assurance des bénévoles et, deux fois par an, une
        fête où tout le monde se retrouve.
      `,
    },
    impact: {
      nl: "58 ouderen krijgen samen 1.500 bezoeken per jaar van 34 vrijwilligers.",
      en: "58 older people receive 1,500 visits a year between them from 34 volunteers.",
      fr: "58 aînés reçoivent ensemble 1 500 visites par an, grâce à 34 bénévoles.",
    },
    quote: {
      nl: "Mijn schoonmoeder zet sinds vorig jaar op dinsdag het goede servies klaar. Meer hoef ik niet te weten.",
      en: "Since last year my mother-in-law lays out the good china on Tuesdays. That tells me all I need to know.",
      fr: "Depuis un an, ma belle-mère sort le beau service le mardi. Je n’ai pas besoin d’en savoir plus.",
    },
    proposer: { status: "family", branch: "wevelgem", department: "customer_department", firstname: null },
    cost: 10_800,
    asked: 7500,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 1.500 bezoeken bij 58 ouderen. Het werden er 1.624 bij 63 ouderen, met 41 vrijwilligers. Het
          bestelwagentje reed 9.800 km en bracht de feesttafel twee keer vol.
        `,
        en: prose`
          The plan was 1,500 visits to 58 people. It became 1,624 visits to 63 people, by 41 volunteers. The van drove
          9,800 km and filled the party table twice.
        `,
        fr: prose`
          1 500 visites chez 58 aînés étaient promises. Il y en a eu 1 624 chez 63 aînés, avec 41 bénévoles. La
          camionnette a parcouru 9 800 km et a rempli deux fois la table de fête.
        `,
      },
    },
  },
  {
    key: "snoezeltuin-voor-bewoners-met-dementie",
    organisation: "de-wilgentuin",
    theme: "care",
    illustration: "sensory-room",
    use: "archive",
    tier: 1,
    title: {
      nl: "Snoezeltuin voor bewoners met dementie",
      en: "A sensory garden for residents with dementia",
      fr: "Un jardin sensoriel pour des résidents atteints de démence",
    },
    summary: {
      nl: "Een veilige tuin om te ruiken, te voelen en te dwalen, met een pad dat altijd weer thuiskomt.",
      en: "A safe garden to smell, touch and wander in, with a path that always leads home.",
      fr: "Un jardin sûr où sentir, toucher et flâner, avec un sentier qui ramène toujours à la maison.",
    },
    description: {
      nl: prose`
        Wie dementie heeft, wandelt graag en verdwaalt snel. In de snoezeltuin van De Wilgentuin maakt het pad een
        lus: je komt altijd weer uit bij de terrasdeur. Onderweg staan munt, lavendel en tomaten op heuphoogte, een
        waterbak om in te roeren en een bank om de twintig meter.

        Bewoners, familie en negen collega’s van de site in Zwevegem leggen de tuin samen aan in vier werkdagen. De
        steun gaat naar het verharde pad, de hoge bakken en de beplanting.
      `,
      en: prose`
        People with dementia like to walk and easily lose their way. In this garden the path is a loop: it always ends
        at the terrace door. Along the way there is mint, lavender and tomatoes at hip height, a water basin to stir
        and a bench every twenty metres.

        Residents, families and nine colleagues from the Zwevegem site build the garden together in four working days.
        The donation pays for the paved path, the raised beds and the plants.
      `,
      fr: prose`
        Les personnes atteintes de démence aiment marcher et se perdent vite. Ici, le sentier forme une boucle : il
        ramène toujours à la porte de la terrasse. En chemin, de la menthe, de la lavande et des tomates à hauteur de
        hanche, un bac d’eau à remuer et un banc tous les vingt mètres.

        Résidents, familles et neuf collègues du site de Zwevegem aménagent le jardin ensemble en quatre journées. Le
        soutien finance le sentier, les bacs surélevés et les plantations.
      `,
    },
    impact: {
      nl: "48 bewoners kunnen elke dag zelfstandig buiten, op een lus van 120 m met 14 plantenbakken.",
      en: "48 residents can go outside on their own every day, on a 120 m loop with 14 raised beds.",
      fr: "48 résidents peuvent sortir seuls chaque jour, sur une boucle de 120 m bordée de 14 bacs.",
    },
    quote: {
      nl: "Mijn vader herkent me niet altijd meer. De geur van tomatenblad herkent hij meteen.",
      en: "My father does not always recognise me any more. He recognises the smell of tomato leaves at once.",
      fr: "Mon père ne me reconnaît plus toujours. L’odeur des feuilles de tomate, il la reconnaît tout de suite.",
    },
    proposer: { status: "employed", branch: "zwevegem", department: "supply_chain", firstname: null },
    cost: 9400,
    asked: 6200,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd: een lus van 120 m en 14 bakken, klaar tegen mei. Geleverd: 135 m en 16 bakken, drie weken later
          door de regen. Gemiddeld gaan nu 31 van de 48 bewoners dagelijks naar buiten; vroeger waren dat er 9.
        `,
        en: prose`
          Promised: a 120 m loop and 14 beds by May. Delivered: 135 m and 16 beds, three weeks late because of rain.
          On average 31 of the 48 residents now go out every day; it used to be 9.
        `,
        fr: prose`
          Promis : une boucle de 120 m et 14 bacs pour mai. Réalisé : 135 m et 16 bacs, avec trois semaines de retard
          à cause de la pluie. En moyenne, 31 résidents sur 48 sortent désormais chaque jour, contre 9 auparavant.
        `,
      },
    },
  },
  {
    key: "een-vrije-zaterdag-voor-mantelzorgers",
    organisation: "de-wilgentuin",
    theme: "care",
    illustration: "elderly-visits",
    use: "archive",
    tier: 2,
    title: {
      nl: "Een vrije zaterdag voor mantelzorgers",
      en: "A Saturday off for family carers",
      fr: "Un samedi libre pour les aidants proches",
    },
    summary: {
      nl: "Eén zaterdag per maand zorgt De Wilgentuin voor je partner of ouder, en heb jij de handen vrij.",
      en: "One Saturday a month De Wilgentuin looks after your partner or parent, and you have the day to yourself.",
      fr: "Un samedi par mois, De Wilgentuin s’occupe de votre conjoint ou de votre parent ; la journée est à vous.",
    },
    description: {
      nl: prose`
        Een mantelzorger is zelden ziek, want dat gaat niet. Van de veertig gezinnen die we bevroegen, had de helft al
        meer dan een jaar geen vrije dag gehad. De Wilgentuin opent daarom elke eerste zaterdag de deuren, met een
        verpleegkundige, zes vrijwilligers en een warm middagmaal.

        Brengen kan vanaf negen uur, ophalen tot zeven uur. Wie geen vervoer heeft, wordt opgehaald. Wat je met je
        vrije dag doet, vraagt niemand.
      `,
      en: prose`
        Family carers are seldom ill, because they cannot be. Of the forty families we asked, half had not had a day
        off in more than a year. So De Wilgentuin opens its doors every first Saturday, with a nurse, six volunteers
        and a hot lunch.

        You can come from nine in the morning until seven in the evening. Those without transport are collected.
        Nobody asks what you do with your day.
      `,
      fr: prose`
        Un aidant proche est rarement malade : il n’en a pas le loisir. Sur les quarante familles interrogées, la
        moitié n’avait pas eu un jour de congé depuis plus d’un an. De Wilgentuin ouvre donc ses portes chaque premier
        samedi du mois, avec une infirmière, six bénévoles et un repas chaud.

        L’accueil va de neuf heures à dix-neuf heures. Pas de voiture ? On vient chercher votre proche. Personne ne
        vous demande ce que vous faites de votre journée.
      `,
    },
    impact: {
      nl: "12 zaterdagen per jaar, telkens 15 plaatsen: samen 1.800 vrije uren voor 40 gezinnen.",
      en: "12 Saturdays a year with 15 places each: 1,800 free hours for 40 families.",
      fr: "12 samedis par an, 15 places à chaque fois : 1 800 heures libres pour 40 familles.",
    },
    quote: null,
    proposer: { status: "employed", branch: "wevelgem", department: "human_resources", firstname: null },
    cost: 7900,
    asked: 4800,
  },
  {
    key: "wandelen-met-wie-rouwt",
    organisation: "stichting-lindeplein",
    theme: "care",
    illustration: "language-cafe",
    use: "archive",
    tier: 3,
    title: {
      nl: "Wandelen met wie rouwt",
    },
    summary: {
      nl: "Elke tweede zondag stapt een groep van twaalf samen het bos in, zonder programma en met soep achteraf.",
    },
    description: {
      nl: prose`
        Praten over verlies gaat makkelijker als je naast elkaar loopt. Stichting Lindeplein organiseert wandelingen
        van vijf kilometer rond Leuven voor wie een partner, kind of ouder verloor. Twee begeleiders stappen mee: de
        ene voorop, de andere achteraan, zodat niemand alleen valt.

        De steun gaat naar de opleiding van zes vrijwillige begeleiders, een verzekering en een kleine bus voor wie
        niet zelf tot aan het bos geraakt.
      `,
    },
    impact: {
      nl: "24 wandelingen per jaar met telkens 12 plaatsen, begeleid door 6 opgeleide vrijwilligers.",
    },
    quote: {
      nl: "De eerste keer zei ik vijf kilometer lang niets. Dat mocht.",
    },
    proposer: { status: "employed", branch: "rotselaar", department: "finance", firstname: "An" },
    cost: 4200,
    asked: 2600,
  },
  {
    key: "woensdag-ponydag",
    organisation: "la-ferme-du-petit-matin",
    theme: "care",
    illustration: "nature-trail",
    use: "archive",
    tier: 3,
    title: {
      nl: "Woensdag ponydag",
      fr: "Le mercredi, c’est poney",
    },
    summary: {
      nl: "Kinderen met autisme verzorgen op woensdagmiddag een pony, op hun eigen tempo.",
      fr: "Le mercredi après-midi, des enfants autistes s’occupent d’un poney, chacun à son rythme.",
    },
    description: {
      nl: prose`
        Een pony stelt geen vragen en vindt stilte prima. Op de boerderij in Waver borstelt, voedert en leidt elk kind
        een half uur lang hetzelfde dier, met een vaste begeleider. Ondertussen drinken de ouders koffie in de schuur,
        met elkaar of alleen.

        De steun betaalt een overdekte piste, zodat de woensdag ook in november doorgaat, en aangepaste zadels voor
        wie weinig evenwicht heeft.
      `,
      fr: prose`
        Un poney ne pose pas de questions et le silence lui convient. À la ferme, à Wavre, chaque enfant brosse,
        nourrit et mène le même animal pendant une demi-heure, avec un accompagnateur attitré. Pendant ce temps, les
        parents prennent un café dans la grange, ensemble ou au calme.

        Le soutien finance une piste couverte, pour que le mercredi ait lieu même en novembre, et des selles adaptées
        aux enfants qui manquent d’équilibre.
      `,
    },
    impact: {
      nl: "28 kinderen, 36 woensdagen, 5 pony’s en 10 vrijwilligers.",
      fr: "28 enfants, 36 mercredis, 5 poneys et 10 bénévoles.",
    },
    quote: {
      nl: "Mijn dochter spreekt nauwelijks. Tegen Biscuit fluistert ze een half uur aan een stuk.",
      fr: "Ma fille ne parle presque pas. À l’oreille de Biscuit, elle chuchote une demi-heure d’affilée.",
    },
    proposer: { status: "employed", branch: "brussel", department: "marketing", firstname: "Nathalie" },
    cost: 9600,
    asked: 6400,
  },
] satisfies DemoProject[];
