import type { Language } from "#domain/language.ts";
import type { Branch, Department, EmploymentStatus } from "#domain/person.ts";
import { nameGroups } from "#server/database/demo/content/roster-name.ts";
import type { DemoPerson } from "#server/database/demo/content/shape.ts";

/**
 * The people of the demo who are not made up at random: an employee, a retiree, one without a mailbox, the chair of the
 * committee, a coordinator, an editor, the treasurer, a member of the board and an operator.
 */
export const demoPeople = [
  {
    employeeId: "40218365",
    firstname: "Lotte",
    lastname: "Vermeulen",
    email: "lotte.vermeulen@amandel.example",
    branch: "wevelgem",
    department: "supply_chain",
    employmentStatus: "employed",
    language: "nl",
  },
  {
    employeeId: "31907742",
    firstname: "Roger",
    lastname: "D'Hondt",
    email: "roger.dhondt@amandel.example",
    branch: "retired",
    department: null,
    employmentStatus: "retired",
    language: "nl",
  },
  {
    employeeId: "42650918",
    firstname: "Karim",
    lastname: "El Amrani",
    email: null,
    branch: "zwevegem",
    department: "supply_chain",
    employmentStatus: "employed",
    language: "nl",
  },
  {
    employeeId: "38471206",
    firstname: "Sophie",
    lastname: "Lefèvre",
    email: "sophie.lefevre@amandel.example",
    branch: "brussel",
    department: "finance",
    employmentStatus: "employed",
    language: "fr",
  },
  {
    employeeId: "39560871",
    firstname: "Hanne",
    lastname: "de Vries",
    email: "hanne.devries@amandel.example",
    branch: "gent",
    department: "general_secretary",
    employmentStatus: "employed",
    language: "nl",
  },
  {
    employeeId: "41770253",
    firstname: "Élodie",
    lastname: "Dumont",
    email: "elodie.dumont@amandel.example",
    branch: "brussel",
    department: "marketing",
    employmentStatus: "employed",
    language: "fr",
  },
  {
    employeeId: "36025519",
    firstname: "Wannes",
    lastname: "Roelandt",
    email: "wannes.roelandt@amandel.example",
    branch: "gent",
    department: "finance",
    employmentStatus: "employed",
    language: "nl",
  },
  {
    employeeId: "33318047",
    firstname: "Greet",
    lastname: "Vandecasteele",
    email: "greet.vandecasteele@amandel.example",
    branch: "rotselaar",
    department: "growth_strategy_transformation",
    employmentStatus: "employed",
    language: "nl",
  },
  {
    employeeId: "44902681",
    firstname: "Tuur",
    lastname: "Oosterlinck",
    email: "tuur.oosterlinck@amandel.example",
    branch: "gent",
    department: "other",
    employmentStatus: "employed",
    language: "nl",
  },
] as const satisfies readonly DemoPerson[];

/** Gives a roster of this many people, with those above first; the same seed gives the same people. */
export function rosterPeople(seed: number, count: number): DemoPerson[] {
  const random = mulberry32(seed);
  const people: DemoPerson[] = demoPeople.slice(0, count);
  const ids = new Set(people.map((person) => person.employeeId));
  const emails = new Set(people.map((person) => person.email));
  while (people.length < count) {
    const group = pickWeighted(
      random,
      nameGroups.map((names) => [names, names.weight] as const),
    );
    const firstname = pick(random, group.firstnames);
    const lastname = pick(random, group.lastnames);
    const employmentStatus = pickWeighted<EmploymentStatus>(random, [
      ["employed", 87],
      ["retired", 11],
      ["family", 2],
    ]);
    const branch = employmentStatus === "retired" ? "retired" : pickWeighted(random, branchWeights);
    const department = branch === "retired" ? null : pickWeighted(random, departmentWeights[branch] ?? plant);
    const preferred = pick(random, group.languages);
    const email = hasMailbox(random, department) ? freeEmail(emails, firstname, lastname) : null;
    const employeeId = freeEmployeeId(random, ids);
    const language = languageAt(branch, preferred);
    people.push({ employeeId, firstname, lastname, email, branch, department, employmentStatus, language });
  }
  return people;
}

type Random = () => number;
type WeightedList<T> = readonly (readonly [T, number])[];

const branchWeights: WeightedList<Branch> = [
  ["wevelgem", 34],
  ["gent", 24],
  ["rotselaar", 18],
  ["zwevegem", 14],
  ["brussel", 10],
];

const plant: WeightedList<Department> = [
  ["supply_chain", 68],
  ["other", 10],
  ["customer_department", 8],
  ["finance", 4],
  ["human_resources", 4],
  ["growth_strategy_transformation", 3],
  ["marketing", 2],
  ["general_secretary", 1],
];

const office: WeightedList<Department> = [
  ["marketing", 22],
  ["customer_department", 20],
  ["finance", 16],
  ["supply_chain", 14],
  ["growth_strategy_transformation", 10],
  ["human_resources", 9],
  ["general_secretary", 6],
  ["other", 3],
];

const departmentWeights: Readonly<Record<string, WeightedList<Department>>> = {
  brussel: office,
  gent: [...plant, ...office],
  rotselaar: plant,
  wevelgem: plant,
  zwevegem: plant,
};

/** People on the production line seldom have a mailbox; half of the retired gave an address. */
function hasMailbox(random: Random, department: Department | null): boolean {
  if (department === null) return random() < 0.5;
  return random() < (department === "supply_chain" ? 0.38 : 0.94);
}

/** Sites in Flanders write to their people in Dutch, by law; French is for Brussels and the retired. */
function languageAt(branch: Branch, preferred: Language): Language {
  return preferred === "fr" && branch !== "brussel" && branch !== "retired" ? "nl" : preferred;
}

function freeEmployeeId(random: Random, takenIds: Set<string>): string {
  for (;;) {
    const id = String(30_000_000 + Math.floor(random() * 20_000_000));
    if (takenIds.has(id)) continue;
    takenIds.add(id);
    return id;
  }
}

function freeEmail(takenEmails: Set<string | null>, firstname: string, lastname: string): string {
  const name = `${forAddress(firstname)}.${forAddress(lastname)}`;
  for (let number = 1; ; number++) {
    const email = `${name}${number === 1 ? "" : number}@amandel.example`;
    if (takenEmails.has(email)) continue;
    takenEmails.add(email);
    return email;
  }
}

/** Letters that Unicode does not split into a base letter and an accent. */
const plainLetters: Record<string, string> = { ł: "l", ı: "i", ø: "o", đ: "d", ß: "ss" };

function forAddress(name: string): string {
  const base = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
  return base.replace(/[^a-z-]/g, (letter) => plainLetters[letter] ?? "");
}

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

function pickWeighted<T>(random: Random, values: WeightedList<T>): T {
  const total = values.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  for (const [value, weight] of values) {
    rest -= weight;
    if (rest < 0) return value;
  }
  return (values.at(-1) as readonly [T, number])[0];
}

/** Makes a small generator of numbers between 0 and 1 that depend only on the seed. */
function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
