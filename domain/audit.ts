/** Every act that the audit log records. Entries never change, so an act that was used once must stay in this list. */
export const auditActs = [
  "login",
  "add_second_factor",
  "show_second_factor",
  "remove_second_factor",
  "forget_second_factors",
  "download_data",
  "erase_data",
  "give_role",
  "take_role",
  "correct_details",
  "change_address",
  "import_roster",
  "print_letters",
  "rotate_secret",
  "ask_for_completion",
  "give_late_access",
  "read_file",
  "count_votes",
  "score_project",
  "enter_paper_vote",
  "decide_tie",
  "release_results",
  "change_rules",
  "prolong_vote",
  "add_kiosk",
  "set_up_kiosk",
  "remove_kiosk",
  "load_fund",
  "begin_set_up",
  "set_up",
  "open_site",
  "make_call",
  "change_call",
  "publish_call",
  "remove_call",
  "change_settings",
  "change_picture",
  "remove_picture",
  "write_page",
] as const;
export type AuditAct = (typeof auditActs)[number];

/** Reads an act from the log; gives null for one that this version does not have. */
export function readAuditAct(word: string): AuditAct | null {
  return auditActs.find((act) => act === word) ?? null;
}

/** The details that an entry of the audit log can have besides the actor, time, act and person concerned. */
export const auditDetails = [
  "way",
  "role",
  "branch",
  "withoutMailbox",
  "letters",
  "added",
  "changed",
  "left",
  "doubtful",
  "waiting",
  "sealed",
  "votes",
  "score",
  "voteWeight",
  "tieRule",
  "winnerCount",
  "votingOpens",
  "votingCloses",
  "step",
  "field",
  "before",
  "after",
  // A field of a record, and its text before and after a change.
  "languages",
] as const;
export type AuditDetail = (typeof auditDetails)[number];
