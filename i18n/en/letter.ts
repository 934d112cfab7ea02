/** Every sentence of an access letter. */
export const letter = {
  "letter.title": "Access letters of {fund}",
  "letter.employeeId": "Employee ID {employeeId}",
  "letter.heading": "Your personal access code",
  "letter.greeting": "Hello {firstname},",
  "letter.intro": "With this code you can vote, put a project forward or ask for support.",
  "letter.code": "Your code",
  "letter.code.hint": "Scan the QR code or go to {address}",
  "letter.qr": "QR code that opens the login page with your code",
  "letter.steps": "How to log in",
  "letter.step.open": "Scan the QR code with your phone, or go to the address above.",
  "letter.step.who": "Enter your employee ID, first name and name, as at the top.",
  "letter.step.code": "Type the code if it is not there yet. Press ‘{button}’.",
  "letter.keep": "Keep this letter",
  "letter.keep.text":
    "The code is only for you and works until you get a new letter. Give it to nobody. Only on a paper ballot you write it.",
  "letter.help": "Does it not work, or did you lose the letter?",
  "letter.help.text": "Ask us for a new letter.",
};
