import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoOffer } from "#server/database/demo/content/shape.ts";

/** The organisations of the demo that seek volunteers, one-off and recurring. */
export const offers: DemoOffer[] = [
  {
    slug: "soep-koken-en-kratten-vullen",
    organisation: "keukentafel",
    illustration: "food-bank-kitchen",
    title: {
      nl: "Soep koken en kratten vullen",
      en: "Cook soup and pack crates",
      fr: "Cuisiner la soupe et remplir les caisses",
    },
    task: {
      nl: prose`
        Groenten snijden, ketels roeren en bokalen in kratten zetten voor 180 gezinnen. Kook je graag voor veel volk,
        dan zit je hier goed. Schort en mes liggen klaar.
      `,
      en: prose`
        Chop vegetables, stir the kettles and pack jars into crates for 180 households. If you like cooking for many,
        this is your evening. Apron and knife are provided.
      `,
      fr: prose`
        Couper les légumes, remuer les marmites et ranger les bocaux pour 180 ménages. Si vous aimez cuisiner pour une
        grande tablée, c’est votre soirée. Tablier et couteau vous attendent.
      `,
    },
    moment: null,
    inDays: 5,
    from: "18:00",
    to: "21:00",
    hands: 4,
    hoursPerMonth: null,
    minimumAge: 16,
    languages: ["nl", "fr", "en"],
  },
  {
    slug: "peddelen-en-zwerfvuil-rapen",
    organisation: "peddel-en-raap",
    illustration: "river-clean-up",
    title: {
      nl: "Peddelen en zwerfvuil rapen",
      en: "Paddle and pick up litter",
      fr: "Pagayer et ramasser les déchets",
    },
    task: {
      nl: prose`
        Met twee in een kano, één die stuurt en één die grijpt. Je kunt zwemmen; peddelen leren we je ter plaatse.
        Reddingsvest, handschoenen en soep achteraf zijn van ons.
      `,
      en: prose`
        Two to a canoe: one steers, one grabs. You can swim; we teach you to paddle on the spot. Life jacket, gloves
        and soup afterwards are on us.
      `,
      fr: prose`
        À deux par canoë : l’un barre, l’autre attrape. Vous savez nager ; pagayer, on vous l’apprend sur place.
        Gilet, gants et soupe d’après sont pour nous.
      `,
    },
    moment: null,
    inDays: 7,
    from: "10:00",
    to: "13:00",
    hands: 12,
    hoursPerMonth: null,
    minimumAge: 14,
    languages: ["nl", "en"],
  },
  {
    slug: "nederlands-oefenen-bij-koffie",
    organisation: "de-komma",
    illustration: "language-cafe",
    title: {
      nl: "Nederlands oefenen bij koffie",
      en: "Practise Dutch over coffee",
      fr: "Exercer son néerlandais autour d’un café",
    },
    task: {
      nl: prose`
        Je zit aan een tafel met vier mensen die Nederlands leren en houdt het gesprek gaande. Geen lesboek, wel
        geduld en zin in een goed gesprek.
      `,
      en: prose`
        You sit at a table with four people who are learning Dutch and keep the conversation going. No textbook, just
        patience and a taste for good talk.
      `,
      fr: prose`
        Vous êtes à table avec quatre personnes qui apprennent le néerlandais et vous relancez la conversation. Pas de
        manuel, mais de la patience et le goût de l’échange.
      `,
    },
    moment: {
      nl: "elke dinsdag, 19:00–21:00",
      en: "every Tuesday, 19:00–21:00",
      fr: "chaque mardi, 19:00–21:00",
    },
    inDays: null,
    from: "19:00",
    to: "21:00",
    hands: 6,
    hoursPerMonth: 8,
    minimumAge: 16,
    languages: ["nl", "en"],
  },
  {
    slug: "broodroosters-en-fietsen-herstellen",
    organisation: "draaischijf",
    illustration: "repair-cafe",
    title: {
      nl: "Broodroosters en fietsen herstellen",
      en: "Fix toasters and bikes",
      fr: "Réparer des grille-pain et des vélos",
    },
    task: {
      nl: prose`
        Je zoekt samen met de eigenaar uit wat er stuk is en zet het weer in elkaar. Een schroevendraaier kunnen
        vasthouden volstaat; een ervaren hersteller zit naast je.
      `,
      en: prose`
        Together with the owner you find out what is broken and put it back together. If you can hold a screwdriver
        you will do fine; an experienced repairer sits next to you.
      `,
      fr: prose`
        Avec le propriétaire, vous cherchez la panne et vous remontez l’objet. Savoir tenir un tournevis suffit ; un
        réparateur expérimenté est à côté de vous.
      `,
    },
    moment: null,
    inDays: 22,
    from: "13:00",
    to: "17:00",
    hands: 3,
    hoursPerMonth: null,
    minimumAge: 16,
    languages: ["nl", "fr", "en"],
  },
  {
    slug: "koffie-bij-een-buur",
    organisation: "buurtstoel",
    illustration: "elderly-visits",
    title: {
      nl: "Koffie bij een buur",
      en: "Have coffee with a neighbour",
      fr: "Prendre le café chez un voisin",
    },
    task: {
      nl: prose`
        Je gaat om de twee weken langs bij dezelfde oudere buur in Wevelgem. Luisteren, vertellen, soms een brief
        voorlezen. Twee vrije uren zijn genoeg.
      `,
      en: prose`
        Every other week you visit the same older neighbour in Wevelgem. Listen, chat, now and then read out a letter.
        Two free hours will do.
      `,
      fr: prose`
        Tous les quinze jours, vous passez chez le même voisin âgé, à Wevelgem. Écouter, raconter, parfois lire une
        lettre. Deux heures libres suffisent.
      `,
    },
    moment: {
      nl: "om de twee weken op dinsdag, 14:00–15:30",
      en: "every other Tuesday, 14:00–15:30",
      fr: "un mardi sur deux, 14:00–15:30",
    },
    inDays: null,
    from: "14:00",
    to: "15:30",
    hands: 5,
    hoursPerMonth: 4,
    minimumAge: 18,
    languages: ["nl"],
  },
  {
    slug: "chauffeur-voedselronde",
    organisation: "buurtkeuken-de-lepel",
    illustration: "food-bank-kitchen",
    title: {
      nl: "Chauffeur voedselronde",
      en: "Driver for the food round",
      fr: "Chauffeur pour la tournée des surplus",
    },
    task: {
      nl: prose`
        Je rijdt met de koelwagen langs zes winkels in Gent en brengt de overschotten naar de keuken. Rijbewijs B en
        een sterke rug; een bijrijder laadt mee.
      `,
      en: prose`
        You drive the refrigerated van round six shops in Ghent and bring the surplus to the kitchen. A car licence
        and a strong back; a co-driver helps load.
      `,
      fr: prose`
        Vous faites le tour de six magasins gantois en camionnette frigorifique et ramenez les surplus à la cuisine.
        Permis B et bon dos ; un convoyeur charge avec vous.
      `,
    },
    moment: {
      nl: "elke vrijdag, 16:00–19:00",
      en: "every Friday, 16:00–19:00",
      fr: "chaque vendredi, 16:00–19:00",
    },
    inDays: null,
    from: "16:00",
    to: "19:00",
    hands: 2,
    hoursPerMonth: 12,
    minimumAge: 18,
    languages: ["nl", "fr", "en"],
  },
  {
    slug: "ontbijt-klaarzetten-voor-schooltijd",
    organisation: "ontbijtklas",
    illustration: "school-breakfast",
    title: {
      nl: "Ontbijt klaarzetten voor schooltijd",
      en: "Lay the breakfast table before school",
      fr: "Préparer le petit-déjeuner avant l’école",
    },
    task: {
      nl: prose`
        Brood smeren, fruit snijden en mee aan tafel gaan met de kinderen. Ideaal na de nachtploeg of voor een late
        start. We vragen een uittreksel uit het strafregister, model 2.
      `,
      en: prose`
        Butter bread, cut fruit and sit down with the children. Ideal after a night shift or before a late start. We
        ask for a criminal record certificate for work with minors.
      `,
      fr: prose`
        Tartiner, couper des fruits et s’attabler avec les enfants. Idéal après la nuit ou avant une pause tardive.
        Nous demandons un extrait de casier judiciaire, modèle 2.
      `,
    },
    moment: {
      nl: "één ochtend per week naar keuze, ma, di, do of vr, 7:15–8:30",
      en: "one morning a week of your choice, Mon, Tue, Thu or Fri, 7:15–8:30",
      fr: "un matin par semaine au choix, lu, ma, je ou ve, 7:15–8:30",
    },
    inDays: null,
    from: "07:15",
    to: "08:30",
    hands: 4,
    hoursPerMonth: 5,
    minimumAge: 18,
    languages: ["nl"],
  },
  {
    slug: "voorlezen-aan-een-bange-hond",
    organisation: "dierenhof-de-vlakte",
    illustration: "animal-shelter",
    title: {
      nl: "Voorlezen aan een bange hond",
      en: "Read to an anxious dog",
      fr: "Faire la lecture à un chien craintif",
    },
    task: {
      nl: prose`
        Je zit een uur bij een hond die nog niemand vertrouwt en leest rustig voor. Daarna help je met wandelen of
        poetsen. Kleren die vuil mogen worden, een boek naar keuze.
      `,
      en: prose`
        You sit with a dog that trusts nobody yet and read aloud, calmly, for an hour. Then you help with walks or
        cleaning. Clothes that may get dirty, a book of your choice.
      `,
      fr: prose`
        Pendant une heure, vous lisez calmement à côté d’un chien qui ne fait encore confiance à personne. Ensuite,
        vous aidez aux promenades ou au nettoyage. Des habits qui ne craignent rien, un livre au choix.
      `,
    },
    moment: {
      nl: "elke zaterdag of zondag, 10:00–12:00",
      en: "every Saturday or Sunday, 10:00–12:00",
      fr: "chaque samedi ou dimanche, 10:00–12:00",
    },
    inDays: null,
    from: "10:00",
    to: "12:00",
    hands: 6,
    hoursPerMonth: 8,
    minimumAge: 16,
    languages: ["nl", "fr", "en"],
  },
  {
    slug: "bospad-aanleggen",
    organisation: "bosrand-natuurwerk",
    illustration: "nature-trail",
    title: {
      nl: "Een bospad aanleggen",
      en: "Build a forest trail",
      fr: "Aménager un sentier en forêt",
    },
    task: {
      nl: prose`
        Grond afgraven, steenslag spreiden en aandammen. Werk voor elk tempo, ook voor wie liever bordjes schildert.
        Breng laarzen mee; boterhammen en soep zijn er.
      `,
      en: prose`
        Dig, spread gravel and tamp it down. There is work at every pace, also for those who would rather paint signs.
        Bring boots; sandwiches and soup are there.
      `,
      fr: prose`
        Creuser, étaler la pierraille et damer. Il y a du travail pour tous les rythmes, même pour qui préfère peindre
        des panneaux. Prenez des bottes ; tartines et soupe sont prévues.
      `,
    },
    moment: null,
    inDays: 14,
    from: "09:30",
    to: "16:00",
    hands: 15,
    hoursPerMonth: null,
    minimumAge: 16,
    languages: ["nl", "en"],
  },
  {
    slug: "meefietsen-als-tandempiloot",
    organisation: "tandemclub-de-bocht",
    illustration: "nature-trail",
    title: {
      nl: "Meefietsen als tandempiloot",
      en: "Ride as a tandem pilot",
      fr: "Rouler comme pilote de tandem",
    },
    task: {
      nl: prose`
        Jij stuurt en beschrijft, je slechtziende fietsmaat trapt mee. Na één oefenrit op de parking ben je klaar voor
        40 km langs de Dijle.
      `,
      en: prose`
        You steer and describe, your partially sighted partner pedals. After one practice ride in the car park you are
        ready for 40 km along the Dyle.
      `,
      fr: prose`
        Vous guidez et décrivez, votre équipier malvoyant pédale. Après un tour d’essai sur le parking, en route pour
        40 km le long de la Dyle.
      `,
    },
    moment: {
      nl: "twee zondagen per maand, 9:30–12:30",
      en: "two Sundays a month, 9:30–12:30",
      fr: "deux dimanches par mois, 9:30–12:30",
    },
    inDays: null,
    from: "09:30",
    to: "12:30",
    hands: 5,
    hoursPerMonth: 6,
    minimumAge: 18,
    languages: ["nl", "fr"],
  },
  {
    slug: "strandrolstoelen-rijklaar-maken",
    organisation: "wad-anders",
    illustration: "wheelchair-sports",
    title: {
      nl: "Strandrolstoelen rijklaar maken",
      en: "Get the beach wheelchairs ready to roll",
      fr: "Remettre en état les fauteuils de plage",
    },
    task: {
      nl: prose`
        Banden plakken, lagers smeren, zwemvesten nakijken en het oprolpad schoonspuiten in de loods in Leeuwarden.
        Handig is mooi meegenomen, meehelpen is genoeg. Om één uur is er erwtensoep.
      `,
      en: prose`
        Mend tyres, grease bearings, check life vests and hose down the roll-out path in the shed in Leeuwarden. Handy
        is a bonus, willing is enough. There is pea soup at one.
      `,
      fr: prose`
        Réparer les pneus, graisser les roulements, vérifier les gilets et laver le chemin déroulable, dans le hangar
        de Leeuwarden. Bricoleur, tant mieux ; motivé, cela suffit. À une heure, il y a de la soupe aux pois.
      `,
    },
    moment: null,
    inDays: 30,
    from: "11:00",
    to: "17:00",
    hands: 8,
    hoursPerMonth: null,
    minimumAge: 16,
    languages: ["nl", "en"],
  },
  {
    slug: "marktkramer-voor-een-namiddag",
    organisation: "le-panier-partage",
    illustration: "food-bank-kitchen",
    title: {
      nl: "Marktkramer voor een namiddag",
      en: "Stallholder for an afternoon",
      fr: "Marchand d’un après-midi",
    },
    task: {
      nl: prose`
        Rekken vullen, wegen en een babbel slaan in de puntenwinkel van Luik. Je spreekt Frans, of je leert het hier
        heel snel.
      `,
      en: prose`
        Fill shelves, weigh and chat in the points shop in Liège. You speak French, or will learn it here in no time.
      `,
      fr: prose`
        Remplir les rayons, peser et papoter au magasin à points de Liège. Vous parlez français, ou vous l’apprendrez
        ici très vite.
      `,
    },
    moment: {
      nl: "elke woensdag of zaterdag, 13:30–17:30",
      en: "every Wednesday or Saturday, 13:30–17:30",
      fr: "chaque mercredi ou samedi, 13:30–17:30",
    },
    inDays: null,
    from: "13:30",
    to: "17:30",
    hands: 4,
    hoursPerMonth: 8,
    minimumAge: 16,
    languages: ["fr", "en"],
  },
];
