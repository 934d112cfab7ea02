import type { handOver as dutch } from "#i18n/nl/hand-over.ts";

/** What is said when the organisation fills in the financial part. */
export const handOver = {
  "handOver.offer": "Does the organisation hold these details?",
  "handOver.offer.text":
    "Then let it fill in this part itself. We email a personal link that needs no login. You see when it is complete, not what it says. You send the dossier yourself.",
  "handOver.offer.seen": "The organisation sees what you have already filled in below, and can change it.",
  "handOver.email": "Email address of whoever fills it in",
  "handOver.email.ask": "Enter the email address the link should go to.",
  "handOver.send": "Email the link",
  "handOver.sendAgain": "Email a new link",
  "handOver.waiting": "The organisation is filling in this part",
  "handOver.waiting.text":
    "We emailed the link on {made}. It works {until}. You will see here when this part is ready.",
  "handOver.over": "The link no longer works",
  "handOver.over.text": "We emailed it on {made}. It worked {until}. Email a new one: what was filled in is kept.",
  "handOver.changed": "The organisation has to look at something again",
  "handOver.changed.text":
    "You changed your dossier, so this part is no longer complete. The link of {made} works {until}: ask the organisation to open it again, or email a new one.",
  "handOver.complete": "The organisation has filled in this part",
  "handOver.complete.text":
    "They passed it on at this moment: {date}. What it says is theirs: you do not see it. Check the rest and send your dossier.",
  "handOver.link": "The link, to pass on yourself",
  "handOver.link.text":
    "You see it only now. Whoever has it can read and fill in this part: give it only to those who may.",
  "handOver.copy": "Copy the link",
  "handOver.again": "Send a new link",
  "handOver.again.text": "The previous link then stops working. What was filled in stays.",
  "handOver.takeBack": "Take this part back",
  "handOver.takeBack.sure":
    "Everything the organisation filled in and added is then thrown away, since it is not yours to read. Its link stops working, and you fill in this part yourself.",
  "handOver.takeBack.do": "Take back and throw away",
  "handOver.page": "Fill in the financial part",
  "handOver.page.text": "Here the organisation fills in what it holds itself, without logging in.",
  "handOver.page.lead": "{employee} is putting ‘{organisation}’ forward with {fund} and asks you to fill in this part.",
  "handOver.project": "Project",
  "handOver.deadline": "Deadline",
  "handOver.deadline.text":
    "{employee} submits the dossier, and can do so {deadline}. Please fill in this part a few days earlier.",
  "handOver.until": "Until when",
  "handOver.until.text": "Your link works {until}. We save everything at once: you can stop and continue later.",
  "handOver.data": "Who reads it",
  "handOver.data.text":
    "Those at the fund who deal with this dossier, and nobody else. {employee} sees that this part is complete, not what it says. We keep it encrypted, and nothing stays behind in this browser. <a>Read who sees what</a>.",
  "handOver.number": "The national register number",
  "handOver.number.text":
    "We ask for the signatory’s because it must stand in the agreement. We keep it encrypted, show it masked and record who looks at it.",
  "handOver.involvement": "Proof that {employee} is involved",
  "handOver.involvement.ask": "Add proof that {employee} is active in your organisation.",
  "handOver.involvement.hint": "For instance a letter from your organisation or a volunteer agreement.",
  "handOver.keep": "Save and go on later",
  "handOver.finish": "Done: pass it on",
  "handOver.done": "Thank you, this part is complete",
  "handOver.done.text": "{employee} is told, checks the dossier and sends it. There is nothing more for you to do.",
  "handOver.done.change": "You can change it as long as the dossier is open and your link works, {until}.",
  "handOver.change": "Change something after all",
  "handOver.closed": "This part can no longer be changed",
  "handOver.closed.text": "The dossier is no longer open for changes. {employee} knows how far it is.",
  "handOver.dead": "This link no longer works",
  "handOver.dead.text":
    "It is past its time, was replaced by a newer one or taken back. It may have been cut off on the way: then copy all of it from the email.",
  "handOver.dead.then":
    "Ask whoever asked you to fill in this part for a new link; you can reply to the email. If that does not work, <a>write to the fund</a>.",
} satisfies Record<keyof typeof dutch, string>;
