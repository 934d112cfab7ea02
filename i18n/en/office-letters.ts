/** The page of the office that prints access letters. */
export const officeLetters = {
  "officeLetters.title": "Access letters",
  "officeLetters.lead": "With an access letter colleagues log in without a mailbox.",
  "officeLetters.choose": "For whom?",
  "officeLetters.person": "Employee ID",
  "officeLetters.person.help": "For one colleague. Leave empty for more letters.",
  "officeLetters.person.ask": "Enter the employee ID.",
  "officeLetters.branch": "Branch",
  "officeLetters.branch.all": "Every branch",
  "officeLetters.branch.ask": "Choose a branch.",
  "officeLetters.withoutMailbox": "Only colleagues without an email address on the staff list",
  "officeLetters.action": "See how many letters",
  "officeLetters.plan": "{count, plural, one {One new letter} other {# new letters}}",
  "officeLetters.plan.owner": "New letter for {owner}",
  "officeLetters.plan.text":
    "{count, plural, one {The previous letter stops} other {Previous letters stop}} working. Print the file, hand out the letters and delete the file.",
  "officeLetters.plan.leftOut":
    "{count, plural, one {One colleague with a role in the fund gets} other {# colleagues with a role in the fund get}} no letter here. Ask the operator of the site.",
  "officeLetters.plan.action": "{count, plural, one {Make the letter (PDF)} other {Make the letters (PDF)}}",
};
