export const written = {
  "written.changed": "Laatst gewijzigd op {date}",
  "written.none": "Deze tekst komt nog. Heb je nu al een vraag, stel ze gerust aan het fonds.",
};
