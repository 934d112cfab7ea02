/** The page of the office on which access letters are printed. */
export const officeLetters = {
  "officeLetters.title": "Access letters",
  "officeLetters.lead":
    "With the code on their access letter a colleague logs in without mail, at home or at a voting tablet.",
  "officeLetters.choose": "For whom?",
  "officeLetters.person": "Employee ID",
  "officeLetters.person.help": "For one colleague, for example when a letter is lost. Leave empty for more letters.",
  "officeLetters.person.ask": "Fill in the employee ID.",
  "officeLetters.branch": "Branch",
  "officeLetters.branch.all": "Every branch",
  "officeLetters.branch.ask": "Choose a branch.",
  "officeLetters.withoutMailbox": "Only for those without an email address on the staff list",
  "officeLetters.action": "See how many letters",
  "officeLetters.plan": "{count, plural, one {One new letter} other {# new letters}}",
  "officeLetters.plan.owner": "New letter for {owner}",
  "officeLetters.plan.text":
    "Each letter gets a new code. {count, plural, one {An earlier letter of this colleague stops} other {Earlier letters of these colleagues stop}} working from then on. The codes are only in the file: print it, hand the letters out in person or by post, and delete the file.",
  "officeLetters.plan.leftOut":
    "{count, plural, one {One colleague with a role in the fund gets} other {# colleagues with a role in the fund get}} no letter here: the operator of the site makes it.",
  "officeLetters.plan.action": "{count, plural, one {Make the letter (PDF)} other {Make the letters (PDF)}}",
};
