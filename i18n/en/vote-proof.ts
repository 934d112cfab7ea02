import type { voteProof as dutch } from "#i18n/nl/vote-proof.ts";

export const voteProof = {
  "proof.who": "Who can see what?",
  "proof.who.lead":
    "Your boss, your colleagues, the fund, whoever runs the site: this is what each of them gets to see of your vote. No more and no less.",
  "proof.who.caption": "Who can see what of your vote, and when",
  "proof.who.person": "Who",
  "proof.who.voting": "While voting is open",
  "proof.who.closed": "After the close",
  "proof.who.released": "After the results",
  "proof.you": "You",
  "proof.you.voting": "What you chose, and your code.",
  "proof.you.closed": "What you chose, and your code.",
  "proof.you.released": "That you voted. What you chose is then gone for good.",
  "proof.colleague": "Your boss and your colleagues",
  "proof.colleague.voting": "Nothing. Not even whether you voted.",
  "proof.colleague.closed": "All codes, without names.",
  "proof.colleague.released": "The results, the turnout and all ballots shuffled, without names.",
  "proof.committee": "The committee",
  "proof.committee.voting": "Nothing. It gives its scores without knowing how the vote stands.",
  "proof.committee.closed": "What everyone sees. If it has to choose between equal projects, also which ones they are.",
  "proof.committee.released": "What everyone sees.",
  "proof.coordinator": "The coordinator",
  "proof.coordinator.voting":
    "How many colleagues have voted, by branch, in steps of {smallest} and never for a smaller group. Not who, not when, and not for what.",
  "proof.coordinator.closed": "How many colleagues voted. The results only when everyone sees them.",
  "proof.coordinator.released": "What everyone sees.",
  "proof.operator": "Whoever runs the server",
  "proof.operator.voting":
    "In the database: that you voted, and, to be found beside it, your code and your ballot, which is sealed. With the key as well: what you chose.",
  "proof.operator.closed": "The same.",
  "proof.operator.released": "That you voted, and all ballots shuffled. Nothing ties the two together any more.",
  "proof.honest": "What we have to be honest about",
  "proof.honest.lead":
    "No vote on a website is secret from someone who holds everything at once. These are the limits of ours.",
  "proof.honest.key": "The key",
  "proof.honest.key.text":
    "Someone with both the database and the key of the server can open votes until the results are out. Whoever runs the server usually has both. The key is not in the database, so that a stolen database alone tells nothing, and all that could be opened is destroyed with the results, in the files of the database too.",
  "proof.honest.backup": "Backups",
  "proof.honest.backup.text":
    "A copy of the database that was made during the vote keeps what was sealed then. Whoever runs the server should delete it after the results; we cannot do that for them.",
  "proof.honest.paper": "On paper",
  "proof.honest.paper.text":
    "If you hand in a paper vote at your branch, the coordinator reads your choice when entering it. Beside your name it only says that you voted on paper. If you had already voted yourself, the coordinator hears that you did, and not for what.",
  "proof.honest.access": "Logging in as you",
  "proof.honest.access.text":
    "Whoever can open your mailbox or holds your access letter can log in as you: vote in your place, or see what you chose until the results. The coordinator prints those letters. Each time this goes into the log, and the letter you had stops working.",
  "proof.honest.code": "Your code",
  "proof.honest.code.text":
    "It says that your vote is in the box, not what you chose: nobody can prove a choice with a code. On your own screen you do see what you chose, until the results. You need not show that to anyone.",
  "proof.honest.device": "The device",
  "proof.honest.device.text":
    "What you mark on the ballot stays in that one tab until you confirm. If you vote on a device that others use, log out afterwards.",
  "proof.honest.reminder": "Reminders",
  "proof.honest.reminder.text":
    "A reminder goes by itself to those who have not voted yet. The office does not get to see that list; whoever runs the server can see in the database who got a mail.",
  "proof.toRecount": "Count the votes yourself",
  "proof.toWho": "Who can see what?",
  "proof.toVote": "To the vote",
  "proof.recount": "Count the votes yourself",
  "proof.recount.lead":
    "You need not take our word for it. After the close all codes are online, and after the results all ballots too.",
  "proof.find": "Is your vote in the box?",
  "proof.find.text":
    "Type the code you were given when you voted. We look it up among {votes, plural, one {# code} other {# codes}} of {call}.",
  "proof.find.code": "Your code",
  "proof.find.help": "Twelve characters, such as ABCD-EFGH-JKMN.",
  "proof.find.action": "Find my code",
  "proof.find.yes": "Your code is on the list",
  "proof.find.yes.text": "Your vote is in the box and was counted.",
  "proof.find.no": "This code is not on the list",
  "proof.find.no.text":
    "Check that you copied it correctly, and that you got it in {call}. If all is right, please write to us: that must not happen.",
  "proof.find.contact": "Write to the fund",
  "proof.find.empty": "Type your code first.",
  "proof.none": "The codes come after the close",
  "proof.none.text":
    "As long as people vote or nothing has been counted, there is no list here. Keep your code until then.",
  "proof.lists": "The lists of {call}",
  "proof.lists.text": "Anyone may download them. There is not a single name in them.",
  "proof.lists.receipts": "All codes",
  "proof.lists.receipts.text": "One code for each vote, in alphabetical order.",
  "proof.lists.ballots": "All ballots",
  "proof.lists.ballots.text": "One line for each vote, in random order: the project that was chosen.",
  "proof.lists.ballots.later": "They appear together with the results.",
  "proof.lists.download": "Download <hidden>{name}</hidden>",
  "proof.how": "How to count",
  "proof.how.download": "Download the ballots",
  "proof.how.download.text": "It is a plain file that opens in any spreadsheet.",
  "proof.how.count": "Count how often each project is in it",
  "proof.how.count.text":
    'In a spreadsheet with a pivot table, or for each project with =COUNTIF(A:A,"name in the file"). On a Mac or Linux also with this command:',
  "proof.how.compare": "Compare",
  "proof.how.compare.text":
    "There are as many ballots as codes, and each project has as many votes as <results>the results</results> say.",
  "proof.names": "What the projects are called in the file",
  "proof.names.file": "In the file",
  "proof.names.project": "Project",
  "proof.names.votes": "Votes in the results",
  "proof.how.points": "Work out the points",
  "proof.how.points.text":
    "The project’s votes, divided by those of the project with the most votes, times the weight of the votes. Add the committee’s score, divided by a hundred, times its weight. Rounded to one decimal.",
  "proof.how.server":
    "Whoever runs the site counts everything again with one command: roll, box, codes and results must all agree, also with the lists as you download them here.",
} satisfies Record<keyof typeof dutch, string>;
