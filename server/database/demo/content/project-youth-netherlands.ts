import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects of Dutch organisations about children and young people. */
export const dutchYouthProjects = [
  {
    key: "zeilweek-voor-jongeren-in-jeugdzorg",
    organisation: "windkracht-jong",
    theme: "youth",
    illustration: "river-clean-up",
    use: "archive",
    tier: 1,
    title: {
      nl: "Zeilweek voor jongeren in jeugdzorg",
      en: "A sailing week for young people in care",
      fr: "Une semaine de voile pour des jeunes placés",
    },
    summary: {
      nl: "Zes dagen zeilen op het Haringvliet voor jongeren die in een leefgroep wonen.",
      en: "Six days of sailing on the Haringvliet for young people who live in a group home.",
      fr: "Six jours de voile sur le Haringvliet pour des jeunes qui vivent en foyer.",
    },
    description: {
      nl: prose`
        Aan boord heeft iedereen een taak en is er geen dossier. Windkracht Jong uit Breda neemt elke zomer jongeren
        van 13 tot 17 mee op twee platbodems. Ze koken, navigeren en houden wacht, samen met schippers die dat in hun
        vakantie doen.

        De steun betaalt de huur van de tweede boot en een derde begeleider, zodat er ook plaats is voor jongeren die
        meer aandacht vragen. In het najaar komen ze een weekend terug om de schuiten winterklaar te maken.
      `,
      en: prose`
        On board everyone has a job and nobody has a file. Every summer Windkracht Jong from Breda takes young people
        aged 13 to 17 out on two flat-bottomed boats. They cook, navigate and keep watch, together with skippers who
        do this in their holidays.

        The donation pays for the second boat and a third counsellor, so there is room for those who need more
        attention. In autumn they come back for a weekend to lay up the boats for winter.
      `,
      fr: prose`
        À bord, chacun a une tâche et personne n’a de dossier. Chaque été, Windkracht Jong, de Breda, embarque des
        jeunes de 13 à 17 ans sur deux bateaux à fond plat. Ils cuisinent, naviguent et prennent leur quart avec des
        skippers qui y consacrent leurs vacances.

        Le soutien paie la location du deuxième bateau et un troisième éducateur, pour accueillir aussi les jeunes qui
        demandent plus d’attention. À l’automne, ils reviennent un week-end préparer les bateaux pour l’hiver.
      `,
    },
    impact: {
      nl: "24 jongeren, 6 dagen op het water en 1 onderhoudsweekend, met 9 vrijwilligers.",
      en: "24 young people, 6 days on the water and 1 maintenance weekend, with 9 volunteers.",
      fr: "24 jeunes, 6 jours sur l’eau et 1 week-end d’entretien, avec 9 bénévoles.",
    },
    quote: {
      nl: "Op dag één wil niemand het roer. Op dag zes wil niemand het nog afgeven.",
      en: "On day one nobody wants the helm. On day six nobody wants to give it back.",
      fr: "Le premier jour, personne ne veut la barre. Le sixième, personne ne veut la rendre.",
    },
    proposer: { status: "employed", branch: "gent", department: "supply_chain", firstname: null },
    cost: 8000,
    asked: 5500,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 24 plaatsen; er zeilden 26 jongeren mee. Negentien van hen kwamen terug voor het
          onderhoudsweekend en drie zijn nu zelf hulpschipper.
        `,
        en: prose`
          The plan was 24 places; 26 young people sailed. Nineteen of them came back for the maintenance weekend and
          three are now junior skippers.
        `,
        fr: prose`
          24 places étaient prévues ; 26 jeunes ont navigué. Dix-neuf sont revenus pour le week-end d’entretien et
          trois sont aujourd’hui aides-skippers.
        `,
      },
    },
  },
  {
    key: "een-speelplein-zonder-drempels",
    organisation: "speeltuin-de-kantelaar",
    theme: "youth",
    illustration: "library-on-wheels",
    use: "archive",
    tier: 1,
    title: {
      nl: "Een speelplein zonder drempels",
      en: "A playground without barriers",
      fr: "Une plaine de jeux sans obstacle",
    },
    summary: {
      nl: "Een schommel, een draaimolen en een zandtafel waar ook kinderen in een rolstoel aan meespelen.",
      en: "A swing, a roundabout and a sand table that children in wheelchairs can use too.",
      fr: "Une balançoire, un tourniquet et une table à sable où les enfants en fauteuil roulant jouent aussi.",
    },
    description: {
      nl: prose`
        Speeltuin De Kantelaar in Eindhoven bestaat sinds 1954 en draait helemaal op buurtbewoners. Er zijn wippen en
        glijbanen genoeg, maar wie in een rolstoel zit, blijft aan de kant van het zand staan.

        Samen met twaalf kinderen, onder wie vijf rolstoelgebruikers, tekende de vereniging een nieuw hoekje: een
        komschommel, een draaimolen op maaiveldhoogte en een zandtafel waar je onder kunt rijden. De ondergrond wordt
        van kurk, zodat wielen niet vastlopen.
      `,
      en: prose`
        De Kantelaar playground in Eindhoven has been run by its neighbours since 1954. There are plenty of seesaws
        and slides, but children in wheelchairs get stuck at the edge of the sand.

        With twelve children, five of them wheelchair users, the association designed a new corner: a basket swing, a
        roundabout flush with the ground and a sand table you can roll under. The surface is cork, so wheels keep
        turning.
      `,
      fr: prose`
        À Eindhoven, la plaine de jeux De Kantelaar vit grâce aux riverains depuis 1954. Bascules et toboggans ne
        manquent pas, mais en fauteuil roulant, on reste au bord du sable.

        Avec douze enfants, dont cinq en fauteuil, l’association a dessiné un nouveau coin : une balançoire-nid, un
        tourniquet au ras du sol et une table à sable sous laquelle on peut rouler. Le revêtement est en liège, pour
        que les roues ne s’enlisent pas.
      `,
    },
    impact: {
      nl: "3 nieuwe toestellen, 180 m² vlakke ondergrond en zo’n 9.000 speelbeurten per jaar.",
      en: "3 new pieces of equipment, 180 m² of level ground and some 9,000 visits a year.",
      fr: "3 nouveaux jeux, 180 m² de sol plat et près de 9 000 passages par an.",
    },
    quote: {
      nl: "Mijn neefje riep: kijk, ik draai. Vroeger riep hij: kijk, zij draaien.",
      en: "My nephew shouted: look, I’m spinning. He used to shout: look, they’re spinning.",
      fr: "Mon neveu a crié : regarde, je tourne. Avant, il criait : regarde, ils tournent.",
    },
    proposer: { status: "employed", branch: "rotselaar", department: "customer_department", firstname: null },
    cost: 16_000,
    asked: 9500,
    outcome: {
      followUp: {
        nl: prose`
          De drie toestellen stonden er twee maanden na de betaling. Het kurk viel goedkoper uit, dus kwam er een
          vierde bij: een speelpaneel met klanken. De teller aan de poort telde 10.400 bezoeken, 1.400 meer dan
          beloofd.
        `,
        en: prose`
          The three pieces were in place two months after the payment. The cork cost less than planned and paid for a
          fourth: a panel that makes sounds. The counter at the gate recorded 10,400 visits, 1,400 more than promised.
        `,
        fr: prose`
          Les trois jeux étaient installés deux mois après le versement. Le liège ayant coûté moins cher, un quatrième
          a suivi : un panneau sonore. Le compteur de l’entrée affiche 10 400 visites, 1 400 de plus que promis.
        `,
      },
    },
  },
  {
    key: "sterrenkijken-vanaf-het-schooldak",
    organisation: "nachtkijkers",
    theme: "youth",
    illustration: "coding-club",
    use: "archive",
    tier: 3,
    title: {
      nl: "Sterrenkijken vanaf het schooldak",
      en: "Stargazing from the school roof",
      fr: "Observer les étoiles depuis le toit de l’école",
    },
    summary: {
      nl: "Een mobiele sterrenwacht gaat langs bij twintig scholen in Groningen die zelf geen telescoop hebben.",
      en: "A travelling observatory visits twenty schools in Groningen that have no telescope of their own.",
      fr: "Un observatoire mobile passe dans vingt écoles de Groningue qui n’ont pas de télescope.",
    },
    description: {
      nl: prose`
        Groningen heeft een van de donkerste hemels van Nederland en toch zag de helft van de leerlingen nog nooit de
        Melkweg. De Nachtkijkers laden twee telescopen, veertig stoelen en chocomelk in een aanhanger en zetten die
        een avond op het dak of het plein van een school.

        Ouders komen mee, broers en zussen ook. De steun betaalt de tweede telescoop, met een zoeker op
        rolstoelhoogte, en de aanhanger.
      `,
      en: prose`
        Groningen has some of the darkest skies in the Netherlands, yet half its pupils have never seen the Milky Way.
        De Nachtkijkers load two telescopes, forty chairs and hot chocolate into a trailer and set up for an evening
        on a school’s roof or yard.

        Parents come along, and so do brothers and sisters. The donation pays for the trailer and a second telescope,
        with an eyepiece at wheelchair height.
      `,
      fr: prose`
        La province de Groningue offre l’un des ciels les plus noirs des Pays-Bas, et pourtant la moitié des élèves
        n’a jamais vu la Voie lactée. Les Nachtkijkers chargent deux télescopes, quarante chaises et du chocolat chaud
        dans une remorque et s’installent pour un soir sur le toit ou dans la cour d’une école.

        Les parents viennent, les frères et sœurs aussi. Le soutien paie la remorque et un second télescope, avec un
        oculaire à hauteur de fauteuil roulant.
      `,
    },
    impact: {
      nl: "20 scholen per winter, zo’n 1.100 kinderen en hun ouders, 7 vrijwillige sterrenkundigen.",
      en: "20 schools each winter, some 1,100 children and their parents, 7 volunteer astronomers.",
      fr: "20 écoles par hiver, quelque 1 100 enfants avec leurs parents, 7 astronomes bénévoles.",
    },
    quote: null,
    proposer: { status: "retired", branch: "retired", department: null, firstname: null },
    cost: 5200,
    asked: 3400,
  },
] satisfies DemoProject[];
