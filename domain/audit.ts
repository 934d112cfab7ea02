/** What can be done with someone's record; they read it on their account page. */
export const personActs = [
  "login",
  "give_role",
  "take_role",
  "correct_details",
  "download_data",
  "erase_data",
  "add_second_factor",
  "show_second_factor",
  "remove_second_factor",
  "forget_second_factors",
] as const;
export type PersonAct = (typeof personActs)[number];

/** Everything that someone may have to answer for. The log is never changed: a word that was used once stays here. */
export type AuditAct = PersonAct | "import_roster" | "print_letters" | "rotate_secret";

/** Reads an act that was done with someone's record; null for one that this version does not know. */
export function readPersonAct(act: string): PersonAct | null {
  return personActs.find((known) => known === act) ?? null;
}
