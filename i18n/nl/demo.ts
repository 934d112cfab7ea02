export const demo = {
  "demo.heading": "Demo-mailbox",
  "demo.title": "Demo-mailbox",
  "demo.text": "Elke mail van de demo. Niets gaat echt weg.",
  "demo.list": "Mails",
  "demo.none": "Nog geen mails",
  "demo.none.text": "Meld je aan, doe een gift of schrijf het fonds: de mail komt hier terecht.",
  "demo.to": "Aan <address>{to}</address>",
  "demo.frame": "De mail zelf",
  "demo.plain": "Als platte tekst",
};
