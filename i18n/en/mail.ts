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
  "mail.loginLink.subject": "Your link to log in",
  "mail.loginLink.preheader": "Your link is valid for {minutes} minutes.",
  "mail.loginLink.asked":
    "A code was asked for you many times in a row. That is why we do not send you a code now, but a link: nobody can guess it.",
  "mail.loginLink.guessed":
    "Someone is guessing many codes on our site right now. That is why we send nobody a code for a while, but a link: nobody can guess it.",
  "mail.loginLink.validity":
    "The link is valid for {minutes} minutes and works once. Open it on the device on which you want to log in.",
  "mail.loginLink.unasked":
    "Did you not ask for this? Then someone may be trying to get in under your name. They cannot without this email. Do not share the link with anyone, and let us know if it goes on.",

  "mail.listed.subject": "You are on the list of {fund}",
  "mail.listed.preheader": "You can log in.",
  "mail.listed.intro":
    "You asked whether you are on the list. You are: it calls you {firstname} {lastname}. Log in with this address and that name.",

  "mail.factor.subject": "Your access to the office has changed",
  "mail.factor.preheader": "Was it not you? Let us know at once.",
  "mail.factor.added":
    "From now on {way, select, passkey {a new passkey} other {a code app}} opens the fund’s office for you too.",
  "mail.factor.removed":
    "{way, select, passkey {One of your passkeys} other {Your code app}} was removed and no longer opens the fund’s office.",
  "mail.factor.forgotten":
    "The operator of the site removed your passkeys and your code app. At your next login you set up a new one.",
  "mail.factor.unasked":
    "Did you know about this? Then there is nothing to do. If not, log out everywhere on your account page and let us know at once.",
  "mail.factor.button": "To my account",

  "mail.address.subject": "Your details at the fund have changed",
  "mail.address.preheader": "Did you not know? Say so at once.",
  "mail.address.email":
    "The fund’s staff list now has another email address for you. We no longer write to you at this address. You were logged out everywhere.",
  "mail.address.employeeId":
    "The fund’s staff list now has another employee ID for you. You were logged out everywhere.",
  "mail.address.unasked":
    "Did you know about this? Then there is nothing to do. If not, tell the fund and the IT department of your company at once.",

  "mail.committee.subject": "The selection committee has a new member",
  "mail.committee.preheader": "Did you not know? Please ask.",
  "mail.committee.intro":
    "{name} is now a member of the selection committee and can read everything the committee reads.",
  "mail.committee.unasked":
    "Did you know about this? Then there is nothing to do. If not, ask in the committee and tell the operator of the site.",

  "mail.operatorTest.subject": "Test email from {fund}",
  "mail.operatorTest.preheader": "The site can send email.",
  "mail.operatorTest.intro": "You are reading this, so the site can send email. There is nothing else to do.",
  "mail.operatorTest.spam":
    "Did this email end up in your spam folder? Then check the settings of the sender’s address.",
  "mail.operatorTest.button": "Go to the site",

  "mail.answerReaches": "Just answer this mail: your answer goes straight to whoever wrote this.",
  "mail.unasked": "Was this not you? Then someone else filled in your address. You do not have to do anything.",
  "mail.fact.name": "Name: {name}",
  "mail.fact.email": "Email: {email}",
  "mail.fact.phone": "Phone: {phone}",
  "mail.fact.language": "Language: {language, select, nl {Dutch} en {English} other {French}}",

  "mail.tie.subject": "The committee has to choose between equal projects",
  "mail.tie.preheader": "The results wait for you.",
  "mail.tie.intro":
    "The votes have been counted. Some projects are equal, and the rule does not decide which of them wins. The committee does: which projects they are, you read on the site.",
  "mail.tie.due":
    "The results come out on {results}, or as soon as you have decided if that is later. Everyone will read the reason you give.",
  "mail.tie.button": "Choose an order",
  "mail.tie.secret": "Keep this to yourself: nobody else knows anything yet.",

  "mail.results.subject": "{call}: the results are out",
  "mail.results.preheader": "These are the winners.",
  "mail.results.intro": "You voted, thank you. The results of {call} are out. These are the winners:",
  "mail.results.figures":
    "On the site you see how many votes each project got, how many colleagues voted and how it was counted.",
  "mail.results.button": "See the results",
  "mail.results.gone": "The fund does not keep what you chose: it was destroyed when the results came out.",
  "mail.results.code":
    "Did you keep the code of your vote? Then you will find it on the list of all codes. You can also count all the votes again there.",
  "mail.results.check": "Find my code on the list",

  "mail.message.subject": "Message from the site: {topic}",
  "mail.message.intro": "Someone wrote to the fund through the contact form.",
  "mail.messageReceived.subject": "We have received your message",
  "mail.messageReceived.preheader": "You will have an answer within two working days.",
  "mail.messageReceived.intro":
    "Thank you for your message (about: {topic}). The fund’s office reads it and answers within two working days, at this address.",

  "mail.help.subject": "Someone wants to help: {title}",
  "mail.help.preheader": "Someone came forward through the site.",
  "mail.help.intro":
    "On the site of {fund} someone said they want to help with ‘{title}’. Will you make arrangements with them?",
  "mail.help.passOn":
    "Someone wants to help with ‘{title}’ of {organisation}. We know no email address of that organisation: will you pass this on?",
  "mail.help.noted":
    "Someone wants to help with ‘{title}’ of {organisation}. The organisation has received the details and makes its own arrangements. You do not have to do anything.",
  "mail.help.care": "Please use these details to make arrangements only, and keep them no longer than needed.",
  "mail.help.button": "See the request",
  "mail.helpReceived.subject": "Good to have you: {title}",
  "mail.helpReceived.preheader": "The organisation gets in touch with you itself.",
  "mail.helpReceived.intro":
    "You want to help with ‘{title}’ of {organisation}. The organisation receives your details and gets in touch with you itself.",
  "mail.helpReceived.moment": "When: {moment}",
  "mail.helpReceived.calendar": "Add it to your calendar",
  "mail.helpReceived.law":
    "Volunteering is unpaid. The organisation provides insurance and tells you beforehand what to expect, also about your expenses.",

  "mail.pledge.subject": "Your gift to {fund}",
  "mail.pledge.preheader": "{amount}: how to transfer it.",
  "mail.pledge.forFund":
    "Thank you. You want to give something to {fund}. Nothing has been paid yet: you do that yourself, in your bank’s app, with these details.",
  "mail.pledge.forProject":
    "Thank you. Through {fund} you want to give something for ‘{project}’. Nothing has been paid yet: you do that yourself, in your bank’s app, with these details.",
  "mail.pledge.holder": "Beneficiary: {holder}",
  "mail.pledge.iban": "IBAN: {iban}",
  "mail.pledge.amount": "Amount: {amount}",
  "mail.pledge.reference": "Structured communication: {reference}",
  "mail.pledge.why": "Copy the communication exactly. It tells the fund which gift it is.",
  "mail.pledge.button": "Show the QR code",
  "mail.pledge.noProof": "This mail is neither proof of payment nor a tax certificate.",

  "mail.voteReminder.subject": "{days, select, 0 {Today you can still vote} other {You can still vote {until}}}",
  "mail.voteReminder.preheader": "You can vote {until}.",
  "mail.voteReminder.intro":
    "You have not voted yet. Help choose which projects the fund supports: you can vote {until}.",
  "mail.voteReminder.secret": "It takes a few minutes. What you choose stays secret.",
  "mail.voteReminder.button": "Read the projects and vote",
  "mail.voteReminder.who": "Who can see what of your vote?",
  "mail.voteReminder.why":
    "You get this mail because you can vote and have not done so yet. We remind you of a vote twice at most. Nobody has to vote: if you would rather not, there is nothing you need to do.",
} satisfies Record<keyof typeof mailNl, string>;
