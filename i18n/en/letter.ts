/** Every sentence of an access letter. */
export const letter = {
  "letter.title": "Access letters of {fund}",
  "letter.employeeId": "Employee ID {employeeId}",
  "letter.heading": "Your personal access code",
  "letter.greeting": "Hello {firstname},",
  "letter.intro":
    "With this code you can vote, put a project forward or ask the fund for help. You do not need a mailbox: a phone, a tablet or a computer will do, even one you share.",
  "letter.code": "Your code",
  "letter.code.hint": "Scan the square beside it, or type the code at {address}",
  "letter.qr": "QR code that opens the login page with your code filled in",
  "letter.steps": "How to log in",
  "letter.step.open": "Scan the square with the camera of your phone, or go to the address above.",
  "letter.step.who": "Fill in your employee ID, first name and name, as they stand at the top.",
  "letter.step.code": "If the code is not there yet, type it. Press ‘{button}’.",
  "letter.keep": "Keep this letter",
  "letter.keep.text":
    "The code is yours alone and goes on working. Do not give it to anyone; only if you vote on paper, write it on your ballot. If you get a new letter later, this code stops working.",
  "letter.help": "Trouble logging in, or letter lost?",
  "letter.help.text": "Ask us. You will get a new letter.",
};
