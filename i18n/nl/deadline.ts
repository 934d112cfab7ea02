export const deadline = {
  "deadline.left": "{days, plural, one {dag} other {dagen}} te gaan",
  "deadline.lastDay": "De laatste dag",
  "deadline.voting": "Stemmen kan tot en met {last}.",
  "deadline.submission": "Indienen kan tot en met {last}.",
};
