export const error = {
  "error.heading": "Oeps, er ging iets mis",
  "error.notFound": "Deze pagina kon niet gevonden worden",
  "error.lostPetal": "Misschien is ze verplaatst, of klopt het adres niet.",
  "error.notThereOrNotTranslated": "Deze pagina bestaat niet of is nog niet volledig vertaald",
  "error.notTranslated": "Deze pagina is nog niet volledig vertaald",
  "error.inDutch": "Delen zonder vertaling lees je in het Nederlands.",
  "error.unexpected": "Het ligt niet aan jou. Probeer het straks opnieuw, of laat het ons weten.",
  "error.home": "Terug naar home",
  "error.projects": "Bekijk de projecten",
  "error.picture": "Een bloesem met één blaadje op de grond",
};
