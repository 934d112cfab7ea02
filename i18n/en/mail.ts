import type { mail as mailNl } from "#i18n/nl/mail.ts";

/** Every sentence in the mails the site sends. */
export const mail = {
  "mail.greeting": "Hello {firstname},",
  "mail.greetingUnnamed": "Hello,",
  "mail.closing": "With kind regards,",
  "mail.buttonHint": "Does the button not work? Copy this address into your browser:",
  "mail.footer": "This email comes from {fund}.",
  "mail.footerContact": "Questions? Write to {email}.",

  "mail.loginCode.subject": "Your code to log in",
  "mail.loginCode.preheader": "Your code is valid for {minutes} minutes.",
  "mail.loginCode.intro": "Use this code to log in:",
  "mail.loginCode.validity":
    "The code is valid for {minutes} minutes and works once. The link in this email works too.",
  "mail.loginCode.button": "Log in",
  "mail.loginCode.unasked":
    "Did you not ask for a code? Then there is nothing to do. Do not share the code with anyone, not even with the fund.",

  "mail.operatorTest.subject": "Test email from {fund}",
  "mail.operatorTest.preheader": "The site can send email.",
  "mail.operatorTest.intro": "You are reading this, so the site can send email. There is nothing else to do.",
  "mail.operatorTest.spam":
    "Did this email end up in your spam folder? Then check the settings of the sender’s address.",
  "mail.operatorTest.button": "Go to the site",
} satisfies Record<keyof typeof mailNl, string>;
