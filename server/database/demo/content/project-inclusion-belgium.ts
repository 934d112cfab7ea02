import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects of Belgian organisations about belonging: language, work and neighbours. */
export const belgianInclusionProjects = [
  {
    key: "taalcafe-de-komma",
    organisation: "de-komma",
    theme: "inclusion",
    illustration: "language-cafe",
    use: "ballot",
    title: {
      nl: "Taalcafé De Komma",
      en: "The Comma language café",
      fr: "Le café des langues La Virgule",
    },
    summary: {
      nl: "Nieuwkomers en buren oefenen samen, met koffie en zonder examens.",
      en: "Newcomers and neighbours practise together, with coffee and without exams.",
      fr: "Nouveaux arrivants et voisins s’exercent ensemble, avec du café et sans examens.",
    },
    description: {
      nl: prose`
        Een taal leer je in de klas, spreken leer je aan tafel. Elke dinsdagavond schuiven in De Komma in Gent een
        vijftigtal mensen aan rond kleine tafels, telkens twee die vlot Nederlands spreken en vier die het leren. Er
        ligt een gespreksthema klaar, maar niemand is boos als het over voetbal gaat.

        Het café barst uit zijn voegen. Met de steun huurt De Komma een tweede zaal, komt er een speelhoek met oppas
        en starten er ook gesprekstafels voor wie in ploegen werkt, op zondagnamiddag.
      `,
      en: prose`
        You learn a language in class; you learn to speak it at a table. Every Tuesday evening some fifty people sit
        down at small tables in De Komma in Ghent, two fluent speakers for every four learners. There is a topic to
        talk about, but nobody minds if it turns to football.

        The café is bursting at the seams. The donation rents a second room, adds a play corner with a childminder and
        starts tables on Sunday afternoon for people who work shifts.
      `,
      fr: prose`
        Une langue s’apprend en classe, mais c’est à table qu’on apprend à la parler. Chaque mardi soir, à Gand, une
        cinquantaine de personnes s’installent autour des petites tables de De Komma : deux qui parlent couramment le
        néerlandais, quatre qui l’apprennent. Un thème est proposé, mais personne ne se fâche si l’on finit par parler
        foot.

        Le café déborde. Le soutien permet de louer une deuxième salle, d’ouvrir un coin jeux avec une baby-sitter et
        de lancer des tables le dimanche après-midi, pour celles et ceux qui travaillent en équipes.
      `,
    },
    impact: {
      nl: "96 plaatsen per week in plaats van 50, 45 weken per jaar, met 32 vrijwillige tafelgasten.",
      en: "96 places a week instead of 50, 45 weeks a year, with 32 volunteer hosts.",
      fr: "96 places par semaine au lieu de 50, 45 semaines par an, avec 32 hôtes bénévoles.",
    },
    quote: {
      nl: "Aan mijn tafel leerde een collega van de nachtploeg het woord goesting. Hij gebruikt het nu voor alles.",
      en: "At my table a colleague from the night shift learnt the word ‘goesting’. He now uses it for everything.",
      fr: "À ma table, un collègue de nuit a appris le mot « goesting ». Depuis, il le met partout.",
    },
    proposer: { status: "employed", branch: "gent", department: "customer_department", firstname: "Stijn" },
    cost: 7600,
    asked: 5200,
  },
  {
    key: "het-herstelcafe-op-wielen",
    organisation: "draaischijf",
    theme: "inclusion",
    illustration: "repair-cafe",
    use: "archive",
    tier: 1,
    result2022: { votes: 198, committeeScore: 79, amount: 5000 },
    title: {
      nl: "Het herstelcafé op wielen",
      en: "The repair café on wheels",
      fr: "Le repair café sur roues",
    },
    summary: {
      nl: "Een omgebouwde bestelwagen brengt soldeerbouten, naaimachines en handige buren naar de Brusselse wijken.",
      en: "A converted van takes soldering irons, sewing machines and handy neighbours around Brussels.",
      fr: prose`
        Une camionnette aménagée amène fers à souder, machines à coudre et voisins bricoleurs dans les quartiers
        bruxellois.
      `,
    },
    description: {
      nl: prose`
        Draaischijf herstelt al jaren broodroosters, jassen en fietsen in een zaaltje in het centrum. Wie er woont,
        komt. Wie er niet woont, gooit weg. Daarom gaat het atelier op pad: elke zondag een ander plein, met
        werkbanken die uit de wagen klappen.

        Je herstelt samen met een vrijwilliger, zodat je het de volgende keer zelf kunt. De donatie betaalde de ombouw
        van de wagen en een basisvoorraad onderdelen.
      `,
      en: prose`
        For years Draaischijf has mended toasters, coats and bicycles in a small hall in the centre. Those who live
        there come. Those who don’t throw things away. So the workshop takes to the road: a different square every
        Sunday, with workbenches that fold out of the van.

        You repair together with a volunteer, so that next time you can do it yourself. The donation paid for the
        conversion of the van and a basic stock of parts.
      `,
      fr: prose`
        Depuis des années, Draaischijf répare grille-pain, manteaux et vélos dans une petite salle du centre. Ceux qui
        habitent là viennent. Les autres jettent. L’atelier prend donc la route : chaque dimanche une autre place,
        avec des établis qui se déplient de la camionnette.

        On répare avec un bénévole, pour pouvoir le faire seul la fois suivante. Le don a payé l’aménagement du
        véhicule et un stock de pièces de base.
      `,
    },
    impact: {
      nl: "40 zondagen op 20 pleinen, 1.400 herstellingen per jaar en 24 vrijwillige herstellers.",
      en: "40 Sundays on 20 squares, 1,400 repairs a year and 24 volunteer repairers.",
      fr: "40 dimanches sur 20 places, 1 400 réparations par an et 24 réparateurs bénévoles.",
    },
    quote: {
      nl: "Ik doe de hele week cijfers. Op zondag doe ik stekkers.",
      en: "All week I do figures. On Sundays I do plugs.",
      fr: "Toute la semaine, je fais des chiffres. Le dimanche, je fais des prises.",
    },
    proposer: { status: "employed", branch: "brussel", department: "finance", firstname: null },
    cost: 7400,
    asked: 5000,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 40 zondagen; het werden er 37, drie vielen in het water. Toch kwamen er 1.510 toestellen op de
          werkbank en gingen er 1.087 werkend naar huis. Zeven bezoekers zijn nu zelf hersteller.
        `,
        en: prose`
          The promise was 40 Sundays; it became 37, as three were rained off. Even so 1,510 things reached the
          workbench and 1,087 went home working. Seven visitors are now repairers themselves.
        `,
        fr: prose`
          40 dimanches étaient promis ; il y en a eu 37, trois étant tombés à l’eau. Malgré cela, 1 510 objets sont
          passés sur l’établi et 1 087 sont repartis en état de marche. Sept visiteurs sont devenus réparateurs.
        `,
      },
    },
  },
  {
    key: "naaiatelier-en-werk-voor-24-vrouwen",
    organisation: "maison-tilleul",
    theme: "inclusion",
    illustration: "clothing-bank",
    use: "archive",
    tier: 1,
    title: {
      nl: "Naaiatelier en werk voor 24 vrouwen",
      en: "A sewing workshop and a job for 24 women",
      fr: "Atelier couture et emploi pour 24 femmes",
    },
    summary: {
      nl: "In zes maanden leren 24 Brusselse vrouwen naaien op niveau en een eerste sollicitatie voeren.",
      en: "In six months 24 women in Brussels learn to sew professionally and go to a first job interview.",
      fr: "En six mois, 24 Bruxelloises apprennent à coudre comme des pros et passent un premier entretien.",
    },
    description: {
      nl: prose`
        Veel vrouwen die bij Maison Tilleul aankloppen, naaien al jaren voor hun gezin. Alleen staat dat nergens op
        papier. Het atelier leert hen werken met industriële machines, een patroon lezen en een prijs berekenen.

        Op vrijdag is er sollicitatietraining en kinderopvang. Drie Brusselse ateliers en een theater bieden stages
        aan. De steun betaalt zes machines, een strijkpost en de opvang.
      `,
      en: prose`
        Many of the women who come to Maison Tilleul have sewn for their families for years. It just isn’t on paper
        anywhere. The workshop teaches them to use industrial machines, read a pattern and set a price.

        Fridays bring interview training and childcare. Three Brussels workshops and a theatre offer internships. The
        donation pays for six machines, an ironing station and the childcare.
      `,
      fr: prose`
        Beaucoup de femmes qui poussent la porte de la Maison Tilleul cousent depuis des années pour leur famille.
        Mais cela n’est écrit nulle part. L’atelier leur apprend à travailler sur des machines industrielles, à lire
        un patron et à calculer un prix.

        Le vendredi, place à la préparation aux entretiens, avec une garderie. Trois ateliers bruxellois et un théâtre
        proposent des stages. Le soutien paie six machines, un poste de repassage et la garderie.
      `,
    },
    impact: {
      nl: "24 vrouwen per jaar in 2 groepen, 480 lesuren en 24 stageplaatsen.",
      en: "24 women a year in 2 groups, 480 hours of lessons and 24 internships.",
      fr: "24 femmes par an en 2 groupes, 480 heures de cours et 24 places de stage.",
    },
    quote: {
      nl: "Mijn tante gaf er dertig jaar les. Een rechte naad is een goed begin, zei ze altijd.",
      en: "My aunt taught there for thirty years. A straight seam is a good start, she used to say.",
      fr: "Ma tante y a enseigné trente ans. Une couture droite, disait-elle, c’est un bon début.",
    },
    proposer: { status: "employed", branch: "brussel", department: "human_resources", firstname: "Claire" },
    cost: 11_000,
    asked: 7300,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd: 24 cursisten en 24 stages. Geleverd: 24 cursisten, 21 stages en 13 contracten binnen zes maanden.
          De kinderopvang blijft open, nu met steun van de gemeente.
        `,
        en: prose`
          Promised: 24 trainees and 24 internships. Delivered: 24 trainees, 21 internships and 13 contracts within six
          months. The childcare stays open, now with support from the municipality.
        `,
        fr: prose`
          Promis : 24 participantes et 24 stages. Réalisé : 24 participantes, 21 stages et 13 contrats en six mois. La
          garderie reste ouverte, désormais avec l’aide de la commune.
        `,
      },
    },
  },
  {
    key: "leren-lezen-ook-op-je-vijftigste",
    organisation: "les-mots-voisins",
    theme: "inclusion",
    illustration: "library-on-wheels",
    use: "archive",
    tier: 2,
    selectedByFund: true,
    title: {
      nl: "Leren lezen, ook op je vijftigste",
      en: "Learning to read, at fifty too",
      fr: "Apprendre à lire, même à cinquante ans",
    },
    summary: {
      nl: "Avondlessen in kleine groepen voor volwassenen die nooit goed leerden lezen en schrijven.",
      en: "Evening classes in small groups for adults who never really learnt to read and write.",
      fr: "Des cours du soir en petits groupes pour les adultes qui n’ont jamais vraiment appris à lire et à écrire.",
    },
    description: {
      nl: prose`
        Een op de tien volwassenen in Wallonië leest moeizaam. De meesten verbergen het knap: de bril vergeten, het
        formulier mee naar huis. Les Mots Voisins geeft les in het buurthuis van Charleroi, met teksten uit het echte
        leven: een loonbrief, een recept, een sms van de kleindochter.

        Groepen zijn nooit groter dan vijf en je komt binnen langs dezelfde deur als de yogales. De steun betaalt de
        opleiding van tien vrijwillige lesgevers en lesboeken voor volwassenen.
      `,
      en: prose`
        One in ten adults in Wallonia reads with difficulty. Most hide it well: glasses forgotten, form taken home.
        Les Mots Voisins teaches in the community centre of Charleroi, with texts from real life: a payslip, a recipe,
        a message from a granddaughter.

        Groups are never larger than five, and you come in through the same door as the yoga class. The donation pays
        for the training of ten volunteer teachers and for books written for adults.
      `,
      fr: prose`
        En Wallonie, un adulte sur dix lit avec difficulté. La plupart le cachent bien : lunettes oubliées, formulaire
        emporté à la maison. Les Mots Voisins donne cours à la maison de quartier, à Charleroi, à partir de textes de
        la vraie vie : une fiche de paie, une recette, un SMS de la petite-fille.

        Jamais plus de cinq par groupe, et l’on entre par la même porte que le cours de yoga. Le soutien paie la
        formation de dix formateurs bénévoles et des manuels conçus pour des adultes.
      `,
    },
    impact: {
      nl: "50 cursisten per jaar, 10 groepen, 38 weken les en 10 nieuwe lesgevers.",
      en: "50 learners a year, 10 groups, 38 weeks of lessons and 10 new teachers.",
      fr: "50 participants par an, 10 groupes, 38 semaines de cours et 10 nouveaux formateurs.",
    },
    quote: null,
    proposer: { status: "employed", branch: "brussel", department: "general_secretary", firstname: null },
    cost: 7200,
    asked: 4600,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 50 cursisten; 46 maakten het jaar af. Twaalf lesgevers in plaats van tien volgden de
          opleiding. Negentien cursisten schreven zich in voor een vervolg, vier haalden hun theoretisch rijexamen.
        `,
        en: prose`
          The promise was 50 learners; 46 completed the year. Twelve teachers trained instead of ten. Nineteen
          learners signed up for a second year and four passed their driving theory test.
        `,
        fr: prose`
          50 participants étaient prévus ; 46 ont terminé l’année. Douze formateurs au lieu de dix ont suivi la
          formation. Dix-neuf participants se sont inscrits pour la suite, quatre ont réussi l’examen théorique du
          permis.
        `,
      },
    },
  },
  {
    key: "een-computer-op-de-keukentafel",
    organisation: "draaischijf",
    theme: "inclusion",
    illustration: "coding-club",
    use: "archive",
    tier: 3,
    title: {
      nl: "Een computer op de keukentafel",
      en: "A computer on the kitchen table",
      fr: "Un ordinateur sur la table de la cuisine",
    },
    summary: {
      nl: "Afgedankte laptops krijgen een tweede leven bij gezinnen die er geen hebben, met uitleg aan huis.",
      en: "Discarded laptops get a second life with families who have none, and someone to explain at home.",
      fr: "Des portables mis au rebut retrouvent une famille, avec quelqu’un pour expliquer à domicile.",
    },
    description: {
      nl: prose`
        Een afspraak bij de dokter, een schoolrapport, een treinticket: zonder computer wordt alles een omweg.
        Draaischijf wist en herstelt afgeschreven laptops van bedrijven, zet er vrije software op en brengt ze aan
        huis.

        Een vrijwilliger blijft een uur en komt een maand later nog eens langs. De steun betaalt nieuwe batterijen en
        schijven, en een jaar internet voor veertig gezinnen.
      `,
      en: prose`
        A doctor’s appointment, a school report, a train ticket: without a computer everything becomes a detour.
        Draaischijf wipes and repairs laptops that companies write off, installs free software and delivers them.

        A volunteer stays for an hour and comes back a month later. The donation pays for new batteries and drives,
        and a year of internet for forty families.
      `,
      fr: prose`
        Un rendez-vous chez le médecin, un bulletin scolaire, un ticket de train : sans ordinateur, tout devient un
        détour. Draaischijf efface et répare des portables déclassés par les entreprises, y installe des logiciels
        libres et les livre à domicile.

        Un bénévole reste une heure et repasse un mois plus tard. Le soutien paie batteries et disques neufs, ainsi
        qu’un an d’internet pour quarante familles.
      `,
    },
    impact: {
      nl: "120 laptops per jaar, 240 huisbezoeken en 40 gezinnen met een jaar internet.",
      en: "120 laptops a year, 240 home visits and 40 families with a year of internet.",
      fr: "120 portables par an, 240 visites à domicile et 40 familles avec un an d’internet.",
    },
    quote: null,
    proposer: { status: "employed", branch: "brussel", department: "finance", firstname: null },
    cost: 6400,
    asked: 4100,
  },
  {
    key: "samen-naar-het-loket",
    organisation: "de-komma",
    theme: "inclusion",
    illustration: "language-cafe",
    use: "archive",
    tier: 4,
    title: {
      nl: "Samen naar het loket",
      en: "To the counter together",
      fr: "Ensemble au guichet",
    },
    summary: {
      nl: "Een buddy gaat mee naar het gemeentehuis, de school of de bank voor wie de taal nog leert.",
      en: "A buddy comes along to the town hall, the school or the bank with people still learning Dutch.",
      fr: "Un parrain vous accompagne à la commune, à l’école ou à la banque quand la langue manque encore.",
    },
    description: {
      nl: prose`
        Een brief van de gemeente is al moeilijk als het je moedertaal is. De Komma zoekt buddy’s die één keer per
        maand een halve dag meegaan. Ze vertalen niet en vullen niets in jouw plaats in: ze zitten naast je en vragen
        door tot het duidelijk is.

        De steun betaalt de vorming van de buddy’s, hun vervoer en een boekje met de twintig formulieren die iedereen
        ooit nodig heeft.
      `,
      en: prose`
        A letter from the council is hard enough in your mother tongue. De Komma is looking for buddies who will come
        along for half a day once a month. They do not translate or fill anything in for you: they sit next to you and
        keep asking until it is clear.

        The donation pays for the buddies’ training, their travel and a booklet with the twenty forms everyone needs
        some day.
      `,
      fr: prose`
        Une lettre de la commune, c’est déjà difficile dans sa langue maternelle. De Komma cherche des parrains et
        marraines qui donnent une demi-journée par mois. Ils ne traduisent pas et ne remplissent rien à votre place :
        ils s’assoient à côté de vous et posent des questions jusqu’à ce que tout soit clair.

        Le soutien paie leur formation, leurs trajets et un livret avec les vingt formulaires dont chacun a besoin un
        jour.
      `,
    },
    impact: {
      nl: "30 buddy’s, 360 bezoeken per jaar en een boekje in 5 talen.",
      en: "30 buddies, 360 visits a year and a booklet in 5 languages.",
      fr: "30 parrains et marraines, 360 démarches par an et un livret en 5 langues.",
    },
    quote: null,
    proposer: { status: "employed", branch: "gent", department: "general_secretary", firstname: null },
    cost: 3100,
    asked: 1900,
  },
] satisfies DemoProject[];
