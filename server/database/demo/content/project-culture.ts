import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects about music, stories and theatre. */
export const cultureProjects = [
  {
    key: "rolstoelpodium-en-geluidslus",
    organisation: "muziekhuis-kwint",
    theme: "culture",
    illustration: "theatre-stage",
    use: "archive",
    tier: 1,
    title: {
      nl: "Rolstoelpodium en geluidslus",
      en: "A wheelchair-friendly stage and a hearing loop",
      fr: "Une scène accessible et une boucle auditive",
    },
    summary: {
      nl: prose`
        Muziekhuis Kwint maakt zijn zaal toegankelijk: niet alleen voor het publiek, ook voor wie op het podium staat.
      `,
      en: "Muziekhuis Kwint opens up its hall: not only to audiences, but to the people on stage as well.",
      fr: "Muziekhuis Kwint rend sa salle accessible : au public, mais aussi à celles et ceux qui montent sur scène.",
    },
    description: {
      nl: prose`
        In de zaal van Kwint in Leuven kan een rolstoel tot op de eerste rij. Verder niet: het podium heeft vijf
        treden. Toch repeteren er drie groepen met muzikanten in een rolstoel, beneden in de gang.

        De steun betaalt een lift naar het podium, bredere coulissen en een geluidslus voor wie een hoorapparaat
        draagt. De vrijwilligers van het muziekhuis leggen zelf de vloer.
      `,
      en: prose`
        In Kwint’s hall in Leuven a wheelchair gets as far as the front row. No further: the stage has five steps. Yet
        three bands with musicians in wheelchairs rehearse there, down in the corridor.

        The donation pays for a lift to the stage, wider wings and a hearing loop for people with hearing aids. The
        volunteers lay the floor themselves.
      `,
      fr: prose`
        À Louvain, dans la salle de Kwint, un fauteuil roulant arrive jusqu’au premier rang. Pas plus loin : la scène
        a cinq marches. Trois groupes comptent pourtant des musiciens en fauteuil ; ils répètent en bas, dans le
        couloir.

        Le soutien paie un élévateur vers la scène, des coulisses plus larges et une boucle auditive pour les
        personnes appareillées. Les bénévoles posent eux-mêmes le plancher.
      `,
    },
    impact: {
      nl: "1 podiumlift, 220 plaatsen met geluidslus en 65 toegankelijke concerten per jaar.",
      en: "1 stage lift, 220 seats with a hearing loop and 65 accessible concerts a year.",
      fr: "1 élévateur, 220 places équipées d’une boucle auditive et 65 concerts accessibles par an.",
    },
    quote: {
      nl: "Onze bassist speelde altijd vanuit de zaal. Nu kijken wij eindelijk naar hem op.",
      en: "Our bass player always played from the floor. Now we finally get to look up at him.",
      fr: "Notre bassiste jouait toujours depuis la salle. Maintenant, c’est nous qui levons les yeux vers lui.",
    },
    proposer: {
      status: "employed",
      branch: "rotselaar",
      department: "growth_strategy_transformation",
      firstname: null,
    },
    cost: 14_200,
    asked: 9800,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd: een lift en een geluidslus tegen het najaar. Geleverd in september, 400 euro onder het budget. In
          het eerste seizoen speelden 71 groepen, 9 met een muzikant in een rolstoel; 38 bezoekers vroegen naar de
          geluidslus.
        `,
        en: prose`
          Promised: a lift and a hearing loop by autumn. Delivered in September, 400 euros under budget. In the first
          season 71 bands played, 9 with a musician in a wheelchair; 38 visitors asked for the hearing loop.
        `,
        fr: prose`
          Promis : un élévateur et une boucle pour l’automne. Livré en septembre, 400 euros sous le budget. La
          première saison, 71 groupes ont joué, dont 9 avec un musicien en fauteuil ; 38 visiteurs ont demandé la
          boucle auditive.
        `,
      },
    },
  },
  {
    key: "een-koor-voor-wie-de-woorden-kwijt-is",
    organisation: "de-stemvork",
    theme: "culture",
    illustration: "choir",
    use: "archive",
    tier: 2,
    title: {
      nl: "Een koor voor wie de woorden kwijt is",
      en: "A choir for people who have lost their words",
      fr: "Une chorale pour ceux qui ont perdu les mots",
    },
    summary: {
      nl: "Na een beroerte lukt spreken soms niet meer en zingen wel: veertig mensen in Nijmegen doen het samen.",
      en: "After a stroke, speech may fail while song still works: forty people in Nijmegen sing together.",
      fr: "Après un AVC, on ne parle parfois plus, mais on chante encore : à Nimègue, ils sont quarante à le faire.",
    },
    description: {
      nl: prose`
        Wie afasie heeft, zoekt de hele dag naar woorden. In een lied komen ze vanzelf mee, omdat zingen een andere
        weg door het hoofd neemt. De Stemvork is een koor voor mensen met afasie en hun partners, met een dirigent die
        ook logopedist is.

        De steun betaalt een jaar lang een tweede repetitie per week, vervoer voor tien leden en een concert in de
        schouwburg.
      `,
      en: prose`
        People with aphasia search for words all day long. In a song the words come along by themselves, because
        singing takes another route through the brain. De Stemvork is a choir for people with aphasia and their
        partners, led by a conductor who is also a speech therapist.

        The donation pays for a second weekly rehearsal for a year, transport for ten members and a concert in the
        theatre.
      `,
      fr: prose`
        Avec une aphasie, on cherche ses mots toute la journée. Dans une chanson, ils viennent tout seuls, car le
        chant emprunte un autre chemin dans le cerveau. De Stemvork réunit des personnes aphasiques et leurs
        partenaires, sous la direction d’un chef qui est aussi logopède.

        Le soutien paie une deuxième répétition par semaine pendant un an, le transport de dix membres et un concert
        au théâtre.
      `,
    },
    impact: {
      nl: "40 zangers, 84 repetities per jaar en 1 concert voor 350 toeschouwers.",
      en: "40 singers, 84 rehearsals a year and 1 concert for an audience of 350.",
      fr: "40 choristes, 84 répétitions par an et 1 concert devant 350 personnes.",
    },
    quote: {
      nl: "Mijn man zegt drie woorden per dag. Op maandag zingt hij er driehonderd.",
      en: "My husband says three words a day. On Mondays he sings three hundred.",
      fr: "Mon mari dit trois mots par jour. Le lundi, il en chante trois cents.",
    },
    proposer: { status: "employed", branch: "gent", department: "human_resources", firstname: null },
    cost: 4900,
    asked: 3100,
  },
  {
    key: "voorlezen-aan-het-bed",
    organisation: "lees-je-mee",
    theme: "culture",
    illustration: "hospital-clown",
    use: "archive",
    tier: 2,
    selectedByFund: true,
    title: {
      nl: "Voorlezen aan het bed",
      en: "Stories at the bedside",
      fr: "Des histoires au chevet",
    },
    summary: {
      nl: "Vrijwilligers lezen voor in ziekenhuizen en hospices in Zuid-Limburg, in het Nederlands, Frans of dialect.",
      en: "Volunteers read aloud in hospitals and hospices in South Limburg, in Dutch, French or dialect.",
      fr: prose`
        Des bénévoles lisent à voix haute à l’hôpital et en soins palliatifs, en néerlandais, en français ou en
        dialecte.
      `,
    },
    description: {
      nl: prose`
        Ziek zijn is vooral wachten. Lees Je Mee stuurt voorlezers met een trolley boeken langs de kamers: sprookjes,
        krantenstukken, detectives die precies een kwartier duren. Wie liever zelf vertelt, krijgt een luisteraar.

        Elke voorlezer volgt vier avonden vorming over stem, stilte en afscheid. De steun betaalt de vorming van
        dertig nieuwe voorlezers en vijf boekentrolleys.
      `,
      en: prose`
        Being ill is mostly waiting. Lees Je Mee sends readers along the wards with a trolley of books: fairy tales,
        newspaper pieces, detective stories that last exactly a quarter of an hour. If you would rather tell a story
        yourself, you get a listener.

        Every reader takes four evenings of training on voice, silence and saying goodbye. The donation pays to train
        thirty new readers and for five book trolleys.
      `,
      fr: prose`
        Être malade, c’est surtout attendre. Lees Je Mee envoie des lecteurs de chambre en chambre avec un chariot de
        livres : contes, articles de journal, enquêtes qui durent un quart d’heure pile. Qui préfère raconter reçoit
        une oreille.

        Chaque lecteur suit quatre soirées de formation sur la voix, le silence et les adieux. Le soutien paie la
        formation de trente nouveaux lecteurs et cinq chariots.
      `,
    },
    impact: {
      nl: "30 nieuwe voorlezers, 7 huizen en zo’n 5.000 voorleesmomenten per jaar.",
      en: "30 new readers, 7 hospitals and hospices and some 5,000 readings a year.",
      fr: "30 nouveaux lecteurs, 7 établissements et environ 5 000 lectures par an.",
    },
    quote: null,
    proposer: { status: "employed", branch: "brussel", department: "customer_department", firstname: null },
    cost: 4400,
    asked: 2800,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 30 voorlezers; 33 volgden de vorming en 29 lezen nog elke week. Samen hielden ze 5.340
          voorleesmomenten, op kerstavond zelfs 46.
        `,
        en: prose`
          The promise was 30 readers; 33 took the training and 29 still read every week. Together they held 5,340
          readings, 46 of them on Christmas Eve.
        `,
        fr: prose`
          30 lecteurs étaient promis ; 33 ont suivi la formation et 29 lisent encore chaque semaine. Ensemble, ils ont
          assuré 5 340 lectures, dont 46 le soir de Noël.
        `,
      },
    },
  },
  {
    key: "toneel-in-de-wasserette",
    organisation: "toneelhuis-de-omweg",
    theme: "culture",
    illustration: "theatre-stage",
    use: "archive",
    tier: 3,
    title: {
      nl: "Toneel in de wasserette",
      en: "Theatre in the launderette",
      fr: "Du théâtre au lavoir",
    },
    summary: {
      nl: "Korte voorstellingen op plaatsen waar mensen toch al zitten te wachten, zonder ticket en zonder dresscode.",
      en: "Short plays in places where people sit waiting anyway, without a ticket or a dress code.",
      fr: "De courtes pièces là où les gens attendent de toute façon, sans ticket et sans tenue de soirée.",
    },
    description: {
      nl: prose`
        Een wasprogramma duurt vijfenveertig minuten en dat is lang genoeg voor een stuk in drie bedrijven. Toneelhuis
        De Omweg speelt in wasserettes, wachtzalen en stationshallen in en rond Kortrijk. De verhalen komen van de
        mensen die er elke week zitten.

        Zes amateurs en twee beroepsacteurs maken samen drie voorstellingen. De steun betaalt de regie, de rechten op
        de muziek en een decor dat in een wasmand past.
      `,
      en: prose`
        A wash cycle lasts forty-five minutes, long enough for a play in three acts. Toneelhuis De Omweg performs in
        launderettes, waiting rooms and station halls in and around Kortrijk. The stories come from the people who sit
        there every week.

        Six amateurs and two professional actors make three plays together. The donation pays for the director, the
        music rights and a set that fits in a laundry basket.
      `,
      fr: prose`
        Un programme de lavage dure quarante-cinq minutes : de quoi jouer trois actes. Toneelhuis De Omweg se produit
        dans les lavoirs, les salles d’attente et les gares de Courtrai et des environs. Les histoires viennent des
        gens qui s’y asseyent chaque semaine.

        Six amateurs et deux comédiens professionnels créent ensemble trois spectacles. Le soutien paie la mise en
        scène, les droits musicaux et un décor qui tient dans un panier à linge.
      `,
    },
    impact: {
      nl: "3 voorstellingen, 36 speelmomenten en zo’n 900 toeschouwers, van wie de helft zelden naar toneel gaat.",
      en: "3 plays, 36 performances and some 900 spectators, half of whom seldom go to the theatre.",
      fr: "3 spectacles, 36 représentations et environ 900 spectateurs, dont la moitié va rarement au théâtre.",
    },
    quote: {
      nl: "De eerste keer applaudisseerde iemand met een natte sok in elke hand.",
      en: "The first time, someone applauded with a wet sock in each hand.",
      fr: "La première fois, quelqu’un a applaudi avec une chaussette mouillée dans chaque main.",
    },
    proposer: { status: "employed", branch: "zwevegem", department: "marketing", firstname: null },
    cost: 6600,
    asked: 4200,
  },
  {
    key: "een-instrument-om-mee-naar-huis-te-nemen",
    organisation: "fanfare-tout-terrain",
    theme: "culture",
    illustration: "youth-music",
    use: "archive",
    tier: 3,
    title: {
      nl: "Een instrument om mee naar huis te nemen",
      fr: "Un instrument à emporter chez soi",
    },
    summary: {
      nl: "De fanfare van Bergen leent vijftig koperblazers en trommels uit aan kinderen uit drie wijkscholen.",
      fr: "La fanfare de Mons prête cinquante cuivres et tambours aux enfants de trois écoles de quartier.",
    },
    description: {
      nl: prose`
        Een trompet leer je niet op school alleen; je moet ze ook thuis kunnen laten kraken. Fanfare Tout Terrain
        verzamelt oude instrumenten, laat ze herstellen en leent ze een heel schooljaar uit. Op woensdag is er
        samenspel op het plein, voor wie al drie noten kent.

        De steun betaalt de herstelling van vijftig instrumenten en een dirigent voor dertig woensdagen.
      `,
      fr: prose`
        La trompette ne s’apprend pas qu’à l’école : il faut aussi pouvoir la faire couiner à la maison. La Fanfare
        Tout Terrain récupère de vieux instruments, les fait réparer et les prête toute l’année scolaire. Le mercredi,
        on joue ensemble sur la place, dès qu’on connaît trois notes.

        Le soutien paie la réparation de cinquante instruments et un chef pour trente mercredis.
      `,
    },
    impact: {
      nl: "50 instrumenten, 3 scholen, 30 repetities en 4 optochten per jaar.",
      fr: "50 instruments, 3 écoles, 30 répétitions et 4 cortèges par an.",
    },
    quote: {
      nl: "Mijn grootvader speelde tuba in de mijn. Nu speelt een meisje van negen op die van hem.",
      fr: "Mon grand-père jouait du tuba à la mine. Aujourd’hui, une fille de neuf ans joue sur le sien.",
    },
    proposer: { status: "employed", branch: "brussel", department: "supply_chain", firstname: "Giuseppe" },
    cost: 8200,
    asked: 5300,
  },
  {
    key: "het-geheugen-van-de-fabriek",
    organisation: "erfgoedkring-de-schoorsteen",
    theme: "culture",
    illustration: "library-on-wheels",
    use: "archive",
    tier: 3,
    title: {
      nl: "Het geheugen van de fabriek",
    },
    summary: {
      nl: "Vijftig mensen die in de streek aan de weefgetouwen stonden, vertellen hun verhaal voor het te laat is.",
    },
    description: {
      nl: prose`
        De weverijen rond Zwevegem zijn weg, de mensen die er werkten nog niet allemaal. Erfgoedkring De Schoorsteen
        neemt vijftig gesprekken op, met foto’s en voorwerpen die de vertellers zelf kiezen. Leerlingen van het zesde
        jaar stellen de vragen.

        De opnames komen op een website en in een luisterbank op het marktplein. De steun betaalt de opnameapparatuur,
        de bank en het uittypen.
      `,
    },
    impact: {
      nl: "50 gesprekken, 60 uur opname, 2 klassen die interviewen en 1 luisterbank.",
    },
    quote: {
      nl: "Ik vertel het graag. Alleen had nog nooit iemand het gevraagd.",
    },
    proposer: { status: "retired", branch: "retired", department: null, firstname: "Georgette" },
    cost: 3500,
    asked: 2200,
  },
] satisfies DemoProject[];
