import { prose } from "#server/database/demo/content/prose.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** The demo's projects about nature and green places. */
export const natureProjects = [
  {
    key: "een-bospad-voor-alle-wielen",
    organisation: "bosrand-natuurwerk",
    theme: "nature",
    illustration: "nature-trail",
    use: "ballot",
    title: {
      nl: "Een bospad voor alle wielen",
      en: "A forest trail for all wheels",
      fr: "Un sentier forestier pour toutes les roues",
    },
    summary: {
      nl: "Een vlak pad van 2,4 km voor rolstoelen, kinderwagens en trage wandelaars.",
      en: "A level 2.4 km trail for wheelchairs, prams and slow walkers.",
      fr: "Un sentier plat de 2,4 km pour les fauteuils roulants, les poussettes et les marcheurs tranquilles.",
    },
    description: {
      nl: prose`
        Het bos van Rotselaar ligt op tien minuten van het dorp, maar na de eerste bocht begint het mulle zand.
        Bosrand Natuurwerk legt een vlak pad van 2,4 km aan op halfverharding, overal breed genoeg om naast elkaar te
        rijden.

        Met rustbanken, een voelroute en bordjes op kindhoogte. Het pad volgt de oude dreef, zodat er geen boom voor
        hoeft te wijken. Vrijwilligers werken op twaalf zaterdagen; de steun betaalt het materiaal en een trilplaat.
      `,
      en: prose`
        The woods of Rotselaar are ten minutes from the village, but past the first bend the loose sand begins.
        Bosrand Natuurwerk is laying a level 2.4 km trail on a firm natural surface, wide enough everywhere to go side
        by side.

        It has benches, a touch route and signs at child height. The trail follows the old avenue, so no tree has to
        go. Volunteers work on twelve Saturdays; the donation pays for materials and a plate compactor.
      `,
      fr: prose`
        Le bois de Rotselaar est à dix minutes du village, mais après le premier virage commence le sable meuble.
        Bosrand Natuurwerk aménage un sentier plat de 2,4 km en revêtement semi-stabilisé, partout assez large pour
        rouler côte à côte.

        Avec des bancs, un parcours tactile et des panneaux à hauteur d’enfant. Le tracé suit l’ancienne drève : aucun
        arbre ne doit tomber. Les bénévoles y travaillent douze samedis ; le soutien paie les matériaux et une plaque
        vibrante.
      `,
    },
    impact: {
      nl: "2,4 km vlak pad, overal 1,8 m breed, met 3.500 verwachte bezoekers per jaar.",
      en: "2.4 km of level trail, 1.8 m wide throughout, with 3,500 visitors expected a year.",
      fr: "2,4 km de sentier plat, large de 1,8 m partout, et 3 500 visiteurs attendus par an.",
    },
    quote: {
      nl: "Mijn moeder wil de bosanemonen nog eens zien. Dat zou in april moeten lukken.",
      en: "My mother wants to see the wood anemones once more. By April she should be able to.",
      fr: "Ma mère voudrait revoir les anémones des bois. En avril, cela devrait être possible.",
    },
    proposer: { status: "employed", branch: "rotselaar", department: "marketing", firstname: null },
    cost: 19_500,
    asked: 12_000,
  },
  {
    key: "de-rivier-weer-helder",
    organisation: "peddel-en-raap",
    theme: "nature",
    illustration: "river-clean-up",
    use: "ballot",
    title: {
      nl: "De rivier weer helder",
      en: "A clear river again",
      fr: "La rivière à nouveau claire",
    },
    summary: {
      nl: "Zes kano’s, tachtig vrijwilligers en twaalf kilometer oever zonder plastic.",
      en: "Six canoes, eighty volunteers and twelve kilometres of riverbank without plastic.",
      fr: "Six canoës, quatre-vingts bénévoles et douze kilomètres de berges sans plastique.",
    },
    description: {
      nl: prose`
        Wat in de Dijle belandt, blijft hangen in de wilgen langs de kant. Vanaf het pad kun je er niet bij, vanuit
        een kano wel. Peddel & Raap vaart elke derde zaterdag een stuk af met grijpers en netten, sorteert aan de
        steiger en weegt wat er in de zakken zit.

        Met de steun koopt de vereniging zes stevige kano’s, veertig reddingsvesten in alle maten en een aanhanger.
        Wie nog nooit peddelde, krijgt eerst een half uur les op stil water.
      `,
      en: prose`
        Whatever ends up in the Dyle gets caught in the willows along the bank. You cannot reach it from the path, but
        you can from a canoe. Every third Saturday Peddel & Raap paddles a stretch with grabbers and nets, sorts the
        haul at the jetty and weighs the bags.

        The donation buys six sturdy canoes, forty life jackets in all sizes and a trailer. Anyone who has never
        paddled gets half an hour of practice on still water first.
      `,
      fr: prose`
        Ce qui tombe dans la Dyle reste accroché aux saules de la berge. Depuis le chemin, impossible de l’atteindre ;
        depuis un canoë, oui. Chaque troisième samedi, Peddel & Raap descend un tronçon avec pinces et filets, trie au
        ponton et pèse les sacs.

        Le soutien permet d’acheter six canoës solides, quarante gilets de sauvetage de toutes tailles et une
        remorque. Qui n’a jamais pagayé commence par une demi-heure de pratique en eau calme.
      `,
    },
    impact: {
      nl: "12 km oever, 10 opruimdagen per jaar, 80 vrijwilligers en naar schatting 3,5 t afval uit het water.",
      en: prose`
        12 km of riverbank, 10 clean-up days a year, 80 volunteers and an estimated 3.5 t of litter out of the water.
      `,
      fr: prose`
        12 km de berges, 10 journées de nettoyage par an, 80 bénévoles et environ 3,5 t de déchets retirés de l’eau.
      `,
    },
    quote: {
      nl: "Het gekste wat we vonden? Een verkeersbord dat vissen verbood.",
      en: "The oddest thing we found? A road sign forbidding fishing.",
      fr: "Le plus drôle de nos butins ? Un panneau « pêche interdite ».",
    },
    proposer: { status: "employed", branch: "rotselaar", department: "supply_chain", firstname: "Koen" },
    cost: 9700,
    asked: 6500,
  },
  {
    key: "een-samentuin-op-het-oude-fabrieksplein",
    organisation: "de-groene-lap",
    theme: "nature",
    illustration: "community-garden",
    use: "archive",
    tier: 1,
    result2022: { votes: 482, committeeScore: 88, amount: 15000 },
    title: {
      nl: "Een samentuin op het oude fabrieksplein",
      en: "A shared garden on the old factory yard",
      fr: "Un jardin partagé dans l’ancienne cour d’usine",
    },
    summary: {
      nl: prose`
        Veertig moestuinbakken, een gereedschapshok en een lange tafel: buren telen groenten waar vroeger vrachtwagens
        stonden.
      `,
      en: "Forty raised beds, one tool shed and a long table: neighbours grow food where lorries used to park.",
      fr: prose`
        Quarante bacs, une remise à outils et une longue table : les voisins cultivent là où se garaient les camions.
      `,
    },
    description: {
      nl: prose`
        Het plein achter de oude molen in Gent lag er al elf jaar leeg bij. De Groene Lap vroeg de buren wat er
        ontbrak en het antwoord was kort: iets groens, en een plek om samen te zitten.

        De donatie betaalde aarde, hout, een regenwatertank en twee bakken op rolstoelhoogte. Een ploeg van
        tweeëntwintig vrijwilligers houdt de poort vier dagen per week open.
      `,
      en: prose`
        The yard behind the former mill in Ghent had been empty for eleven years. De Groene Lap asked the neighbours
        what was missing, and the answer was short: something green, and a place to sit together.

        The donation paid for soil, timber, a rainwater tank and two wheelchair-height beds. A team of twenty-two
        volunteers keeps the gate open four days a week.
      `,
      fr: prose`
        La cour derrière l’ancien moulin de Gand était vide depuis onze ans. De Groene Lap a demandé aux voisins ce
        qui manquait, et la réponse fut brève : de la verdure, et un endroit où s’asseoir ensemble.

        Le don a payé la terre, le bois, une citerne d’eau de pluie et deux bacs à hauteur de fauteuil roulant. Une
        équipe de vingt-deux bénévoles ouvre la grille quatre jours par semaine.
      `,
    },
    impact: {
      nl: prose`
        40 bakken, waarvan twee op rolstoelhoogte; 1,9 t groenten in het eerste seizoen, een derde voor de
        voedselbank; 63 gezinnen met een sleutel van de poort.
      `,
      en: prose`
        40 raised beds, two of them at wheelchair height; 1.9 t of vegetables in the first season, a third for the
        food bank; 63 families with a key to the gate.
      `,
      fr: prose`
        40 bacs, dont deux à hauteur de fauteuil roulant ; 1,9 t de légumes la première saison, dont un tiers pour la
        banque alimentaire ; 63 familles ont la clé de la grille.
      `,
    },
    quote: {
      nl: "Ik kom er langs na de late shift. Er staat altijd wel iemand water te geven, en altijd iemand met koffie.",
      en: "I pass by after the late shift. There is always someone watering, and always someone with coffee.",
      fr: "J’y passe après la pause du soir. Il y a toujours quelqu’un qui arrose, et toujours quelqu’un avec du café.",
    },
    proposer: { status: "employed", branch: "gent", department: "supply_chain", firstname: null },
    cost: 21_300,
    asked: 15_000,
    outcome: {
      followUp: {
        nl: prose`
          Beloofd waren 40 bakken en 50 gezinnen met een sleutel. In mei plantten buren en twaalf collega’s alle 40
          bakken vol, en intussen hebben 63 gezinnen een sleutel. In oktober schoven 120 mensen aan de oogsttafel aan.
        `,
        en: prose`
          The promise was 40 beds and 50 families with a key. In May neighbours and twelve colleagues planted all 40,
          and by now 63 families have a key. In October, 120 people sat down at the harvest table.
        `,
        fr: prose`
          40 bacs et 50 familles avec une clé étaient promis. En mai, les voisins et douze collègues ont planté les 40
          bacs ; aujourd’hui, 63 familles ont une clé. En octobre, 120 personnes se sont assises à la table des
          récoltes.
        `,
      },
    },
  },
  {
    key: "een-bijenhotel-per-straat",
    organisation: "zoemzone",
    theme: "nature",
    illustration: "bee-hotel",
    use: "archive",
    tier: 3,
    result2022: { votes: 99, committeeScore: 68, amount: null },
    title: {
      nl: "Een bijenhotel per straat",
      en: "A bee hotel in every street",
      fr: "Un hôtel à abeilles par rue",
    },
    summary: {
      nl: "Buren timmeren zestig bijenhotels en zaaien er een strook bloemen voor.",
      en: "Neighbours build sixty bee hotels and sow a strip of flowers in front of each.",
      fr: "Les voisins fabriquent soixante hôtels à abeilles et sèment une bande de fleurs devant chacun.",
    },
    description: {
      nl: prose`
        Een wilde bij vliegt niet ver: driehonderd meter, meer niet. Wie in Brussel bijen wil, heeft dus in elke
        straat een slaapplaats en een ontbijt nodig. Zoemzone levert hout, bamboe en zaad, en leidt per straat een
        avond in waarop buren samen timmeren.

        Eén buur wordt straatimker zonder honing: die telt in de lente de bezette gangetjes en geeft ze door. Zo
        groeit er een kaart van de wilde bijen in de stad.
      `,
      en: prose`
        A wild bee does not fly far: three hundred metres at most. To have bees in Brussels you need a bed and a
        breakfast in every street. Zoemzone brings timber, bamboo and seed, and runs an evening in each street where
        neighbours build together.

        One neighbour becomes a beekeeper without honey, who counts the occupied tunnels in spring and reports them.
        Bit by bit this draws a map of the city’s wild bees.
      `,
      fr: prose`
        Une abeille sauvage ne vole pas loin : trois cents mètres, guère plus. Pour avoir des abeilles à Bruxelles, il
        faut donc le gîte et le couvert dans chaque rue. Zoemzone fournit bois, bambou et semences, et anime dans
        chaque rue une soirée de construction entre voisins.

        Un voisin devient apiculteur sans miel : au printemps, il compte les galeries occupées et transmet le
        résultat. Peu à peu se dessine une carte des abeilles sauvages de la ville.
      `,
    },
    impact: {
      nl: "60 straten, 60 bijenhotels, 900 m² bloemen en 60 buren die elk jaar meetellen.",
      en: "60 streets, 60 bee hotels, 900 m² of flowers and 60 neighbours who count every year.",
      fr: "60 rues, 60 hôtels à abeilles, 900 m² de fleurs et 60 voisins qui comptent chaque année.",
    },
    quote: {
      nl: "Er woont een metselbij naast mijn brievenbus. Ze krijgt meer bezoek dan ik.",
      en: "There is a mason bee living next to my letter box. She gets more visitors than I do.",
      fr: "Une osmie habite à côté de ma boîte aux lettres. Elle reçoit plus de visites que moi.",
    },
    proposer: { status: "employed", branch: "brussel", department: "general_secretary", firstname: null },
    cost: 4700,
    asked: 3200,
  },
  {
    key: "geveltuinen-langs-de-gracht",
    organisation: "grachtengroen",
    theme: "nature",
    illustration: "bee-hotel",
    use: "archive",
    tier: 2,
    title: {
      nl: "Geveltuinen langs de gracht",
      en: "Pavement gardens along the canal",
      fr: "Des jardins de façade le long du canal",
    },
    summary: {
      nl: "Elke zaterdag gaan er in Haarlem stoeptegels uit en stokrozen in.",
      en: "Every Saturday in Haarlem, paving stones come out and hollyhocks go in.",
      fr: "Chaque samedi à Haarlem, on retire des dalles et on plante des roses trémières.",
    },
    description: {
      nl: prose`
        Een tegel minder is een gieter water meer in de grond. Grachtengroen helpt bewoners van Haarlem om een strook
        van veertig centimeter langs hun gevel open te maken. De ploeg komt met een bakfiets, een koevoet en planten;
        de bewoner zet koffie en belooft water te geven.

        De steun gaat naar tweehonderd starterspakketten voor straten met veel huurwoningen, waar mensen vaak niet
        weten dat het mag.
      `,
      en: prose`
        One paving stone less means a watering can more in the ground. Grachtengroen helps people in Haarlem open up a
        forty-centimetre strip along their front wall. The team arrives with a cargo bike, a crowbar and plants; the
        resident makes coffee and promises to water.

        The donation pays for two hundred starter kits for streets with many rented homes, where people often do not
        know they are allowed to.
      `,
      fr: prose`
        Une dalle en moins, c’est un arrosoir d’eau en plus dans le sol. Grachtengroen aide les habitants de Haarlem à
        ouvrir une bande de quarante centimètres au pied de leur façade. L’équipe vient avec un vélo cargo, un
        pied-de-biche et des plantes ; l’habitant fait le café et promet d’arroser.

        Le soutien finance deux cents kits de départ pour des rues où l’on loue beaucoup, et où l’on ignore souvent
        que c’est permis.
      `,
    },
    impact: {
      nl: "200 geveltuinen in 14 straten, 4.600 tegels eruit en 25 vrijwilligers.",
      en: "200 pavement gardens in 14 streets, 4,600 stones lifted and 25 volunteers.",
      fr: "200 jardins de façade dans 14 rues, 4 600 dalles retirées et 25 bénévoles.",
    },
    quote: null,
    proposer: { status: "employed", branch: "gent", department: "finance", firstname: null },
    cost: 6100,
    asked: 3900,
  },
  {
    key: "een-haag-van-drie-kilometer",
    organisation: "le-sentier-commun",
    theme: "nature",
    illustration: "nature-trail",
    use: "archive",
    tier: 2,
    title: {
      nl: "Een haag van drie kilometer",
      fr: "Trois kilomètres de haie",
    },
    summary: {
      nl: "Boeren en wandelaars planten rond Aarlen samen een haag met meidoorn, hazelaar en oude appelrassen.",
      fr: prose`
        Autour d’Arlon, agriculteurs et promeneurs plantent ensemble une haie d’aubépines, de noisetiers et de
        pommiers.
      `,
    },
    description: {
      nl: prose`
        Zestig jaar geleden verdwenen de hagen rond Aarlen om plaats te maken voor grotere percelen. Nu willen vijf
        boeren ze terug: tegen de wind, tegen de erosie en voor de vogels. Le Sentier Commun brengt hen samen met
        wandelaars die een zondag willen planten.

        Langs de haag loopt een smal pad dat twee dorpen verbindt. De steun betaalt 4.500 jonge struiken, zestig
        hoogstammige appelaars en de paaltjes.
      `,
      fr: prose`
        Il y a soixante ans, les haies des environs d’Arlon ont disparu au profit de parcelles plus grandes.
        Aujourd’hui, cinq agriculteurs les veulent de retour : contre le vent, contre l’érosion et pour les oiseaux.
        Le Sentier Commun les réunit avec des promeneurs prêts à planter un dimanche.

        Un chemin étroit longe la haie et relie deux villages. Le soutien paie 4 500 jeunes plants, soixante pommiers
        haute-tige et les piquets.
      `,
    },
    impact: {
      nl: "3 km haag, 4.500 struiken en 60 appelbomen, geplant op 8 zondagen door 150 vrijwilligers.",
      fr: "3 km de haie, 4 500 plants et 60 pommiers, mis en terre en 8 dimanches par 150 bénévoles.",
    },
    quote: {
      nl: "Ik woon in Brussel en werk met paletten. Een zondag met mijn handen in de klei doet wonderen.",
      fr: prose`
        J’habite Bruxelles et je travaille avec des palettes. Un dimanche les mains dans la terre, cela change tout.
      `,
    },
    proposer: { status: "employed", branch: "brussel", department: "supply_chain", firstname: "Benoît" },
    cost: 8800,
    asked: 5600,
  },
  {
    key: "een-poel-achter-de-school",
    organisation: "basisschool-de-klimboom",
    theme: "nature",
    illustration: "river-clean-up",
    use: "archive",
    tier: 4,
    title: {
      nl: "Een poel achter de school",
    },
    summary: {
      nl: "De leerlingen van De Klimboom graven een ondiepe poel en houden bij wie er komt wonen.",
    },
    description: {
      nl: prose`
        Achter de speelplaats van De Klimboom in Roeselare ligt een nat stuk gras waar niemand speelt. De leerlingen
        van het vierde willen er een poel, en ze deden hun huiswerk: ondiep, met een zachte helling, zonder vissen. Zo
        komen er salamanders en libellen, en is het veilig.

        De steun gaat naar het graafwerk, een houten vlonder en tien schepnetten. Na schooltijd mag de buurt ook
        kijken.
      `,
    },
    impact: {
      nl: "1 poel van 60 m², 230 leerlingen die er les krijgen en minstens 8 diersoorten in het eerste jaar.",
    },
    quote: null,
    proposer: { status: "employed", branch: "wevelgem", department: "other", firstname: null },
    cost: 3300,
    asked: 2100,
  },
] satisfies DemoProject[];
