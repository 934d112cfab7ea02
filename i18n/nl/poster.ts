/** Every sentence of the poster that hangs in a branch while people vote. */
export const poster = {
  "poster.title": "Affiches voor de stemming van {fund}",
  "poster.heading": "Eén stem, één project",
  "poster.dates": "Stem van {from} {until}",
  "poster.scan": "Scan en kies",
  "poster.qr": "QR-code die de stempagina opent",
  "poster.open": "Scan de code, of ga naar {address}",
  "poster.mailbox": "Meld je aan met de code die je per mail krijgt.",
  "poster.letter": "Geen mailbox? Gebruik de code op je toegangsbrief, ook op de stemtablet.",
  "poster.help": "Geen brief, of liever op papier? Vraag het je coördinator.",
  "poster.secret": "Je baas en collega’s zien niet wat je kiest.",
};
