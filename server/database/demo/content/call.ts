import type { Criterion, EligibilityPoint } from "#domain/call.ts";

/** The short text of every call of the demo. */
export const callIntro = {
  nl: "Ken je een organisatie die een duwtje kan gebruiken? Draag haar project voor. Je collega’s stemmen mee.",
  en: "Do you know an organisation that could use a hand? Put its project forward. Your colleagues vote.",
  fr: "Vous connaissez une organisation qui a besoin d’un coup de pouce ? Proposez son projet. Vos collègues votent.",
};

/** The criteria that the committee scores, the heaviest first. */
export const criteria: Criterion[] = [
  {
    id: "impact",
    name: { nl: "Maatschappelijke impact", en: "Social impact", fr: "Impact social" },
    help: {
      nl: "Hoeveel mensen helpt het, en hoe erg hebben ze het nodig?",
      en: "How many people does it help, and how much do they need it?",
      fr: "Combien de personnes sont aidées, et à quel point en ont-elles besoin ?",
    },
    weight: 30,
    words: {
      nl: "nauwelijks, een beetje, duidelijk, sterk, verandert levens",
      en: "hardly, a little, clearly, strongly, changes lives",
      fr: "à peine, un peu, clairement, fortement, change des vies",
    },
  },
  {
    id: "colleague",
    name: { nl: "Inzet van de collega", en: "Our colleague’s involvement", fr: "Engagement du collègue" },
    help: {
      nl: "Hoe lang en hoe actief is de collega bij de organisatie?",
      en: "How long and how actively is the colleague with the organisation?",
      fr: "Depuis quand et à quel point le collègue est-il actif dans l’organisation ?",
    },
    weight: 25,
    words: {
      nl: "op papier, nu en dan, regelmatig, elke week, draagt het mee",
      en: "on paper, now and then, regularly, every week, carries it",
      fr: "sur papier, parfois, régulièrement, chaque semaine, le porte",
    },
  },
  {
    id: "plan",
    name: {
      nl: "Haalbaar plan, gezonde begroting",
      en: "Feasible plan, sound budget",
      fr: "Plan réaliste, budget sain",
    },
    help: {
      nl: "Kloppen de cijfers, en kan het op tijd klaar zijn?",
      en: "Do the figures add up, and can it be ready in time?",
      fr: "Les chiffres sont-ils corrects, et le projet peut-il être prêt à temps ?",
    },
    weight: 20,
    words: {
      nl: "onduidelijk, wankel, waarschijnlijk, degelijk, zeker",
      en: "unclear, shaky, likely, solid, certain",
      fr: "flou, fragile, probable, solide, certain",
    },
  },
  {
    id: "lasting",
    name: { nl: "Duurzaam", en: "Lasting", fr: "Durable" },
    help: {
      nl: "Wat blijft er over als het geld op is?",
      en: "What remains when the money is spent?",
      fr: "Que reste-t-il quand l’argent est dépensé ?",
    },
    weight: 15,
    words: {
      nl: "een dag, een seizoen, een jaar, jaren, blijvend",
      en: "a day, a season, a year, years, for good",
      fr: "un jour, une saison, un an, des années, pour toujours",
    },
  },
  {
    id: "original",
    name: { nl: "Origineel", en: "Original", fr: "Original" },
    help: {
      nl: "Is het nieuw, of nieuw voor deze plek?",
      en: "Is it new, or new for this place?",
      fr: "Est-ce nouveau, ou nouveau pour cet endroit ?",
    },
    weight: 10,
    words: {
      nl: "gewoon, bekend, fris, nieuw hier, een primeur",
      en: "usual, known, fresh, new here, a first",
      fr: "habituel, connu, frais, nouveau ici, une première",
    },
  },
];

/** The conditions of every call of the demo. */
export const eligibility: EligibilityPoint[] = [
  {
    id: "employee",
    text: {
      nl: "Een collega draagt het project voor.",
      en: "A colleague puts the project forward.",
      fr: "Un collègue propose le projet.",
    },
    check: "employee",
  },
  {
    id: "deadline",
    text: {
      nl: "Het dossier is op tijd ingediend.",
      en: "The dossier was submitted in time.",
      fr: "Le dossier a été introduit à temps.",
    },
    check: "deadline",
  },
  {
    id: "amount",
    text: {
      nl: "Het bedrag is niet hoger dan het maximum.",
      en: "The amount is not above the maximum.",
      fr: "Le montant ne dépasse pas le maximum.",
    },
    check: "amount",
  },
  {
    id: "share",
    text: {
      nl: "Het bedrag is niet hoger dan wat het project kost.",
      en: "The amount is not above the cost of the project.",
      fr: "Le montant ne dépasse pas le coût du projet.",
    },
    check: "share",
  },
  {
    id: "organisation",
    text: {
      nl: "De organisatie heeft een geldig ondernemingsnummer.",
      en: "The organisation has a valid enterprise number.",
      fr: "L’organisation a un numéro d’entreprise valable.",
    },
    check: "organisation",
  },
  {
    id: "account",
    text: {
      nl: "Het rekeningnummer klopt.",
      en: "The account number is right.",
      fr: "Le numéro de compte est correct.",
    },
    check: "account",
  },
  {
    id: "report",
    text: {
      nl: "De organisatie gaf het verslag over eerdere steun.",
      en: "The organisation reported on earlier support.",
      fr: "L’organisation a rendu compte d’une aide antérieure.",
    },
    check: "report",
  },
  {
    id: "no-profit",
    text: {
      nl: "De organisatie maakt geen winst.",
      en: "The organisation makes no profit.",
      fr: "L’organisation ne fait pas de bénéfice.",
    },
    check: "person",
  },
];
