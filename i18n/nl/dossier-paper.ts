/** The texts of a printed dossier besides its questions and answers. */
export const dossierPaper = {
  "dossierPaper.heading": "Dossier {number}",
  "dossierPaper.number": "Nummer",
  "dossierPaper.sentAt": "Ingediend op",
  "dossierPaper.version": "Versie",
  "dossierPaper.fund": "Fonds",
  "dossierPaper.intro": "Dit is een kopie voor jezelf. Bewaar ze goed.",
  "dossierPaper.unprintable": "Tekens die we niet kunnen drukken, staan hier als […].",
  "dossierPaper.unanswered": "Niet ingevuld",
  "dossierPaper.file": "{name} ({size})",
  "dossierPaper.gone": "Een bestand dat er niet meer is",
  "dossierPaper.handedOver": "Financiële gegevens",
  "dossierPaper.handedOver.text": "De organisatie vulde dit deel in. Het staat niet in deze kopie.",
  "dossierPaper.page": "Pagina {number} van {pages}",
};
