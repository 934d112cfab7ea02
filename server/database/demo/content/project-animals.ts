import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects about animals and the people who look after them. */
export const animalsProjects = [
  {
    key: "een-warm-nest-voor-bange-honden",
    organisation: "dierenhof-de-vlakte",
    theme: "animals",
    illustration: "animal-shelter",
    use: "ballot",
    title: {
      nl: "Een warm nest voor bange honden",
      en: "A warm nest for anxious dogs",
      fr: "Un nid chaud pour des chiens craintifs",
    },
    summary: {
      nl: "Vier rustige kennels waar angstige dieren opnieuw leren vertrouwen.",
      en: "Four quiet kennels where frightened animals learn to trust people again.",
      fr: "Quatre boxes au calme où des animaux apeurés réapprennent à faire confiance.",
    },
    description: {
      nl: prose`
        In een gewoon asiel blaft er altijd wel een. Voor een hond die slecht behandeld werd, is dat lawaai net te
        veel: hij kruipt weg en niemand kiest hem. Dierenhof De Vlakte bouwt achter de boomgaard vier kennels met
        dikke wanden, vloerverwarming en een eigen grasveldje.

        Elke hond krijgt twee vaste vrijwilligers die eerst gewoon komen zitten, met een boek. Pas als de hond zelf
        dichterbij komt, begint de training. De steun betaalt de bouw; het dierenhof draagt het voer en de dierenarts.
      `,
      en: prose`
        In an ordinary shelter some dog is always barking. For a dog that has been badly treated the noise is too
        much: it hides, and nobody chooses it. Behind the orchard Dierenhof De Vlakte is building four kennels with
        thick walls, heated floors and a patch of grass each.

        Every dog gets two regular volunteers who at first just come and sit, with a book. Training only starts when
        the dog comes closer by itself. The donation pays for the building; the shelter covers food and the vet.
      `,
      fr: prose`
        Dans un refuge ordinaire, il y a toujours un chien qui aboie. Pour un animal maltraité, ce bruit est de trop :
        il se cache, et personne ne le choisit. Derrière le verger, Dierenhof De Vlakte construit quatre boxes aux
        murs épais, avec chauffage au sol et un carré d’herbe.

        Chaque chien a deux bénévoles attitrés qui viennent d’abord simplement s’asseoir, avec un livre. L’éducation
        ne commence que lorsque le chien s’approche de lui-même. Le soutien paie la construction ; le refuge prend en
        charge la nourriture et le vétérinaire.
      `,
    },
    impact: {
      nl: "4 kennels, ongeveer 30 honden per jaar en een wachttijd op een nieuw thuis van 3 in plaats van 9 maanden.",
      en: "4 kennels, about 30 dogs a year and a wait of 3 months instead of 9 for a new home.",
      fr: "4 boxes, une trentaine de chiens par an et 3 mois d’attente au lieu de 9 avant une nouvelle famille.",
    },
    quote: {
      nl: "Ik las hem een halve roman voor. Op bladzijde 112 legde hij zijn kop op mijn schoen.",
      en: "I read him half a novel. On page 112 he put his head on my shoe.",
      fr: "Je lui ai lu la moitié d’un roman. À la page 112, il a posé la tête sur ma chaussure.",
    },
    proposer: { status: "employed", branch: "wevelgem", department: "other", firstname: "Sofie" },
    cost: 7100,
    asked: 4800,
  },
  {
    key: "therapiehonden-in-het-rusthuis",
    organisation: "hart-voor-poten",
    theme: "animals",
    illustration: "animal-shelter",
    use: "archive",
    tier: 1,
    title: {
      nl: "Therapiehonden in het rusthuis",
      en: "Therapy dogs in the care home",
      fr: "Des chiens de thérapie à la maison de repos",
    },
    summary: {
      nl: "Acht opgeleide honden gaan met hun baasje elke week op bezoek in vijf rusthuizen.",
      en: "Eight trained dogs and their owners visit five care homes every week.",
      fr: "Huit chiens formés rendent visite chaque semaine, avec leur maître, à cinq maisons de repos.",
    },
    description: {
      nl: prose`
        Sommige bewoners zeggen de hele week weinig. Als de hond binnenkomt, vertellen ze over de hond die ze vroeger
        hadden. Hart voor Poten leidt honden en baasjes uit de streek van Rotselaar op: zes zaterdagen, een test en
        een controle door de dierenarts.

        De steun betaalt de opleiding van acht nieuwe duo’s, hun verzekering en de verplaatsingen. Het rusthuis
        betaalt niets.
      `,
      en: prose`
        Some residents say little all week. When the dog comes in, they talk about the dog they used to have. Hart
        voor Poten trains dogs and owners from around Rotselaar: six Saturdays, a test and a check by the vet.

        The donation pays for the training of eight new pairs, their insurance and their travel. The care home pays
        nothing.
      `,
      fr: prose`
        Certains résidents parlent à peine de la semaine. Quand le chien entre, ils racontent celui qu’ils avaient
        autrefois. Hart voor Poten forme des chiens et leurs maîtres dans la région de Rotselaar : six samedis, un
        test et un contrôle vétérinaire.

        Le soutien paie la formation de huit nouveaux duos, leur assurance et leurs déplacements. La maison de repos
        ne paie rien.
      `,
    },
    impact: {
      nl: "8 duo’s, 5 rusthuizen, 400 bezoeken per jaar bij zo’n 250 bewoners.",
      en: "8 pairs, 5 care homes, 400 visits a year to some 250 residents.",
      fr: "8 duos, 5 maisons de repos, 400 visites par an auprès de quelque 250 résidents.",
    },
    quote: {
      nl: "Mijn Labrador heeft meer vrienden boven de tachtig dan ik onder de vijftig.",
      en: "My Labrador has more friends over eighty than I have under fifty.",
      fr: "Mon labrador a plus d’amis de plus de quatre-vingts ans que moi de moins de cinquante.",
    },
    proposer: { status: "employed", branch: "rotselaar", department: "supply_chain", firstname: "Peggy" },
    cost: 4300,
    asked: 3100,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd: 8 duo’s en 400 bezoeken. Geleverd: 7 duo’s, want één hond bleek te veel van koekjes te houden, en
          431 bezoeken. Twee rusthuizen kwamen erbij, dat maakt er zeven.
        `,
        en: prose`
          Promised: 8 pairs and 400 visits. Delivered: 7 pairs, as one dog proved too fond of biscuits, and 431
          visits. Two more care homes joined, which makes seven.
        `,
        fr: prose`
          Promis : 8 duos et 400 visites. Réalisé : 7 duos, car un chien aimait décidément trop les biscuits, et 431
          visites. Deux maisons de repos se sont ajoutées, ce qui en fait sept.
        `,
      },
    },
  },
  {
    key: "een-ziekenboeg-voor-egels",
    organisation: "egelopvang-de-stekel",
    theme: "animals",
    illustration: "animal-shelter",
    use: "archive",
    tier: 2,
    title: {
      nl: "Een ziekenboeg voor egels",
      en: "A sick bay for hedgehogs",
      fr: "Une infirmerie pour hérissons",
    },
    summary: {
      nl: "Twaalf verwarmde hokken waar zieke egels apart zitten tot ze weer de tuin in kunnen.",
      en: "Twelve heated pens where sick hedgehogs stay apart until they can go back to the garden.",
      fr: "Douze boxes chauffés où les hérissons malades restent à l’écart avant de retrouver le jardin.",
    },
    description: {
      nl: prose`
        In de herfst brengen mensen uit heel Drenthe magere egels binnen bij De Stekel in Assen. Zieke en gezonde
        dieren zitten nu in dezelfde ruimte en steken elkaar aan. Een aparte ziekenboeg houdt dat tegen.

        De steun betaalt hokken, warmtematten en een tweedehands microscoop. Vrijwilligers bouwen, een dierenarts
        leidt hen op en scholen komen op dinsdag kijken hoe je een tuin egelvriendelijk maakt.
      `,
      en: prose`
        In autumn people from all over Drenthe bring thin hedgehogs to De Stekel in Assen. Sick and healthy animals
        now share one room and infect each other. A separate sick bay puts an end to that.

        The donation pays for pens, heat mats and a second-hand microscope. Volunteers build, a vet trains them, and
        schools visit on Tuesdays to see how to make a garden safe for hedgehogs.
      `,
      fr: prose`
        À l’automne, de toute la Drenthe, on apporte des hérissons amaigris au centre De Stekel, à Assen. Malades et
        bien portants partagent la même pièce et se contaminent. Une infirmerie séparée y met fin.

        Le soutien paie des boxes, des tapis chauffants et un microscope d’occasion. Les bénévoles construisent, une
        vétérinaire les forme et le mardi, des écoles viennent voir comment accueillir les hérissons au jardin.
      `,
    },
    impact: {
      nl: "12 hokken, 320 egels per jaar en naar verwachting 75 % die terug kan, tegenover 58 % nu.",
      en: "12 pens, 320 hedgehogs a year and an expected 75% released, up from 58% today.",
      fr: "12 boxes, 320 hérissons par an et 75 % de remises en liberté attendues, contre 58 % aujourd’hui.",
    },
    quote: null,
    proposer: { status: "retired", branch: "retired", department: null, firstname: null },
    cost: 5600,
    asked: 3600,
  },
  {
    key: "schone-veren-aan-de-kust",
    organisation: "vogelasiel-de-kluut",
    theme: "animals",
    illustration: "animal-shelter",
    use: "archive",
    tier: 2,
    selectedByFund: true,
    title: {
      nl: "Schone veren aan de kust",
      en: "Clean feathers on the coast",
      fr: "Des plumes propres sur la côte",
    },
    summary: {
      nl: "Een wasstraat en een droogkamer voor zeevogels die besmeurd aanspoelen in Oostende.",
      en: "A washing line and a drying room for seabirds that wash up soiled in Ostend.",
      fr: "Une station de lavage et une salle de séchage pour les oiseaux de mer échoués, souillés, à Ostende.",
    },
    description: {
      nl: prose`
        Een zeekoet met olie op de veren overleeft buiten geen twee dagen. Wassen duurt een uur en vraagt vier handen,
        warm water en veel geduld. Vogelasiel De Kluut deed dat tot nu toe in een garage met een badkuip.

        Met de steun komt er een wasstraat met drie bekkens, een droogkamer en een zwembak om te testen of de veren
        weer water afstoten. Twintig vrijwilligers krijgen een opleiding, zodat er ook bij een grote stranding genoeg
        handen zijn.
      `,
      en: prose`
        A guillemot with oil on its feathers does not survive two days outdoors. Washing takes an hour, four hands,
        warm water and a lot of patience. Until now De Kluut bird shelter did it in a garage with a bathtub.

        The donation pays for a washing line with three basins, a drying room and a pool to test whether the feathers
        repel water again. Twenty volunteers are trained, so there are enough hands when many birds wash up at once.
      `,
      fr: prose`
        Un guillemot mazouté ne survit pas deux jours dehors. Le laver prend une heure, quatre mains, de l’eau chaude
        et beaucoup de patience. Jusqu’ici, le centre De Kluut le faisait dans un garage, avec une baignoire.

        Le soutien finance une station à trois bassins, une salle de séchage et un bac de nage pour vérifier si les
        plumes sont de nouveau étanches. Vingt bénévoles sont formés, pour qu’il y ait assez de mains lors d’un
        échouage important.
      `,
    },
    impact: {
      nl: "3 wasbekkens, plaats voor 60 vogels tegelijk en 20 opgeleide vrijwilligers.",
      en: "3 basins, room for 60 birds at a time and 20 trained volunteers.",
      fr: "3 bassins, 60 oiseaux accueillis à la fois et 20 bénévoles formés.",
    },
    quote: null,
    proposer: { status: "employed", branch: "wevelgem", department: "finance", firstname: null },
    cost: 9300,
    asked: 5900,
    outcome: {
      followUp: {
        nl: prose`
          De wasstraat was klaar in oktober, een maand voor de eerste storm. In het eerste jaar werden 212 vogels
          gewassen en konden er 149 terug naar zee. Beloofd waren 20 opgeleide vrijwilligers, het zijn er 23.
        `,
        en: prose`
          The washing line was ready in October, a month before the first storm. In its first year 212 birds were
          washed and 149 returned to sea. The promise was 20 trained volunteers; there are 23.
        `,
        fr: prose`
          La station était prête en octobre, un mois avant la première tempête. La première année, 212 oiseaux ont été
          lavés et 149 ont regagné la mer. 20 bénévoles formés étaient promis, ils sont 23.
        `,
      },
    },
  },
] satisfies DemoProject[];
