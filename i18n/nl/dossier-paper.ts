/** What a printed dossier says beside what was asked and answered. */
export const dossierPaper = {
  "dossierPaper.heading": "Dossier {number}",
  "dossierPaper.number": "Nummer",
  "dossierPaper.sentAt": "Ingediend op",
  "dossierPaper.version": "Versie",
  "dossierPaper.fund": "Fonds",
  "dossierPaper.intro":
    "Dit is een kopie van wat je indiende, voor jezelf. Bewaar ze op een plaats waar alleen jij bij kunt.",
  "dossierPaper.unprintable": "Tekens die we niet kunnen drukken, staan hier als […]. Op de site staan ze er wel.",
  "dossierPaper.unanswered": "Niet ingevuld",
  "dossierPaper.file": "{name} ({size})",
  "dossierPaper.gone": "Een bestand dat er niet meer is",
  "dossierPaper.handedOver": "Financiële gegevens",
  "dossierPaper.handedOver.text": "Dit deel vulde de organisatie in. Het hoort bij het dossier, niet bij deze kopie.",
  "dossierPaper.page": "Pagina {number} van {pages}",
};
