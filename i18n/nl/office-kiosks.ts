/** The page of the office that manages kiosks. */
export const officeKiosks = {
  "officeKiosks.title": "Stemtablets",
  "officeKiosks.lead": "Op een stemtablet stemmen collega’s na elkaar, met hun toegangsbrief.",
  "officeKiosks.none": "Er zijn nog geen stemtablets",
  "officeKiosks.none.text": "Je kunt elke tablet met een browser gebruiken.",
  "officeKiosks.list": "Je stemtablets",
  "officeKiosks.seen": "Laatst gebruikt op {at}",
  "officeKiosks.waits": "Nog niet ingesteld. De code werkt tot {at}.",
  "officeKiosks.remove": "Verwijder",
  "officeKiosks.removed": "De stemtablet is verwijderd. Niemand kan er nog op stemmen.",
  "officeKiosks.added": "Stel nu ‘{name}’ in",
  "officeKiosks.added.scan":
    "Scan de QR-code met de tablet. Ze werkt één keer, {minutes} minuten lang. Je ziet ze alleen nu.",
  "officeKiosks.added.type": "Of typ deze code op {address}:",
  "officeKiosks.added.copy": "Kopieer de code",
  "officeKiosks.added.qr": "QR-code voor de stemtablet",
  "officeKiosks.added.lock":
    "Zet de tablet daarna vast op die pagina (begeleide toegang op een iPad, app vastzetten op Android).",
  "officeKiosks.add": "Voeg een stemtablet toe",
  "officeKiosks.add.action": "Voeg toe en toon de code",
  "officeKiosks.branch": "Vestiging",
  "officeKiosks.branch.choose": "Kies een vestiging",
  "officeKiosks.branch.ask": "Kies de vestiging van de tablet.",
  "officeKiosks.name": "Naam",
  "officeKiosks.name.help": "Bijvoorbeeld Kantine.",
  "officeKiosks.name.ask": "Geef de stemtablet een naam.",
};
