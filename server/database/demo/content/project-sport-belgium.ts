import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects of Belgian organisations about sport for everyone. */
export const belgianSportProjects = [
  {
    key: "rolstoelbasket-voor-starters",
    organisation: "op-wieltjes",
    theme: "sport",
    illustration: "wheelchair-sports",
    use: "archive",
    tier: 1,
    result2022: { votes: 356, committeeScore: 91, amount: 10000 },
    title: {
      nl: "Rolstoelbasket voor starters",
      en: "Wheelchair basketball for beginners",
      fr: "Le basket en fauteuil pour débutants",
    },
    summary: {
      nl: "Acht sportrolstoelen om uit te lenen, zodat proberen niets kost.",
      en: "Eight sports wheelchairs to borrow, so that trying costs nothing.",
      fr: "Huit fauteuils de sport à emprunter, pour que l’essai ne coûte rien.",
    },
    description: {
      nl: prose`
        Een sportrolstoel kost al snel 3.000 euro. Niemand koopt er een om te zien of basket iets voor hem is. Op
        Wieltjes in Rotselaar leent ze uit, stelt ze op maat af en geeft elke zaterdagochtend training aan wie nog
        nooit een bal vasthield.

        Wie geen rolstoel nodig heeft, mag ook meespelen: broers, zussen, vrienden. De donatie betaalde acht stoelen
        in vier maten, een aanhanger en een opleiding voor twee trainers.
      `,
      en: prose`
        A sports wheelchair soon costs 3,000 euros. Nobody buys one just to see whether basketball suits them. Op
        Wieltjes in Rotselaar lends them, adjusts them to size and runs a session every Saturday morning for people
        who have never held a ball.

        If you don’t need a wheelchair you can play too: brothers, sisters, friends. The donation paid for eight
        chairs in four sizes, a trailer and a course for two coaches.
      `,
      fr: prose`
        Un fauteuil de sport coûte vite 3 000 euros. Personne n’en achète un juste pour voir si le basket lui plaît. À
        Rotselaar, Op Wieltjes les prête, les règle sur mesure et entraîne chaque samedi matin celles et ceux qui
        n’ont jamais tenu un ballon.

        Les valides jouent aussi : frères, sœurs, amis. Le don a payé huit fauteuils en quatre tailles, une remorque
        et la formation de deux entraîneurs.
      `,
    },
    impact: {
      nl: "8 rolstoelen, 40 trainingen per jaar en 45 nieuwe spelers tussen 8 en 60 jaar.",
      en: "8 wheelchairs, 40 sessions a year and 45 new players aged 8 to 60.",
      fr: "8 fauteuils, 40 entraînements par an et 45 nouveaux joueurs de 8 à 60 ans.",
    },
    quote: {
      nl: "Mijn kleindochter vroeg waarom opa niet mocht meedoen. Opa mocht meedoen. Opa had spierpijn.",
      en: "My granddaughter asked why Grandad couldn’t play. Grandad could. Grandad was sore for a week.",
      fr: "Ma petite-fille a demandé pourquoi papy ne pouvait pas jouer. Papy a joué. Papy a eu des courbatures.",
    },
    proposer: { status: "retired", branch: "retired", department: null, firstname: null },
    cost: 14_800,
    asked: 10_000,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 45 nieuwe spelers; het werden er 52. Negen van hen spelen nu competitie. De acht stoelen
          werden 310 keer uitgeleend en één kreeg al een tweede stel banden.
        `,
        en: prose`
          The promise was 45 new players; it became 52. Nine of them now play in a league. The eight chairs were lent
          out 310 times, and one is already on its second set of tyres.
        `,
        fr: prose`
          45 nouveaux joueurs étaient promis ; ils sont 52. Neuf jouent désormais en compétition. Les huit fauteuils
          ont été prêtés 310 fois et l’un d’eux en est déjà à son deuxième jeu de pneus.
        `,
      },
    },
  },
  {
    key: "zwemles-voor-iedereen",
    organisation: "waterrat",
    theme: "sport",
    illustration: "river-clean-up",
    use: "archive",
    tier: 3,
    result2022: { votes: 127, committeeScore: 72, amount: null },
    title: {
      nl: "Zwemles voor iedereen",
      en: "Swimming lessons for all",
      fr: "La natation pour tous",
    },
    summary: {
      nl: "Gratis zwemles voor kinderen en ouders die het nooit leerden, met een plaats in de bus naar het zwembad.",
      en: "Free swimming lessons for children and parents who never learnt, with a seat on the bus to the pool.",
      fr: "Des cours de natation gratuits pour enfants et parents, avec une place dans le bus vers la piscine.",
    },
    description: {
      nl: prose`
        Een op de vier kinderen verlaat de lagere school zonder te kunnen zwemmen. Een cursus kost geld, het zwembad
        ligt ver en ouders die zelf niet zwemmen, gaan niet gauw mee. Waterrat in Wevelgem lost de drie samen op.

        Kinderen en ouders krijgen les op hetzelfde uur, in naburige banen. De bus rijdt langs vier haltes. De steun
        betaalt de lesgevers, de huur van het bad en een kast vol zwemkledij waaruit je mag lenen.
      `,
      en: prose`
        One child in four leaves primary school unable to swim. Lessons cost money, the pool is far away, and parents
        who can’t swim are not keen to come. Waterrat in Wevelgem tackles all three at once.

        Children and parents have lessons at the same time, in neighbouring lanes. The bus makes four stops. The
        donation pays for instructors, the hire of the pool and a cupboard of swimwear to borrow.
      `,
      fr: prose`
        Un enfant sur quatre quitte l’école primaire sans savoir nager. Les cours coûtent cher, la piscine est loin et
        les parents qui ne nagent pas viennent rarement. Waterrat, à Wevelgem, s’attaque aux trois à la fois.

        Enfants et parents ont cours à la même heure, dans des couloirs voisins. Le bus fait quatre arrêts. Le soutien
        paie les moniteurs, la location du bassin et une armoire de maillots à emprunter.
      `,
    },
    impact: {
      nl: "90 kinderen en 30 ouders leren zwemmen in 25 lessen, met 8 lesgevers.",
      en: "90 children and 30 parents learn to swim in 25 lessons, with 8 instructors.",
      fr: "90 enfants et 30 parents apprennent à nager en 25 leçons, avec 8 moniteurs.",
    },
    quote: {
      nl: "Ik leerde zwemmen op mijn vierendertigste, naast mijn dochter. Zij was sneller.",
      en: "I learnt to swim at thirty-four, next to my daughter. She was faster.",
      fr: "J’ai appris à nager à trente-quatre ans, à côté de ma fille. Elle allait plus vite.",
    },
    proposer: { status: "employed", branch: "wevelgem", department: "supply_chain", firstname: "Mehmet" },
    cost: 10_500,
    asked: 7000,
  },
  {
    key: "aangepaste-fietsen-voor-kinderen-die-moeilijk-stappen",
    organisation: "les-petits-phares",
    theme: "sport",
    illustration: "wheelchair-sports",
    use: "archive",
    tier: 1,
    title: {
      nl: "Aangepaste fietsen voor kinderen die moeilijk stappen",
      en: "Adapted bicycles for children with reduced mobility",
      fr: "Vélos adaptés pour enfants à mobilité réduite",
    },
    summary: {
      nl: "Een bibliotheek met tien aangepaste fietsen, die meegroeit met elk kind in de provincie Namen.",
      en: "A library of ten adapted bicycles that grows with every child in the province of Namur.",
      fr: "Une bibliothèque de dix vélos adaptés, qui grandit avec chaque enfant de la province de Namur.",
    },
    description: {
      nl: prose`
        Een aangepaste fiets kost drie tot vijf keer zoveel als een gewone, en na twee jaar is het kind eruit
        gegroeid. Les Petits Phares in Namen koopt daarom fietsen om te delen: driewielers, een duofiets en een fiets
        die je met je armen aandrijft.

        Een kinesist stelt de fiets af, het gezin leent hem een jaar en brengt hem dan terug voor een grotere. Elke
        eerste zondag rijdt de hele groep samen langs de Maas.
      `,
      en: prose`
        An adapted bicycle costs three to five times as much as an ordinary one, and after two years the child has
        outgrown it. So Les Petits Phares in Namur buys bicycles to share: tricycles, a side-by-side and one you pedal
        with your arms.

        A physiotherapist adjusts the bike, the family borrows it for a year and then swaps it for a bigger one. On
        the first Sunday of the month the whole group rides along the Meuse.
      `,
      fr: prose`
        Un vélo adapté coûte de trois à cinq fois le prix d’un vélo ordinaire, et deux ans plus tard l’enfant a
        grandi. À Namur, Les Petits Phares achète donc des vélos à partager : des tricycles, un vélo côte à côte et un
        vélo qu’on pédale avec les bras.

        Un kinésithérapeute règle le vélo, la famille l’emprunte un an puis l’échange contre un plus grand. Chaque
        premier dimanche du mois, tout le groupe roule le long de la Meuse.
      `,
    },
    impact: {
      nl: "10 fietsen, 30 kinderen in drie jaar en 12 ritten per jaar langs de Maas.",
      en: "10 bicycles, 30 children in three years and 12 rides a year along the Meuse.",
      fr: "10 vélos, 30 enfants en trois ans et 12 balades par an le long de la Meuse.",
    },
    quote: {
      nl: "Mijn zoon wil nu elke dag naar de bakker. We hadden nog nooit zoveel brood in huis.",
      en: "My son now wants to go to the baker’s every day. We have never owned so much bread.",
      fr: "Mon fils veut aller à la boulangerie tous les jours. Nous n’avons jamais eu autant de pain.",
    },
    proposer: { status: "employed", branch: "brussel", department: "marketing", firstname: null },
    cost: 12_500,
    asked: 8000,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 10 fietsen; dankzij een korting werden het er 11. In het eerste jaar reden 14 kinderen ermee
          en 4 wisselden al naar een grotere maat. De zondagsrit telt nu gemiddeld 35 fietsers.
        `,
        en: prose`
          The promise was 10 bicycles; a discount made it 11. In the first year 14 children rode them and 4 have
          already moved up a size. The Sunday ride now draws 35 cyclists on average.
        `,
        fr: prose`
          10 vélos étaient promis ; grâce à une remise, il y en a 11. La première année, 14 enfants les ont utilisés
          et 4 sont déjà passés à la taille supérieure. La balade du dimanche réunit en moyenne 35 cyclistes.
        `,
      },
    },
  },
  {
    key: "twee-zadels-een-weg",
    organisation: "tandemclub-de-bocht",
    theme: "sport",
    illustration: "bike-workshop",
    use: "archive",
    tier: 2,
    title: {
      nl: "Twee zadels, één weg",
      en: "Two saddles, one road",
      fr: "Deux selles, une route",
    },
    summary: {
      nl: "Slechtziende en ziende fietsers trekken elke zondag samen op tandem de Dijlevallei in.",
      en: "Every Sunday blind and sighted cyclists ride out together on tandems into the Dyle valley.",
      fr: "Chaque dimanche, cyclistes malvoyants et voyants partent ensemble en tandem dans la vallée de la Dyle.",
    },
    description: {
      nl: prose`
        De voorste stuurt, de achterste trapt mee en kiest de terrasstop. Tandemclub De Bocht in Mechelen heeft
        zeventien leden die weinig of niets zien en maar vijf tandems. Wie op de wachtlijst staat, fietst dus één
        zondag op drie.

        Met de steun komen er drie tandems bij, waarvan één elektrisch, en een opleiding voor nieuwe piloten:
        aankondigen, schakelen en samen afstappen zonder te vallen.
      `,
      en: prose`
        The one in front steers, the one behind pedals and picks the café. De Bocht tandem club in Mechelen has
        seventeen members with little or no sight and only five tandems. If you are on the waiting list, you ride one
        Sunday in three.

        The donation adds three tandems, one of them electric, and a course for new pilots: calling out, changing gear
        and getting off together without falling over.
      `,
      fr: prose`
        Devant, on guide ; derrière, on pédale et on choisit la terrasse. Le club De Bocht, à Malines, compte dix-sept
        membres qui voient peu ou pas, et cinq tandems seulement. Sur la liste d’attente, on roule donc un dimanche
        sur trois.

        Le soutien ajoute trois tandems, dont un électrique, et une formation pour les nouveaux pilotes : annoncer,
        changer de vitesse et descendre à deux sans tomber.
      `,
    },
    impact: {
      nl: "3 tandems erbij, 40 zondagen per jaar en 12 nieuwe piloten voor 17 slechtziende leden.",
      en: "3 more tandems, 40 Sundays a year and 12 new pilots for 17 members with impaired sight.",
      fr: "3 tandems de plus, 40 dimanches par an et 12 nouveaux pilotes pour 17 membres malvoyants.",
    },
    quote: {
      nl: "Ik beschrijf het uitzicht, hij hoort welke vogel het is. We zien samen meer dan ik alleen.",
      en: "I describe the view, he hears which bird it is. Together we see more than I do alone.",
      fr: "Je décris le paysage, il reconnaît l’oiseau au chant. À deux, nous voyons plus que moi seul.",
    },
    proposer: { status: "employed", branch: "brussel", department: "finance", firstname: null },
    cost: 8400,
    asked: 5400,
  },
  {
    key: "voetbal-zonder-lidgeld",
    organisation: "de-zaterdagploeg",
    theme: "sport",
    illustration: "football-club",
    use: "archive",
    tier: 3,
    title: {
      nl: "Voetbal zonder lidgeld",
    },
    summary: {
      nl: "Elke zaterdag een open training in Antwerpen-Noord: kom zoals je bent, ook op wielen.",
    },
    description: {
      nl: prose`
        Lidgeld, uitrusting, een ouder die rijdt: voor veel kinderen is een club te veel ineens. De Zaterdagploeg
        speelt op een pleintje dat er al ligt. Wie er om tien uur staat, doet mee. Schoenen liggen in de kast, per
        maat, en gaan na de training weer terug.

        Er is een ploeg voor meisjes en een gemengde ploeg waarin ook twee spelers in een rolstoel zitten. De steun
        betaalt doelen, schoenen, een EHBO-koffer en de opleiding van vier jonge trainers uit de buurt.
      `,
    },
    impact: {
      nl: "48 zaterdagen, 110 kinderen op de lijst, 70 paar schoenen en 4 opgeleide trainers.",
    },
    quote: {
      nl: "Mijn zoon vroeg wat het kost. Niets, zei de trainer, maar je moet wel passen.",
    },
    proposer: { status: "employed", branch: "rotselaar", department: "supply_chain", firstname: "Ismaël" },
    cost: 4600,
    asked: 3000,
  },
  {
    key: "samen-stappen-na-een-hartinfarct",
    organisation: "stapclub-de-lange-adem",
    theme: "sport",
    illustration: "nature-trail",
    use: "archive",
    tier: 2,
    title: {
      nl: "Samen stappen na een hartinfarct",
      en: "Walking together after a heart attack",
      fr: "Marcher ensemble après un infarctus",
    },
    summary: {
      nl: prose`
        Twee keer per week stapt een groep hartpatiënten door Brugge, met een verpleegkundige die het tempo bewaakt.
      `,
      en: "Twice a week a group of heart patients walks through Bruges, with a nurse who keeps an eye on the pace.",
      fr: prose`
        Deux fois par semaine, des patients cardiaques marchent dans Bruges avec une infirmière qui veille à l’allure.
      `,
    },
    description: {
      nl: prose`
        Na de revalidatie in het ziekenhuis volgt de zetel, en daar wordt niemand beter van. Stapclub De Lange Adem
        vangt mensen op vanaf de week dat ze naar huis mogen. Iedereen draagt een hartslagmeter en stapt in het
        groepje van zijn eigen tempo.

        De steun betaalt vijfentwintig hartslagmeters, een draagbare defibrillator en de opleiding van zes gangmakers.
        Koffie na afloop betaalt ieder zelf.
      `,
      en: prose`
        After hospital rehabilitation comes the sofa, and nobody gets better there. De Lange Adem walking club
        welcomes people from the week they go home. Everyone wears a heart-rate monitor and walks in the group that
        matches their own pace.

        The donation pays for twenty-five monitors, a portable defibrillator and training for six walk leaders.
        Everyone buys their own coffee afterwards.
      `,
      fr: prose`
        Après la revalidation à l’hôpital vient le fauteuil, et personne n’y guérit. Le club De Lange Adem accueille
        les gens dès la semaine du retour à la maison. Chacun porte un cardiofréquencemètre et rejoint le groupe qui
        marche à son rythme.

        Le soutien paie vingt-cinq cardiofréquencemètres, un défibrillateur portable et la formation de six meneurs
        d’allure. Le café d’après, chacun paie le sien.
      `,
    },
    impact: {
      nl: "96 wandelingen per jaar, 55 deelnemers en 6 opgeleide gangmakers.",
      en: "96 walks a year, 55 walkers and 6 trained walk leaders.",
      fr: "96 marches par an, 55 participants et 6 meneurs formés.",
    },
    quote: {
      nl: "Mijn cardioloog zei: zoek een hobby. Mijn vrouw zei: zoek er een buiten.",
      en: "My cardiologist said: find a hobby. My wife said: find one outdoors.",
      fr: "Mon cardiologue a dit : trouvez un passe-temps. Ma femme a dit : trouves-en un dehors.",
    },
    proposer: { status: "retired", branch: "retired", department: null, firstname: null },
    cost: 2900,
    asked: 1800,
  },
] satisfies DemoProject[];
