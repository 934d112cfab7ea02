import { externalAnswers } from "#test/dossiers.ts";
import type { StoryDossier } from "./year-people.ts";

/** The requests for help of the story, with a word that nobody outside the committee may ever read. */
export const requests = {
  granted: { reason: "Onze kelder stond onder water, zegt de kelderkwispel." },
  refusedHelp: { reason: "La toiture est partie, avec la vieille ardoisefolle." },
  withdrawn: { reason: "The boiler broke, and with it the whole steamfiddle." },
} satisfies Partial<Record<StoryDossier, { reason: string }>>;

/** The projects of the story. */
export const projects = {
  confidential: { title: "Een veilig huis voor Zilverlinde", about: "Het adres van Zilverlinde blijft geheim." },
  late: { title: "Un potager sur le toit", about: "Vingt bacs sur le toit de l’école." },
  incomplete: { title: "Twaalf Speelkwartelkoffers", about: "Koffers met spelen gaan van straat tot straat." },
  handedOver: { title: "Snoezeltuin aan de vaart", about: "Een tuin om te voelen en te ruiken." },
  ofMember: { title: "A choir without auditions", about: "Weekly evenings with a meal and child care." },
  tieWinner: { title: "Bijenhotel in het park", about: "Kinderen bouwen een hotel voor wilde bijen." },
  tieLoser: { title: "Des vélos pour apprendre", about: "Des vélos solides et un local pour les entretenir." },
  refused: { title: "Nieuwe kledij voor Motorvos", about: "Jassen met een logo voor alle leden." },
  ineligible: { title: "Reclame voor handelshuis Kwartelei", about: "Borden langs de weg." },
} satisfies Partial<Record<StoryDossier, { title: string; about: string }>>;
export type StoryProject = keyof typeof projects;

/** Words of confidential dossiers, which are in no mail either. */
export const confidentialWords = ["kelderkwispel", "ardoisefolle", "steamfiddle", "Zilverlinde"];

/** Words of dossiers that never become public. */
export const secretWords = [...confidentialWords, "Speelkwartelkoffers", "Motorvos", "Kwartelei"];

// A new fund asks for no register number.
const { responsible_national_register_number: _register, ...usualAnswers } = externalAnswers;

/** All answers about a project of the story. */
export const answersAbout = (key: StoryProject) => ({
  ...usualAnswers,
  title_of_the_project: projects[key].title,
  name_organisation: `${projects[key].title} vzw`,
  description_of_the_project: projects[key].about,
  confidential: key === "confidential" ? "yes" : "no",
  implementation_cost: "4.000",
  financial_support: "2.000",
});
