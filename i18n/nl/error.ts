export const error = {
  "error.heading": "Oeps, er ging iets mis",
  "error.notFound": "Deze pagina kon niet gevonden worden",
  "error.lostPetal":
    "Misschien werd ze verplaatst, of zit er een foutje in het adres. Een bloemblaadje raakte de weg kwijt; dat gebeurt.",
  "error.notThereOrNotTranslated": "Deze pagina bestaat niet of is nog niet volledig vertaald",
  "error.notTranslated": "Deze pagina is nog niet volledig vertaald",
  "error.inDutch": "Wat nog geen vertaling heeft, lees je hieronder in het Nederlands.",
  "error.unexpected": "Het ligt niet aan jou. Probeer het zo meteen opnieuw; blijft het fout gaan, laat het ons weten.",
  "error.home": "Terug naar home",
  "error.projects": "Bekijk de projecten",
  "error.picture": "Een bloesem met één blaadje op de grond",
};
