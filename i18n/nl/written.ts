export const written = {
  "written.changed": "Laatst gewijzigd op {date}",
  "written.version": "Dit is een eerdere versie",
  "written.version.text": "Deze tekst gold van {from, date, longDate} tot {until, date, longDate}.",
  "written.version.present": "Lees de huidige tekst",
  "written.versions": "Eerdere versies",
  "written.versions.first": "Eerste tekst",
  "written.versions.present": "huidige tekst",
  "written.none": "Deze tekst komt nog. Heb je een vraag? Stel ze aan het fonds.",
};
