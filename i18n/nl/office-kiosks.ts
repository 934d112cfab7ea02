/** The page of the office on which tablets become kiosks. */
export const officeKiosks = {
  "officeKiosks.title": "Stemtablets",
  "officeKiosks.lead":
    "Op een stemtablet in de vestiging stemmen collega’s na elkaar, met hun toegangsbrief. Na elke stem vergeet hij alles.",
  "officeKiosks.none": "Er zijn nog geen stemtablets",
  "officeKiosks.none.text": "Elke tablet met een browser kan er een worden. Voeg hieronder de eerste toe.",
  "officeKiosks.list": "Je stemtablets",
  "officeKiosks.seen": "Laatst gebruikt op {at}",
  "officeKiosks.waits": "Nog op geen tablet ingesteld. De code is geldig tot {until}.",
  "officeKiosks.remove": "Verwijder",
  "officeKiosks.removed": "De stemtablet is verwijderd. Op dat toestel kan niemand nog stemmen.",
  "officeKiosks.added": "Stel nu ‘{name}’ in",
  "officeKiosks.added.scan":
    "Scan de QR-code met de camera van de tablet. Ze werkt één keer, {minutes} minuten lang, en je ziet ze alleen nu.",
  "officeKiosks.added.type": "Of open {address} op de tablet en typ deze code:",
  "officeKiosks.added.copy": "Kopieer de code",
  "officeKiosks.added.qr": "QR-code die van een tablet deze stemtablet maakt",
  "officeKiosks.added.lock":
    "Zet daarna de tablet vast op die pagina (begeleide toegang op een iPad, een app vastzetten op Android) en laat het scherm aan.",
  "officeKiosks.add": "Voeg een stemtablet toe",
  "officeKiosks.add.action": "Voeg toe en toon de code",
  "officeKiosks.branch": "Vestiging",
  "officeKiosks.branch.choose": "Kies een vestiging",
  "officeKiosks.branch.ask": "Kies de vestiging waar de tablet staat.",
  "officeKiosks.name": "Naam",
  "officeKiosks.name.help": "Bijvoorbeeld Kantine, om hem van de andere te onderscheiden.",
  "officeKiosks.name.ask": "Geef de stemtablet een naam.",
};
