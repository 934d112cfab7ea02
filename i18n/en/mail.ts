import type { texts as dutch } from "#i18n/nl/mail.ts";

export const texts = {
  // Every sentence in the mails the site sends.
  "mail.greeting": "Hello {firstname},",
  "mail.greetingUnnamed": "Hello,",
  "mail.closing": "With kind regards,",
  "mail.buttonHint": "Does the button not work? Open this address:",
  "mail.footer": "This email comes from {fund}.",
  "mail.footerContact": "Questions? Write to {email}.",

  "mail.loginCode.subject": "Your code to log in",
  "mail.loginCode.intro": "Use this code to log in:",
  "mail.loginCode.validity": "The code works for {minutes} minutes and once. The button works too.",
  "mail.loginCode.button": "Log in",
  "mail.loginCode.unasked":
    "Did you not ask for it? You need not do anything. Give the code to nobody, not even the fund.",
  "mail.loginLink.subject": "Your link to log in",
  "mail.loginLink.asked": "A code was asked for you many times. That is why you now get a link.",
  "mail.loginLink.guessed": "Someone is trying to guess codes. That is why you now get a link.",
  "mail.loginLink.validity":
    "The link works for {minutes} minutes and once. Open it on the device on which you log in.",
  "mail.loginLink.unasked":
    "Did you not ask for this? Then someone is trying to get in under your name. Give the link to nobody.",

  "mail.listed.subject": "You are on the list of {fund}",
  "mail.listed.intro": "You are on the list as {firstname} {lastname}. Log in with this name and this email address.",

  "mail.factor.subject": "Your access to the office has changed",
  "mail.factor.added":
    "You can now also open the fund’s office with {way, select, passkey {a new passkey} other {a code app}}.",
  "mail.factor.removed":
    "{way, select, passkey {A passkey} other {Your code app}} was removed and no longer opens the office.",
  "mail.factor.forgotten": "The operator of the site removed your passkeys and your code app.",
  "mail.factor.unasked": "Was it not you? Log out everywhere in your account and let us know at once.",
  "mail.factor.button": "To my account",

  "mail.address.subject": "Your details at the fund have changed",
  "mail.address.changed":
    "The staff list now has {what, select, employeeId {another employee ID} other {another email address}} for you. You were logged out everywhere.",
  "mail.address.unasked": "Did you not know? Tell the fund and your IT department at once.",

  "mail.committee.subject": "The selection committee has a new member",
  "mail.committee.intro": "{name} is now a member of the selection committee.",
  "mail.committee.unasked": "Did you not know? Ask the committee or the operator of the site.",

  "mail.setUp.subject": "Test email from {fund}",
  "mail.setUp.intro": "Emails of the site arrive. Type this code on the page where you set up the site:",
  "mail.setUp.validity": "The code works for {minutes} minutes.",
  "mail.officer.subject": "Your access to {fund}",
  "mail.officer.intro":
    "You are now {role, select, operator {operator} other {coordinator}} of {fund}. Log in with your name and this email address.",
  "mail.officer.factor": "After that you choose a second proof: a passkey or a code app.",
  "mail.roleGiven.subject": "Your role at {fund}",
  "mail.roleGiven.intro":
    "You are now {role, select, committee {a member of the selection committee} coordinator {a coordinator} treasurer {the treasurer} editor {an editor} board {a member of the board} operator {an operator} other {a substitute}} of {fund}.",
  "mail.roleGiven.what":
    "{role, select, committee {You read dossiers, give scores and decide with the others. For each dossier you first say whether you have a conflict of interest.} coordinator {You run the calls, check dossiers and answer messages.} treasurer {You pay the support that the fund gives.} editor {You write and translate the texts of the site.} board {You read what the fund decides and gives.} operator {You keep the site running and give others their roles. You read no dossiers.} other {You judge one request in the place of a member of the committee.}}",
  "mail.roleGiven.factor":
    "Log in with your name and this email address. Then you show a second proof: a passkey or a code app. The first time, you choose one.",
  "mail.roleGiven.mistake": "Is this a mistake? Tell the fund.",
  "mail.operatorTest.subject": "Test email from {fund}",
  "mail.operatorTest.intro": "The site can send email. You need not do anything.",
  "mail.operatorTest.button": "Go to the site",
  "mail.letterTrial.button": "To the decision",
  "mail.trial": "This is a test: only you got this email.",

  "mail.answerReaches": "Your reply to this email goes straight to this person.",
  "mail.unasked": "Was this not you? You need not do anything.",
  "mail.fact.name": "Name: {name}",
  "mail.fact.email": "Email: {email}",
  "mail.fact.phone": "Phone: {phone}",
  "mail.fact.language": "Language: {language}",

  "mail.reserveReminder.subject": "Projects are still on the reserve list",
  "mail.reserveReminder.intro": "The results of {call} are out. Projects are still on the reserve list.",
  "mail.reserveReminder.what": "Give them support or decline them, so that the applicants know.",
  "mail.reserveReminder.button": "To the reserve list",
  "mail.reviewReminder.subject":
    "{count, plural, one {1 dossier waits for your score} other {# dossiers wait for your score}}",
  "mail.reviewReminder.intro":
    "{count, plural, one {You still have 1 dossier to score for the call ‘{call}’.} other {You still have # dossiers to score for the call ‘{call}’.}}",
  "mail.reviewReminder.meets": "The committee meets on {moment}.",
  "mail.reviewReminder.button": "Score the dossiers",
  "mail.tie.subject": "The committee has to choose between equal projects",
  "mail.tie.intro": "Some projects are equal. The committee chooses on the site.",
  "mail.tie.due": "The results come on {results}, or later if you have not chosen. Everyone will read your reason.",
  "mail.tie.button": "Choose an order",
  "mail.tie.secret": "Keep this to yourself: nobody else knows yet.",

  "mail.results.subject": "{call}: the results are out",
  "mail.results.intro": "Thank you for voting. These are the winners of {call}:",
  "mail.results.button": "See the results",
  "mail.results.gone": "Your choice was destroyed when the results came out.",
  "mail.results.check": "Find my code on the list",

  "mail.message.subject": "Message from the site: {topic}",
  "mail.message.intro": "Someone wrote to the fund through the site.",
  "mail.message.button": "Answer in the office",
  "mail.messageAnswer.subject": "Answer to your message: {topic}",
  "mail.messageAnswer.intro": "Here is the answer to your message.",
  "mail.messageAnswer.question": "This is what you wrote to us:",
  "mail.messageReceived.subject": "We have received your message",
  "mail.messageReceived.intro":
    "Thank you for your message (topic: {topic}). You get an answer within two working days.",

  "mail.help.subject": "Someone wants to help: {title}",
  "mail.help.intro": "Someone wants to help with ‘{title}’ ({fund}). Will you contact them?",
  "mail.help.passOn":
    "Someone wants to help with ‘{title}’ of {organisation}. We have no email address of that organisation: will you pass this on?",
  "mail.help.noted": "Someone wants to help with ‘{title}’ of {organisation}. The organisation knows.",
  "mail.help.care": "Please use these details only to make arrangements.",
  "mail.help.button": "See the offer",
  "mail.helpReceived.subject": "Good to have you: {title}",
  "mail.helpReceived.intro": "You want to help with ‘{title}’. {organisation} will contact you.",
  "mail.helpReceived.moment": "When: {moment}",
  "mail.helpReceived.calendar": "Add it to your calendar",
  "mail.helpReceived.law":
    "Volunteering is unpaid. The organisation insures you and says beforehand which expenses it pays.",

  "mail.pledge.subject": "Your gift to {fund}",
  "mail.pledge.forFund": "Thank you for your gift to {fund}. Transfer it with these details.",
  "mail.pledge.forProject": "Thank you for your gift to ‘{project}’, through {fund}. Transfer it with these details.",
  "mail.pledge.holder": "Beneficiary: {holder}",
  "mail.pledge.iban": "IBAN: {iban}",
  "mail.pledge.amount": "Amount: {amount}",
  "mail.pledge.reference": "Structured communication: {reference}",
  "mail.pledge.why": "Copy the communication exactly. That is how we recognise your gift.",
  "mail.pledge.button": "Show the QR code",
  "mail.pledge.noProof": "This email is neither proof of payment nor a tax certificate.",

  "mail.voteReminder.subject": "{days, select, 0 {Today you can still vote} other {You can still vote {until}}}",
  "mail.voteReminder.intro": "You have not voted yet. You can vote {until}.",
  "mail.voteReminder.secret": "Your boss, colleagues and the fund cannot see your choice.",
  "mail.voteReminder.button": "Read the projects and vote",
  "mail.voteReminder.who": "Who can see what?",
  "mail.voteReminder.why": "You get two reminders at most. You do not have to vote.",

  // Every sentence in the mails about a dossier. None contains a title, a reason or a request.
  "mail.dossier.rest": "Log in on the site to read the rest.",
  "mail.dossier.button": "Go to my dossier",
  "mail.dossier.reason": "The fund added:",
  "mail.dossier.ownReason": "You wrote:",

  "mail.dossierSent.subject": "Your dossier has arrived",
  "mail.dossierSent.intro": "Thank you. Your dossier has been submitted. Keep its number: {number}.",
  "mail.dossierChanged.subject": "Your dossier has been changed",
  "mail.dossierChanged.intro": "Your dossier {number} has been changed. The new version counts.",
  "mail.dossierSent.next": "The fund checks it. Then the selection committee reads it.",
  "mail.dossierSent.until": "You can change or withdraw it {until}.",
  "mail.dossierSent.copy":
    "{hasCopy, select, 1 {A copy is attached and is also on the site.} other {A copy is on the site.}}",

  "mail.dossierMoved.subject": "There is news about your dossier",
  "mail.dossierMoved.intro": "Your dossier {number} has a new status: {state}.",
  "mail.dossierMoved.bare": "There is news about your dossier {number}.",
  "mail.dossierDecided.intro":
    "The fund has decided on your dossier {number}. You find the letter below and in your account.",
  "mail.requestReminder.subject": "Something waits for you in the office",
  "mail.requestReminder.intro": "Something waits for you in the office of the fund.",
  "mail.requestReminder.logIn": "Log in to read it.",
  "mail.requestReminder.due": "It needs an answer soon.",

  "mail.completionAsked.subject": "We need something more for your dossier",
  "mail.completionAsked.intro":
    "Something is missing in your dossier {number}. You can complete and submit it again {until}.",
  "mail.completionAsked.button": "Complete my dossier",

  "mail.dossierMessage.subject": "There is a message about your dossier",
  "mail.dossierMessage.intro": "There is a new message about your dossier {number}.",
  "mail.dossierMessage.button": "Read the message",
  "mail.dossierMessage.officeSubject": "An applicant wrote about a dossier",
  "mail.dossierMessage.officeIntro": "A message about a dossier is waiting in the office.",
  "mail.dossierMessage.officeButton": "Go to the office",
  "mail.dossierBounced.subject": "An email to an applicant did not arrive",
  "mail.dossierBounced.intro": "The mail server of an applicant refused an email about a dossier.",
  "mail.dossierBounced.what":
    "Check the address, or phone. Everything is in the applicant’s account. You can print a letter in the outbox.",
  "mail.dossierMention.subject": "A note mentions you",
  "mail.dossierMention.intro": "A colleague mentions you in a note about a dossier.",
  "mail.dossierMention.button": "Read the note",

  "mail.reminder.subject": "Your dossier has not been submitted yet",
  "mail.reminder.intro": "You started a dossier but have not submitted it yet. You can submit it {until}.",
  "mail.reminder.kept": "Everything is saved. You continue where you stopped.",
  "mail.reminder.button": "Continue my dossier",
  "mail.reminder.or": "Do you not want to submit it? Then you need not do anything.",

  "mail.lateAccess.subject": "You can still submit your dossier",
  "mail.lateAccess.intro": "The call has closed, but the fund gives you extra time: you can submit {until}.",
  "mail.lateAccess.own": "The link works for one person: do not pass it on.",
  "mail.lateAccess.button": "Submit my dossier",

  "mail.handOver.subject": "Fill in the details of your organisation",
  "mail.handOver.intro":
    "{employee} is putting the project of ‘{organisation}’ forward with {fund} and asks you to fill in the financial part.",
  "mail.handOver.needed":
    "Have these ready: date of establishment, enterprise number, bank account, articles of association and the details of the person who signs.",
  "mail.handOver.deadline": "{employee} can submit the dossier {until}. Please fill in this part earlier.",
  "mail.handOver.button": "Fill it in",
  "mail.handOver.valid":
    "The link works {until}. Anyone with this link can read and fill in this part. {employee} only sees that it is ready.",
  "mail.handOver.questions":
    "Questions? Reply to this email. Do you not know {employee}? Then you need not do anything.",

  "mail.projectApproval.subject": "Read the text about your project",
  "mail.projectApproval.intro": "The fund wrote a text about your project {number}, for the site.",
  "mail.projectApproval.read": "Please read it. Say whether it is right, or what should change.",
  "mail.projectApproval.button": "Read the text",
  "mail.projectApproval.silence": "You can answer {until}. If we hear nothing, we may put the text on the site.",
  "mail.projectApproval.never": "We never show your name or a photo without your yes.",
  "mail.handOverComplete.subject": "The financial part has been filled in",
  "mail.handOverComplete.intro": "The organisation filled in its part. Check your dossier and submit it.",
} satisfies Record<keyof typeof dutch, string>;
