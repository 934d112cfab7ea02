import type { donate as dutch } from "#i18n/nl/donate.ts";

export const donate = {
  "donate.heading": "A gift, and things move",
  "donate.lead":
    "Every euro goes to projects that colleagues choose. You decide on the amount, your bank does the rest.",
  "donate.how": "What happens with your gift",
  "donate.how.transfer": "You transfer it",
  "donate.how.transfer.text": "Copy the account into your bank’s app. Any amount is welcome.",
  "donate.how.share": "Colleagues share it out",
  "donate.how.share.text": "Your gift is added to the budget for projects. The committee selects, colleagues vote.",
  "donate.how.report": "You read what came of it",
  "donate.how.report.text": "A year later the organisation tells on its project’s page what has changed.",
  "donate.slip": "Bank transfer",
  "donate.slip.amount": "You choose the amount",
  "donate.holder": "Beneficiary",
  "donate.iban": "IBAN",
  "donate.message": "Message",
  "donate.message.text": "Gift",
  "donate.copy.holder": "Copy the beneficiary",
  "donate.copy.iban": "Copy the IBAN",
  "donate.copy.message": "Copy the message",
  "donate.copied": "Copied: {value}",
  "donate.specimen": "Specimen: this account does not exist, do not transfer anything to it.",
  "donate.did": "What the fund supported last",
  "donate.did.all": "All results of {call}",
} satisfies Record<keyof typeof dutch, string>;
