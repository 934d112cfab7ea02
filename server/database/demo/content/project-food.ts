import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects about good food, shared. */
export const foodProjects = [
  {
    key: "soep-zonder-verspilling",
    organisation: "keukentafel",
    theme: "food",
    illustration: "food-bank-kitchen",
    use: "ballot",
    title: {
      nl: "Soep zonder verspilling",
      en: "Soup without waste",
      fr: "La soupe sans gaspillage",
    },
    summary: {
      nl: "Elke donderdag maken vrijwilligers van overschotgroenten soep voor 180 gezinnen.",
      en: "Every Thursday a team of volunteers turns surplus vegetables into soup for 180 households.",
      fr: "Chaque jeudi, une équipe de bénévoles transforme des invendus de légumes en soupe pour 180 ménages.",
    },
    description: {
      nl: prose`
        Kromme wortels en te rijpe tomaten zijn prima soep. Op woensdagavond haalt Keukentafel groenten op bij de
        vroegmarkt en drie winkels, op donderdag wordt er gesneden, gekookt en gebabbeld. Wie soep komt halen, snijdt
        vaak de week erop mee.

        Vandaag stopt het bij 110 gezinnen, omdat de ketels te klein zijn. Met de steun koopt Keukentafel twee
        kookketels van 150 liter, een vacuümmachine en herbruikbare bokalen.
      `,
      en: prose`
        Crooked carrots and overripe tomatoes make excellent soup. On Wednesday evening Keukentafel collects
        vegetables from the early market and three shops; on Thursday there is chopping, cooking and talking. People
        who come for soup often come back the next week to chop.

        Today it stops at 110 households, because the pots are too small. The donation buys two 150-litre kettles, a
        vacuum sealer and reusable jars.
      `,
      fr: prose`
        Des carottes tordues et des tomates trop mûres font une excellente soupe. Le mercredi soir, Keukentafel
        récolte les légumes au marché matinal et dans trois magasins ; le jeudi, on coupe, on cuit et on papote. Qui
        vient chercher de la soupe revient souvent éplucher la semaine suivante.

        Aujourd’hui, on s’arrête à 110 ménages, car les marmites sont trop petites. Le soutien paie deux marmites de
        150 litres, une machine sous vide et des bocaux réutilisables.
      `,
    },
    impact: {
      nl: "180 gezinnen per week in plaats van 110, en 14 t groenten per jaar die niet in de container belanden.",
      en: "180 households a week instead of 110, and 14 t of vegetables a year kept out of the bin.",
      fr: "180 ménages par semaine au lieu de 110, et 14 t de légumes par an qui échappent à la poubelle.",
    },
    quote: {
      nl: "We werken hier met voeding. Dan weet je hoeveel er goed is van wat er weggaat.",
      en: "We work with food here. So you know how much of what is thrown away is perfectly good.",
      fr: "Ici, on travaille dans l’alimentation. On sait combien de bonnes choses partent à la poubelle.",
    },
    proposer: { status: "employed", branch: "brussel", department: "customer_department", firstname: "Nadia" },
    cost: 8900,
    asked: 6000,
  },
  {
    key: "koelcel-voor-voedseloverschotten",
    organisation: "buurtkeuken-de-lepel",
    theme: "food",
    illustration: "food-bank-kitchen",
    use: "archive",
    tier: 1,
    title: {
      nl: "Koelcel voor voedseloverschotten: 180 maaltijden per week",
      en: "A cold room for surplus food: 180 meals a week",
      fr: "Une chambre froide pour les surplus : 180 repas par semaine",
    },
    summary: {
      nl: "Met een eigen koelcel kan De Lepel ook op vrijdag aannemen wat pas op maandag gekookt wordt.",
      en: "With its own cold room De Lepel can accept food on Friday that will be cooked on Monday.",
      fr: "Avec sa propre chambre froide, De Lepel peut accepter le vendredi ce qui sera cuisiné le lundi.",
    },
    description: {
      nl: prose`
        Winkels in Gent geven op vrijdagnamiddag het meeste weg, net wanneer de keuken van De Lepel dichtgaat. Zonder
        koeling moet de buurtkeuken nee zeggen tegen zo’n 200 kilo goed eten per week.

        Een koelcel van tien kubieke meter lost dat op. De technische dienst van onze site in Gent keek de offerte na
        en plaatst de cel mee op een zaterdag. De keuken betaalt de elektriciteit zelf, met de zonnepanelen op het
        dak.
      `,
      en: prose`
        Shops in Ghent give away most on Friday afternoon, just when De Lepel’s kitchen closes. Without refrigeration
        the community kitchen has to turn down about 200 kilos of good food a week.

        A ten-cubic-metre cold room solves that. The technical team of our Ghent site checked the quote and will help
        install it on a Saturday. The kitchen covers the electricity itself, with the solar panels on its roof.
      `,
      fr: prose`
        À Gand, c’est le vendredi après-midi que les magasins donnent le plus, juste quand la cuisine de De Lepel
        ferme. Sans froid, la cuisine de quartier doit refuser environ 200 kilos de bonne nourriture par semaine.

        Une chambre froide de dix mètres cubes règle la question. Le service technique de notre site de Gand a vérifié
        le devis et aidera à l’installer un samedi. La cuisine paie elle-même l’électricité, grâce aux panneaux
        solaires du toit.
      `,
    },
    impact: {
      nl: "180 maaltijden per week, 9 t eten per jaar gered en 30 vrijwilligers in de keuken.",
      en: "180 meals a week, 9 t of food saved a year and 30 volunteers in the kitchen.",
      fr: "180 repas par semaine, 9 t de nourriture sauvées par an et 30 bénévoles en cuisine.",
    },
    quote: {
      nl: "Nee zeggen tegen honderd yoghurts omdat de frigo vol is, dat wil je maar één keer doen.",
      en: "Turning down a hundred yoghurts because the fridge is full is something you only want to do once.",
      fr: "Refuser cent yaourts parce que le frigo est plein, on ne veut le faire qu’une fois.",
    },
    proposer: { status: "employed", branch: "gent", department: "supply_chain", firstname: null },
    cost: 6900,
    asked: 4750,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd: 180 maaltijden per week. Geleverd: gemiddeld 196, en in december 240. De cel draait sinds maart
          zonder storing en redde in het eerste jaar 10,2 t eten.
        `,
        en: prose`
          Promised: 180 meals a week. Delivered: 196 on average, and 240 in December. The cold room has run without a
          fault since March and saved 10.2 t of food in its first year.
        `,
        fr: prose`
          Promis : 180 repas par semaine. Réalisé : 196 en moyenne, et 240 en décembre. La chambre froide tourne sans
          panne depuis mars et a sauvé 10,2 t de nourriture la première année.
        `,
      },
    },
  },
  {
    key: "de-warme-wagen-rijdt-ook-op-zondag",
    organisation: "de-warme-wagen",
    theme: "food",
    illustration: "night-shelter",
    use: "archive",
    tier: 2,
    title: {
      nl: "De Warme Wagen rijdt ook op zondag",
      en: "The Warm Wagon now runs on Sundays too",
      fr: "La cantine mobile roule aussi le dimanche",
    },
    summary: {
      nl: "Een rijdende keuken deelt in Rotterdam zes avonden per week warm eten uit; de zondag ontbreekt nog.",
      en: "A mobile kitchen hands out hot meals in Rotterdam six evenings a week; only Sunday is missing.",
      fr: "À Rotterdam, une cuisine mobile sert des repas chauds six soirs par semaine ; il ne manque que le dimanche.",
    },
    description: {
      nl: prose`
        Op zondag zijn de inloophuizen dicht en blijven de winkels leeg. Net dan staat De Warme Wagen stil, omdat het
        busje onderhoud nodig heeft en de ploeg te klein is.

        Met de steun komt er een tweedehands wagen bij en een opleiding voor vijftien nieuwe vrijwilligers. Zo rolt er
        zeven dagen op zeven een keuken door Rotterdam, met soep, stamppot en tijd voor een praatje.
      `,
      en: prose`
        On Sundays the day centres are closed and the streets are quiet. That is just when De Warme Wagen stands
        still, because the van needs servicing and the team is too small.

        The donation adds a second-hand van and training for fifteen new volunteers. That puts a kitchen on the road
        in Rotterdam seven days a week, with soup, stew and time for a chat.
      `,
      fr: prose`
        Le dimanche, les centres de jour sont fermés et les rues sont vides. C’est justement ce jour-là que la cantine
        s’arrête : la camionnette a besoin d’entretien et l’équipe est trop petite.

        Le soutien ajoute un véhicule d’occasion et la formation de quinze nouveaux bénévoles. Une cuisine circule
        ainsi à Rotterdam sept jours sur sept, avec de la soupe, un plat chaud et du temps pour causer.
      `,
    },
    impact: {
      nl: "52 zondagen, 90 maaltijden per keer, 15 nieuwe vrijwilligers.",
      en: "52 Sundays, 90 meals each time, 15 new volunteers.",
      fr: "52 dimanches, 90 repas à chaque fois, 15 nouveaux bénévoles.",
    },
    quote: {
      nl: "Mijn broer rijdt op donderdag. Hij kent iedereen bij naam, en iedereen kent hem.",
      en: "My brother drives on Thursdays. He knows everyone by name, and everyone knows him.",
      fr: "Mon frère conduit le jeudi. Il connaît chacun par son prénom, et chacun le connaît.",
    },
    proposer: { status: "family", branch: "gent", department: "customer_department", firstname: "Anouk" },
    cost: 12_400,
    asked: 7800,
  },
  {
    key: "een-zadenbieb-in-elke-wijk",
    organisation: "het-zaaigoed",
    theme: "food",
    illustration: "community-garden",
    use: "archive",
    tier: 2,
    title: {
      nl: "Een zadenbieb in elke wijk",
      en: "A seed library in every district",
      fr: "Une grainothèque dans chaque quartier",
    },
    summary: {
      nl: "Leen in maart een zakje zaad, oogst in september en breng een handvol terug.",
      en: "Borrow a packet of seed in March, harvest in September and bring a handful back.",
      fr: "Empruntez un sachet de graines en mars, récoltez en septembre et rapportez-en une poignée.",
    },
    description: {
      nl: prose`
        Coöperatie Het Zaaigoed bewaart 140 oude Zeeuwse groenterassen. Die blijven alleen bestaan als iemand ze
        zaait. In zes Zeeuwse bibliotheken komt daarom een ladekast: je neemt er zaad uit zoals je een boek leent.

        Vrijwilligers geven in het voorjaar een zaaidag en in het najaar een les zaad winnen. De steun betaalt de
        kasten, de kiemproeven en een handleiding zonder moeilijke woorden.
      `,
      en: prose`
        Het Zaaigoed, a cooperative, keeps 140 old vegetable varieties from Zeeland. They only survive if someone sows
        them. So six libraries in Zeeland get a chest of drawers: you take out seed the way you borrow a book.

        Volunteers run a sowing day in spring and a lesson in saving seed in autumn. The donation pays for the
        cabinets, germination tests and a guide without difficult words.
      `,
      fr: prose`
        La coopérative Het Zaaigoed conserve 140 anciennes variétés de légumes de Zélande. Elles ne survivent que si
        quelqu’un les sème. Six bibliothèques zélandaises reçoivent donc un meuble à tiroirs : on y prend des graines
        comme on emprunte un livre.

        Des bénévoles organisent une journée de semis au printemps et une leçon de récolte de graines à l’automne. Le
        soutien paie les meubles, les tests de germination et un guide sans mots compliqués.
      `,
    },
    impact: {
      nl: "6 bibliotheken, 140 rassen, 1.200 zakjes zaad in het eerste jaar.",
      en: "6 libraries, 140 varieties, 1,200 packets of seed in the first year.",
      fr: "6 bibliothèques, 140 variétés, 1 200 sachets de graines la première année.",
    },
    quote: null,
    proposer: { status: "retired", branch: "retired", department: null, firstname: null },
    cost: 3800,
    asked: 2300,
  },
  {
    key: "brood-van-gisteren-werk-voor-morgen",
    organisation: "de-broodplank",
    theme: "food",
    illustration: "school-breakfast",
    use: "archive",
    tier: 1,
    title: {
      nl: "Brood van gisteren, werk voor morgen",
      en: "Yesterday’s bread, tomorrow’s jobs",
      fr: "Pain d’hier, emploi de demain",
    },
    summary: {
      nl: "Een sociale bakkerij maakt crackers van onverkocht brood en leidt er zes mensen per jaar mee op.",
      en: "A social bakery turns unsold bread into crackers and trains six people a year while doing so.",
      fr: "Une boulangerie sociale transforme le pain invendu en crackers et forme ainsi six personnes par an.",
    },
    description: {
      nl: prose`
        In Gent gaat elke dag een halve ton brood weg die nog goed is. De Broodplank haalt een deel op bij negen
        bakkers, maalt het en bakt er crackers van met lijnzaad en tijm.

        De oven wordt bediend door mensen die al lang zonder werk zitten. Ze leren in acht maanden het vak en doen
        daarna stage bij een van de negen bakkers. De steun betaalt een maalmachine en een tweede oven, zodat er zes
        in plaats van drie opleidingsplaatsen zijn.
      `,
      en: prose`
        Every day half a ton of good bread is thrown away in Ghent. De Broodplank collects part of it from nine
        bakers, grinds it and bakes crackers with linseed and thyme.

        The oven is run by people who have been out of work for a long time. They learn the trade in eight months and
        then do an internship with one of the nine bakers. The donation pays for a mill and a second oven, which makes
        six training places instead of three.
      `,
      fr: prose`
        À Gand, une demi-tonne de pain encore bon part chaque jour à la poubelle. De Broodplank en récupère une partie
        chez neuf boulangers, la moud et en fait des crackers au lin et au thym.

        Au four, des personnes qui cherchent du travail depuis longtemps. Elles apprennent le métier en huit mois,
        puis font un stage chez l’un des neuf boulangers. Le soutien paie un moulin et un second four : six places de
        formation au lieu de trois.
      `,
    },
    impact: {
      nl: "6 opleidingsplaatsen per jaar, 90 kg brood per dag gered en 40.000 pakjes crackers per jaar.",
      en: "6 training places a year, 90 kg of bread saved a day and 40,000 packets of crackers a year.",
      fr: "6 places de formation par an, 90 kg de pain sauvés par jour et 40 000 paquets de crackers par an.",
    },
    quote: {
      nl: "Ik help er op donderdag met de kostprijsberekening. Ik kom thuis met crackers en goed gezind.",
      en: "On Thursdays I help them work out their costs. I come home with crackers and in a good mood.",
      fr: "Le jeudi, je les aide à calculer leurs coûts. Je rentre avec des crackers et de bonne humeur.",
    },
    proposer: { status: "employed", branch: "gent", department: "growth_strategy_transformation", firstname: null },
    cost: 17_800,
    asked: 11_500,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 6 opleidingsplaatsen; er startten 7 mensen en 5 van hen hebben nu een contract bij een bakker.
          Er werd 27 t brood gered. De verkoop dekt intussen 80 % van de kosten.
        `,
        en: prose`
          The promise was 6 training places; 7 people started and 5 now have a contract with a baker. 27 t of bread
          was saved. Sales now cover 80% of the costs.
        `,
        fr: prose`
          6 places de formation étaient promises ; 7 personnes ont commencé et 5 ont aujourd’hui un contrat chez un
          boulanger. 27 t de pain ont été sauvées. Les ventes couvrent désormais 80 % des coûts.
        `,
      },
    },
  },
  {
    key: "een-markt-waar-je-zelf-kiest",
    organisation: "le-panier-partage",
    theme: "food",
    illustration: "community-garden",
    use: "archive",
    tier: 3,
    title: {
      nl: "Een markt waar je zelf kiest",
      en: "A market where you choose for yourself",
      fr: "Un marché où l’on choisit soi-même",
    },
    summary: {
      nl: "In Luik maakt het vaste voedselpakket plaats voor een kleine markt met punten in plaats van prijzen.",
      en: "In Liège the standard food parcel makes way for a small market with points instead of prices.",
      fr: "À Liège, le colis alimentaire cède la place à un petit marché où l’on paie en points.",
    },
    description: {
      nl: prose`
        Wie een pakket krijgt, krijgt ook de bloemkool die niemand in het gezin lust. Le Panier Partagé richt daarom
        een lokaal in als winkel: rekken, mandjes, een weegschaal en een kassa die met punten werkt. Elk gezin krijgt
        punten volgens het aantal monden en kiest zelf.

        Er gaat minder verloren en er wordt meer gepraat. De steun betaalt de rekken, twee koeltogen en het
        kassasysteem.
      `,
      en: prose`
        If you get a parcel, you also get the cauliflower nobody at home will eat. So Le Panier Partagé is fitting out
        a room as a shop: shelves, baskets, scales and a till that works with points. Each family gets points for the
        number of mouths and makes its own choice.

        Less goes to waste and more gets said. The donation pays for shelves, two refrigerated displays and the till.
      `,
      fr: prose`
        Quand on reçoit un colis, on reçoit aussi le chou-fleur que personne n’aime à la maison. Le Panier Partagé
        aménage donc un local comme un magasin : des rayons, des paniers, une balance et une caisse qui compte en
        points. Chaque famille en reçoit selon le nombre de bouches et choisit elle-même.

        On jette moins et on se parle davantage. Le soutien paie les rayons, deux comptoirs réfrigérés et la caisse.
      `,
    },
    impact: {
      nl: "240 gezinnen per maand, 2 marktdagen per week en een kwart minder verspilling.",
      en: "240 families a month, 2 market days a week and a quarter less waste.",
      fr: "240 familles par mois, 2 jours de marché par semaine et un quart de gaspillage en moins.",
    },
    quote: {
      nl: "Kiezen wat je vanavond kookt: het lijkt weinig, tot je het niet meer kunt.",
      en: "Choosing what to cook tonight seems a small thing, until you no longer can.",
      fr: "Choisir ce qu’on cuisine ce soir, c’est peu de chose, jusqu’au jour où l’on ne peut plus.",
    },
    proposer: { status: "employed", branch: "brussel", department: "supply_chain", firstname: "Olivier" },
    cost: 9100,
    asked: 5800,
  },
] satisfies DemoProject[];
