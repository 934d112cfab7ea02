export const written = {
  "written.changed": "Laatst gewijzigd op {date}",
  "written.version": "Dit is een eerdere versie",
  "written.version.text": "Zo stond het er van {from, date, longDate} tot {until, date, longDate}.",
  "written.version.present": "Lees de huidige tekst",
  "written.versions": "Eerdere versies",
  "written.versions.first": "Eerste tekst",
  "written.versions.present": "huidige tekst",
  "written.none": "Deze tekst komt nog. Heb je nu al een vraag, stel ze gerust aan het fonds.",
};
