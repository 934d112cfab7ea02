import type { texts as dutch } from "#i18n/nl/project-approval.ts";

export const texts = {
  // The page on which an applicant reads the text of their project.
  "projectApproval.title": "Read the text about your project",
  "projectApproval.lead": "The fund wants to put this about your project on the site. Is it right?",
  "projectApproval.invalid": "This link no longer works",
  "projectApproval.invalid.text": "Ask the fund for a new link.",
  "projectApproval.text": "The text",
  "projectApproval.answer": "Your answer",
  "projectApproval.yes": "Yes, the text is right",
  "projectApproval.no": "Something should change",
  "projectApproval.wish": "What should change?",
  "projectApproval.wish.ask": "Say what should change.",
  "projectApproval.name": "Show my first name with the project",
  "projectApproval.name.help": "Without your yes we show no name. A photo needs the yes of everyone in it.",
  "projectApproval.send": "Answer",
  "projectApproval.approved": "Thank you. You approved the text.",
  "projectApproval.changeAsked": "Thank you. The fund reads what should change.",
  "projectApproval.again": "You can still change your answer below.",
  "approval.unknown": "This link no longer works.",
} satisfies Record<keyof typeof dutch, string>;
