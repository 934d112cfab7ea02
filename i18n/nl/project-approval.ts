import type { ApprovalProblem } from "#domain/project-draft.ts";

export const texts = {
  // The page on which an applicant reads the text of their project.
  "projectApproval.title": "Lees de tekst over je project",
  "projectApproval.lead": "Het fonds wil dit over je project op de site zetten. Klopt het?",
  "projectApproval.invalid": "Deze link werkt niet meer",
  "projectApproval.invalid.text": "Vraag het fonds om een nieuwe link.",
  "projectApproval.text": "De tekst",
  "projectApproval.answer": "Je antwoord",
  "projectApproval.yes": "Ja, de tekst klopt",
  "projectApproval.no": "Er moet iets anders",
  "projectApproval.wish": "Wat moet er anders?",
  "projectApproval.wish.ask": "Zeg wat er anders moet.",
  "projectApproval.name": "Toon mijn voornaam bij het project",
  "projectApproval.name.help":
    "Zonder je ja tonen we geen naam. Een foto komt er alleen met het ja van wie erop staat.",
  "projectApproval.send": "Antwoord",
  "projectApproval.approved": "Bedankt. Je keurde de tekst goed.",
  "projectApproval.changeAsked": "Bedankt. Het fonds leest wat er anders moet.",
  "projectApproval.again": "Je kunt je antwoord hieronder nog wijzigen.",
  "approval.unknown": "Deze link werkt niet meer.",
} satisfies Record<ApprovalProblem["code"], string> & Record<string, string>;
